# The targets of access-uno. Each first sets up what it needs, once (.ci/setup).
#
#   make play    start the game; ARGS="..." goes to it, as in: make play ARGS="play --computers 1"
#   make test    check everything: style, types, words, and all tests; ARGS=--shuffle=7 for another order
#   make test-browser  the page in real browsers, with a real screen reader and behind real proxies; takes minutes
#   make test-pythons  the unit tests with each installed Python, from 3.11 on
#   make test-loaded   all of it twenty times, on a machine that is busy; RUNS=3 for three times
#   make readers play seven rounds with every key under Fenrir, yasr and BRLTTY; ARGS=fenrir under one of them
#   make torture run the game on random input for an hour; TIME=60 for a minute, SEED=7 to begin with this seed
#   make week    a week of a house, shortened, in two minutes; TIME=3600 PEOPLE=500 for a long one
#   make try     play by itself, on systems where the tests do not run: Windows and macOS
#   make lint    style, types and words alone
#   make bench   measure speed; ARGS="engine" measures one thing only
#   make bench-strength   measure how well the computer players play; takes long
#   make dist    build what is published, into dist/
#   make test-dist      try what is in dist/ with each installed Python; builds it first
#   make test-windows   try the Windows zip with Wine
#   make release-check  ask the tools of the package registry what is wrong with dist/
#   make lock    lock the Python packages that all this installs; ARGS=--upgrade for the newest ones
#   make clean   remove everything that was built here

BIN = .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PYTHON = $(BIN)/python
unexport PYTHONDONTWRITEBYTECODE # else hundreds of programs that tests start would each compile their modules anew
PUBLISH = PYTHONPATH=.ci $(PYTHON) -m publish
.SILENT:
.NOTPARALLEL:
.PHONY: play test test-browser test-pythons test-loaded readers torture week try lint style bench bench-strength dist test-dist test-windows release-check lock clean

play: .venv/ready-to-play
	$(BIN)/access-uno $(ARGS)

test: style
	$(PYTHON) -m pytest -n auto --dist worksteal $(ARGS)

test-browser: .venv/ready-to-test-browser
	$(PYTHON) -m pytest -n 0 tests/browser $(ARGS)

test-pythons: .venv/ready-to-test
	$(PYTHON) -m tests.pythons $(ARGS)

test-loaded: .venv/ready-to-test
	$(PYTHON) -m tests.torture.loaded $(RUNS)

readers: .venv/ready-to-test
	$(PYTHON) -m tests.stack.seven_rounds $(ARGS)

torture: .venv/ready-to-test
	$(PYTHON) -m tests.torture $(or $(TIME),3600) $(SEED)

week: .venv/ready-to-test
	$(PYTHON) -m tests.torture.week $(or $(TIME),120) $(or $(PEOPLE),100)

try: export ACCESS_UNO_HOME = $(CURDIR)/build/try
try: .venv/ready-to-play
	$(BIN)/access-uno --version
	$(BIN)/access-uno doctor
	$(BIN)/access-uno simulate --rounds 100 --jobs 2
	$(BIN)/access-uno replay docs/first-round.uno
	echo hand | $(BIN)/access-uno play --lines --seed 7

lint: style
	$(PYTHON) -m tests.tools.words

style: .venv/ready-to-test
	$(PYTHON) -m ruff check --quiet
	$(PYTHON) -m ruff format --check --quiet
	# the types once more, beside them, with the lines that run on Windows alone
	$(PYTHON) -m mypy & $(PYTHON) -m mypy --platform win32 --cache-dir .mypy_cache/windows access_uno braille && wait $$!

bench: .venv/ready-to-test
	$(PYTHON) -m tests.bench $(ARGS)

bench-strength: .venv/ready-to-test
	$(PYTHON) -m tests.bench strength

dist: .venv/ready-to-publish
	$(PUBLISH)

test-dist: dist
	$(PYTHON) -m pytest -n 0 .ci/publish/checks/test_dist.py

test-windows: dist
	$(PYTHON) -m pytest -n 0 .ci/publish/checks/test_windows.py

release-check: dist
	$(PUBLISH).checks.release

clean:
	rm -rf .venv build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

lock:
	.ci/lock $(ARGS)

.venv/ready-to-test-browser: pyproject.toml .ci/setup .ci/locks/test.txt tests/browser/axe.py
	.ci/setup test-browser
	$(PYTHON) -m tests.browser.axe

.venv/ready-to-%: pyproject.toml .ci/setup .ci/locks/%.txt
	.ci/setup $*
