#!/bin/bash
# Whether the server of this container says 200 at $HEALTH. Of bash alone: on a machine with no time left, a Node.js for each
# question is late, and the server that it asks is too.
address=${HEALTH#http://}
host=${address%%/*}
exec 3<> "/dev/tcp/${host%:*}/${host#*:}" || exit 1
printf 'GET /%s HTTP/1.0\r\nHost: %s\r\n\r\n' "${address#*/}" "$host" >&3
read -r _ status _ <&3
[ "$status" = 200 ]
