import { lateView, useLateView } from 'ui-kit/late-view';
import { closeEnrolment, useShowsEnrolment } from '../../shared/session/enrolment.ts';

const dialog = lateView(async () => (await import('./enrol-dialog.tsx')).EnrolDialog, 'when-wanted');

/** Loads the dialog on demand; if that fails, the set-up page opens instead. */
export function EnrolSlot() {
  const View = useLateView(dialog, useShowsEnrolment(), closeEnrolment);
  return View ? <View /> : null;
}
