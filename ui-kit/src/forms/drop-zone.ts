import type { Theme } from '@mui/material/styles';
import { shape, touchTarget } from '../theme/tokens.ts';

/** Styles of a file input's label: a click opens the input, a drop fills it. */
export const dropZoneStyles = ({ theme }: { theme: Theme }) => ({
  position: 'relative' as const,
  display: 'flex',
  flexWrap: 'wrap' as const,
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: theme.spacing(2),
  minHeight: touchTarget * 2,
  padding: theme.spacing(4),
  border: `2px dashed ${theme.tokens.palette.border.control}`,
  borderRadius: shape.card,
  background: theme.tokens.palette.background.paper,
  color: theme.tokens.palette.text.secondary,
  textAlign: 'center' as const,
  cursor: 'pointer',
  transition: theme.transitions.create(['border-color', 'background-color']),
  '& b': { color: theme.tokens.palette.primary.main, fontWeight: 600 },
  '& input': { position: 'absolute' as const, inset: 0, width: '100%', opacity: 0, cursor: 'inherit' },
  '&:hover, &[data-over=true]': {
    borderColor: theme.tokens.palette.primary.main,
    background: theme.tokens.palette.tint.leaf,
    color: theme.tokens.palette.text.primary,
  },
  '&:hover b, &[data-over=true] b': { color: 'inherit' },
  '&:focus-within': { outline: `2px solid ${theme.tokens.palette.primary.main}`, outlineOffset: 2 },
  '&[data-error=true]': { borderColor: theme.tokens.palette.error.main },
  '&[data-off=true]': {
    cursor: 'default',
    borderColor: theme.tokens.palette.divider,
    background: 'none',
    color: theme.tokens.palette.text.secondary,
  },
});
