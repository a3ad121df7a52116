import { useEffect, useRef } from 'react';
import { onShortcut, type ShortcutId } from './registry.ts';

/** Handles a shortcut while mounted; without a handler it does nothing. */
export function useShortcut(id: ShortcutId, handler: (() => void) | undefined): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  const any = handler !== undefined;
  useEffect(() => (any ? onShortcut(id, () => latest.current?.()) : undefined), [id, any]);
}
