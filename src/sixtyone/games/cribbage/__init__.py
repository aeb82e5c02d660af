"""Cribbage with all its varieties, as one machine driven by ``CribbageRules``."""
