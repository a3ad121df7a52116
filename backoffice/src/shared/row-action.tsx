import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Actions of a row, at its right end; their words never break. */
export const RowActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  gap: 4,
  justifyContent: 'flex-end',
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: { flexWrap: 'wrap', gap: 8 },
  [theme.breakpoints.up('xl')]: { gap: 8 },
}));

export interface RowActionProps {
  label: string;
  /** Which row, for who can't see it: 'pedido 12'. */
  context: string;
  icon: ReactNode;
  /** Where room is scarce; the label shows on hover. */
  iconOnly?: boolean;
  variant?: 'outlined' | 'text';
  busy?: boolean;
  busyLabel?: string;
  /** Why it can't be done now: disables it, and shows on hover. */
  refusal?: string | false;
  onClick: () => void;
}

/** One action on a row: icon and word, or the icon alone. */
export function RowAction(props: RowActionProps) {
  const { label, context, iconOnly = false, variant = 'outlined', busy = false, refusal, onClick } = props;
  const shown = busy ? (props.busyLabel ?? label) : label;
  const icon = busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : props.icon;
  const common = {
    'aria-label': `${shown}: ${context}`,
    'aria-busy': busy,
    disabled: busy || Boolean(refusal),
    onClick,
  };
  return (
    // On a span, because a disabled button shows no title.
    <span title={refusal || (iconOnly ? label : undefined)}>
      {iconOnly ? (
        <IconButton {...common}>{icon}</IconButton>
      ) : (
        <Button
          {...common}
          variant={variant}
          color={variant === 'text' ? 'inherit' : 'primary'}
          startIcon={icon}
        >
          {shown}
        </Button>
      )}
    </span>
  );
}
