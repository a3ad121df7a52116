import { z } from 'zod';
import { panelStore } from '../panel-store.ts';
import { ANYWHERE, handlerOf, SHORTCUTS, type ShortcutId } from './registry.ts';

/** Whether shortcuts are on. Single keys can disturb voice input, so they can be turned off, except '?'. */
export const shortcutsOn = panelStore('atajos', z.boolean(), true);

/** Milliseconds between two keys of a sequence. */
const PAUSE = 1500;

/** Returns whether the key is for a field, menu or dialog. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]',
  ) !== null;

function onKeyAnywhere(event: KeyboardEvent): void {
  const pressed = `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.key}`;
  const id = ANYWHERE.find(
    (one) => SHORTCUTS[one].keys.some((key) => key === pressed) && handlerOf(one) !== undefined,
  );
  const handler = id && handlerOf(id);
  if (!handler || event.altKey || event.shiftKey || isInDialog(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  handler();
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null;

/** Listens on the whole page. Returns a function that stops it. */
export function listenForShortcuts(): () => void {
  let typed: readonly string[] = [];
  let last = 0;

  const onKeyDown = (event: KeyboardEvent) => {
    // Shift is allowed: '?' and, on many keyboards, '/' need it.
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isTaken(event.target)) {
      return;
    }
    if (event.key === 'Shift') return;
    const keys = [...(event.timeStamp - last > PAUSE ? [] : typed), event.key];
    last = event.timeStamp;
    const begins = idsWith((wanted) => keys.every((key, place) => wanted[place] === key));
    typed = begins.length > 0 ? keys : [];
    const id = begins.find((one) => SHORTCUTS[one].keys.length === keys.length);
    if (!id) return;
    typed = [];
    event.preventDefault();
    handlerOf(id)?.();
  };

  window.addEventListener('keydown', onKeyAnywhere, true);
  window.addEventListener('keydown', onKeyDown);
  return () => {
    window.removeEventListener('keydown', onKeyAnywhere, true);
    window.removeEventListener('keydown', onKeyDown);
  };
}

const idsWith = (fits: (keys: readonly string[]) => boolean): ShortcutId[] =>
  (Object.keys(SHORTCUTS) as ShortcutId[]).filter(
    (id) => handlerOf(id) !== undefined && fits(SHORTCUTS[id].keys) && (shortcutsOn.get() || id === 'help'),
  );
