import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { jobRows, MAILS } from '../../db/queues.ts';
import { cambiosDeCorreo, enlacesSolicitados, llaves, sesiones } from '../../db/schema/access.ts';
import { bitacora } from '../../db/schema/bitacora.ts';
import { detallesPedidos, notasPedidos, pedidos } from '../../db/schema/pedidos.ts';
import { notificaciones } from '../../db/schema/system.ts';
import { destinatarios, notasUsuarios, usuarios } from '../../db/schema/usuarios.ts';

type UsuarioRow = typeof usuarios.$inferSelect;

const isTo = (email: string) =>
  sql`${email} IN (${jobRows.data}->'to'->>'address', ${jobRows.data}->>'to', ${jobRows.data}->>'email')`;

/** The e-mails that the account had before, and until when: from then on they may be somebody else's. */
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

/** Mails that wait, left or were given up, while the queue keeps them; to an e-mail that is merely wanted, too. */
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

const ownIds = (q: Queryable, usuarioId: string) =>
  q.select({ id: pedidos.pedido_id }).from(pedidos).where(eq(pedidos.usuario_id, usuarioId));

const isAbout = (q: Queryable, usuarioId: string) =>
  or(
    eq(notificaciones.referencia_id, usuarioId),
    inArray(notificaciones.referencia_id, ownIds(q, usuarioId)),
  );

/** All that the shop keeps of somebody: of the account all but what opens it. */
export async function findAllOf(q: Queryable, usuario: UsuarioRow) {
  const { usuario_id: id } = usuario;
  const ownPedidos = await q
    .select()
    .from(pedidos)
    .where(eq(pedidos.usuario_id, id))
    .orderBy(pedidos.fecha_pedido);
  const lineas = await q
    .select({ detalle: detallesPedidos })
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
        .where(inArray(notasPedidos.pedido_id, ownIds(q, id)))
        .orderBy(notasPedidos.fecha)),
    ],
    notificaciones: await q.select().from(notificaciones).where(isAbout(q, id)).orderBy(notificaciones.fecha),
    entradas: await q
      .select()
      .from(bitacora)
      .where(or(eq(bitacora.usuario_id, id), and(eq(bitacora.objeto, 'usuario'), eq(bitacora.objeto_id, id))))
      .orderBy(bitacora.fecha, bitacora.entrada_id),
  };
}

/** Keeps for the papers of orders that were delivered whom they were made out to. */
export const insertDestinatario = (tx: Tx, values: typeof destinatarios.$inferInsert) =>
  tx.insert(destinatarios).values(values).onConflictDoNothing();

export const deleteMailsOf = async (tx: Tx, usuario: UsuarioRow) =>
  tx.delete(jobRows).where(await isMailOf(tx, usuario));

export const deleteNotificacionesAbout = (tx: Tx, usuarioId: string) =>
  tx.delete(notificaciones).where(isAbout(tx, usuarioId));

/** What the house has written down of somebody, and of what they ordered. */
export async function deleteNotasAbout(tx: Tx, usuarioId: string): Promise<void> {
  await tx.delete(notasUsuarios).where(eq(notasUsuarios.usuario_id, usuarioId));
  await tx.delete(notasPedidos).where(inArray(notasPedidos.pedido_id, ownIds(tx, usuarioId)));
}

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
      telefono: '',
      dom_fiscal: '',
      password_hash: '',
      correo_confirmado_en: null,
      dado_de_alta: true,
      esta_activo: false,
      datos_borrados_en: sql`now()`,
      version: sql`${usuarios.version} + 1`,
    })
    .where(eq(usuarios.usuario_id, usuarioId));
}

/** Years that a merchant keeps the papers of a sale: Código Civil y Comercial, article 328. */
const KEPT_YEARS = 10;

/** Forgets those of whom the last paper is older than it has to be kept. */
export const purgeDestinatarios = (q: Queryable) =>
  q.delete(destinatarios).where(
    sql`NOT EXISTS (SELECT FROM ${pedidos} WHERE ${pedidos.usuario_id} = ${destinatarios.usuario_id}
      AND ${pedidos.fecha_pedido} > now() - make_interval(years => ${KEPT_YEARS}))`,
  );
