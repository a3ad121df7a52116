#!/bin/sh
# PostgreSQL, on a socket alone. The first time it makes the shop's account and database, as docs/operating.md does by hand.
set -eu
data=${PGDATA:-/var/lib/postgresql/datos}
new=$data.nueva
PATH=$(echo /usr/lib/postgresql/*/bin | tr ' ' :):$PATH
if [ ! -e "$data" ]; then
  rm -rf "$new"
  initdb --pgdata="$new" --auth=peer --encoding=UTF8 --locale=C.UTF-8
  # By a PostgreSQL that listens nowhere: whoever waits for one would take it for the one that stays.
  postgres --single -D "$new" -c exit_on_error=true postgres > /dev/null <<SQL
CREATE ROLE tienda LOGIN
CREATE DATABASE tienda OWNER tienda TEMPLATE template0 ENCODING UTF8
SQL
  mv "$new" "$data"
fi
exec postgres -D "$data" -c listen_addresses= "$@"
