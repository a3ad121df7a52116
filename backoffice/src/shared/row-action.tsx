import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { least } from 'ui-kit/theme/tokens';
import { RowButton, RowButtonLink, RowIconButton, RowIconLink } from './row-button.tsx';
import { RowTooltip } from './row-tooltip.tsx';
import { useHere } from './use-return-to.ts';

/** A row's actions at its right end; labels do not wrap. */
export const RowActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  gap: theme.spacing(1),
  justifyContent: 'flex-end',
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
  // Rare actions are less prominent.
  '& .MuiButton-text': {
    ...theme.typography.body2,
    color: theme.tokens.palette.text.secondary,
    '&:not([aria-disabled]):hover': { color: theme.tokens.palette.text.primary },
  },
  // Not `disabled`, so that the focus and the reason stay reachable.
  '& [aria-disabled=true]': {
    cursor: 'not-allowed',
    color: theme.tokens.palette.action.disabled,
    borderColor: theme.tokens.palette.divider,
  },
  '& [aria-busy=true]': { cursor: 'progress', color: theme.tokens.palette.text.primary },
  [theme.breakpoints.down('md')]: { flexWrap: 'wrap', gap: theme.spacing(2) },
  [theme.breakpoints.up('xl')]: { gap: theme.spacing(2) },
}));

/** A grid on phones, where several labels would wrap unevenly. */
export const RowActionsGrid = styled(RowActions)(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    // Two columns; one with larger text.
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${least.button}, 40%)), 1fr))`,
    // From the third one on.
    '& > * + * + *': { gridColumn: '1 / -1' },
  },
}));

export interface RowActionProps {
  label: string;
  /** The row's accessible name: 'pedido 12'. */
  context: string;
  icon: ReactNode;
  /** Only the icon; the label is a tooltip. */
  iconOnly?: boolean;
  variant?: 'outlined' | 'text';
  busy?: boolean;
  busyLabel?: string;
  /** Why the action is unavailable; shown on hover, touch and focus. */
  refusal?: string | false;
  /** Whether Enter on the row, after J or K, runs this action. */
  opens?: boolean;
  onClick: () => void;
}

/** The tooltip; a tap on an unavailable action shows the reason at once. */
const tooltipOf = (refusal: string | false | undefined, otherwise: string) => ({
  title: refusal || otherwise,
  describeChild: Boolean(refusal),
  enterTouchDelay: refusal ? 0 : 700,
});

/** A row's action: icon with or without label. */
export function RowAction(props: RowActionProps) {
  const { label, context, iconOnly = false, variant = 'outlined', busy = false, refusal, onClick } = props;
  const visibleLabel = busy ? (props.busyLabel ?? label) : label;
  const icon = busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : props.icon;
  const rests = busy || Boolean(refusal);
  const common = {
    'aria-label': `${visibleLabel}: ${context}`,
    'aria-busy': busy,
    'aria-disabled': rests || undefined,
    'data-opens': props.opens ? '' : undefined,
    onClick: () => !rests && onClick(),
  };
  const button = iconOnly ? (
    <RowIconButton {...common}>{icon}</RowIconButton>
  ) : (
    <RowButton {...common} variant={variant} icon={icon}>
      {visibleLabel}
    </RowButton>
  );
  // A label that is never refused has no tooltip, which would cost as much as the button.
  if (!iconOnly && refusal === undefined) return button;
  return <RowTooltip {...tooltipOf(refusal, iconOnly ? visibleLabel : '')}>{button}</RowTooltip>;
}

interface RowLinkProps extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  label: string;
  /** The row's accessible name: 'Almendra'. */
  context: string;
  icon: ReactNode;
  iconOnly?: boolean;
  /** Why the link is unavailable; then a disabled button with a tooltip. */
  refusal?: string | false;
  /** Whether Enter on the row, after J or K, opens this link. */
  opens?: boolean;
}

/** A row's link, styled like an action. */
export function RowLink({ label, context, icon, iconOnly = false, refusal, opens, ...to }: RowLinkProps) {
  const state = useHere();
  if (refusal) {
    return <RowAction {...{ label, context, icon, iconOnly, refusal }} onClick={() => {}} />;
  }
  const link = {
    ...to,
    state,
    'aria-label': `${label}: ${context}`,
    'data-opens': opens ? '' : undefined,
  };
  return iconOnly ? (
    <RowIconLink {...link} title={label}>
      {icon}
    </RowIconLink>
  ) : (
    <RowButtonLink {...link} icon={icon}>
      {label}
    </RowButtonLink>
  );
}
