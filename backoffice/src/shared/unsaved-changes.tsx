import { LeaveGuard } from 'app-core/forms/leave-guard';
import { useIsTyped } from 'ui-kit/typed';
import { session } from './session/access.ts';
import { useDraft } from './session/enrolment.ts';

/** The panel's single leave guard. Unsaved values also keep the second factor's page from replacing this one. */
export function UnsavedChanges() {
  useDraft(useIsTyped());
  // An expired session keeps its account, page and drafts.
  return <LeaveGuard account={session.userId} />;
}
