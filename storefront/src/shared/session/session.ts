/** Who is using the shop. Empty on the server and until the page has hydrated, so that both render the same. */
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

/** Opens a session with what the login answered. False if the token can't be read, or is over already. */
export function startSession(token: string): boolean {
  const opened = sessionFrom(token);
  return opened !== null && session.start(opened);
}
