"""A house where people who are elsewhere play together: accounts, tables, matches, and who may do what.

It knows no terminal and no network. Whoever comes in is a `Guest`, who asks and is told plain values, as
docs/protocol.md has them.
"""
