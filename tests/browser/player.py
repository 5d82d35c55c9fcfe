"""A person at a page: what they see, and what they press."""

from __future__ import annotations

from tests.stack.browser import Browser, BrowserError, wait_for

LEADING_ON = (
    *("[data-choice]", "[data-fits=yes]", "[data-command=draw]", "[data-command=keep]"),
    "[data-command=go-on]",
)
"""What a player presses who only ever takes the first button that leads on."""
SEEN = "return [...document.querySelectorAll(arguments[0])].some(node => node.checkVisibility())"


def leads_on(browser: Browser) -> str | None:
    """Return the first button that leads on, None if there is none now."""
    return next((selector for selector in LEADING_ON if browser.run(SEEN, selector)), None)


def click_on(browser: Browser) -> None:
    """Click the first button that leads on and wait for a line; without one, wait for either of them."""
    before = len(browser.lines())
    selector = leads_on(browser)
    if selector is None:  # the line that ends a round may have come just before it was counted
        wait_for(lambda: len(browser.lines()) > before or leads_on(browser), "a line or a button")
        return
    try:
        browser.click(selector)
    except BrowserError:  # it has gone meanwhile
        return
    wait_for(lambda: len(browser.lines()) > before, "a line")
