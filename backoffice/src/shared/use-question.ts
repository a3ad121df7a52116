import { useState } from 'react';

/**
 * What is asked before a call. While its yes is under way it can be left: the question closes, another one may be
 * asked, and how it ends is told without leading anywhere.
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
    /** Closes that one, and no other that stands in its place by now. */
    close: (question: Asked) => ask((now) => (now === question ? undefined : now)),
  };
}
