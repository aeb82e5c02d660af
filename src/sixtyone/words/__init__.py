"""Words for people, by message id: the catalogues of the languages, and the sentences that describe a match."""
