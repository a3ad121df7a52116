import { styled } from '@mui/material/styles';
import { pageWidth } from '../../theme/tokens.ts';

export const Root = styled('header', { name: 'TiendaAppHeader', slot: 'Root' })(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  background: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .tienda-solo-celular': { [theme.breakpoints.up('md')]: { display: 'none' } },
}));

export const Bar = styled('div', { name: 'TiendaAppHeader', slot: 'Bar' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  maxWidth: pageWidth.storefront + 48,
  minHeight: 60,
  marginInline: 'auto',
  paddingInline: 16,
  [theme.breakpoints.up('md')]: { flexWrap: 'nowrap', gap: 16, minHeight: 72, paddingInline: 24 },
  '& > *': { minWidth: 0 },
  '& > button': { flexShrink: 0 },
}));

export const SearchSlot = styled('div', { name: 'TiendaAppHeader', slot: 'Search' })<{
  ownerState: { ownRow: boolean };
}>(({ theme, ownerState }) => ({
  [theme.breakpoints.down('md')]: ownerState.ownRow
    ? { order: 3, flexBasis: '100%', paddingBottom: 8 }
    : { display: 'none' },
  [theme.breakpoints.up('md')]: { flex: 1, maxWidth: 640, marginInline: 'auto' },
}));

export const Actions = styled('div', { name: 'TiendaAppHeader', slot: 'Actions' })({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
  flexShrink: 0,
});

export const Links = styled('nav', { name: 'TiendaAppHeader', slot: 'Links' })(({ theme }) => ({
  display: 'none',
  // On tablets they would take two lines; the menu has them.
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateRows: '1fr',
    transition: theme.transitions.create(['grid-template-rows', 'opacity']),
    '[data-encogido=true] > &': { gridTemplateRows: '0fr', opacity: 0 },
  },
  '& > ul': {
    minHeight: 0,
    overflow: 'hidden',
    listStyle: 'none',
    display: 'flex',
    justifyContent: 'center',
    flexWrap: 'wrap',
    margin: '0 auto',
    padding: '0 24px',
    gap: 4,
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 12,
    color: theme.vars.palette.text.primary,
    fontWeight: 500,
    textDecoration: 'none',
    borderBottom: '2px solid transparent',
    '&:hover': { borderColor: theme.vars.palette.borde.control },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current=page]': { borderColor: theme.vars.palette.primary.main, fontWeight: 700 },
  },
}));
