import type { KeyboardEvent } from 'react';

/** Inputs where Enter opens or presses something of their own. */
const OWN_ENTER = ['file', 'submit', 'button'];

/** For a form's `onKeyDown`: Enter in a field does not send it. It still breaks lines and presses buttons. */
export function withoutEnter(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key === 'Enter' && target instanceof HTMLInputElement && !OWN_ENTER.includes(target.type)) {
    event.preventDefault();
  }
}
