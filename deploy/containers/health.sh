#!/bin/bash
# Succeeds if this container's server answers 200 at $HEALTH. Uses only bash: starting Node.js for each check would be
# too slow on a busy machine, and would slow the server down.
address=${HEALTH#http://}
host=${address%%/*}
exec 3<> "/dev/tcp/${host%:*}/${host#*:}" || exit 1
printf 'GET /%s HTTP/1.0\r\nHost: %s\r\n\r\n' "${address#*/}" "$host" >&3
read -r _ status _ <&3
[ "$status" = 200 ]
