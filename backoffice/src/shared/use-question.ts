import { useState } from 'react';

/**
 * The question before a call. The question can be left while the call is pending: another one may be asked, and the
 * result is shown without navigation.
 */
export function useQuestion<Asked extends object>() {
  const [asked, ask] = useState<Asked>();
  const [left] = useState(() => new Set<Asked>());
  return {
    asked,
    ask,
    isLeft: (question: Asked) => left.has(question),
    leave: () => {
      if (asked) left.add(asked);
      ask(undefined);
    },
    /** Closes this question, unless another one has replaced it. */
    close: (question: Asked) => ask((now) => (now === question ? undefined : now)),
  };
}
