import { styled } from '@mui/material/styles';
import { shape } from '../../theme/tokens.ts';

type Align = 'left' | 'right';

export const Root = styled('table', { name: 'TiendaDataTable', slot: 'Root' })<{
  ownerState: { stale: boolean };
}>(({ theme, ownerState }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
  // A line above it: paler rows could no longer be read by everyone.
  boxShadow: ownerState.stale ? `0 -3px 0 ${theme.vars.palette.primary.main}` : 'none',
  transition: theme.transitions.create('box-shadow'),
  [theme.breakpoints.down('md')]: {
    '&, & > tbody': { display: 'block' },
    // Still there for screen readers.
    '& > thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}));

// Phones get cards: a changed display takes a table's roles away, hence the explicit ones where these are used.
export const Head = styled('thead', { name: 'TiendaDataTable', slot: 'Head' })({});
export const HeadRow = styled('tr', { name: 'TiendaDataTable', slot: 'HeadRow' })({});
export const Body = styled('tbody', { name: 'TiendaDataTable', slot: 'Body' })({});

export const HeadCell = styled('th', { name: 'TiendaDataTable', slot: 'HeadCell' })<{
  ownerState: { align: Align; hidden: boolean };
}>(({ theme, ownerState }) => ({
  ...theme.typography.subtitle2,
  color: theme.vars.palette.text.secondary,
  textAlign: ownerState.align,
  padding: '8px 12px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > span': ownerState.hidden
    ? { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }
    : {},
}));

export const Row = styled('tr', { name: 'TiendaDataTable', slot: 'Row' })(({ theme }) => ({
  height: 56,
  background: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { '&:hover': { background: theme.vars.palette.borde.suave } },
  [theme.breakpoints.down('md')]: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    height: 'auto',
    marginBottom: 8,
    padding: '8px 12px 8px 18px',
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: shape.card,
  },
}));

export const Cell = styled('td', { name: 'TiendaDataTable', slot: 'Cell' })<{ ownerState: { align: Align } }>(
  ({ theme, ownerState }) => ({
    position: 'relative',
    padding: '6px 12px',
    textAlign: ownerState.align,
    // Long names break anywhere; what a button says does not.
    '& .MuiButton-root': { whiteSpace: 'nowrap', overflowWrap: 'normal' },
    ...(ownerState.align === 'right' && { fontVariantNumeric: 'tabular-nums' }),
    '&:has(> [data-borde])': { paddingInlineStart: 20 },
    [theme.breakpoints.down('md')]: {
      position: 'static',
      display: 'flex',
      width: '100%',
      minHeight: 32,
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 12,
      '&, &:has(> [data-borde])': { padding: '4px 0' },
      textAlign: 'start',
      '&[data-titulo]::before': {
        ...theme.typography.body2,
        content: 'attr(data-titulo)',
        flexShrink: 0,
        color: theme.vars.palette.text.secondary,
      },
      '&[data-celular=hidden]': { display: 'none' },
      '&[data-celular=title]': { order: -1, fontWeight: 700, '&::before': { display: 'none' } },
    },
  }),
);

export const Edge = styled('span', { name: 'TiendaDataTable', slot: 'Edge' })({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: 6,
});
