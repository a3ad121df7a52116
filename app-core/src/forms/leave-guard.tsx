import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';

export interface LeaveGuardProps {
  /** There is something to lose. */
  when: boolean;
  /** It is lost with another page or filter of the same list, too. */
  inList?: boolean;
  /** The account is left, and nobody asked: what stands on the screen is no longer this person's. */
  isOver: () => boolean;
  title: string;
  text: string;
  texts: { confirm: string; cancel: string };
}

/** Nobody leaves with unsaved changes without being asked: by link, back button, reload or closing. */
export function LeaveGuard({ when, inList = false, isOver, ...words }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      when &&
      (current.pathname !== next.pathname ||
        (inList && JSON.stringify(current.search) !== JSON.stringify(next.search))) &&
      !isOver(),
    // The browser asks in words of its own.
    enableBeforeUnload: when,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      {...words}
      open={blocker.status === 'blocked'}
      destructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
