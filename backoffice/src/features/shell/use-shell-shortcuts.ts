import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mayOpen } from '../../shared/session/screens.ts';
import { listenForShortcuts, onShortcut, useShortcut } from '../../shared/shortcuts/shortcuts.ts';
import { AREAS } from './areas.tsx';
import { NEW_PEDIDO } from './new-pedido.tsx';

/** Registers the shortcuts of the frame: '?' for help, 'g' and a letter for each area and a new order. */
export function useShellShortcuts(onHelp: () => void): void {
  const router = useRouter();
  useShortcut('help', onHelp);
  useEffect(() => {
    const go = (href: string) => mayOpen(href) && void router.navigate({ href });
    const undo = AREAS.flatMap(({ shortcut, href }) =>
      shortcut ? [onShortcut(shortcut, () => go(href))] : [],
    );
    undo.push(onShortcut('goNewPedido', () => go(NEW_PEDIDO)));
    undo.push(listenForShortcuts());
    return () => {
      for (const one of undo) one();
    };
  }, [router]);
}
