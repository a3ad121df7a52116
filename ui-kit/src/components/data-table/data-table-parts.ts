import { styled } from '@mui/material/styles';
import { cachedElement } from '../../theme/cached-element.ts';
import { forcedColours } from '../../theme/forced-colours.ts';
import { printStyles } from '../../theme/print-styles.ts';
import { lowWindow, roomVar, shape, touchTarget } from '../../theme/tokens.ts';
import { visuallyHidden as unseen } from '../visually-hidden/visually-hidden.tsx';
import {
  asCards,
  asRows,
  type CardsBelow,
  compact,
  denseRows,
  fieldColumn,
  fieldPadding,
  figureCard,
  figures,
  halfCard,
  labelledFields,
  lineCard,
  onlyOnCards,
  tableRoom,
  toolsCard,
} from './row-room.ts';

type Align = 'left' | 'right';
interface Shape {
  cards: CardsBelow;
}

const name = 'TiendaDataTable';
/** Horizontal padding of a cell in px; equals the space around an icon of 24 px. */
export const cellPadding = 12;
const aroundIcon = (touchTarget - 24) / 2;

/** Container of the table; its width decides the layout as much as the window's. */
export const Frame = styled('div', { name, slot: 'Frame' })({
  width: '100%',
  containerType: 'inline-size',
  containerName: tableRoom,
});

export const Root = styled('table', { name, slot: 'Root' })<{
  ownerState: Shape & { stale: boolean; edged: boolean; dense: boolean };
}>(({ theme, ownerState }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
  // A line marks stale rows; paler text would fail the contrast rules.
  boxShadow: ownerState.stale ? `0 -3px 0 ${theme.tokens.palette.primary.main}` : 'none',
  transition: theme.transitions.create('box-shadow'),
  // Align head and cells beside the coloured edge.
  ...(ownerState.edged &&
    asRows(theme, ownerState.cards, {
      '& > :is(thead, tbody) > tr > :first-of-type': { paddingInlineStart: 20 },
    })),
  ...(ownerState.dense ? denseRows(theme, ownerState.cards) : compact(theme, ownerState.cards)),
  ...asCards(theme, ownerState.cards, {
    '&, & > tbody, & > tfoot': { display: 'block' },
    // Hide the head visually; screen readers still read it.
    '& > thead': unseen,
  }),
}));

// Cards change `display`, which removes a table's roles: set the roles explicitly.
export const Head = styled('thead', { name, slot: 'Head' })({});
export const HeadRow = styled('tr', { name, slot: 'HeadRow' })({});
export const Body = styled('tbody', { name, slot: 'Body' })({});

export const HeadCell = styled('th', { name, slot: 'HeadCell' })<{
  ownerState: { align: Align; hidden: boolean };
}>(({ theme, ownerState }) => ({
  ...theme.typography.subtitle2,
  position: 'relative',
  color: theme.tokens.palette.text.secondary,
  textAlign: ownerState.align,
  padding: '8px 12px',
  overflowWrap: 'normal',
  borderBottom: `1px solid ${theme.tokens.palette.divider}`,
  '& > span': ownerState.hidden ? unseen : {},
}));

interface RowState extends Shape {
  selected?: boolean;
}

export const Row = cachedElement<'tr', RowState>(
  'tr',
  ({ theme, ownerState }) => ({
    height: 56,
    background: ownerState.selected ? theme.tokens.palette.tint.sky : theme.tokens.palette.background.paper,
    borderBottom: `1px solid ${theme.tokens.palette.divider}`,
    ...asRows(theme, ownerState.cards, {
      '&:hover': ownerState.selected ? {} : { background: theme.tokens.palette.border.soft },
    }),
    ...asCards(theme, ownerState.cards, {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 12,
      height: 'auto',
      marginBottom: 8,
      padding: '8px 12px 8px 18px',
      // An icon already has space around it.
      '&:has(> [data-phone=tools])': { paddingBlock: 2, columnGap: 4 },
      '&:has(> [data-phone=figure])': { columnGap: 8 },
      overflow: 'hidden',
      border: `1px solid ${ownerState.selected ? theme.tokens.palette.primary.main : theme.tokens.palette.divider}`,
      borderRadius: shape.card,
    }),
  }),
  { name, slot: 'row' },
);

interface CellState extends Shape {
  align: Align;
}

export const Cell = cachedElement<'td', CellState>(
  'td',
  ({ theme, ownerState }) => ({
    position: 'relative',
    padding: `6px ${cellPadding}px`,
    textAlign: ownerState.align,
    // Long names may break anywhere; button labels must not.
    '& .MuiButton-root': { whiteSpace: 'nowrap', overflowWrap: 'normal' },
    ...(ownerState.align === 'right' && figures),
    // Align cells with the text in fields: a message under one field must not move the others.
    ...asRows(theme, ownerState.cards, {
      [`& [${onlyOnCards}]`]: { display: 'none' },
      [`tr:has([${fieldColumn}]) > &`]: {
        verticalAlign: 'baseline',
        '&:has(> .MuiIconButton-root)': {
          verticalAlign: 'top',
          paddingBlock: 10,
          paddingInlineEnd: cellPadding - aroundIcon,
        },
      },
      // Figures align with their header; only the field's frame extends further.
      [`&:has([${fieldColumn}])`]: { paddingInlineEnd: cellPadding - fieldPadding },
    }),
    ...asCards(theme, ownerState.cards, {
      position: 'static',
      display: 'flex',
      width: '100%',
      minHeight: 32,
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 12,
      [`&:has([${fieldColumn}])`]: { alignItems: 'baseline' },
      // Without room beside the word, the figure or field moves below it, at the same end.
      ...(ownerState.align === 'right' && {
        '&[data-header]': { flexWrap: 'wrap', rowGap: 0, justifyContent: 'flex-end' },
      }),
      padding: '4px 0',
      textAlign: 'start',
      '&[data-header]::before': {
        ...theme.typography.body2,
        content: 'attr(data-header)',
        flex: ownerState.align === 'right' ? '1 0 auto' : '0 0 auto',
        color: theme.tokens.palette.text.secondary,
      },
      ...halfCard,
      '&[data-phone=hidden]': { display: 'none' },
      ...labelledFields,
      ...toolsCard,
      // Head of the card: the title, and at the end the main figure.
      '&[data-phone=title], &[data-phone=aside], &[data-phone=check]': {
        order: -1,
        width: 'auto',
        fontWeight: 700,
        '&::before': { display: 'none' },
      },
      ...lineCard,
      // Labels stand above their fields, as many fields in a line as fit.
      ...figureCard,
      '&[data-phone=title]': { flex: '1 1 0', minWidth: '40%' },
      // A checkbox already has space around its icon.
      '&[data-phone=check]': { order: -2, marginInline: '-12px -4px' },
    }),
  }),
  { name, slot: 'cell' },
);

export const Edge = cachedElement(
  'span',
  () => ({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 6,
    // The colour shows the row's kind: keep it in forced-colors mode.
    [forcedColours]: { forcedColorAdjust: 'none' },
  }),
  { name, slot: 'edge' },
);

/** Row of totals. Sticks above other elements at the window's bottom. */
export const Foot = styled('tfoot', { name, slot: 'Foot' })<{ ownerState: Shape }>(
  ({ theme, ownerState }) => ({
    // Print the foot once below the last row: browsers repeat a `tfoot` on each page.
    [printStyles]: { display: 'table-row-group !important' },
    '& td, & th': {
      position: 'sticky',
      bottom: `calc(${roomVar('bottomBar')} + ${roomVar('saveBar')})`,
      zIndex: 1,
      [lowWindow]: { position: 'static' },
      padding: '10px 12px',
      background: theme.tokens.palette.background.default,
      boxShadow: `inset 0 2px 0 ${theme.tokens.palette.text.primary}`,
      [forcedColours]: { borderTop: '2px solid' },
      textAlign: 'right',
      fontVariantNumeric: 'tabular-nums',
    },
    '& th': { ...theme.typography.subtitle2, overflowWrap: 'break-word' },
    '& td': { ...theme.typography.price, whiteSpace: 'nowrap' },
    ...asCards(theme, ownerState.cards, {
      position: 'sticky',
      bottom: `calc(${roomVar('bottomBar')} + ${roomVar('saveBar')})`,
      zIndex: 1,
      [lowWindow]: { position: 'static' },
      '& tr': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 12,
        background: theme.tokens.palette.background.default,
        boxShadow: `inset 0 2px 0 ${theme.tokens.palette.text.primary}`,
        [forcedColours]: { borderTop: '2px solid' },
      },
      '& td, & th': { position: 'static', background: 'none', boxShadow: 'none' },
      '& td[aria-hidden]': { display: 'none' },
    }),
  }),
);

export const FootRow = styled('tr', { name, slot: 'FootRow' })({});
export const FootHead = styled('th', { name, slot: 'FootHead' })({});
export const FootCell = styled('td', { name, slot: 'FootCell' })({});
