import { useCallback, useState } from 'react';
import { type LateView, useLateView } from 'ui-kit/late-view';

/** A lazily loaded dialog about the selection at opening; later changes of the selection do not affect it. */
export function useAsked<T, P>(view: LateView<P>) {
  const [asked, ask] = useState<T>();
  const close = useCallback(() => ask(undefined), []);
  return { asked, ask, close, Dialog: useLateView(view, asked !== undefined, close) };
}
