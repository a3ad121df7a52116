/** The session of the shop. Empty on the server and before hydration, so that both render the same. */
import { authLogout } from 'api-client/storefront';
import { createSession } from 'app-core/session/session';
import { sessionFrom } from 'app-core/session/token';

export const session = createSession({
  logOut: (token) => authLogout({ auth: () => token, keepalive: true }),
});

export const {
  state: sessionStore,
  isCurrent: isAuthenticated,
  token: sessionToken,
  userId: sessionUserId,
  end: endSession,
  logOut,
  connect: connectSession,
} = session;

/** Starts a session with the login's token. Returns false if the token is unreadable or expired. */
export function startSession(token: string): boolean {
  const opened = sessionFrom(token);
  return opened !== null && session.start(opened);
}
