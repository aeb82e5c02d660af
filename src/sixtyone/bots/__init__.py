"""Players that see what a seat sees, and nothing else.

A bot is given a view and says an action as text: ``BOTS`` lists those that there are.
"""
