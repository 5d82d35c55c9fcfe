"""What is published: `make dist` builds all of it into dist/; see docs/publishing.md."""
