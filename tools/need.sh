#!/bin/sh Installs Debian packages if permitted; otherwise prints the missing ones.
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    echo "== installing $*"
    # In runlevel 1 no service is started: the tests start their own.
    apt-get update -qq && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" > /dev/null
else
    echo "Missing system packages: $*. Please install them (Debian: sudo apt-get install $*) and run make again."
    exit 1
fi
