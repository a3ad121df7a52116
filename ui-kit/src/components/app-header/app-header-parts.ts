import { styled } from '@mui/material/styles';
import { pageWidth } from '../../theme/tokens.ts';
import { logoVars } from '../logo/logo.tsx';

const name = 'TiendaAppHeader';
/** Class names that depend on the window's width and on the open search. */
export const classes = {
  phoneOnly: `${name}-phoneOnly`,
  search: `${name}-search`,
  closeSearch: `${name}-closeSearch`,
};

/** Keeps its first height, so that nothing below moves. Clicks pass through the part that is hidden. */
export const Root = styled('header', { name, slot: 'Root' })(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [`& .${classes.phoneOnly}`]: { [theme.breakpoints.up('md')]: { display: 'none' } },
}));

export const Bar = styled('div', { name, slot: 'Bar' })(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  background: theme.tokens.palette.background.default,
  borderBottom: `1px solid ${theme.tokens.palette.divider}`,
  [theme.breakpoints.up('lg')]: { '&:has(+ nav)': { borderColor: 'transparent' } },
  '[data-shrunk=true] > &': { borderColor: `${theme.tokens.palette.divider} !important` },
}));

export const Row = styled('div', { name, slot: 'Row' })(({ theme }) => {
  /** Reduces the height and adds the difference as margin. */
  const height = (full: number, small: number) => ({
    minHeight: full,
    '[data-shrunk=true] &': { minHeight: small },
  });
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    maxWidth: pageWidth.storefront + 48,
    marginInline: 'auto',
    // Five targets and a name in 360 px: align the icons, not their targets, with the page's gutter. Use rem: the count
    // above the basket grows with the text and must stay in the window.
    paddingInline: '6px 0.75rem',
    transition: theme.transitions.create('min-height'),
    ...height(60, 52),
    [theme.breakpoints.up('md')]: { gap: 16, paddingInline: 24, ...height(72, 60) },
    '& > *': { minWidth: 0 },
    '& > button': { flexShrink: 0 },
    [theme.breakpoints.down('md')]: { [logoVars.lines]: 1 },
    [`& .${classes.closeSearch}`]: { display: 'none' },
    '[data-searching=true] &': {
      [theme.breakpoints.down('md')]: {
        [`& > *:not(.${classes.search})`]: { display: 'none' },
        [`& .${classes.closeSearch}`]: { display: 'inline-flex' },
      },
    },
  };
});

/** Fills the height that the row gave up. */
export const Rest = styled('div', { name, slot: 'Rest' })(({ theme }) => ({
  height: 0,
  visibility: 'hidden',
  transition: theme.transitions.create('height'),
  '[data-shrunk=true] > &': { height: 8, [theme.breakpoints.up('md')]: { height: 12 } },
}));

export const SearchSlot = styled('div', { name, slot: 'Search' })(({ theme }) => ({
  flex: 1,
  [theme.breakpoints.down('md')]: { display: 'none', '[data-searching=true] &': { display: 'block' } },
  [theme.breakpoints.up('md')]: { minWidth: 200, maxWidth: 640, marginInline: 'auto' },
}));

export const Actions = styled('div', { name, slot: 'Actions' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gap: 4 },
  marginInlineStart: 'auto',
  flexShrink: 0,
}));

export const Links = styled('nav', { name, slot: 'Links' })(({ theme }) => ({
  // The links would take two lines on tablets; the menu has them.
  display: 'none',
  [theme.breakpoints.up('lg')]: { display: 'block' },
  background: theme.tokens.palette.background.default,
  borderBottom: `1px solid ${theme.tokens.palette.divider}`,
  transition: theme.transitions.create(['transform', 'opacity']),
  '[data-shrunk=true] > &': { transform: 'translateY(-100%)', opacity: 0, pointerEvents: 'none' },
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 4px',
    maxWidth: pageWidth.storefront + 48,
    margin: '0 auto',
    padding: '0 24px',
    listStyle: 'none',
  },
  '& li': { minWidth: 0 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 12,
    color: theme.tokens.palette.text.primary,
    fontWeight: 500,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    borderBottom: '2px solid transparent',
    '&:hover': { borderColor: theme.tokens.palette.border.control },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current=page]': { borderColor: theme.tokens.palette.primary.main, fontWeight: 700 },
  },
}));

/** Width for all links on one line. Use em: larger text needs a wider window. */
const roomForOwn = '@media (min-width: 85em)';

export const OwnEntry = styled('li', { name, slot: 'Own' })(({ theme }) => ({
  display: 'none',
  [roomForOwn]: { display: 'block' },
  '& a': { paddingInline: 8 },
  '&[data-first]': { borderInlineStart: `1px solid ${theme.tokens.palette.divider}` },
}));
