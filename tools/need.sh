#!/bin/sh
# Installs Debian packages where we may; elsewhere says which ones are missing.
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    echo "== installing $*"
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" > /dev/null
else
    echo "Missing system packages: $*. Please install them (Debian: sudo apt-get install $*) and run make again."
    exit 1
fi
