import { LIMITS, type OperationOf } from 'api-client/contract';
import { toCents } from 'api-client/contract/money';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { Problem } from '../../shared/problem.ts';
import {
  deleteLineas,
  deleteNota,
  findKnown,
  findLineas,
  findNota,
  type LineaRow,
  type LineaValues,
  lockCarrito,
  type NotaRow,
  saveLineas,
  saveNota,
} from './carrito-repository.ts';
import { both } from './two-notes.ts';

type Asked = z.output<OperationOf<'miCarrito.change'>['body']['schema']>;
type Cambio = Asked['cambios'][number];
type Linea = LineaRow['linea'];

export interface Carrito {
  lineas: readonly LineaRow[];
  nota: NotaRow | undefined;
}

export const findCarrito = async (q: Queryable, usuarioId: string): Promise<Carrito> => ({
  lineas: await findLineas(q, usuarioId),
  nota: await findNota(q, usuarioId),
});

/** The cart after these changes: CARRITO_LLENO. Of a product that there is not, nothing is kept. */
export const changeCarrito = (db: Db, usuarioId: string, { dispositivo, cambios, nota }: Asked) =>
  db.transaction(async (tx) => {
    await lockCarrito(tx, usuarioId);
    if (nota) await changeNota(tx, usuarioId, { ...nota, dispositivo });
    const before = new Map((await findLineas(tx, usuarioId)).map(({ linea }) => [linea.producto_id, linea]));
    const after = new Map(before);
    const known = await findKnown(
      tx,
      cambios.map(({ producto_id }) => producto_id),
    );
    for (const cambio of cambios) {
      const { producto_id } = cambio;
      const linea = after.get(producto_id);
      const cantidad = quantityAfter(linea, cambio, dispositivo);
      const nota = notaAfter(linea, cambio, dispositivo);
      if (cantidad === 0) after.delete(producto_id);
      else if (known.has(producto_id) && (cantidad !== linea?.cantidad || nota !== linea.nota)) {
        after.set(producto_id, {
          ...putIn(linea, cambio),
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
 * How many there are then. Whoever knows the line as it is, or wrote it last, has it be so many. Else somebody else changed it
 * meanwhile: the larger of both counts, so that nothing is doubled and nothing that was typed is lost.
 */
function quantityAfter(linea: Linea | undefined, cambio: Cambio, dispositivo: string): number {
  if (!linea || knows(linea, cambio, dispositivo)) return cambio.cantidad;
  return Math.max(linea.cantidad, cambio.cantidad);
}

/** What is written beside it then, by the same rule: of two notes both. */
function notaAfter(linea: Linea | undefined, cambio: Cambio, dispositivo: string): string | null {
  if (cambio.nota === undefined) return linea?.nota ?? null;
  if (!linea || knows(linea, cambio, dispositivo)) return cambio.nota;
  return both(linea.nota, cambio.nota);
}

interface Versioned {
  version: string;
  dispositivo: string;
}

const knows = (is: Versioned, { version }: { version: string | null }, dispositivo: string): boolean =>
  is.version === version || is.dispositivo === dispositivo;

/** What is written of all of it, as beside a line. */
async function changeNota(
  tx: Tx,
  usuarioId: string,
  { dispositivo, ...asked }: NonNullable<Asked['nota']> & { dispositivo: string },
): Promise<void> {
  const before = await findNota(tx, usuarioId);
  const texto = !before || knows(before, asked, dispositivo) ? asked.texto : both(before.texto, asked.texto);
  if (texto === (before?.texto ?? null)) return;
  if (texto === null) await deleteNota(tx, usuarioId);
  else await saveNota(tx, { usuario_id: usuarioId, texto, version: uuidv7(), dispositivo });
}

/** When it was put there, and at what price, as the device tells; never in a time that is still to come. */
function putIn(linea: Linea | undefined, { producto_id, precio, puesta_en }: Cambio) {
  const now = new Date();
  const told = puesta_en === null ? (linea?.puesta_en ?? now) : new Date(puesta_en);
  return {
    producto_id,
    precio: precio === null ? (linea?.precio ?? null) : toCents(precio),
    puesta_en: told < now ? told : now,
    version: uuidv7(),
  };
}

type Lineas = ReadonlyMap<string, LineaValues>;

async function save(tx: Tx, usuarioId: string, before: Lineas, after: Lineas): Promise<void> {
  const gone = [...before.keys()].filter((id) => !after.has(id));
  await deleteLineas(tx, usuarioId, gone);
  await saveLineas(
    tx,
    [...after.values()].filter((linea) => linea !== before.get(linea.producto_id)),
  );
}
