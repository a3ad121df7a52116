import { Fragment, type PropsWithChildren, useState } from 'react';

type Args = Record<string, unknown>;
const same = (one: Args, other: Args) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    Object.is(one[name], other[name]),
  );

/**
 * Remounts a story when a control changes: component state would otherwise ignore the new args. Other changes, like the
 * scheme, keep the state.
 */
export function Anew({ args, children }: PropsWithChildren<{ args: Args }>) {
  const [shown, setShown] = useState({ args, times: 0 });
  if (!same(shown.args, args)) setShown({ args, times: shown.times + 1 });
  return <Fragment key={shown.times}>{children}</Fragment>;
}
