import { useEffect, useRef } from 'react';
import { onShortcut, type ShortcutId } from './registry.ts';

/** Answers to a shortcut while the component stands; without a handler the shortcut does nothing here. */
export function useShortcut(id: ShortcutId, handler: (() => void) | undefined): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  const any = handler !== undefined;
  useEffect(() => (any ? onShortcut(id, () => latest.current?.()) : undefined), [id, any]);
}
