import type { OperationOf } from 'api-client/contract';
import type { Author } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { HandlerInput } from '../../../http/reply.ts';
import { Problem } from '../../../shared/problem.ts';
import { findByIds, type ProductoRow } from '../repository/productos.ts';
import { editWithin, setActivoWithin } from './productos.ts';

type Cambio = HandlerInput<OperationOf<'productos.cambiarVarios'>>['body']['cambios'][number];

/**
 * Changes several products, all or none, each with its own audit log entry. Throws NO_ENCONTRADO,
 * VERSION_DESACTUALIZADA or a validation error, with the place of the change in the field name.
 */
export const changeVarios = (db: Db, cambios: readonly Cambio[], author: Author): Promise<ProductoRow[]> =>
  db.transaction(async (tx) => {
    const placed = cambios.map((cambio, place) => ({ cambio, place }));
    // Sort by id: two requests for the same products cannot deadlock.
    placed.sort((a, b) => (a.cambio.producto_id < b.cambio.producto_id ? -1 : 1));
    for (const { cambio, place } of placed) {
      try {
        await changeProducto(tx, cambio, author);
      } catch (error) {
        throw atPlace(error, place);
      }
    }
    return findByIds(
      tx,
      cambios.map(({ producto_id }) => producto_id),
    );
  });

async function changeProducto(tx: Tx, cambio: Cambio, author: Author): Promise<void> {
  const { producto_id: productoId, version: ifMatch, esta_activo, ...rest } = cambio;
  const { marca_id, disponible, categorias, etiquetas } = rest;
  await editWithin(tx, {
    productoId,
    author,
    ifMatch,
    body: {
      marca_id,
      disponible,
      productos_categorias: categorias?.map((categoria_id) => ({ categoria_id })),
      productos_etiquetas: etiquetas?.map((etiqueta_id) => ({ etiqueta_id })),
    },
  });
  if (esta_activo !== undefined) await setActivoWithin(tx, productoId, esta_activo, author);
}

/** Adds the change's place to the fields of an error. */
function atPlace(error: unknown, place: number): unknown {
  if (!(error instanceof Problem)) return error;
  const { code, message, details = [{ field: 'producto_id', message }] } = error;
  return new Problem(
    code,
    details.map((detail) => ({ ...detail, field: `cambios.${place}.${detail.field}` })),
  );
}
