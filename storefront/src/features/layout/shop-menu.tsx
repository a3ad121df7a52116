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

/** The menu's place in every page. Its code loads on the first user interaction, or when the menu opens. */
export function ShopMenu(props: ShopMenuProps) {
  const { open, onClose } = props;
  const toasts = useToasts();
  const missing = useCallback(() => {
    onClose();
    // Many browsers do not try a failed import again until the page reloads.
    toasts.error('No pudimos abrir el menú. Recarga la página e intenta de nuevo.', { key: 'menu' });
  }, [onClose, toasts]);
  const View = useLateView(panel, open, missing);
  useBackCloses(open, onClose);
  return View ? <View {...props} /> : null;
}
