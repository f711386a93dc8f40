#!/bin/sh
# Waits until the process on a port is ready: sh deploy/wait-ready.sh <port> <seconds> [host name]
port=$1 left=$(( $2 * 2 )) host=${3:-localhost}
while [ "$left" -gt 0 ]; do
	curl -fsS -o /dev/null -H "Host: $host" "http://127.0.0.1:$port/health/ready" 2>/dev/null && exit 0
	left=$(( left - 1 ))
	sleep .5
done
echo "Port $port was not ready in $2 s; it says: journalctl -u faro@$port -n 30" >&2
exit 1
