import createCache from '@emotion/cache';

// All rules in one sheet, as deployed: an element for each makes everything that looks at styles slower.
const newCache = () => createCache({ key: 'css', speedy: true });

/** Where the story of a test has its styles. */
export let storyStyles = newCache();

/** Those of stories that are gone would make the next ones slower. */
export function freshStyles(): void {
  storyStyles.sheet.flush();
  storyStyles = newCache();
}
