import createCache from '@emotion/cache';

// One sheet for all rules, as in production: an element per rule slows every style query.
const newCache = () => createCache({ key: 'css', speedy: true });

/** Style cache of the current story. */
export let storyStyles = newCache();

/** Clears the styles of earlier stories; they would slow the next ones. */
export function freshStyles(): void {
  storyStyles.sheet.flush();
  storyStyles = newCache();
}
