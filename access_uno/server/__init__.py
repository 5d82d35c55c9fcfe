"""A server where people who are elsewhere play together: accounts, tables, matches, and who may do what.

It knows no terminal and no network. A client that comes in gets a `Session`, which takes wishes, and is told
messages, as values of `access_uno/protocol/`.
"""
