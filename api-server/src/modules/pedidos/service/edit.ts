import { type Accion, INITIAL_ESTADO, LIMITS, type OperationOf } from 'api-client/contract';
import { refusalOfDecimals } from 'api-client/contract/kilos';
import { lineTotal } from 'api-client/contract/line-total';
import { toCents } from 'api-client/contract/money';
import { TOO_FEW, TOO_MANY } from 'api-client/contract/pedidos-staff';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Tx } from '../../../db/database.ts';
import { findPricesOf } from '../../../db/own-prices.ts';
import type { StaffActor } from '../../../http/actor.ts';
import { found, Problem, refuseStale } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { asObjeto, auditChangeOf, historyFieldsOf, keptLineas } from '../mapper.ts';
import {
  type DetalleNuevo,
  type DetalleRow,
  findPedido,
  insertCambio,
  lockPedido,
  replaceDetalles,
  type WholePedido,
} from '../repository/pedidos.ts';
import { findTermsOf, lockPriced, type Motivo, type ProductoRow } from '../repository/place.ts';
import { motivoAfter, pricedAt, refuseRepeated, totalOf } from '../rules.ts';
import { publishChange, scheduleNotice } from './publish-change.ts';

type EditedLinea = z.output<OperationOf<'pedidos.update'>['body']['schema']>['detalles'][number];

type Detalle = DetalleRow['detalle'];

export interface Edicion {
  actor: Pick<StaffActor, 'usuarioId'>;
  author: Author;
  pedidoId: string;
  detalles: readonly EditedLinea[];
  /** The version that the caller saw; undefined skips the check. */
  version: number | undefined;
}

/**
 * Replaces the lines of an order that awaits approval, and mails the customer a little later. Staff agree
 * prices and discounts with the customer, so there is no minimum. The same lines again change nothing.
 * Throws NO_ENCONTRADO, VERSION_DESACTUALIZADA, PEDIDO_NO_EDITABLE, PRODUCTO_REPETIDO, MONTO_MAXIMO, or
 * DATOS_INVALIDOS for a product that cannot be added.
 */
export async function editPedido(deps: ModuleDeps, asked: Edicion): Promise<WholePedido> {
  return deps.db.transaction(async (tx) => {
    found(await lockPedido(tx, asked.pedidoId));
    return editLocked(tx, deps, asked);
  });
}

/** Like `editPedido`, for a locked order. The audit log names the edit by `accion`. */
export async function editLocked(
  tx: Tx,
  deps: Pick<ModuleDeps, 'jobs' | 'tellAfter'>,
  asked: Edicion,
  accion: Accion = 'pedido.edicion',
): Promise<WholePedido> {
  refuseRepeated(asked.detalles);
  const before = found(await findPedido(tx, asked.pedidoId));
  refuseStale(before.pedido, asked.version);
  if (before.pedido.estado_pedido !== INITIAL_ESTADO) throw new Problem('PEDIDO_NO_EDITABLE');
  const lineas = await lineasOf(tx, before, asked.detalles);
  if (JSON.stringify(lineas.map(historyFieldsOf)) === JSON.stringify(keptLineas(before))) return before;

  const pedido = await replaceDetalles(tx, asked.pedidoId, lineas, totalOf(lineas));
  await insertCambio(tx, {
    pedido_id: pedido.pedido_id,
    usuario_id: asked.actor.usuarioId,
    tipo: 'edicion',
    datos: {
      antes: keptLineas(before),
      despues: lineas.map(historyFieldsOf),
    },
  });
  await publishChange(tx, pedido);
  const after = found(await findPedido(tx, asked.pedidoId));
  await record(tx, asked.author, {
    accion,
    objeto: asObjeto(pedido),
    ...auditChangeOf(before, after),
  });
  await scheduleNotice(tx, deps, { pedido: before.pedido, lineas: keptLineas(before) }, pedido);
  return after;
}

/**
 * A remaining line keeps its id, its customer's note and its product name. The product of a new line must be on sale; the
 * line says why it has its price if staff took the customer's.
 */
async function lineasOf(
  tx: Tx,
  { pedido, detalles }: WholePedido,
  edited: readonly EditedLinea[],
): Promise<DetalleNuevo[]> {
  const previous = new Map(detalles.map(({ detalle }) => [detalle.producto_id, detalle]));
  const kilos = new Set(detalles.flatMap(({ detalle, porKilo }) => (porKilo ? detalle.producto_id : [])));
  const ids = edited.map(({ producto_id }) => producto_id).filter((id) => !previous.has(id));
  const prices = await findPricesOf(tx, pedido.usuario_id);
  const nuevos = new Map((await lockPriced(tx, { ids, prices })).map((row) => [row.producto_id, row]));
  const terms = await findTermsOf(tx, prices, [...previous.keys()]);

  const refused = edited.flatMap(({ producto_id, cantidad }, index) => {
    const nuevo = nuevos.get(producto_id);
    const porKilo = nuevo?.porKilo ?? kilos.has(producto_id);
    const unlimited = cantidad < 1 ? TOO_FEW : cantidad >= LIMITS.cantidadMax ? TOO_MANY : undefined;
    const refusal = unlimited ?? refusalOfDecimals(cantidad, porKilo);
    if (refusal && cantidad !== previous.get(producto_id)?.cantidad) {
      return { field: `detalles.${index}.cantidad`, message: refusal };
    }
    if (previous.has(producto_id) || (nuevo?.esta_activo && nuevo.disponible)) return [];
    const message = nuevo ? `${nuevo.nombre} ya no está disponible.` : 'El producto no existe.';
    return { field: `detalles.${index}.producto_id`, message };
  });
  if (refused.length > 0) throw new Problem('DATOS_INVALIDOS', refused);

  return edited.map((line) => {
    const before = previous.get(line.producto_id);
    const linea = { ...line, precio_unitario: toCents(line.precio_unitario) };
    return {
      ...linea,
      ...keptEntrega(before, line, edited),
      detalles_pedidos_id: before?.detalles_pedidos_id ?? uuidv7(),
      nota: before?.nota ?? null,
      alicuota_iva: (before ?? nuevos.get(line.producto_id))?.alicuota_iva ?? null,
      costo_unitario: before ? before.costo_unitario : 'current',
      ...(before
        ? motivoAfter(before, linea, terms.get(line.producto_id))
        : motivoOfNew(linea, nuevos.get(line.producto_id))),
      producto_nombre: before?.producto_nombre ?? nuevos.get(line.producto_id)?.nombre ?? '',
      total_precio: lineTotal(linea),
    };
  });
}

const NO_MOTIVO: Motivo = {
  ...{ precio_base: null, condicion: null, descuento_condicion: null },
  ...{ precio_de_uno: null, escala_desde: null },
};

/** Returns why a new line has its price; nothing when staff set another price than the customer's. */
function motivoOfNew(
  { cantidad, precio_unitario }: { cantidad: number; precio_unitario: number },
  producto: ProductoRow | undefined,
): Motivo {
  if (!producto) return NO_MOTIVO;
  const { precio_unitario: current, ...motivo } = pricedAt(producto, cantidad);
  return current === precio_unitario ? motivo : NO_MOTIVO;
}

const AS_ASKED = { cantidad_pedida: null, motivo_entrega: null, reemplaza_a: null };

/** A line with a new quantity loses its delivery data; an unchanged line keeps them. */
function keptEntrega(
  before: Detalle | undefined,
  { cantidad }: EditedLinea,
  edited: readonly EditedLinea[],
): Pick<Detalle, keyof typeof AS_ASKED> {
  if (before?.cantidad !== cantidad) return AS_ASKED;
  const { cantidad_pedida, motivo_entrega, reemplaza_a } = before;
  if (reemplaza_a && !edited.some(({ producto_id }) => producto_id === reemplaza_a)) return AS_ASKED;
  return { cantidad_pedida, motivo_entrega, reemplaza_a };
}
