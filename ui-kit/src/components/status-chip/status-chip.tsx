import { useThemeProps } from '@mui/material/styles';
import { forcedEdge } from '../../theme/forced-colours.ts';
import { styled } from '../../theme/styled.ts';

export interface StatusOption {
  value: string;
  label: string;
  /** Background: any CSS colour, usually `theme.vars.palette.orderStatus[…].main`. */
  color: string;
  /** Text on it. */
  contrast: string;
}

export interface StatusChipProps {
  status: Omit<StatusOption, 'value'>;
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
  // Between words if it must; inside one only if that one alone is too long.
  overflowWrap: 'break-word',
  '& > span': { minWidth: 0 },
  // Dark chips keep an edge on dark paper.
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 24%, transparent)',
  ...forcedEdge,
}));

/** A status: its word on its colour. */
export function StatusChip(inProps: StatusChipProps) {
  const { status } = useThemeProps({ props: inProps, name: 'TiendaStatusChip' });
  return (
    <Root style={{ background: status.color, color: status.contrast }}>
      <span>{status.label}</span>
    </Root>
  );
}
