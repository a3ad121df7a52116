import { offPaper } from '../../theme/on-paper.ts';
import { styled } from '../../theme/styled.ts';
import { shape, touchTarget } from '../../theme/tokens.ts';

const name = 'TiendaSearchField';

export const Root = styled('div', { name, slot: 'Root' })({
  position: 'relative',
  width: '100%',
  minWidth: 0,
  ...offPaper,
});

/** Small copy of Material's outlined field. The search is in every page's header; Material's field would add 8 kB. */
export const Frame = styled('div', { name, slot: 'Frame' })(({ theme }) => ({
  ...theme.typography.body1,
  lineHeight: '1.4375em',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  paddingInline: 14,
  borderRadius: shape.control,
  color: theme.tokens.palette.text.primary,
  backgroundColor: theme.tokens.palette.background.paper,
  cursor: 'text',
  '&[data-quiet]': { backgroundColor: 'transparent' },
  '& > svg': { color: theme.tokens.palette.action.active, marginInlineEnd: 8 },
  '& > button': { color: theme.tokens.palette.action.active, marginInlineStart: 8 },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${theme.tokens.palette.border.control}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
  '@media (hover: hover)': { '&:hover::after': { borderColor: theme.tokens.palette.text.primary } },
  '&:focus-within::after': { border: `2px solid ${theme.tokens.palette.primary.main}` },
  '&[data-invalid=true]::after': { borderColor: theme.tokens.palette.error.main },
}));

export const Input = styled('input', { name, slot: 'Input' })(({ theme }) => ({
  display: 'block',
  flex: 1,
  // Use percent: otherwise the field is at least twenty letters wide.
  width: '100%',
  minWidth: 0,
  height: '1.4375em',
  margin: 0,
  // With its line as high as a touch target, also if only the input counts.
  padding: '10.5px 0',
  boxSizing: 'content-box',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  appearance: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:focus': { outline: 0 },
  '&::placeholder': { opacity: 1, color: theme.tokens.palette.text.secondary },
  '&::-webkit-search-decoration, &::-webkit-search-cancel-button': { display: 'none' },
}));

export const Complaint = styled('p', { name, slot: 'Complaint' })(({ theme }) => ({
  ...theme.typography.caption,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  margin: '6px 0 0',
  color: theme.tokens.palette.error.main,
  overflowWrap: 'anywhere',
}));
