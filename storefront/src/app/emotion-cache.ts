import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { setAsideParts } from './style-parts.ts';

/** Begins the name of each class. 'css' would have emotion move the page's styles, and the browser read them twice. */
const KEY = 'tl';

/** Of all the prefixes that emotion would write, a third of a page's rules, the two that Safari still goes by. */
const forSafari: StylisPlugin = (element) => {
  if (element.type === 'decl' && /^(user-select|text-size-adjust)$/.test(String(element.props))) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** One list for all pages: emotion keeps what it has compiled by it, so that a server compiles each style once. */
const plugins = [forSafari];

/** The server's render collects a page's styles here; the browser finds them in the page's head. */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({
    key: KEY,
    // In development too: a style element for each rule would make the styles of a page slow to work out.
    speedy: true,
    stylisPlugins: plugins,
  });
  // Collected and written into the head at the end, instead of style elements between the content.
  if (import.meta.env.SSR) cache.compat = true;
  else setAsideParts(cache);
  return cache;
}
