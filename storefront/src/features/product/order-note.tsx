import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { Producto } from 'api-client/storefront';
import { toPesos } from 'api-client/storefront';
import { subtotalCents } from 'app-core/cart/totals';
import { formatMoney } from 'ui-kit/money';
import { touchTarget } from 'ui-kit/theme/tokens';
import { useInCart } from '../../shared/cart/cart.ts';
import { links } from '../../shared/links.ts';
import { useForVisitors } from '../../shared/session/early-session.ts';
import { useLoginLink } from '../../shared/session/return-to.ts';
import { useSession } from '../../shared/session/use-session.ts';

export interface OrderNoteProps {
  /** Id for `aria-describedby` of the button. */
  id: string;
  producto: Producto;
  quantity: number;
}

/** Same height for all users: the server does not know the session. */
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(3),
  minHeight: touchTarget,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
}));

/** Above the button: why it is disabled, with a link to log in, or the subtotal. */
export function OrderNote({ id, producto, quantity }: OrderNoteProps) {
  const { authenticated, seesPrices } = useSession();
  const inCart = useInCart(producto.producto_id);
  const login = useLoginLink();
  const forVisitors = useForVisitors();
  if (!authenticated)
    return (
      <Note id={id} {...forVisitors}>
        <span>
          <Link href={login}>Inicia sesión</Link> o <Link href={links.registro}>solicita una cuenta</Link>{' '}
          para comprar.
        </span>
      </Note>
    );
  const { precio } = producto;
  return (
    <Note id={id}>
      {seesPrices && precio !== undefined && (
        <span>Subtotal: {formatMoney(toPesos(subtotalCents({ precio, cantidad: quantity })))}</span>
      )}
      {inCart > 0 && <span>En el carrito: {inCart}</span>}
    </Note>
  );
}
