import { useCallback } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { useToasts } from 'ui-kit/use-toasts';
import { useLocked } from '../../shared/session/access.ts';

/** Loads when the browser is idle: few sessions expire, and a form's code is large. */
const dialog = lateView(
  async () => (await import('./session-expired-dialog.tsx')).SessionExpiredDialog,
  'at-rest',
);

/** The password dialog of an expired session. A login in another tab ends the wait, too. */
export function SessionExpiredSlot() {
  const toasts = useToasts();
  const missing = useCallback(
    () =>
      toasts.error(
        'Tu sesión venció. Abre el panel en otra pestaña e inicia sesión allí: luego puedes seguir en esta.',
        { key: 'sesion', duration: null },
      ),
    [toasts],
  );
  const View = useLateView(dialog, useLocked() !== null, missing);
  return View ? <View /> : null;
}
