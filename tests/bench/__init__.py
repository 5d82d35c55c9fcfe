"""Benchmarks: `make bench` runs them; each module bench_*.py has a `main()`."""
