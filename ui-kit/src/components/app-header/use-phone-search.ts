import { type KeyboardEvent, type MouseEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

const isField = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement;

/**
 * State of the search that fills the row on phones. Opening focuses its field. The button, Escape in an empty field, or
 * a chosen term closes the search and returns the focus to the opener.
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
