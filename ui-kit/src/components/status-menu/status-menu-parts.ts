import ButtonBase from '@mui/material/ButtonBase';
import MenuItem from '@mui/material/MenuItem';
import { offPaper } from '../../theme/on-paper.ts';
import { styled } from '../../theme/styled.ts';
import { elevation, shape, touchTarget } from '../../theme/tokens.ts';

const name = 'TiendaStatusMenu';

export const Opener = styled(ButtonBase, { name, slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body1,
  gap: theme.spacing(1),
  minHeight: touchTarget,
  maxWidth: '100%',
  borderRadius: shape.full,
  textAlign: 'start',
  '& > svg': offPaper,
  '& > svg, & > .MuiCircularProgress-root': { flexShrink: 0 },
  '& > .MuiCircularProgress-root': { margin: 2 },
  '&[aria-disabled=true]': { cursor: 'progress' },
  '&.Mui-disabled > svg': { visibility: 'hidden' },
}));

export const Panel = styled('div', { name, slot: 'Panel' })(({ theme }) => ({
  marginBlock: theme.spacing(1),
  maxWidth: 'calc(100vw - 32px)',
  // A table cell around the menu may forbid line breaks; the note would then run out of the panel.
  whiteSpace: 'normal',
  border: `1px solid ${theme.tokens.palette.divider}`,
  borderRadius: shape.control,
  background: theme.tokens.palette.background.paper,
  color: theme.tokens.palette.text.primary,
  boxShadow: elevation.light,
  ...theme.applyStyles('dark', { boxShadow: elevation.dark }),
}));

export const Option = styled(MenuItem, { name, slot: 'Option' })(({ theme }) => ({
  gap: theme.spacing(3),
  justifyContent: 'space-between',
  // Draw the outline inside: the list's edge would cut it.
  '&.Mui-focusVisible': { outlineOffset: -2 },
}));

export const Note = styled('p', { name, slot: 'Note' })(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  maxWidth: 280,
  '&:not(:empty)': { padding: theme.spacing(3, 4, 0) },
  color: theme.tokens.palette.error.main,
  fontWeight: 600,
}));
