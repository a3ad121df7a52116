import { type KeyboardEvent, type MouseEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

const isField = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement;

/**
 * The search that takes the whole row on phones. Opening puts the keyboard into its field; it closes by its button,
 * by Escape in an empty field, and when a term or a suggestion was chosen, and gives the keyboard back to its opener.
 */
export function usePhoneSearch() {
  const [open, setOpen] = useState(false);
  const slot = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useLayoutEffect(() => {
    if (open) slot.current?.querySelector('input')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const close = useCallback(() => setOpen(false), []);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (!isField(target)) return;
    if (key === 'Escape' ? target.value === '' : key === 'Enter' && target.value.trim() !== '') close();
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, [role=option]')) close();
  };
  return { open, show: () => setOpen(true), close, opener, slot: { ref: slot, onKeyDown, onClick } };
}
