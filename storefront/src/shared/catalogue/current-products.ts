import type { QueryClient } from '@tanstack/react-query';
import { LIMITS, type Producto, productosVariosOptions } from 'api-client/storefront';

/** Fetches the products with today's prices, in as many calls as the page limit requires. Skips unknown ids. */
export async function currentProducts(queryClient: QueryClient, ids: readonly string[]): Promise<Producto[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / LIMITS.pageMax) }, (_, part) =>
    ids.slice(part * LIMITS.pageMax, (part + 1) * LIMITS.pageMax),
  );
  const answers = await Promise.all(
    parts.map((some) =>
      queryClient.fetchQuery({ ...productosVariosOptions({ query: { ids: some.join(',') } }), staleTime: 0 }),
    ),
  );
  return answers.flatMap(({ productos }) => productos);
}
