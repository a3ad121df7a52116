import { styled } from '../../theme/styled.ts';
import { layout, motion, pageWidth, roomOf, whereCompact } from '../../theme/tokens.ts';

const barHeight = 60;

export const Root = styled('div', { name: 'TiendaAppShell', slot: 'Root' })<{
  ownerState: { folded: boolean };
}>(({ theme, ownerState }) => ({
  minHeight: '100dvh',
  [theme.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)' },
  [theme.breakpoints.up(layout.menuStays)]: {
    gridTemplateColumns: ownerState.folded ? 'minmax(0, 1fr)' : '264px minmax(0, 1fr)',
  },
  gridTemplateRows: `${barHeight}px 1fr`,
}));

export const TopBar = styled('header', { name: 'TiendaAppShell', slot: 'TopBar' })(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: barHeight,
  paddingInline: 12,
  background: theme.tokens.palette.background.default,
  borderBottom: `1px solid ${theme.tokens.palette.divider}`,
  // Shrink the logo, not the bell.
  '& > *': { minWidth: 0 },
  '& > button': { flexShrink: 0 },
  '& > :last-child': {
    flexShrink: 0,
    marginInlineStart: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: 4,
  },
  // Use rem at the end: the bell's count grows with the text and must stay in the window.
  [theme.breakpoints.down('md')]: {
    paddingInline: '16px 1rem',
    // The bottom bar has a menu button.
    '& > button': { display: 'none' },
    // Hide the bar on scrolling down; show it on scrolling up.
    transition: `transform ${motion.usual}ms`,
    '&[data-away=true]': { transform: 'translateY(-100%)' },
  },
  [theme.breakpoints.up(layout.menuStays)]: { paddingInline: '12px 1.5rem' },
}));

/**
 * Paint last: a scrolling element is a separate compositor layer, and every later part of a table gets a layer too. A
 * large order would have four hundred.
 */
const afterContent = { zIndex: 1 };

export const Side = styled('div', { name: 'TiendaAppShell', slot: 'Side' })(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up(layout.menuStays)]: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 16,
    position: 'sticky',
    top: barHeight,
    height: `calc(100dvh - ${barHeight}px)`,
    overflowY: 'auto',
    ...afterContent,
    padding: 12,
    borderInlineEnd: `1px solid ${theme.tokens.palette.divider}`,
  },
}));

export const Rail = styled('div', { name: 'TiendaAppShell', slot: 'Rail' })(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.between('md', layout.menuStays)]: {
    display: 'block',
    position: 'sticky',
    top: barHeight,
    height: `calc(100dvh - ${barHeight}px)`,
    overflowY: 'auto',
    ...afterContent,
    padding: 6,
    borderInlineEnd: `1px solid ${theme.tokens.palette.divider}`,
  },
}));

export const Content = styled('main', { name: 'TiendaAppShell', slot: 'Content' })(({ theme }) => ({
  width: '100%',
  maxWidth: pageWidth.backoffice + 48,
  minWidth: 0,
  marginInline: 'auto',
  padding: `16px 16px calc(32px + ${roomOf('bottomBar')})`,
  outline: 'none',
  [theme.breakpoints.up('md')]: {
    padding: '24px 24px 64px',
    [whereCompact]: { paddingTop: 12 },
  },
}));

export const DrawerPanel = styled('div', { name: 'TiendaAppShell', slot: 'DrawerPanel' })(({ theme }) => ({
  width: 'min(300px, 86vw)',
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 12,
  background: theme.tokens.palette.background.default,
  // Keep the close button visible while a long menu scrolls.
  '& > header': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInlineStart: 12,
    background: theme.tokens.palette.background.default,
  },
}));
