import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import LinearProgress from '@mui/material/LinearProgress';
import { styled, useThemeProps } from '@mui/material/styles';
import { formatMoney } from '../../money.ts';

export interface GoalProgressProps {
  /** Current amount in pesos. */
  amount: number;
  /** Goal in pesos. */
  target: number;
  currency?: string;
  /** Text before the goal is reached; gets the missing amount, for example '$ 12.000,50'. */
  pendingText: (missing: string) => string;
  /** Text after the goal is reached. */
  reachedText: string;
}

const Root = styled('div', { name: 'TiendaGoalProgress', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 6,
  fontVariantNumeric: 'tabular-nums',
  '& p': { margin: 0, display: 'flex', gap: 6, alignItems: 'center', overflowWrap: 'anywhere' },
  '& .MuiLinearProgress-root': { height: 6, borderRadius: 999, background: theme.tokens.palette.divider },
  '& .MuiLinearProgress-bar': { transition: theme.transitions.create('transform') },
  '& svg': { fontSize: 18, color: theme.tokens.palette.success.main },
}));

/** Progress towards an amount, in words and as a bar. The bar is hidden from screen readers. */
export function GoalProgress(inProps: GoalProgressProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaGoalProgress' });
  const { amount, target, currency = 'ARS', pendingText, reachedText } = props;
  const missing = target - amount;
  const reached = missing <= 0;
  const text = reached ? reachedText : pendingText(formatMoney(missing, currency));
  return (
    <Root>
      <p>
        {reached && <CheckCircleOutlined aria-hidden />}
        {text}
      </p>
      <LinearProgress
        variant="determinate"
        value={Math.max(0, Math.min(100, (amount / target) * 100))}
        aria-hidden
      />
    </Root>
  );
}
