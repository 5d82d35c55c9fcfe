"""Codes with which guests have their seats back.

A visit of a guest has one. It is told to the guest alone; the store has only its proof.

>>> code = new_code()
>>> len(code), proof_of(code) == proof_of(tidy_code(f" {code[:5].upper()}-{code[5:]} "))
(10, True)
>>> tidy_code("bert"), proof_of("")
('', '')
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from access_uno.words.codes import in_one_piece

ALPHABET: Final = "23456789abfhkmrwxyz"  # characters that are mistaken for no other, neither read nor heard
LENGTH: Final = 10


def new_code() -> str:
    """A code that no one can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def tidy_code(text: str) -> str:
    """The code that is typed, in capitals or not, with blanks and hyphens or not; empty if it is none."""
    code = in_one_piece(text).replace("-", "").casefold()
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else ""


def proof_of(code: str) -> str:
    """What the store keeps of a code, by which it is known again; nothing of no code."""
    return hashlib.sha256(code.encode()).hexdigest() if code else ""
