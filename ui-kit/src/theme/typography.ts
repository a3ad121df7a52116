import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fonts } from './tokens.ts';

const tabular = { fontVariantNumeric: 'tabular-nums' } as const;
const title = {
  fontFamily: fonts.display,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
} as const;

/** 14, 16, 18, 22, 28, 36, 48 px; running text never under 14. Large sizes step down on phones. */
export function buildTypography(desktop: string): TypographyVariantsOptions {
  const steps = (phone: number, wide: number) => ({
    fontSize: `${phone / 16}rem`,
    [desktop]: { fontSize: `${wide / 16}rem` },
  });
  return {
    fontFamily: fonts.text,
    // One weight stands out of running text: a name, a label, a button.
    fontWeightMedium: 600,
    h1: { ...title, lineHeight: 1.15, ...steps(28, 36) },
    h2: { ...title, lineHeight: 1.2, ...steps(22, 28) },
    h3: { ...title, lineHeight: 1.25, ...steps(18, 22) },
    h4: { ...title, lineHeight: 1.3, fontSize: '1.125rem' },
    h5: { ...title, lineHeight: 1.3, fontSize: '1rem' },
    h6: { ...title, lineHeight: 1.3, fontSize: '1rem' },
    subtitle1: { fontSize: '1.125rem', lineHeight: 1.45 },
    subtitle2: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 600 },
    body1: { fontSize: '1rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.45 },
    caption: { fontSize: '0.875rem', lineHeight: 1.4 },
    button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none', lineHeight: 1.25 },
    overline: { fontSize: '0.875rem', fontWeight: 500, letterSpacing: '0.06em', lineHeight: 1.4 },
    price: { fontFamily: fonts.display, fontWeight: 700, lineHeight: 1.15, ...tabular, ...steps(18, 22) },
    figure: { fontFamily: fonts.display, fontWeight: 700, lineHeight: 1.1, ...tabular, ...steps(36, 48) },
  };
}
