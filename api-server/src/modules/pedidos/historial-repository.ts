import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { pedidosCambios } from '../../db/schema/pedidos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';

export type CambioRow = Awaited<ReturnType<typeof findCambios>>[number];

/** What happened to an order, and who did it; oldest first. */
export const findCambios = (q: Queryable, pedidoId: string) =>
  q
    .select({
      cambio: pedidosCambios,
      usuario: { usuario_id: usuarios.usuario_id, nombre: usuarios.nombre, apellido: usuarios.apellido },
    })
    .from(pedidosCambios)
    .innerJoin(usuarios, eq(usuarios.usuario_id, pedidosCambios.usuario_id))
    .where(eq(pedidosCambios.pedido_id, pedidoId))
    .orderBy(asc(pedidosCambios.fecha), asc(pedidosCambios.cambio_id));
