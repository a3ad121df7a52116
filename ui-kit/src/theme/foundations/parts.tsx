import { styled } from '@mui/material/styles';
import { shape } from '../tokens.ts';

/** Building blocks of the pages about the foundations. Apps must not use these parts. */

export const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(10),
  maxWidth: theme.spacing(270),
}));

export const Block = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& h2': { ...theme.typography.h3, margin: 0 },
}));

/** Rows with a line between them, in place of a table. */
export const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${theme.tokens.palette.divider}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(3, 6),
    alignItems: 'center',
    padding: theme.spacing(4, 0),
    borderBottom: `1px solid ${theme.tokens.palette.divider}`,
  },
}));

/** Name of a token in code. */
export const Name = styled('code')(({ theme }) => ({
  ...theme.typography.subtitle2,
  fontSize: theme.typography.body1.fontSize,
  color: theme.tokens.palette.text.primary,
  overflowWrap: 'anywhere',
}));

export const Note = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.tokens.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
}));

/** Cards that fill the width, as many as fit. */
export const Tiles = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.spacing(44)}), 1fr))`,
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(2),
    minWidth: 0,
    padding: theme.spacing(4),
    borderRadius: shape.card,
    border: `1px solid ${theme.tokens.palette.border.soft}`,
    background: theme.tokens.palette.background.paper,
  },
}));

/** '1.234,5' */
export const written = (value: number, digits = 0) =>
  value.toLocaleString('es-AR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
