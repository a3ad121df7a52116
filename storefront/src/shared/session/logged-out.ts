/** Selects a part of the page while nobody is logged in, when no prices come. `early-session.ts` sets the attribute. */
export const loggedOut = 'html:not([data-session]) &';
