import type { OperationOf } from 'api-client/contract';
import { toCents } from 'api-client/contract/money';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../../db/database.ts';
import type { HandlerInput } from '../../../http/reply.ts';
import { found, Problem } from '../../../shared/problem.ts';
import { setOrigen } from '../../productos/repository/write.ts';
import { insertCambio } from '../repository/cambios.ts';
import { lockPrecios, setPrecios } from '../repository/plan.ts';

type Precios = HandlerInput<OperationOf<'precios.planilla'>>['body']['precios'];
type Priced = Awaited<ReturnType<typeof lockPrecios>>[number];

/** Returns why a new price is refused: zero, or not below the struck price. Same rules as `planOf`. */
export function findPrecioFault(
  { en_promocion, precio_antes_oferta: struck, precio: now }: Priced,
  next: number,
) {
  if (next === 0) return 'El precio quedaría en cero.';
  const isOffer = en_promocion && struck !== null && struck > now;
  return isOffer && next >= struck ? 'El precio llegaría al de antes de la oferta.' : undefined;
}

/**
 * Sets the price of each product, all or none; returns the change's id.
 * Throws NO_ENCONTRADO, PRECIOS_DESACTUALIZADOS when a price changed since it was read, DATOS_INVALIDOS,
 * PRECIOS_SIN_CAMBIO.
 */
export async function applyPlanilla(tx: Tx, asked: Precios, usuarioId: string): Promise<string> {
  const cambioId = uuidv7();
  await setOrigen(tx, { usuarioId, origen: 'cambio', cambioId });
  const ids = asked.map(({ producto_id }) => producto_id);
  const now = new Map((await lockPrecios(tx, ids)).map((row) => [row.producto_id, row]));
  const planned = asked.map(({ producto_id, antes, precio }) => {
    const producto = found(now.get(producto_id));
    if (producto.precio !== toCents(antes)) throw new Problem('PRECIOS_DESACTUALIZADOS');
    return { producto, producto_id, precio: toCents(precio) };
  });
  const details = planned.flatMap(({ producto, precio }, at) => {
    const message = precio === producto.precio ? undefined : findPrecioFault(producto, precio);
    return message === undefined ? [] : [{ field: `precios.${at}.precio`, message }];
  });
  if (details.length > 0) throw new Problem('DATOS_INVALIDOS', details);
  const changing = planned.filter(({ producto, precio }) => precio !== producto.precio);
  if (changing.length === 0) throw new Problem('PRECIOS_SIN_CAMBIO');
  const suben = changing.filter(({ producto, precio }) => precio > producto.precio).length;
  await setPrecios(
    tx,
    changing.map(({ producto_id, precio }) => ({ producto_id, precio })),
  );
  await insertCambio(tx, {
    cambio_id: cambioId,
    usuario_id: usuarioId,
    seleccion: `${changing.length} ${changing.length === 1 ? 'producto' : 'productos'} de la planilla`,
    forma: 'planilla',
    ajuste: 0,
    redondeo: 'no',
    direccion: 'cercano',
    oferta: false,
    suben,
    bajan: changing.length - suben,
    rechazados: 0,
  });
  return cambioId;
}
