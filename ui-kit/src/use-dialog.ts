import { type RefObject, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Opens and closes a dialog of HTML as the state says. Calls `onOpenedEarly` for a dialog that the user opened in the
 * server's page before hydration.
 */
export function useDialog(open: boolean, onOpenedEarly?: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const openedEarly = useEffectEvent(() => onOpenedEarly?.());
  useLayoutEffect(() => {
    if (dialog.current?.open) openedEarly();
  }, []);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && wasOpen.current) dialog.current?.close();
    wasOpen.current = open;
  }, [open]);
  return dialog;
}

/** Handler of a dialog's `close` event, which comes late: the user may have opened the dialog again. */
export const whenClosed =
  (onClose: () => void) =>
  ({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
    if (!currentTarget.open) onClose();
  };

/** Styles of every dialog of HTML: the page behind does not scroll, and keeps the room of its scroll bar. */
export const stillPage = { ':root:has(&[open])': { overflow: 'hidden', scrollbarGutter: 'stable' } } as const;
