import { LIMITS, type OperationOf } from 'api-client/contract';
import { toCents } from 'api-client/contract/money';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { Problem } from '../../shared/problem.ts';
import { lockOwner } from '../usuarios/repository/usuarios.ts';
import {
  deleteLineas,
  deleteNota,
  findExistingIds,
  findLineas,
  findNota,
  type LineaRow,
  type LineaValues,
  type NotaRow,
  saveLineas,
  saveNota,
} from './repository.ts';

/** Joins two notes without repetition. The result may exceed the limit of an order's note: the customer then shortens it. */
function both(one: string | null, other: string | null): string | null {
  if (!one || !other) return one || other;
  if (one.includes(other)) return one;
  return other.includes(one) ? other : `${one}\n${other}`;
}

type CarritoChange = z.output<OperationOf<'miCarrito.change'>['body']['schema']>;
type Cambio = CarritoChange['cambios'][number];
type Linea = LineaRow['linea'];

export interface Carrito {
  lineas: readonly LineaRow[];
  nota: NotaRow | undefined;
}

export const findCarrito = async (q: Queryable, usuarioId: string): Promise<Carrito> => ({
  lineas: await findLineas(q, usuarioId),
  nota: await findNota(q, usuarioId),
});

/** Applies the changes and returns the cart; ignores unknown products. Throws CARRITO_LLENO. */
export const changeCarrito = (db: Db, usuarioId: string, { dispositivo, cambios, nota }: CarritoChange) =>
  db.transaction(async (tx) => {
    await lockOwner(tx, usuarioId);
    if (nota) await changeNota(tx, usuarioId, { ...nota, dispositivo });
    const before = new Map((await findLineas(tx, usuarioId)).map(({ linea }) => [linea.producto_id, linea]));
    const after = new Map(before);
    const existingIds = await findExistingIds(
      tx,
      cambios.map(({ producto_id }) => producto_id),
    );
    for (const cambio of cambios) {
      const { producto_id } = cambio;
      const linea = after.get(producto_id);
      const cantidad = quantityAfter(linea, cambio, dispositivo);
      const nota = notaAfter(linea, cambio, dispositivo);
      if (cantidad === 0) after.delete(producto_id);
      else if (existingIds.has(producto_id) && (cantidad !== linea?.cantidad || nota !== linea.nota)) {
        after.set(producto_id, {
          ...applyCambio(linea, cambio),
          usuario_id: usuarioId,
          cantidad,
          nota,
          dispositivo,
        });
      }
    }
    if (after.size > Math.max(before.size, LIMITS.detallesPerPedido)) throw new Problem('CARRITO_LLENO');
    await save(tx, usuarioId, before, after);
    return findCarrito(tx, usuarioId);
  });

/**
 * Returns the quantity after a change. A device that knows the current line, or wrote it last, sets the
 * quantity. Otherwise the larger quantity wins, so that nothing is doubled or lost.
 */
function quantityAfter(linea: Linea | undefined, cambio: Cambio, dispositivo: string): number {
  if (!linea || isCurrentFor(linea, cambio, dispositivo)) return cambio.cantidad;
  return Math.max(linea.cantidad, cambio.cantidad);
}

/** Returns the line's note after a change, by the same rule; two notes are joined. */
function notaAfter(linea: Linea | undefined, cambio: Cambio, dispositivo: string): string | null {
  if (cambio.nota === undefined) return linea?.nota ?? null;
  if (!linea || isCurrentFor(linea, cambio, dispositivo)) return cambio.nota;
  return both(linea.nota, cambio.nota);
}

interface Versioned {
  version: string;
  dispositivo: string;
}

const isCurrentFor = (is: Versioned, { version }: { version: string | null }, dispositivo: string): boolean =>
  is.version === version || is.dispositivo === dispositivo;

/** Changes the note on the whole cart, by the same rule as for a line. */
async function changeNota(
  tx: Tx,
  usuarioId: string,
  { dispositivo, ...nota }: NonNullable<CarritoChange['nota']> & { dispositivo: string },
): Promise<void> {
  const before = await findNota(tx, usuarioId);
  const texto =
    !before || isCurrentFor(before, nota, dispositivo) ? nota.texto : both(before.texto, nota.texto);
  if (texto === (before?.texto ?? null)) return;
  if (texto === null) await deleteNota(tx, usuarioId);
  else await saveNota(tx, { usuario_id: usuarioId, texto, version: uuidv7(), dispositivo });
}

/** Returns price and time from the device; the time is never in the future. */
function applyCambio(linea: Linea | undefined, { producto_id, precio, puesta_en }: Cambio) {
  const now = new Date();
  const addedAt = puesta_en === null ? (linea?.puesta_en ?? now) : new Date(puesta_en);
  return {
    producto_id,
    precio: precio === null ? (linea?.precio ?? null) : toCents(precio),
    puesta_en: addedAt < now ? addedAt : now,
    version: uuidv7(),
  };
}

type Lineas = ReadonlyMap<string, LineaValues>;

async function save(tx: Tx, usuarioId: string, before: Lineas, after: Lineas): Promise<void> {
  const removedIds = [...before.keys()].filter((id) => !after.has(id));
  await deleteLineas(tx, usuarioId, removedIds);
  await saveLineas(
    tx,
    [...after.values()].filter((linea) => linea !== before.get(linea.producto_id)),
  );
}
