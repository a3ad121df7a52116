import { type ReactNode, useCallback } from 'react';
import { useBackCloses } from 'ui-kit/back-closes';
import { lateView, useLateView } from 'ui-kit/late-view';
import { useToasts } from 'ui-kit/use-toasts';

export interface ShopMenuProps {
  open: boolean;
  onClose: () => void;
  children?: ReactNode;
}

const panel = lateView(async () => (await import('./menu-panel.tsx')).MenuPanel);

/** The menu's place in every page. Its code comes once somebody begins to use the page, or when it is first opened. */
export function ShopMenu(props: ShopMenuProps) {
  const { open, onClose } = props;
  const toasts = useToasts();
  const missing = useCallback(() => {
    onClose();
    // Many browsers remember what could not be had for as long as the page stands.
    toasts.error('No pudimos abrir el menú. Recarga la página e intenta de nuevo.', { key: 'menu' });
  }, [onClose, toasts]);
  const View = useLateView(panel, open, missing);
  useBackCloses(open, onClose);
  return View ? <View {...props} /> : null;
}
