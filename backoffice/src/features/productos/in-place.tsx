import { type ComponentProps, useState } from 'react';

/** A field in place of a cell's text: focused, with its text selected. */
export function InPlace(props: ComponentProps<'span'>) {
  const focus = (root: HTMLSpanElement | null) => {
    const input = root?.querySelector('input');
    input?.focus();
    input?.select();
  };
  const [first] = useState(() => focus);
  return <span ref={first} {...props} />;
}
