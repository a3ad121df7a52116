import type { EstadoPedido } from 'api-client/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { first, one, type Queryable } from '../../db/database.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { isUnpacked } from '../pedidos/pedidos-found-repository.ts';
import { countPedidos } from '../pedidos/pedidos-place-repository.ts';

/** The number of waiting items, and since when the oldest waits. */
export interface Espera {
  cantidad: number;
  desde: Date | null;
}

/** Orders of one status: the number comes from the stored sums, the oldest from an index. */
export async function waitingPedidos(q: Queryable, estado: EstadoPedido): Promise<Espera> {
  const [{ total }, oldest] = await Promise.all([
    countPedidos(q, { estados: [estado] }),
    first(
      q
        .select({ desde: pedidos.fecha_pedido })
        .from(pedidos)
        .where(eq(pedidos.estado_pedido, estado))
        // Reads the index for the newest first, backwards.
        .orderBy(sql`${pedidos.fecha_pedido} ASC NULLS FIRST`)
        .limit(1),
    ),
  ]);
  return { cantidad: total, desde: oldest?.desde ?? null };
}

/** Approved orders that are not packed yet; they have their own index. */
export const waitingEmpaques = (q: Queryable): Promise<Espera> =>
  one(
    q
      .select({
        cantidad: sql<number>`count(*)`.mapWith(Number),
        desde: sql<Date | null>`min(${pedidos.fecha_pedido})`.mapWith(pedidos.fecha_pedido),
      })
      .from(pedidos)
      .where(isUnpacked),
  );

/** Accounts that are neither approved nor refused. */
export const waitingSolicitudes = (q: Queryable): Promise<Espera> =>
  one(
    q
      .select({
        cantidad: sql<number>`count(*)`.mapWith(Number),
        desde: sql<Date | null>`min(${usuarios.creado_en})`.mapWith(usuarios.creado_en),
      })
      .from(usuarios)
      .where(
        and(
          eq(usuarios.esta_activo, false),
          eq(usuarios.dado_de_alta, false),
          isNull(usuarios.datos_borrados_en),
        ),
      ),
  );
