import Button from '@mui/material/Button';
import type { PedidoConDetalles } from 'api-client/storefront';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney } from 'ui-kit/money';
import { closeCart } from '../../shared/cart/cart-drawer.ts';
import { productsText } from '../../shared/cart/count-text.ts';
import { links } from '../../shared/links.ts';

/** Confirmation in the empty cart after an order, with a link to the order. */
export const PlacedOrder = ({ placed }: { placed: PedidoConDetalles }) => (
  <EmptyState
    title={`Recibimos tu pedido n.º ${placed.numero}`}
    text={`${productsText(placed.detalles.length)}, por un total de ${formatMoney(placed.total_precio)}.`}
    action={
      <Button variant="contained" href={links.pedido(placed.pedido_id)} onClick={closeCart}>
        Ver pedido
      </Button>
    }
  />
);
