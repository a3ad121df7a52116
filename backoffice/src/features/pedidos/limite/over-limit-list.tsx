import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { formatMoney } from 'ui-kit/money';
import { clienteOf } from '../estado.ts';
import type { OverLimit } from './over-limit.ts';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: theme.spacing(4),
  overflowWrap: 'anywhere',
}));

const ordersText = (numeros: readonly number[]) =>
  `${numeros.length === 1 ? 'pedido' : 'pedidos'} ${numeros.map((numero) => `N.º\u00A0${numero}`).join(', ')}`;

/** Who would owe more than their limit, and how much. */
export const OverLimitList = ({ over }: { over: OverLimit }) => (
  <Alert severity="warning" sx={{ my: 3, textAlign: 'start' }}>
    Con lo que se aprueba se supera el límite de crédito:
    <List>
      {over.map(({ usuario, numeros, saldo_al_aprobar, limite }) => (
        <li key={usuario.usuario_id}>
          {`${usuario.nombre_comercio || clienteOf({ usuario })} (${ordersText(numeros)}) deberá `}
          <strong>{formatMoney(saldo_al_aprobar)}</strong>
          {`, más que su límite de ${formatMoney(limite)}.`}
        </li>
      ))}
    </List>
  </Alert>
);
