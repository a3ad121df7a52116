import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { least } from 'ui-kit/theme/tokens';

/** Actions of a row, at its right end; their words never break. */
export const RowActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  gap: theme.spacing(1),
  justifyContent: 'flex-end',
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
  // What is rarely meant, and stands in each row, is not to shout.
  '& .MuiButton-text': {
    ...theme.typography.body2,
    color: theme.tokens.palette.text.secondary,
    '&:not([aria-disabled]):hover': { color: theme.tokens.palette.text.primary },
  },
  // Refused, not disabled: it keeps the focus, so that its reason can be reached.
  '& [aria-disabled=true]': {
    cursor: 'not-allowed',
    color: theme.tokens.palette.action.disabled,
    borderColor: theme.tokens.palette.divider,
  },
  '& [aria-busy=true]': { cursor: 'progress', color: theme.tokens.palette.text.primary },
  [theme.breakpoints.down('md')]: { flexWrap: 'wrap', gap: theme.spacing(2) },
  [theme.breakpoints.up('xl')]: { gap: theme.spacing(2) },
}));

/** The same as a grid on phones, where three or four words would wrap ragged: two side by side, each other below. */
export const RowActionsGrid = styled(RowActions)(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    // Two, or where larger text leaves no room for them one.
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${least.button}, 40%)), 1fr))`,
    // The third and on; links or buttons.
    '& > * + * + *': { gridColumn: '1 / -1' },
  },
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
  /** Why it can't be done now: nothing happens then, and it shows on hover, on touch and on focus. */
  refusal?: string | false;
  /** What Enter does on a row that J and K have led to. */
  opens?: boolean;
  onClick: () => void;
}

/** Hovering, a long touch or the focus show `title`; a tap shows at once why something is refused. */
const tooltipOf = (refusal: string | false | undefined, otherwise: string) => ({
  title: refusal || otherwise,
  describeChild: Boolean(refusal),
  enterTouchDelay: refusal ? 0 : 700,
});

/** One action on a row: icon and word, or the icon alone. */
export function RowAction(props: RowActionProps) {
  const { label, context, iconOnly = false, variant = 'outlined', busy = false, refusal, onClick } = props;
  const shown = busy ? (props.busyLabel ?? label) : label;
  const icon = busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : props.icon;
  const rests = busy || Boolean(refusal);
  const common = {
    'aria-label': `${shown}: ${context}`,
    'aria-busy': busy,
    'aria-disabled': rests || undefined,
    'data-opens': props.opens ? '' : undefined,
    onClick: () => !rests && onClick(),
  };
  return (
    <Tooltip {...tooltipOf(refusal, iconOnly ? shown : '')}>
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
    </Tooltip>
  );
}
