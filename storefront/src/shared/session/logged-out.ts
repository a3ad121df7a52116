/** Selector of a part while nobody is logged in: room for prices is not kept then. The attribute is that of early-session.ts. */
export const loggedOut = 'html:not([data-session]) &';
