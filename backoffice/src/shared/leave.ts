/** Navigates to another origin. A separate module, so that tests can mock it: jsdom can't navigate. */
export const navigateTo = (url: string): void => window.location.assign(url);
