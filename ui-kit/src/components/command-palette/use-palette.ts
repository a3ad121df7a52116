import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import type { PaletteGroup } from './palette-list.tsx';

/** Opens an option's link, optionally in a new tab, or runs its action. */
function open(option: HTMLElement | null, inNewTab = false): void {
  if (inNewTab && option instanceof HTMLAnchorElement) window.open(option.href, '_blank', 'noopener');
  else option?.click();
}

/**
 * Tracks the active option: the first until the user presses an arrow key, then the chosen one even when results
 * change. Enter waits if results that rank before the first option are still loading.
 */
export function usePalette(groups: readonly PaletteGroup[], flush: () => void) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [pressed, setPressed] = useState(false);
  const keys = groups.flatMap(({ items }) => items.map(({ key }) => key));
  const found = chosen === undefined ? -1 : keys.indexOf(chosen);
  // If the chosen option disappeared, do not replace it with the first.
  const active = chosen === undefined && keys.length > 0 ? 0 : found;
  const awaited = groups.findIndex(({ busy }) => busy);
  const sure = awaited < 0 || groups.slice(0, awaited).some(({ items }) => items.length > 0);
  const optionId = useCallback((index: number) => `${id}-${index}`, [id]);

  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView?.({ block: 'nearest' });
  }, [active, optionId]);
  useEffect(() => {
    if (!pressed || !sure) return;
    setPressed(false);
    open(document.getElementById(optionId(0)));
  }, [pressed, sure, optionId]);

  const go = (to: number) => {
    setPressed(false);
    setChosen(keys.at(to % keys.length));
  };
  const enter = (inNewTab: boolean) => {
    if (chosen !== undefined || sure) return open(document.getElementById(optionId(active)), inNewTab);
    flush();
    setPressed(true);
  };
  const onKeyDown = (event: KeyboardEvent, text: string) => {
    // While the user types a term, these keys move the cursor.
    const inText = found < 0 && text !== '';
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => go(active + 1),
      ArrowUp: () => go(active - 1),
      Home: inText ? undefined : () => go(0),
      End: inText ? undefined : () => go(-1),
      Enter: () => enter(event.ctrlKey || event.metaKey),
    };
    const act = event.nativeEvent.isComposing ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return {
    id,
    active,
    count: keys.length,
    optionId,
    onKeyDown,
    /** Restarts at the first option for a new term. */
    restart: () => {
      setChosen(undefined);
      setPressed(false);
    },
  };
}
