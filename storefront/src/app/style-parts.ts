/**
 * Emotion creates a separate style for a component that another component extends, though no element uses that part
 * alone. The server lists these parts without their rules. The browser inserts them when idle, so that they do not slow
 * down hydration.
 */
import type { EmotionCache } from '@emotion/react';
import { whenIdle } from 'ui-kit/when-idle';

const ATTRIBUTE = 'data-parts';

/** Returns the page's style tags with the list of unused parts. `sent`: names of the styles in `tags`. */
export function withParts(tags: string, { inserted }: EmotionCache, sent: readonly string[]): string {
  const whole = new Set(sent);
  const parts = Object.keys(inserted).filter(
    (name) => typeof inserted[name] === 'string' && !whole.has(name),
  );
  return tags.replace('<style', `<style ${ATTRIBUTE}="${parts.join(' ')}"`);
}

/** Delays the insertion of the parts that the page lists. */
export function delayParts(cache: EmotionCache): void {
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
