import type { CSSObject, Theme } from '@mui/material/styles';
import { tintNames } from './tokens.ts';

/** Background rules for elements with `data-tint`: one style for all tints. */
export const tintRules = ({ tokens }: Theme): CSSObject =>
  Object.fromEntries(
    tintNames.map((tint) => [`&:where([data-tint=${tint}])`, { background: tokens.palette.tint[tint] }]),
  );
