/** The panel's session. An expired one waits for the password above the page. */
import { authLogout } from 'api-client/backoffice';
import { createSession } from 'app-core/session/session';

export type { Session } from 'app-core/session/token';
export { sessionFrom } from 'app-core/session/token';

export const session = createSession({
  locks: true,
  logOut: (token) => authLogout({ auth: () => token, keepalive: true }),
});

export const {
  state: sessionStore,
  start: startSession,
  end: endSession,
  logOut,
  expire: lockSession,
} = session;
