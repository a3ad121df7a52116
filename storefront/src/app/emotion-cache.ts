import createCache, { type EmotionCache } from '@emotion/cache';

/** The server's render collects a page's styles here; the browser finds them in the page's head. */
export function createEmotionCache(): EmotionCache {
  // In development too: a style element for each rule would make the styles of a page slow to work out.
  const cache = createCache({ key: 'css', speedy: true });
  // Collected and written into the head at the end, instead of style elements between the content.
  if (import.meta.env.SSR) cache.compat = true;
  return cache;
}
