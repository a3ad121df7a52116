import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ModoIva, toPesos, withIvaText } from 'api-client/backoffice';
import { modoOf, partsOf } from 'app-core/cart/iva';
import { totalCents } from 'app-core/cart/totals';
import { weighedNote } from 'app-core/cart/weighed';
import type { Montos } from 'app-core/order/montos';
import { CartTotal } from 'ui-kit/cart-total';
import type { Carrito } from '../../shared/carritos/carritos.ts';
import { blockedText, type Contents } from '../../shared/carritos/contents.ts';
import { ivaNote } from '../../shared/iva.ts';
import { useMontos } from './montos.ts';
import type { Placing } from './use-pedido.ts';

const goalsOf = ({ monto_minimo, envio_gratis }: Montos, iva: ModoIva) => [
  {
    target: monto_minimo,
    pendingText: (missing: string) => `Faltan ${missing} para el pedido mínimo${withIvaText(iva)}`,
    reachedText: 'El pedido alcanza el mínimo',
  },
  {
    target: envio_gratis,
    pendingText: (missing: string) => `Faltan ${missing} para el envío gratis`,
    reachedText: 'El envío es gratis',
  },
];

export interface CarritoFooterProps {
  carrito: Carrito;
  contents: Contents;
  placing: Placing;
}

/** Returns whether the cart can be ordered once the question is answered. */
export const isReady = ({ carrito, contents, placing }: CarritoFooterProps, minimo: number): boolean =>
  !blockedText(contents, minimo, carrito) && contents.unknown.length === 0 && placing.knowsCliente;

/** Shows the keys only to devices with a mouse. */
const Hint = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.tokens.palette.text.secondary,
  textAlign: 'center',
  '@media not (pointer: fine)': { display: 'none' },
}));

/** The amount missing to the minimum, the total, and the order button. */
export function CarritoFooter(props: CarritoFooterProps) {
  const { carrito, contents, placing } = props;
  const { envio, cliente } = carrito;
  const { lines, unknown } = contents;
  const montos = useMontos(cliente);
  const { monto_minimo } = montos;
  const iva = modoOf(contents.lines);
  const blocked = blockedText(contents, monto_minimo, carrito);
  const hasUnanswered = envio !== null && !placing.sending;
  return (
    <CartTotal
      total={toPesos(totalCents(lines))}
      parts={partsOf(contents.lines)}
      note={weighedNote(lines)}
      goals={goalsOf(montos, iva)}
      onAction={placing.ask}
      disabled={!isReady(props, monto_minimo)}
      busy={placing.sending}
      message={
        (unknown.length === 0 && blocked) ||
        (hasUnanswered &&
          'No sabemos si el pedido nos llegó. Míralo, o realízalo de nuevo: si ya lo tenemos, no se repite.')
      }
    >
      {hasUnanswered && (
        <Button variant="outlined" fullWidth loading={placing.checking} onClick={placing.checkArrival}>
          Ver si llegó
        </Button>
      )}
      {iva === 'sumado' && (
        <Typography variant="body2" color="textSecondary">
          {ivaNote(iva, 'Los precios de la lista')}
        </Typography>
      )}
      <Hint aria-hidden>Ctrl + Enter</Hint>
    </CartTotal>
  );
}
