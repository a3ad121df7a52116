import createCache, { type EmotionCache } from '@emotion/cache';

/** The server's render collects a page's styles here; the browser finds them in the page's head. */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  // Collected and written into the head at the end, instead of style elements between the content.
  if (import.meta.env.SSR) cache.compat = true;
  return cache;
}
