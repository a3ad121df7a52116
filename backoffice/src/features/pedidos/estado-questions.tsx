import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { formatMoney } from 'ui-kit/money';
import { clienteOf } from './estado.ts';
import type { OverLimit } from './limite/over-limit.ts';
import { overdueText } from './limite/overdue-text.ts';

export interface PropuestaDialogProps {
  numero: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a status change closes the customer's unanswered proposal. */
export const PropuestaDialog = ({ numero, onConfirm, onCancel }: PropuestaDialogProps) => (
  <ConfirmDialog
    open
    title={`El cliente pide un cambio en el pedido N.º ${numero}`}
    text="Si cambias el estado ahora, el cambio se cierra sin hacerse y se le avisa al cliente por correo."
    onConfirm={onConfirm}
    onCancel={onCancel}
    texts={{ confirm: 'Seguir sin el cambio', cancel: 'Volver' }}
  />
);

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: theme.spacing(4),
  overflowWrap: 'anywhere',
}));

const ordersText = (numeros: readonly number[]) =>
  `${numeros.length === 1 ? 'pedido' : 'pedidos'} ${numeros.map((numero) => `N.º\u00A0${numero}`).join(', ')}`;

const whoText = ({ usuario, numeros }: Pick<OverLimit['superados'][number], 'usuario' | 'numeros'>) =>
  `${usuario.nombre_comercio || clienteOf({ usuario })} (${ordersText(numeros)})`;

/** Customers above their limit or with overdue debt, with the amounts. */
export const OverLimitList = ({ over: { superados, vencidos } }: { over: OverLimit }) => (
  <Alert severity="warning" sx={{ my: 3, textAlign: 'start' }}>
    {superados.length > 0 && (
      <>
        <span>Con lo que se aprueba se supera el límite de crédito:</span>
        <List>
          {superados.map(({ saldo_al_aprobar, limite, ...who }) => (
            <li key={who.usuario.usuario_id}>
              {`${whoText(who)} deberá `}
              <strong>{formatMoney(saldo_al_aprobar)}</strong>
              {`, más que su límite de ${formatMoney(limite)}.`}
            </li>
          ))}
        </List>
      </>
    )}
    {vencidos && vencidos.length > 0 && (
      <>
        <span>Hay deuda vencida:</span>
        <List>
          {vencidos.map((one) => (
            <li key={one.usuario.usuario_id}>{`${whoText(one)} ${overdueText(one)}`}</li>
          ))}
        </List>
      </>
    )}
  </Alert>
);

export interface OverLimitDialogProps {
  over: OverLimit;
  numero: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before approving an order that exceeds its customer's limit. */
export const OverLimitDialog = ({ over, numero, onConfirm, onCancel }: OverLimitDialogProps) => (
  <ConfirmDialog
    open
    title={`¿Aprobar el pedido N.º ${numero}?`}
    text={<OverLimitList over={over} />}
    onConfirm={onConfirm}
    onCancel={onCancel}
    texts={{ confirm: 'Sí, aprobar', cancel: 'No, dejarlo como está' }}
  />
);
