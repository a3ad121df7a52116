import { useBlocker } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { hasTypedText, leaveTexts, useIsTyped } from 'ui-kit/typed';

const question = lateView(async () => (await import('ui-kit/confirm-dialog')).ConfirmDialog, 'at-rest');

export interface LeaveGuardProps {
  /** Account that typed the text. No question is asked once another account, or none, uses the page. */
  account: () => string | null;
}

/** Asks before the user leaves unsaved text (`useTyped`) by link, Back, reload or closing. Render once per app. */
export const LeaveGuard = ({ account }: LeaveGuardProps) => useIsTyped() && <Guard account={account} />;

function Guard({ account }: LeaveGuardProps) {
  const [owner] = useState(account);
  const unsavedTexts = () => (account() === owner ? hasTypedText() : []);
  const [words, setWords] = useState<{ title: string; text: string }>(leaveTexts);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const leaves = current.pathname !== next.pathname;
      const turns = JSON.stringify(current.search) !== JSON.stringify(next.search);
      const [first] = unsavedTexts().filter(
        ({ inList, staysInApp }) => !staysInApp && (leaves || (inList && turns)),
      );
      if (first) setWords(first);
      return first !== undefined;
    },
    // The browser asks with its own text.
    enableBeforeUnload: () => unsavedTexts().length > 0,
    withResolver: true,
  });
  const { status, proceed, reset } = blocker;
  const isAsking = status === 'blocked';
  // Use the browser's dialog: offline, the lazy code of the question may not load.
  const askPlainly = useCallback(() => {
    if (window.confirm(`${words.title} ${words.text}`)) proceed?.();
    else reset?.();
  }, [words, proceed, reset]);
  const Question = useLateView(question, isAsking, askPlainly);
  if (!Question) return null;
  return (
    <Question
      title={words.title}
      text={words.text}
      texts={{ confirm: leaveTexts.confirm, cancel: leaveTexts.cancel }}
      open={isAsking}
      ignoresBack
      destructive
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    />
  );
}
