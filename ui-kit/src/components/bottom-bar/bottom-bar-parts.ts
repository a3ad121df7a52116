import ButtonBase from '@mui/material/ButtonBase';
import type { ElementType } from 'react';
import { styled } from '../../theme/styled.ts';

const name = 'TiendaBottomBar';

/** Height above the phone's safe area: 64 px, more for two lines of larger text. */
export const barHeight = 'calc(30px + 2.125rem)';

export const Root = styled('nav', { name, slot: 'Root' })(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: theme.zIndex.appBar,
  background: theme.tokens.palette.background.paper,
  borderTop: `1px solid ${theme.tokens.palette.divider}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  [theme.breakpoints.up('md')]: { display: 'none' },
  '& > ul': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    maxWidth: 560,
    minHeight: `calc(${barHeight} - 1px)`,
    margin: '0 auto',
    padding: '0 4px',
    listStyle: 'none',
  },
}));

interface EntryProps {
  component?: ElementType;
  href?: string;
}

export const Entry = styled(ButtonBase, { name, slot: 'Entry' })<EntryProps>(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  gap: 1,
  width: '100%',
  height: '100%',
  padding: '3px 1px',
  color: theme.tokens.palette.text.secondary,
  // Five words in a row: larger text grows only while the words stay whole.
  fontSize: `min(${theme.typography.body2.fontSize}, 4.2vw)`,
  lineHeight: 1.1,
  textAlign: 'center',
  textDecoration: 'none',
  '&.Mui-focusVisible': { outlineOffset: -2, borderRadius: theme.tokens.shape.borderRadius },
  '&[aria-current=page]': { color: theme.tokens.palette.primary.main, fontWeight: 700 },
}));

/** A pill behind the icon of the current page. */
export const Pill = styled('span', { name, slot: 'Pill' })(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 'min(56px, 100%)',
  height: 28,
  flexShrink: 0,
  borderRadius: 999,
  // Only words grow with the text size: five icons have no room to grow.
  '& svg': { fontSize: 24 },
  '[aria-current=page] > &': { background: theme.tokens.palette.tint.leaf },
}));

/** Two lines at most; the menu has the full label. */
export const Word = styled('span', { name, slot: 'Word' })({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  maxWidth: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
