import { useState } from 'react';

/**
 * The question before a call. The question can be left while the call is pending: another one may be asked, and the
 * result is shown without navigation.
 */
export function useQuestion<Subject extends object>() {
  const [asked, ask] = useState<Subject>();
  const [left] = useState(() => new Set<Subject>());
  return {
    asked,
    ask,
    isLeft: (question: Subject) => left.has(question),
    leave: () => {
      if (asked) left.add(asked);
      ask(undefined);
    },
    /** Closes this question, unless another one has replaced it. */
    close: (question: Subject) => ask((now) => (now === question ? undefined : now)),
  };
}
