import { styled, useThemeProps } from '@mui/material/styles';
import { forcedEdge, forcedFill } from '../../theme/forced-colours.ts';

export interface StatusOption {
  value: string;
  label: string;
  /** Background: any CSS colour, usually `theme.tokens.palette.orderStatus[…].main`. */
  color: string;
  /** Text colour on the background. */
  contrast: string;
}

export interface StatusChipProps {
  status: Omit<StatusOption, 'value'>;
  /** Whether the word stands beside its colour: use it among pictures and prices. Default false. */
  quiet?: boolean;
}

const Root = styled('span', { name: 'TiendaStatusChip', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  maxWidth: '100%',
  padding: '4px 12px',
  borderRadius: 14,
  fontWeight: 700,
  lineHeight: 1.25,
  letterSpacing: '0.02em',
  // Break between words; inside a word only if the word is too long.
  overflowWrap: 'break-word',
  '& > span': { minWidth: 0 },
  // Dark chips need an edge in the dark scheme.
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 24%, transparent)',
  ...forcedEdge,
  '&[data-quiet]': {
    gap: 8,
    background: theme.tokens.palette.background.default,
    color: theme.tokens.palette.text.primary,
    fontWeight: 600,
    letterSpacing: 'normal',
  },
  '& > i': {
    flex: 'none',
    width: 10,
    height: 10,
    borderRadius: '50%',
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${theme.tokens.palette.text.primary} 40%, transparent)`,
    ...forcedFill,
  },
}));

/** A status: its word on its colour, or beside the colour. */
export function StatusChip(inProps: StatusChipProps) {
  const { status, quiet = false } = useThemeProps({ props: inProps, name: 'TiendaStatusChip' });
  return (
    <Root
      {...(quiet ? { 'data-quiet': '' } : { style: { background: status.color, color: status.contrast } })}
    >
      {quiet && <i style={{ backgroundColor: status.color }} aria-hidden />}
      <span>{status.label}</span>
    </Root>
  );
}
