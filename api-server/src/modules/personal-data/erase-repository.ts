import { SOLD_ESTADOS } from 'api-client/contract';
import { and, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { enlacesSolicitados, llaves } from '../../db/schema/access.ts';
import { detallesPedidos, pedidos } from '../../db/schema/pedidos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { vistas } from '../../db/schema/vistas.ts';
import { idsOfCliente } from '../pedidos/pedidos-repository.ts';

type UsuarioRow = typeof usuarios.$inferSelect;

/** What somebody wrote to the house with their orders, and beside their lines. */
export async function deleteNotasBy(tx: Tx, usuarioId: string): Promise<void> {
  await tx
    .update(pedidos)
    .set({ nota: null })
    .where(and(eq(pedidos.usuario_id, usuarioId), isNotNull(pedidos.nota)));
  await tx
    .update(detallesPedidos)
    .set({ nota: null })
    .where(
      and(inArray(detallesPedidos.pedido_id, idsOfCliente(tx, usuarioId)), isNotNull(detallesPedidos.nota)),
    );
}

/** The lists of orders that they kept for themselves, and anybody's of their orders alone. */
export const deleteVistasOf = (tx: Tx, usuarioId: string) =>
  tx
    .delete(vistas)
    .where(
      or(
        and(eq(vistas.usuario_id, usuarioId), eq(vistas.de_equipo, false)),
        sql`${vistas.filtros}->>'cliente_id' = ${usuarioId}`,
      ),
    );

/** Where their orders went; of what was sold the papers say it, for as long as they are kept. */
export const deleteEntregas = (tx: Tx, usuarioId: string) =>
  tx
    .update(pedidos)
    .set({ entrega: null })
    .where(
      and(
        eq(pedidos.usuario_id, usuarioId),
        isNotNull(pedidos.entrega),
        notInArray(pedidos.estado_pedido, [...SOLD_ESTADOS]),
      ),
    );

/** Whom they placed orders for remains; that it was them does not. */
export const deletePedidoPor = (tx: Tx, usuarioId: string) =>
  tx.update(pedidos).set({ pedido_por: null }).where(eq(pedidos.pedido_por, usuarioId));

/** Links of mails that are under way, in whatever mailbox. */
export const deleteLinks = (tx: Tx, usuarioId: string) =>
  tx.delete(llaves).where(eq(llaves.usuario_id, usuarioId));

export const forgetResetRequest = (tx: Tx, hash: string) =>
  tx.delete(enlacesSolicitados).where(eq(enlacesSolicitados.huella, hash));

/** The trail's own function: nothing else may. */
export const eraseInBitacora = (tx: Tx, usuarioId: string) =>
  tx.execute(sql`SELECT borrar_datos_en_bitacora(${usuarioId}::uuid)`);

/** Writes nobody's data over the account's, for good. */
export async function anonymize(
  tx: Tx,
  usuarioId: string,
  values: Pick<UsuarioRow, 'nombre' | 'apellido' | 'dni' | 'nombre_comercio' | 'email'>,
): Promise<void> {
  await tx
    .update(usuarios)
    .set({
      ...values,
      titular_id: null,
      sin_acceso: false,
      telefono: '',
      dom_fiscal: '',
      password_hash: '',
      correo_confirmado_en: null,
      dado_de_alta: true,
      esta_activo: false,
      rol_id: null,
      datos_borrados_en: sql`now()`,
      borrado_pedido_en: null,
      version: sql`${usuarios.version} + 1`,
    })
    .where(eq(usuarios.usuario_id, usuarioId));
}
