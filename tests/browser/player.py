"""A person at a page: what they see, and what they press."""

from __future__ import annotations

from tests.stack.browser import Browser, BrowserError, wait_for

LEADING_ON = (
    *("[data-choice]", "[data-fits=yes]", "[data-command=draw]", "[data-command=keep]"),
    "[data-command=go-on]",
)
"""What a player presses who only ever takes the first button that leads on."""
FIRST = """
    for (const selector of arguments[0]) {
        const found = [...document.querySelectorAll(selector)].find((node) => node.checkVisibility());
        if (found) return selector;
    }
    return null;
"""
SEEN = "return [...document.querySelectorAll(arguments[0])].some(node => node.checkVisibility())"


def click_on(browser: Browser) -> None:
    """Click the first button that leads on and wait for a line; without one, wait for either of them."""
    before = len(browser.lines())
    selector = browser.run(FIRST, LEADING_ON)
    if selector is None:  # the line that ends a round may have come just before it was counted
        wait_for(
            lambda: len(browser.lines()) > before or browser.run(FIRST, LEADING_ON), "a line or a button"
        )
        return
    try:
        browser.click(selector)
    except BrowserError:  # it has gone meanwhile
        return
    wait_for(lambda: len(browser.lines()) > before, "a line")
