import { SOLD_ESTADOS } from 'api-client/contract';
import { and, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { enlacesSolicitados, llaves } from '../../../db/schema/access.ts';
import { detallesPedidos, pedidos } from '../../../db/schema/pedidos.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import { vistas } from '../../../db/schema/vistas.ts';
import { idsOfCliente } from '../../pedidos/repository/pedidos.ts';

type UsuarioRow = typeof usuarios.$inferSelect;

/** Deletes the person's notes on orders and on order lines. */
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

/** Deletes the person's saved order lists, and other users' lists of only this person's orders. */
export const deleteVistasOf = (tx: Tx, usuarioId: string) =>
  tx
    .delete(vistas)
    .where(
      or(
        and(eq(vistas.usuario_id, usuarioId), eq(vistas.de_equipo, false)),
        sql`${vistas.filtros}->>'cliente_id' = ${usuarioId}`,
      ),
    );

/**
 * Deletes the delivery addresses of the person's orders. Printed documents of sold orders keep theirs for the legal
 * time.
 */
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

/** Removes the person as author of orders for a shop. The orders stay. */
export const deletePedidoPor = (tx: Tx, usuarioId: string) =>
  tx.update(pedidos).set({ pedido_por: null }).where(eq(pedidos.pedido_por, usuarioId));

/** Invalidates all links in mails sent to the person. */
export const deleteLinks = (tx: Tx, usuarioId: string) =>
  tx.delete(llaves).where(eq(llaves.usuario_id, usuarioId));

export const forgetResetRequest = (tx: Tx, hash: string) =>
  tx.delete(enlacesSolicitados).where(eq(enlacesSolicitados.huella, hash));

/** Calls the audit log's own function, because updates are forbidden. */
export const eraseInBitacora = (tx: Tx, usuarioId: string) =>
  tx.execute(sql`SELECT borrar_datos_en_bitacora(${usuarioId}::uuid)`);

/** Overwrites the account's personal data with placeholders. Irreversible. */
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
      condicion_iva: null,
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
