import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import type { PaletteGroup } from './palette-list.tsx';

/** Follows an option's link, in a tab of its own if it is wanted there, or does what it is for. */
function open(option: HTMLElement | null, inNewTab = false): void {
  if (inNewTab && option instanceof HTMLAnchorElement) window.open(option.href, '_blank', 'noopener');
  else option?.click();
}

/**
 * Which option the keyboard is on: the first, until the arrows have moved; then that one, whatever else comes. Enter on
 * a first one that is not sure yet, because what stands before it is on its way, waits until it is.
 */
export function usePalette(groups: readonly PaletteGroup[], flush: () => void) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const [pressed, setPressed] = useState(false);
  const keys = groups.flatMap(({ items }) => items.map(({ key }) => key));
  const found = chosen === undefined ? -1 : keys.indexOf(chosen);
  // Whatever was chosen and is gone is not replaced by the first.
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
    // While a term is written they move the cursor in it, as in any field.
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
    /** Another term: from its first on. */
    restart: () => {
      setChosen(undefined);
      setPressed(false);
    },
  };
}
