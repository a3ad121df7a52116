/** Environment variables that describe the machine: paths, language, time zone, terminal. */
const OF_THE_MACHINE = new RegExp(
  `^(${[
    'PATH|PATHEXT|HOME|USER|LOGNAME|SHELL|TERM|LANG|LANGUAGE|LC_.*|TZ|TMPDIR|TMP|TEMP|XDG_.*|LD_LIBRARY_PATH',
    'NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|CI|NO_COLOR|FORCE_COLOR',
    'SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|APPDATA|LOCALAPPDATA|USERPROFILE|PROGRAMFILES.*',
  ].join('|')})$`,
  'i',
);

/** Returns the environment that every program may see: no setting of the shop, so no secret. */
export const machineEnv = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => OF_THE_MACHINE.test(name)));
