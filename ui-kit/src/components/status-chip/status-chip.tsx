import { styled, useThemeProps } from '@mui/material/styles';

export interface StatusOption {
  value: string;
  label: string;
  /** Background: any CSS colour, usually `theme.vars.palette.estadoPedido[…].main`. */
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
  padding: '2px 12px',
  borderRadius: 999,
  fontWeight: 700,
  fontSize: '0.875rem',
  letterSpacing: '0.02em',
  maxWidth: '100%',
  whiteSpace: 'nowrap',
}));

/** A status: its word on its colour. */
export function StatusChip(inProps: StatusChipProps) {
  const { status } = useThemeProps({ props: inProps, name: 'TiendaStatusChip' });
  return <Root style={{ background: status.color, color: status.contrast }}>{status.label}</Root>;
}
