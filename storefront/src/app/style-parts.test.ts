import createCache, { type EmotionCache } from '@emotion/cache';
import { css } from '@emotion/react';
import { afterEach, expect, it, vi } from 'vitest';
import { delayParts, withParts } from './style-parts.ts';

vi.useFakeTimers();
afterEach(() => {
  document.head.innerHTML = '';
});

const red = css({ color: 'red' });
const blue = css({ color: 'blue' });
const rules = ({ sheet }: EmotionCache) =>
  sheet.tags.flatMap(({ textContent }) => textContent ?? '').join('');

it('lists the style parts that no element uses and does not send their rules', () => {
  const cache = createCache({ key: 'tl' });
  Object.assign(cache.inserted, { whole: '.tl-whole{}', part: '.tl-part{}', found: true });
  const tags =
    '<style data-emotion="tl-global g">a{}</style><style data-emotion="tl whole">.tl-whole{}</style>';
  expect(withParts(tags, cache, ['g', 'whole'])).toBe(tags.replace('<style', '<style data-parts="part"'));
});

it('delays only the style parts until the page is idle', () => {
  document.head.innerHTML = `<style data-parts="${red.name}" data-emotion="tl whole">.tl-whole{}</style>`;
  const cache = createCache({ key: 'tl' });
  delayParts(cache);
  for (const style of [red, blue, red]) {
    if (cache.inserted[style.name] === undefined) cache.insert(`.tl-${style.name}`, style, cache.sheet, true);
  }
  expect(rules(cache)).toContain('color:blue');
  expect(rules(cache)).not.toContain('color:red');
  vi.runAllTimers();
  expect(rules(cache).split('color:red')).toHaveLength(2);
});
