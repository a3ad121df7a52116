import { type MouseEvent, useCallback, useId, useState } from 'react';
import { type LateView, useLateView } from 'ui-kit/late-view';

/** A button's menu, whose code comes once it is wanted: `button` is for the one, `menu` for the other. */
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
