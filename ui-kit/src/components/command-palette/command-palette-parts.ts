import { styled } from '../../theme/styled.ts';
import { line, shape } from '../../theme/tokens.ts';
import { DialogFrame } from '../confirm-dialog/dialog-frame.tsx';
import { List } from '../search-suggestions/search-suggestions-parts.ts';

const name = 'TiendaCommandPalette';

/** At the window's top, so that the field does not move when the results change. */
export const Frame = styled(DialogFrame, { name, slot: 'Root' })(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { marginBlock: '10vh', maxHeight: '76vh', position: 'relative' },
  [theme.breakpoints.down('sm')]: {
    '& .MuiDialog-paper': {
      width: 'calc(100% - 16px)',
      margin: 8,
      maxHeight: 'calc(100% - 16px)',
    },
  },
}));

export const Head = styled('div', { name, slot: 'Head' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: 8,
  borderBottom: `${line.thin} ${theme.tokens.palette.divider}`,
  // With a keyboard, Escape closes the palette.
  [theme.breakpoints.up('sm')]: { '& > .MuiButton-root': { display: 'none' } },
}));

export const Found = styled(List, { name, slot: 'Found' })({ paddingBlockStart: 0 });

export const Group = styled('div', { name, slot: 'Group' })({ minWidth: 0 });

export const GroupName = styled('div', { name, slot: 'GroupName' })(({ theme }) => ({
  ...theme.typography.body2,
  padding: '12px 8px 4px',
  fontWeight: 600,
  color: theme.tokens.palette.text.secondary,
}));

/** Note above the items of a group. */
export const GroupNote = styled('div', { name, slot: 'GroupNote' })(({ theme }) => ({
  ...theme.typography.body2,
  padding: '0 8px 4px',
}));

export const Icon = styled('span', { name, slot: 'Icon' })(({ theme }) => ({
  display: 'flex',
  flexShrink: 0,
  color: theme.tokens.palette.text.secondary,
}));

export const Failure = styled('div', { name, slot: 'Failure' })({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  '& > p': { flex: '1 1 200px', margin: 0, overflowWrap: 'anywhere' },
});

/** Explains the keys to users with a keyboard. */
export const Keys = styled('ul', { name, slot: 'Keys' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  padding: '8px 16px',
  listStyle: 'none',
  color: theme.tokens.palette.text.secondary,
  borderTop: `${line.thin} ${theme.tokens.palette.divider}`,
  '& kbd': {
    ...theme.typography.body2,
    paddingInline: 6,
    marginInlineEnd: 6,
    border: `${line.thin} ${theme.tokens.palette.divider}`,
    borderRadius: shape.control,
  },
  '@media (hover: none)': { display: 'none' },
}));
