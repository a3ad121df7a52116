import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * Prefix of class names. With emotion's default 'css', emotion would move the styles and the browser would parse them
 * twice.
 */
const KEY = 'tl';

/** Writes only the vendor prefixes that Safari needs. All of emotion's prefixes make up a third of a page's rules. */
const forSafari: StylisPlugin = (element) => {
  if (element.type === 'decl' && /^(user-select|text-size-adjust)$/.test(String(element.props))) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** Drops Material's `color-adjust`, repeated for each class: paper prints no backgrounds (`ui-kit/theme/print-styles`). */
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
 * All pages share this list: emotion caches compiled styles by the list, so a server compiles each style once. Only the
 * server drops rules: in development, emotion reports an error in the browser for a rule that became empty.
 */
const plugins = import.meta.env.SSR ? [forSafari, forPaper, withoutInnerRing] : [forSafari];

/** On the server, collects a page's styles. In the browser, finds the styles in the page's head. */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({
    key: KEY,
    // Also in development: one style element per rule would make style calculation slow.
    speedy: true,
    stylisPlugins: plugins,
  });
  // Collect the styles for the head instead of writing style elements between the content.
  if (import.meta.env.SSR) cache.compat = true;
  return cache;
}
