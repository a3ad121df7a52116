import { styled as muiStyled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { isRules, plainPart, type Rules, writtenOnce } from './plain-part.tsx';

type Make = (...styles: unknown[]) => ElementType;

/** Material's version of each plain part, to extend it. */
const fullParts = new WeakMap<object, ElementType>();
const fullOf = (tag: unknown) => (typeof tag === 'function' ? (fullParts.get(tag) ?? tag) : tag);

/**
 * Material's `styled` for the kit's own parts. Their rules depend only on the theme and `ownerState`, so they are
 * computed once, not per element. A plain element that no theme or `sx` restyles skips Material's checks.
 */
export const styled = ((tag: Parameters<typeof muiStyled>[0], options?: { name?: string; slot?: string }) => {
  const make = muiStyled(fullOf(tag) as never, options) as unknown as Make;
  return (...styles: unknown[]) => {
    const written = styles.map((style) => (isRules(style) ? writtenOnce(style) : style));
    const full = make(...written);
    const [only] = written;
    if (
      typeof tag !== 'string' ||
      !options?.slot ||
      written.length !== 1 ||
      Object.keys(options).length > 2
    ) {
      return full;
    }
    const part = plainPart(
      tag,
      full,
      options.name ?? '',
      typeof only === 'function' ? (only as Rules) : only,
    );
    fullParts.set(part, full);
    return part;
  };
}) as unknown as typeof muiStyled;
