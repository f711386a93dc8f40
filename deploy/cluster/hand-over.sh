#!/bin/sh
# On each database machine, every five seconds (faro-hand-over.timer): a writer whose disk is nearly full hands the lead to the synchronous
# standby, before it can write nothing any more. PostgreSQL itself goes on with errors there, and Patroni sees it running.
# Once an hour at most, so that two full machines do not pass it to and fro.
set -eu
used=$(df --output=pcent "$DATA" | tr -dc 0-9)
if [ "$used" -lt 95 ]; then exit 0; fi
if [ -n "$(find "$STAMP" -mmin -60 2>/dev/null)" ]; then exit 0; fi
curl -fsS -m 2 -o /dev/null "http://$ADDRESS:8008/primary" 2>/dev/null || exit 0
touch "$STAMP"
echo "the disk is $used % full: handing over"
exec curl -sS -m 60 -X POST -d "{\"leader\": \"$NODE\"}" "http://$ADDRESS:8008/switchover"
