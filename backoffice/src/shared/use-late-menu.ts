import { type MouseEvent, useCallback, useId, useState } from 'react';
import { type LateView, useLateView } from 'ui-kit/late-view';

/** A button with a lazily loaded menu; `button` and `menu` are their props. */
export function useLateMenu<P>(view: LateView<P>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const id = useId();
  const onClose = useCallback(() => setAnchor(null), []);
  return {
    Menu: useLateView(view, wanted, onClose),
    wanted,
    menu: { id, anchor, onClose },
    button: {
      id: `${id}-button`,
      'aria-expanded': anchor !== null,
      'aria-controls': anchor ? id : undefined,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        setAnchor(currentTarget);
        setWanted(true);
      },
    },
  };
}
