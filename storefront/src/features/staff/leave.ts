/** Leaves the shop for another origin. Apart, so that tests can watch it: jsdom can't navigate. */
export const leaveTo = (url: string): void => window.location.assign(url);
