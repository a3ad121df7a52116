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
  // The logo gives way, not the bell.
  '& > *': { minWidth: 0 },
  '& > button': { flexShrink: 0 },
  '& > :last-child': {
    flexShrink: 0,
    marginInlineStart: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: 4,
  },
  // At its end in rem, as the bell's count stands out over it: larger, it stays in the window.
  [theme.breakpoints.down('md')]: {
    paddingInline: '16px 1rem',
    // The bottom bar has it.
    '& > button': { display: 'none' },
    // Out of the way of who reads on; on the way back it is there again.
    transition: `transform ${motion.usual}ms`,
    '&[data-away=true]': { transform: 'translateY(-100%)' },
  },
  [theme.breakpoints.up(layout.menuStays)]: { paddingInline: '12px 1.5rem' },
}));

/**
 * It scrolls by itself, so the browser paints it as a picture of its own. Whatever of a table is painted after it gets one
 * too, four hundred in a large order: so it comes last.
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
  // The close button stays in reach of a long menu.
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
