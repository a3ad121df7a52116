import { lateView, useLateView } from 'ui-kit/late-view';
import { putEnrolmentAway, useEnrolsOver } from '../../shared/session/enrolment.ts';

const dialog = lateView(async () => (await import('./enrol-dialog.tsx')).EnrolDialog, 'when-wanted');

/** The dialog's place over every screen; its code comes when it is first asked for, or else the page of its own opens. */
export function EnrolSlot() {
  const View = useLateView(dialog, useEnrolsOver(), putEnrolmentAway);
  return View ? <View /> : null;
}
