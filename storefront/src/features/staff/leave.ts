/** Leaves the shop for another origin. A module of its own, so that tests can mock it: jsdom cannot navigate. */
export const navigateTo = (url: string): void => window.location.assign(url);
