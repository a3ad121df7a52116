import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { first, type Queryable } from '../../db/database.ts';
import type { KeptReclamo } from '../../db/schema/kept.ts';
import { pedidosCambios } from '../../db/schema/pedidos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { idsOfCliente } from './pedidos-repository.ts';

export type CambioRow = Awaited<ReturnType<typeof findCambios>>[number];

/** Returns an order's changes with their authors, oldest first. With `clienteId`, only for that customer's order. */
export const findCambios = (q: Queryable, pedidoId: string, clienteId?: string) =>
  q
    .select({
      cambio: pedidosCambios,
      usuario: { usuario_id: usuarios.usuario_id, nombre: usuarios.nombre, apellido: usuarios.apellido },
    })
    .from(pedidosCambios)
    .innerJoin(usuarios, eq(usuarios.usuario_id, pedidosCambios.usuario_id))
    .where(
      and(
        eq(pedidosCambios.pedido_id, pedidoId),
        clienteId === undefined ? undefined : inArray(pedidosCambios.pedido_id, idsOfCliente(q, clienteId)),
      ),
    )
    .orderBy(asc(pedidosCambios.fecha), asc(pedidosCambios.cambio_id));

/** Returns what the customer last reported about the delivery, or undefined. */
export async function findRecepcion(
  q: Queryable,
  pedidoId: string,
): Promise<{ falta: string | null; reclamo: KeptReclamo | undefined } | undefined> {
  const { fecha, cambio_id, datos, tipo, pedido_id } = pedidosCambios;
  const last = await first(
    q
      .select({ datos })
      .from(pedidosCambios)
      .where(and(eq(pedido_id, pedidoId), eq(tipo, 'recepcion')))
      .orderBy(desc(fecha), desc(cambio_id))
      .limit(1),
  );
  return last && { falta: last.datos.despues as string | null, reclamo: last.datos.reclamo };
}
