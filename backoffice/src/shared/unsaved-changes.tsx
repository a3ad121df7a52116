import { LeaveGuard } from 'app-core/forms/leave-guard';
import { useIsTyped } from 'ui-kit/typed';
import { useDraft } from './session/enrolment.ts';
import { session } from './session/session-store.ts';

/** The panel's one leave guard. What is typed also keeps the second factor's screen from taking the page's place. */
export function UnsavedChanges() {
  useDraft(useIsTyped());
  // A session that ran out still has its account: it leaves the screen, and what was typed, where they are.
  return <LeaveGuard account={session.userId} />;
}
