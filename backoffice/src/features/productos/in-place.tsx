import { type ComponentProps, useState } from 'react';

/** What opens in the place of a cell's text: opened, it has the keyboard, and what stood there is chosen. */
export function InPlace(props: ComponentProps<'span'>) {
  const focus = (root: HTMLSpanElement | null) => {
    const input = root?.querySelector('input');
    input?.focus();
    input?.select();
  };
  const [first] = useState(() => focus);
  return <span ref={first} {...props} />;
}
