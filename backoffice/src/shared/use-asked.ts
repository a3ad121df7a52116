import { useCallback, useState } from 'react';
import { type LateView, useLateView } from 'ui-kit/late-view';

/**
 * A dialog, whose code comes once it is wanted, about what was chosen when it was opened: what is chosen behind it
 * meanwhile changes nothing in it.
 */
export function useAsked<T, P>(view: LateView<P>) {
  const [asked, ask] = useState<T>();
  const close = useCallback(() => ask(undefined), []);
  return { asked, ask, close, Dialog: useLateView(view, asked !== undefined, close) };
}
