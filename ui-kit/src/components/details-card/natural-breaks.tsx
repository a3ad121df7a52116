import type { ReactNode } from 'react';

/** An e-mail address that needs two lines breaks before its `@` or after a mark; in mid-word only where nothing else helps. */
export function naturalBreaks(text: string): ReactNode {
  if (!/^\S+@\S+$/.test(text)) return text;
  const [first, ...parts] = text.split(/(?=@)|(?<=[._+-])/);
  return parts.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        <wbr />
        {part}
      </>
    ),
    first,
  );
}
