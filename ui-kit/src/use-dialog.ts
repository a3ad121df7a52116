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

/**
 * Handlers of a dialog of HTML that call `onClose` when the user closes it by a form, Escape or the backdrop. The `close`
 * event alone comes late: a Back in between would find a closed layer that still counts as open. One closing may call
 * `onClose` twice.
 */
export function dialogCloses(onClose: () => void) {
  const ifOwn = ({ target, currentTarget }: SyntheticEvent): void => {
    if (target === currentTarget) onClose();
  };
  return {
    onCancel: ifOwn,
    onClick: ifOwn,
    onSubmit: ({ target }: SyntheticEvent): void => {
      if (target instanceof HTMLFormElement && target.method === 'dialog') onClose();
    },
    // The user may have opened the dialog again meanwhile.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
      if (!currentTarget.open) onClose();
    },
  };
}

/** Styles of every dialog of HTML: the page behind does not scroll, and keeps the room of its scroll bar. */
export const stillPage = { ':root:has(&[open])': { overflow: 'hidden', scrollbarGutter: 'stable' } } as const;
