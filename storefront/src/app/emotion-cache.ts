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

/** Drops Material's `color-adjust`, repeated for each class: paper prints no backgrounds (`ui-kit/theme/on-paper`). */
const forPaper: StylisPlugin = (element) => {
  if (element.type !== 'decl' || element.props !== 'color-adjust') return;
  element.value = '';
  element.return = '';
};

/** Drops Material's rule against the inner focus ring of old Firefox versions, repeated for each class. */
const withoutInnerRing: StylisPlugin = (element) => {
  if (element.type === 'rule' && element.value.includes('::-moz-focus-inner')) element.props = [];
};

/**
 * One list for all pages: emotion keeps what it has compiled by it, so that a server compiles each style once. Only the
 * server drops rules: in development, emotion reports an error in the browser for a rule that became empty.
 */
const plugins = import.meta.env.SSR ? [forSafari, forPaper, withoutInnerRing] : [forSafari];

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
