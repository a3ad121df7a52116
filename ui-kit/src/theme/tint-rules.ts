import type { CSSObject, Theme } from '@mui/material/styles';
import { tintNames } from './tokens.ts';

/** The ground of whatever says its tint by `data-tint`: one style for all of them, and not one for each. */
export const tintRules = ({ tokens }: Theme): CSSObject =>
  Object.fromEntries(
    tintNames.map((tint) => [`&:where([data-tint=${tint}])`, { background: tokens.palette.tint[tint] }]),
  );
