import { type CSSObject, styled } from '@mui/material/styles';
import { shape, touchArea, touchTarget } from '../../theme/tokens.ts';
import { Picture } from '../picture/picture.tsx';
import { denseQuantity, quantityVars } from '../quantity-stepper/quantity-vars.ts';

/** The name above quantity, unit price and subtotal. */
const denseLine: CSSObject = {
  [quantityVars.height]: `${denseQuantity}px`,
  gridTemplateColumns: `${3 * touchTarget}px minmax(0, 1fr) auto`,
  '@media (pointer: fine)': { gridTemplateColumns: '124px minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 8,
  paddingBlock: 4,
  // The highlight extends beyond the text.
  marginInline: -8,
  paddingInline: 8,
  // The parts of these elements are grid items of the line.
  '& > div:not([role=status])': { display: 'contents' },
  '& p': { gridArea: '1 / 1 / 2 / -1', paddingInlineEnd: touchTarget },
  '& [data-remove]': {
    gridArea: '1 / 1 / 2 / -1',
    justifySelf: 'end',
    '@media (pointer: fine)': { width: denseQuantity, height: 28, minHeight: 0, padding: 0 },
  },
  '& > [role=status]': { gridArea: '2 / 1 / 3 / -1' },
  '& small': { gridRow: 3, gridColumn: 2, lineHeight: 1.3 },
  '& > div > div': { gridRow: 3, gridColumn: 1, width: 'auto' },
  '& > div > strong': { gridRow: 3, gridColumn: 3 },
};

export const Root = styled('div', { name: 'TiendaCartLine', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) 44px',
  columnGap: 12,
  paddingBlock: 8,
  borderBottom: `1px solid ${theme.tokens.palette.divider}`,
  '& p': { ...theme.typography.body2, margin: 0, overflowWrap: 'anywhere' },
  '& a': {
    ...touchArea,
    // Extend the touch area only downwards, over the price: the list ends above the first line.
    '&::after': { ...touchArea['&::after'], insetBlockStart: 0, transform: 'translateX(-50%)' },
    color: 'inherit',
    textDecoration: 'none',
    '&:hover, &:focus-visible': { textDecoration: 'underline' },
  },
  // The size continues the line of the name, so that more lines fit.
  '& b > :nth-of-type(2), & b > a > :nth-of-type(2)': { display: 'inline' },
  '& small': { ...theme.typography.body2, color: theme.tokens.palette.text.secondary },
  // Without room in the same line, the price moves whole to the next line.
  '& small > :last-child': { display: 'inline-block' },
  fontVariantNumeric: 'tabular-nums',
  '&[data-dense]': denseLine,
  // The error stays until the customer answers: it must not cover the next line.
  '&[data-unsold]': { [quantityVars.errorPosition]: 'static' },
  // The error is wider than the dense field.
  '&[data-dense][data-unsold]': { gridTemplateColumns: '160px minmax(0, 1fr) auto' },
  '&[data-fresh]': {
    background: theme.tokens.palette.tint.leaf,
    boxShadow: `inset 3px 0 ${theme.tokens.palette.primary.main}`,
  },
}));

export const Thumbnail = styled(Picture, { name: 'TiendaCartLine', slot: 'Picture' })({
  width: 64,
  borderRadius: shape.control,
});

export const Row = styled('div', { name: 'TiendaCartLine', slot: 'Row' })({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginTop: 4,
  '& > div': { width: 140 },
  '& strong': { whiteSpace: 'nowrap', marginInlineStart: 'auto' },
});

export const Notice = styled('div', { name: 'TiendaCartLine', slot: 'Notice' })(({ theme }) => ({
  ...theme.typography.body2,
  gridColumn: '2 / -1',
  display: 'flex',
  gap: 6,
  marginTop: 4,
  color: theme.tokens.palette.warning.main,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& svg': { fontSize: 20, flexShrink: 0 },
}));

/** Takes no room from quantity and price, which share a line on phones too. */
export const Aside = styled('div', { name: 'TiendaCartLine', slot: 'Aside' })({
  gridColumn: 1,
  justifySelf: 'center',
  alignSelf: 'center',
  marginTop: 4,
});

export const Hint = styled('div', { name: 'TiendaCartLine', slot: 'Hint' })(({ theme }) => ({
  ...theme.typography.body2,
  gridColumn: '2 / -1',
  marginTop: 4,
  color: theme.tokens.palette.text.secondary,
  '[data-dense] > &': { gridColumn: '1 / -1' },
}));

export const Below = styled('div', { name: 'TiendaCartLine', slot: 'Below' })({
  gridColumn: '2 / -1',
  marginTop: 4,
});
