import type { KeyboardEvent } from 'react';

/** Inputs with their own Enter action. */
const OWN_ENTER = ['file', 'submit', 'button'];

/** A form's `onKeyDown`: Enter in a field does not submit. Line breaks and buttons still work. */
export function withoutEnter(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key === 'Enter' && target instanceof HTMLInputElement && !OWN_ENTER.includes(target.type)) {
    event.preventDefault();
  }
}
