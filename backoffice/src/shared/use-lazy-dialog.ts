import { useCallback, useState } from 'react';
import { type LateView, useLateView } from 'ui-kit/late-view';

/** A lazily loaded dialog about the selection at opening; later changes of the selection do not affect it. */
export function useLazyDialog<T, P>(view: LateView<P>) {
  const [subject, openFor] = useState<T>();
  const close = useCallback(() => openFor(undefined), []);
  return { subject, openFor, close, Dialog: useLateView(view, subject !== undefined, close) };
}
