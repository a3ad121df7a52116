#!/bin/sh
# PostgreSQL, on a socket alone. The first time it makes the shop's account and database, as docs/operating.md does by hand.
set -eu
data=/var/lib/postgresql/datos
new=$data.nueva
PATH=$(echo /usr/lib/postgresql/*/bin):$PATH
if [ ! -e "$data" ]; then
  rm -rf "$new"
  initdb --pgdata="$new" --auth=peer --encoding=UTF8 --locale=C.UTF-8
  pg_ctl --pgdata="$new" --wait --options='-c listen_addresses=' start
  createuser tienda
  createdb --owner tienda --template template0 --encoding UTF8 tienda
  pg_ctl --pgdata="$new" --wait stop
  mv "$new" "$data"
fi
exec postgres -D "$data" -c listen_addresses= "$@"
