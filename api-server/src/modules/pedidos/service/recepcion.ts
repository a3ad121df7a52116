import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { LIMITS, type OperationOf, SOLD_ESTADOS } from 'api-client/contract';
import { cantidadText, refusalOfDecimals } from 'api-client/contract/kilos';
import { reclamoText } from 'api-client/contract/reclamo-text';
import type { z } from 'zod';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { StoredReclamo } from '../../../db/schema/stored-json.ts';
import type { CustomerActor } from '../../../http/actor.ts';
import { found, Problem } from '../../../shared/problem.ts';
import { encode } from '../../imagenes/service.ts';
import { notify } from '../../notificaciones/service.ts';
import { asObjeto } from '../mapper.ts';
import { countFotos, findFoto, findFotoId, fotosAmong, insertFoto } from '../repository/attached.ts';
import {
  findPedido,
  findRecepcion,
  insertCambio,
  lockPedido,
  type PedidoRow,
} from '../repository/pedidos.ts';
import { getPedido, getPedidoOf } from './estado.ts';
import { publishChange } from './publish-change.ts';

type Owner = Pick<CustomerActor, 'comercioId'>;

/** Throws NO_ENCONTRADO for another customer's order, and RECEPCION_NO_DISPONIBLE for a cancelled or unapproved order. */
export function refuseUnreceived({ pedido }: Pick<PedidoRow, 'pedido'>, { comercioId }: Owner): void {
  if (pedido.usuario_id !== comercioId) throw new Problem('NO_ENCONTRADO');
  if (!SOLD_ESTADOS.includes(pedido.estado_pedido)) throw new Problem('RECEPCION_NO_DISPONIBLE');
}

/**
 * Stores a picture for a claim about the customer's order; returns its id. The same file again returns the
 * same id.
 * Throws NO_ENCONTRADO, RECEPCION_NO_DISPONIBLE, FOTOS_DE_MAS, or DATOS_INVALIDOS for a file that is no
 * picture.
 */
export async function saveFoto(
  db: Db,
  { actor, pedidoId, foto }: { actor: Owner; pedidoId: string; foto: File },
): Promise<string> {
  // Check before encoding: a request for another customer's order must not cost CPU time.
  refuseUnreceived(await getPedidoOf(db, actor.comercioId, pedidoId), actor);
  const content = Buffer.from(await foto.arrayBuffer());
  const huella = hash('sha256', content, 'hex');
  const known = await findFotoId(db, pedidoId, huella);
  if (known) return known;
  const { files } = await encode(content, { field: 'foto', kind: 'foto' });
  const contenido = found(files[0]).data;
  return db.transaction(async (tx) => {
    refuseUnreceived(found(await lockPedido(tx, pedidoId)), actor);
    const meanwhile = await findFotoId(tx, pedidoId, huella);
    if (meanwhile) return meanwhile;
    if ((await countFotos(tx, pedidoId)) >= LIMITS.fotosPerPedido) throw new Problem('FOTOS_DE_MAS');
    return insertFoto(tx, { pedido_id: pedidoId, huella, contenido });
  });
}

/** Returns an order's picture, for staff or for the order's customer (`owner`). Throws NO_ENCONTRADO. */
export async function readFoto(
  db: Db,
  { owner, pedidoId, fotoId }: { owner?: Owner; pedidoId: string; fotoId: string },
): Promise<{ name: string; data: Buffer }> {
  await (owner ? getPedidoOf(db, owner.comercioId, pedidoId) : getPedido(db, pedidoId));
  const { contenido } = found(await findFoto(db, pedidoId, fotoId));
  return { name: `${fotoId}.webp`, data: contenido };
}

type Body = z.output<OperationOf<'misPedidos.confirmarRecepcion'>['body']['schema']>;
type Linea = NonNullable<Body['lineas']>[number];

interface Recepcion extends Body {
  /** The order must belong to the actor's shop. */
  actor: Pick<CustomerActor, 'usuarioId' | 'comercioId'>;
  author: Author;
  pedidoId: string;
}

/**
 * Records that the customer received the order, and notifies staff of missing goods. The status stays: only
 * staff set it. The same report again changes nothing and notifies nobody. Returns whether something is
 * missing.
 * Throws NO_ENCONTRADO, RECEPCION_NO_DISPONIBLE. Throws DATOS_INVALIDOS for a line or picture of another
 * order, or for more than was delivered.
 */
export const confirmRecepcion = (
  db: Db,
  { actor, author, pedidoId, falta: nota, lineas = [] }: Recepcion,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const locked = found(await lockPedido(tx, pedidoId));
    refuseUnreceived(locked, actor);
    const { pedido, usuario } = locked;
    const reclamo = lineas.length > 0 ? { nota, lineas: await keptLineas(tx, pedidoId, lineas) } : undefined;
    const falta = reclamo ? reclamoText(reclamo) : nota;
    const before = await findRecepcion(tx, pedidoId);
    if (before && isDeepStrictEqual(before, { falta, reclamo })) return falta !== null;
    const datos = { antes: before?.falta ?? null, despues: falta, ...(reclamo && { reclamo }) };
    await insertCambio(tx, { pedido_id: pedidoId, usuario_id: actor.usuarioId, tipo: 'recepcion', datos });
    await record(tx, author, {
      accion: 'pedido.recepcion',
      objeto: asObjeto(pedido),
      despues: { falta: falta !== null },
    });
    if (falta !== null) {
      await notify(tx, {
        tipo: 'pedido',
        mensaje: `${usuario.nombre_comercio} avisa que algo falta o llegó mal en el pedido n.º ${pedido.numero}`,
        referencia_id: pedidoId,
      });
    }
    await publishChange(tx, pedido);
    return falta !== null;
  });

/** Returns the lines to store, with each product's name at the time of the order. */
async function keptLineas(
  tx: Tx,
  pedidoId: string,
  lineas: readonly Linea[],
): Promise<StoredReclamo['lineas']> {
  const { detalles } = found(await findPedido(tx, pedidoId));
  const delivered = new Map(
    detalles.map(({ detalle, porKilo }) => [detalle.detalles_pedidos_id, { ...detalle, porKilo }]),
  );
  const wanted = lineas.flatMap(({ foto_id }) => foto_id ?? []);
  const fotos = new Set(await fotosAmong(tx, pedidoId, wanted));
  const refused = lineas.flatMap(({ detalles_pedidos_id, cantidad, foto_id }, index) => {
    const refuse = (field: string, message: string) => ({ field: `lineas.${index}.${field}`, message });
    const detalle = delivered.get(detalles_pedidos_id);
    if (!detalle) return refuse('detalles_pedidos_id', 'El producto no está en este pedido.');
    if (cantidad > detalle.cantidad) {
      return refuse(
        'cantidad',
        `De ${detalle.producto_nombre} te enviamos ${cantidadText(detalle.cantidad)}.`,
      );
    }
    const inexact = cantidad !== detalle.cantidad && refusalOfDecimals(cantidad, detalle.porKilo);
    if (inexact) return refuse('cantidad', inexact);
    return foto_id && !fotos.has(foto_id)
      ? refuse('foto_id', 'No encontramos la foto. Súbela otra vez.')
      : [];
  });
  if (refused.length > 0) throw new Problem('DATOS_INVALIDOS', refused);
  return lineas.flatMap(({ detalles_pedidos_id, cantidad, motivo, foto_id = null }) => {
    const detalle = delivered.get(detalles_pedidos_id);
    if (!detalle) return [];
    const { producto_id, producto_nombre: nombre } = detalle;
    return { detalles_pedidos_id, producto_id, nombre, cantidad, motivo, foto_id };
  });
}
