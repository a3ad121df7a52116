import type { ReactNode } from 'react';

/** Breaks a long e-mail address before `@` or after a punctuation mark; inside a word only if necessary. */
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
