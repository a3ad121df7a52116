import Button from '@mui/material/Button';
import { styled, useThemeProps } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { formatMoney } from '../../money.ts';
import { TotalParts, type TotalPartsProps } from '../total-parts/total-parts.tsx';
import { GoalProgress, type GoalProgressProps } from './goal-progress.tsx';

export interface CartTotalProps {
  /** Total in pesos. Without `total`, only message and action show: use this for users who may not see prices. */
  total?: number | undefined;
  currency?: string;
  /** Parts of the total, for customers who see the tax apart. */
  parts?: TotalPartsProps['parts'] | undefined;
  /** Goals in order, for example the minimum, then free shipping; the first unreached goal is shown. */
  goals?: readonly Omit<GoalProgressProps, 'amount' | 'currency'>[];
  /** Note below the total, for example that the total may change. Hidden without `total`. */
  note?: ReactNode;
  /** Reason why the action is disabled, or other information. Shown next to the button. */
  message?: ReactNode;
  onAction: () => void;
  disabled?: boolean;
  busy?: boolean;
  /** Content under the button: 'Ver más productos'. */
  children?: ReactNode;
  texts?: Partial<typeof cartTotalTexts>;
}

export const cartTotalTexts = { total: 'Total', action: 'Realizar pedido', busy: 'Enviando…' };

const Root = styled('div', { name: 'TiendaCartTotal', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > dl:last-of-type': {
    margin: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
  },
  '& > dl > dd': { ...theme.typography.price, margin: 0, whiteSpace: 'nowrap' },
}));

const Message = styled('p', { name: 'TiendaCartTotal', slot: 'Message' })(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  fontWeight: 600,
  color: theme.tokens.palette.warning.main,
}));

const Note = styled('p', { name: 'TiendaCartTotal', slot: 'Note' })(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.tokens.palette.text.secondary,
}));

/** The cart's total, the progress to the minimum, and the button that places the order. */
export function CartTotal(inProps: CartTotalProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaCartTotal' });
  const { total, currency = 'ARS', parts, goals = [], note, message, onAction } = props;
  const { disabled = false, busy = false, children } = props;
  const texts = { ...cartTotalTexts, ...props.texts };
  const goal = goals.find(({ target }) => (total ?? 0) < target) ?? goals.at(-1);
  const id = useId();
  return (
    <Root>
      {total !== undefined && (
        <>
          {goal && <GoalProgress {...goal} amount={total} currency={currency} />}
          {parts && <TotalParts parts={parts} currency={currency} />}
          <dl>
            <dt>{texts.total}</dt>
            <dd aria-live="polite" translate="no">
              {formatMoney(total, currency)}
            </dd>
          </dl>
          {note && <Note>{note}</Note>}
        </>
      )}
      {message && <Message id={id}>{message}</Message>}
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={disabled}
        loading={busy}
        loadingPosition="start"
        aria-describedby={message ? id : undefined}
        onClick={() => onAction()}
      >
        {busy ? texts.busy : texts.action}
      </Button>
      {children}
    </Root>
  );
}
