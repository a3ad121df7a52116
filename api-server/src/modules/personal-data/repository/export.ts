import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../../db/database.ts';
import { lineaColumns } from '../../../db/lineas.ts';
import { jobRows, MAILS } from '../../../db/queues.ts';
import { cambiosDeCorreo, sesiones } from '../../../db/schema/access.ts';
import { bitacora } from '../../../db/schema/bitacora.ts';
import { detallesPedidos, notasPedidos, pedidos, pedidosCambios } from '../../../db/schema/pedidos.ts';
import { fotosPedidos } from '../../../db/schema/pedidos-cliente.ts';
import { notificaciones } from '../../../db/schema/system.ts';
import { destinatarios, notasUsuarios, type usuarios } from '../../../db/schema/usuarios.ts';
import { vistas } from '../../../db/schema/vistas.ts';
import { findAwaitedProductos, findMailChoices } from '../../avisos/repository.ts';
import { findCondiciones } from '../../cuenta-corriente/repository/cuenta.ts';
import { findAllMovimientos } from '../../cuenta-corriente/repository/movimientos.ts';
import { findDomicilios } from '../../domicilios/repository.ts';
import { findNombres } from '../../listas/repository.ts';
import { findLineas, findNota } from '../../mi-carrito/repository.ts';
import { idsOfCliente } from '../../pedidos/repository/pedidos.ts';
import { findPropuestasOf } from '../../pedidos/repository/propuestas.ts';
import { findPersonas } from '../../personas/repository.ts';

type UsuarioRow = typeof usuarios.$inferSelect;

const isTo = (email: string) =>
  sql`${email} IN (${jobRows.data}->'to'->>'address', ${jobRows.data}->>'to', ${jobRows.data}->>'email')`;

/**
 * Returns the account's earlier e-mails with the date until which each was the account's. Later mail there belongs to
 * another account.
 */
const findEarlierCorreos = (q: Queryable, usuarioId: string) =>
  q
    .select({ email: sql<string>`${bitacora.antes}->>'email'`, until: bitacora.fecha })
    .from(bitacora)
    .where(
      and(
        eq(bitacora.objeto, 'usuario'),
        eq(bitacora.objeto_id, usuarioId),
        eq(bitacora.accion, 'usuario.correo_cambiado'),
      ),
    );

/** Condition for the account's mails in the queue, in any state, also those to a requested e-mail. */
async function isMailOf(q: Queryable, { usuario_id, email }: Pick<UsuarioRow, 'usuario_id' | 'email'>) {
  const earlier = await findEarlierCorreos(q, usuario_id);
  return and(
    inArray(jobRows.name, MAILS),
    or(
      isTo(email),
      sql`${jobRows.data}->>'usuarioId' = ${usuario_id}`,
      ...earlier.map((one) => and(isTo(one.email), lte(jobRows.created, one.until))),
    ),
  );
}

const isAbout = (q: Queryable, usuarioId: string) =>
  or(
    eq(notificaciones.referencia_id, usuarioId),
    inArray(notificaciones.referencia_id, idsOfCliente(q, usuarioId)),
  );

const isRecepcionOf = (q: Queryable, usuarioId: string) =>
  and(inArray(pedidosCambios.pedido_id, idsOfCliente(q, usuarioId)), eq(pedidosCambios.tipo, 'recepcion'));

/** Condition for cancellations by the customer. The cancellation stays in the history, but its reason is erased. */
const isCancelacionOf = (q: Queryable, usuarioId: string) =>
  and(
    inArray(pedidosCambios.pedido_id, idsOfCliente(q, usuarioId)),
    eq(pedidosCambios.tipo, 'estado'),
    sql`${pedidosCambios.datos} ? 'cancelacion'`,
  );

/** Returns everything stored about a person, except the account's credentials. */
export async function findAllOf(q: Queryable, usuario: UsuarioRow) {
  const { usuario_id: id } = usuario;
  const ownPedidos = await q
    .select()
    .from(pedidos)
    .where(eq(pedidos.usuario_id, id))
    .orderBy(pedidos.fecha_pedido);
  const lineas = await q
    .select({ detalle: lineaColumns })
    .from(detallesPedidos)
    .innerJoin(pedidos, eq(pedidos.pedido_id, detallesPedidos.pedido_id))
    .where(eq(pedidos.usuario_id, id))
    .orderBy(detallesPedidos.orden);
  return {
    cambio: await first(q.select().from(cambiosDeCorreo).where(eq(cambiosDeCorreo.usuario_id, id))),
    pedidos: ownPedidos,
    lineas: lineas.map(({ detalle }) => detalle),
    sesiones: await q.select().from(sesiones).where(eq(sesiones.usuario_id, id)),
    correos: await q
      .select({ data: jobRows.data, fecha: jobRows.created })
      .from(jobRows)
      .where(await isMailOf(q, usuario))
      .orderBy(jobRows.created),
    notas: [
      ...(await q
        .select({ texto: notasUsuarios.texto, fecha: notasUsuarios.fecha })
        .from(notasUsuarios)
        .where(eq(notasUsuarios.usuario_id, id))
        .orderBy(notasUsuarios.fecha)),
      ...(await q
        .select({ texto: notasPedidos.texto, fecha: notasPedidos.fecha })
        .from(notasPedidos)
        .where(inArray(notasPedidos.pedido_id, idsOfCliente(q, id)))
        .orderBy(notasPedidos.fecha)),
    ],
    recepciones: await q
      .select({ fecha: pedidosCambios.fecha, falta: sql<string | null>`${pedidosCambios.datos}->>'despues'` })
      .from(pedidosCambios)
      .where(isRecepcionOf(q, id))
      .orderBy(pedidosCambios.fecha),
    fotos: await q
      .select({ numero: pedidos.numero, fecha: fotosPedidos.fecha })
      .from(fotosPedidos)
      .innerJoin(pedidos, eq(pedidos.pedido_id, fotosPedidos.pedido_id))
      .where(eq(pedidos.usuario_id, id))
      .orderBy(fotosPedidos.fecha),
    propuestas: await findPropuestasOf(q, id),
    cancelaciones: await q
      .select({
        fecha: pedidosCambios.fecha,
        motivo: sql<string | null>`${pedidosCambios.datos}->'cancelacion'->>'motivo'`,
      })
      .from(pedidosCambios)
      .where(isCancelacionOf(q, id))
      .orderBy(pedidosCambios.fecha),
    vistas: await q.select().from(vistas).where(eq(vistas.usuario_id, id)).orderBy(vistas.nombre),
    carrito: await findLineas(q, id),
    wanted: await findMailChoices(q, id),
    awaited: await findAwaitedProductos(q, id),
    carritoNota: await findNota(q, id),
    domicilios: await findDomicilios(q, id),
    personas: await findPersonas(q, id),
    placed: await q
      .select({ numero: pedidos.numero, fecha: pedidos.fecha_pedido })
      .from(pedidos)
      .where(eq(pedidos.pedido_por, id))
      .orderBy(pedidos.fecha_pedido),
    listas: await findNombres(q, id),
    movimientos: await findAllMovimientos(q, id),
    condiciones: await findCondiciones(q, id),
    notificaciones: await q.select().from(notificaciones).where(isAbout(q, id)).orderBy(notificaciones.fecha),
    entradas: await q
      .select()
      .from(bitacora)
      .where(or(eq(bitacora.usuario_id, id), and(eq(bitacora.objeto, 'usuario'), eq(bitacora.objeto_id, id))))
      .orderBy(bitacora.fecha, bitacora.entrada_id),
  };
}

/** Keeps the recipient of delivered orders for their documents. */
export const insertDestinatario = (tx: Tx, values: typeof destinatarios.$inferInsert) =>
  tx.insert(destinatarios).values(values).onConflictDoNothing();

export const deleteMailsOf = async (tx: Tx, usuario: UsuarioRow) =>
  tx.delete(jobRows).where(await isMailOf(tx, usuario));

export const deleteNotificacionesAbout = (tx: Tx, usuarioId: string) =>
  tx.delete(notificaciones).where(isAbout(tx, usuarioId));

/** Deletes staff notes about the person and about their orders. */
export async function deleteNotasAbout(tx: Tx, usuarioId: string): Promise<void> {
  await tx.delete(notasUsuarios).where(eq(notasUsuarios.usuario_id, usuarioId));
  await tx.delete(notasPedidos).where(inArray(notasPedidos.pedido_id, idsOfCliente(tx, usuarioId)));
}

/** Deletes the person's reports about received orders, with their pictures. */
export async function deleteRecepciones(tx: Tx, usuarioId: string): Promise<void> {
  await tx.delete(pedidosCambios).where(isRecepcionOf(tx, usuarioId));
  await tx.delete(fotosPedidos).where(inArray(fotosPedidos.pedido_id, idsOfCliente(tx, usuarioId)));
}

/** Deletes the reasons of the person's cancellations. The cancellations stay. */
export const forgetMotivos = (tx: Tx, usuarioId: string) =>
  tx
    .update(pedidosCambios)
    .set({ datos: sql`jsonb_set(${pedidosCambios.datos}, '{cancelacion,motivo}', 'null')` })
    .where(isCancelacionOf(tx, usuarioId));

/** Years for which a merchant keeps documents of a sale: Código Civil y Comercial, article 328. */
const KEPT_YEARS = 10;

/** Deletes recipients whose last document is older than the legal time, with the delivery addresses of their orders. */
export const purgeDestinatarios = (q: Queryable) =>
  q.execute(sql`
    WITH forgotten AS (
      DELETE FROM ${destinatarios} d WHERE NOT EXISTS (
        SELECT FROM ${pedidos} p WHERE p.usuario_id = d.usuario_id
        AND p.fecha_pedido > now() - make_interval(years => ${KEPT_YEARS}))
      RETURNING d.usuario_id
    )
    UPDATE ${pedidos} SET entrega = NULL FROM forgotten
    WHERE ${pedidos.usuario_id} = forgotten.usuario_id AND ${pedidos.entrega} IS NOT NULL`);
