/** Script that forwards the command to the test's machine (`machine.ts`). */
const reportCommand = (name: string) =>
  `printf '%s\\0' "$@" | curl -sS --fail-with-body --unix-socket "$MACHINE/test.sock" -H "x-folder: $PWD" --data-binary @- http://test/${name}`;

/** Stand-ins for commands that need root on a whole machine, by name. In PATH, their folder precedes Debian's. */
export const STANDING_IN = {
  // Accepts every caller, unlike the real sudo.
  sudo: 'if [ "$1" = -u ]; then [ "$2" = postgres ] || exit 1; shift 2; exec $AS_POSTGRES "$@"; fi\nexec "$@"',
  runuser: `case "$1 $2 $3" in '-u tienda --') as=$AS_TIENDA ;; '-u postgres --') as=$AS_POSTGRES ;; *) exit 1 ;; esac
shift 3
exec $as "$@"`,
  install: `last=
for one; do
  shift
  case $last in -o) one=$TIENDA_UID ;; -g) one=$TIENDA_GID ;; esac
  last=$one
  set -- "$@" "$one"
done
exec /usr/bin/install "$@"`,
  nginx: 'exec /usr/sbin/nginx -c "$MACHINE/nginx/nginx.conf" "$@"',
  less: 'exec cat "$@"',
  'apt-get': reportCommand('apt-get'),
  certbot: reportCommand('certbot'),
  git: reportCommand('git'),
  npx: reportCommand('npx'),
  sudoedit: reportCommand('sudoedit'),
  systemctl: reportCommand('systemctl'),
  useradd: reportCommand('useradd'),
};
