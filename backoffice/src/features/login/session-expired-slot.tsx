import { lateView, useLateView } from 'ui-kit/late-view';
import { useLocked } from '../../shared/session/access.ts';

/** Loads when the browser is idle: few sessions expire, and a form's code is large. */
const dialog = lateView(
  async () => (await import('./session-expired-dialog.tsx')).SessionExpiredDialog,
  'at-rest',
);

/** The password dialog of an expired session. */
export function SessionExpiredSlot() {
  const View = useLateView(dialog, useLocked() !== null);
  return View ? <View /> : null;
}
