import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PedidoConDetalles } from 'api-client/storefront';
import { toldByScreen } from 'app-core/queries/own-failures';
import { currentProducts } from '../../shared/catalogue/current-products.ts';
import { useAsksForNotice } from '../../shared/stock-notice/late-notice.ts';

const NONE: ReadonlySet<string> = new Set();

/** Returns the ids of the order's products that are sold out. Loads only for customers who can ask for a notice. */
export function useSoldOut(pedido: PedidoConDetalles | undefined): ReadonlySet<string> {
  const queryClient = useQueryClient();
  const ids = [...new Set(pedido?.detalles.map(({ producto }) => producto.producto_id))];
  const asks = useAsksForNotice();
  const { data } = useQuery({
    queryKey: ['agotados', ids],
    queryFn: async () => {
      const now = await currentProducts(queryClient, ids);
      return new Set(now.flatMap(({ disponible, producto_id }) => (disponible ? [] : producto_id)));
    },
    enabled: asks && ids.length > 0,
    // Optional: the order shows without this data.
    ...toldByScreen,
  });
  return data ?? NONE;
}
