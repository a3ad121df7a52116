/**
 * Parts of styles: a component that is styled out of another one has a style of its own, which no element wears, only the
 * two together. The server names a page's parts without sending them; in the browser they wait until it rests, instead
 * of being worked out, for nothing, while it takes the page over.
 */
import type { EmotionCache } from '@emotion/react';
import { whenIdle } from 'ui-kit/when-idle';

const ATTRIBUTE = 'data-parts';

/** The page's styles with the names of its parts. `sent`: names of the styles that are in `tags`. */
export function withParts(tags: string, { inserted }: EmotionCache, sent: readonly string[]): string {
  const whole = new Set(sent);
  const parts = Object.keys(inserted).filter(
    (name) => typeof inserted[name] === 'string' && !whole.has(name),
  );
  return tags.replace('<style', `<style ${ATTRIBUTE}="${parts.join(' ')}"`);
}

/** Of the page that the browser has. */
export function setAsideParts(cache: EmotionCache): void {
  const names = document.querySelector(`style[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE)?.split(' ');
  const parts = new Set(names);
  const { insert } = cache;
  const waiting: (() => void)[] = [];
  const insertAll = () => {
    for (const insertOne of waiting.splice(0)) insertOne();
  };
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (parts.delete(serialized.name)) {
      cache.inserted[serialized.name] = true;
      waiting.push(() => insert(selector, serialized, sheet, shouldCache));
      if (waiting.length === 1) whenIdle(insertAll);
      return undefined;
    }
    return insert(selector, serialized, sheet, shouldCache);
  };
}
