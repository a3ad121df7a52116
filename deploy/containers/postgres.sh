#!/bin/sh
# Runs PostgreSQL on a socket only. The first start creates the shop's account and database, like docs/operating.md.
set -eu
data=${PGDATA:-/var/lib/postgresql/datos}
new=$data.nueva
PATH=$(echo /usr/lib/postgresql/*/bin | tr ' ' :):$PATH
if [ ! -e "$data" ]; then
  rm -rf "$new"
  initdb --pgdata="$new" --auth=peer --encoding=UTF8 --locale=C.UTF-8
  # Use single-user mode: a health check must not see a server that is about to stop.
  postgres --single -D "$new" -c exit_on_error=true postgres > /dev/null <<SQL
CREATE ROLE tienda LOGIN
CREATE DATABASE tienda OWNER tienda TEMPLATE template0 ENCODING UTF8
SQL
  mv "$new" "$data"
fi
exec postgres -D "$data" -c listen_addresses= "$@"
