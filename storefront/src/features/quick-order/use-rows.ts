import { useQuery } from '@tanstack/react-query';
import { type Producto, pedidoRapidoFind, productosVariosOptions } from 'api-client/storefront';
import { offeredIn, type Row, rowsOf, useReading } from 'app-core/quick-order/rows';
import { useSession } from '../../shared/session/use-session.ts';
import { useList } from './stored-list.ts';

export type ListRow = Row<Producto>;

/** The lines, each looked up once as it is written; all of them in one call after a reload. */
export function useRows() {
  const { seesPrices } = useSession();
  const { rows } = useList();
  const { known, query } = useReading<Producto>(rows, {
    enabled: seesPrices,
    find: async (renglones) =>
      (await pedidoRapidoFind({ body: { renglones }, throwOnError: true })).data.renglones,
  });
  const offered = offeredIn(known);
  const missing = rows.flatMap(({ producto_id }) =>
    producto_id !== undefined && !offered.has(producto_id) ? [producto_id] : [],
  );
  const others = useQuery({
    ...productosVariosOptions({ query: { ids: [...new Set(missing)].sort().join(',') } }),
    enabled: seesPrices && missing.length > 0,
  });
  for (const producto of others.data?.productos ?? []) offered.set(producto.producto_id, producto);
  return { rows: rowsOf(rows, known, offered), query };
}
