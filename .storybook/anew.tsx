import { Fragment, type PropsWithChildren, useState } from 'react';

type Args = Record<string, unknown>;
const same = (one: Args, other: Args) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    Object.is(one[name], other[name]),
  );

/**
 * A story that begins anew when a control changes: many keep what a click changes as state of their own, which would
 * not follow. What else changes, the scheme for one, leaves it as it is.
 */
export function Anew({ args, children }: PropsWithChildren<{ args: Args }>) {
  const [shown, setShown] = useState({ args, times: 0 });
  if (!same(shown.args, args)) setShown({ args, times: shown.times + 1 });
  return <Fragment key={shown.times}>{children}</Fragment>;
}
