import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Producto } from 'api-client/storefront';
import { precioFor } from 'api-client/storefront';
import { shownAmount } from 'app-core/cart/iva';
import { formatMoney } from 'ui-kit/money';
import { useForVisitors } from '../session/early-session.ts';
import { useLoginLink } from '../session/return-to.ts';
import { useSession } from '../session/session.ts';
import type { ShownProducto } from './shown-products.ts';

/** Placeholder of a price: a skeleton for customers, a login link for visitors, nothing for staff without permission. */
export function PriceNotice() {
  const { authenticated, seesPrices } = useSession();
  const login = useLoginLink();
  const forVisitors = useForVisitors();
  if (seesPrices)
    return (
      <Skeleton width="60%" sx={{ height: ({ spacing }) => spacing(8) }} aria-label="Cargando el precio" />
    );
  if (authenticated) return null;
  return (
    <Typography variant="body2" color="textSecondary" {...forVisitors}>
      Precio para comercios aprobados.{' '}
      <Link href={login} color="primary" sx={{ fontWeight: 'fontWeightMedium', whiteSpace: 'nowrap' }}>
        Ver precio
      </Link>
    </Typography>
  );
}

/** Returns a text like '$ 17.500,00 el kilo' for a quantity, if the API sent a price per measure. */
export function measurePrice(
  producto: Pick<Producto, 'precio_por_medida' | 'precio' | 'cantidades' | 'iva'>,
  cantidad = 1,
): string | undefined {
  const { precio_por_medida: told, precio, cantidades } = producto;
  if (!told) return undefined;
  const share = precio ? precioFor(precio, cantidad, cantidades) / precio : 1;
  return `${formatMoney(shownAmount(producto, told.precio * share))} el ${told.medida}`;
}

/** Returns the discount in percent if the user may see prices, else true for a promotion, else false. */
export function promotionOf(producto: ShownProducto, priced: boolean): boolean | number {
  if (!producto.en_promocion) return false;
  const { precio, precio_antes_oferta: before } = producto;
  if (!priced || precio === undefined || typeof before !== 'number' || before <= precio) return true;
  return Math.round(((before - precio) / before) * 100);
}
