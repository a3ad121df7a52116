/** CSS selector for documents without a session, which get no prices. `early-session.ts` sets the attribute. */
export const loggedOut = 'html:not([data-session]) &';
