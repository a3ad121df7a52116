import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../../db/database.ts';
import type { Values } from '../../../db/schema/importaciones.ts';
import { findByIds } from '../../productos/repository/productos.ts';
import { lockCodigos, setOrigen } from '../../productos/repository/write.ts';
import { missingColumnsText } from '../sheet/questions.ts';
import {
  collectNames,
  type Ids,
  RESOURCES,
  resolveIds,
  tidy,
  toNames,
  toRowValues,
} from './catalogo-changes.ts';
import { planCatalogo } from './catalogo-plan.ts';
import {
  findMatches,
  insertProductos,
  lockProductos,
  type ProductoToWrite,
  removeProductos,
  updateProductos,
} from './catalogo-repository.ts';
import type { Resource } from './filtros-named-repository.ts';
import { fromSheet } from './from-sheet.ts';
import { forgetIdsExternos, keepIdsExternos } from './ids-externos-repository.ts';
import { type Applying, hasWrittenValues, type Kind, type Outcome, type RenglonRow } from './kind.ts';
import { recordApplied, recordUndone } from './record-outcomes.ts';

const areNamesKnown = (value: Values, ids: Ids): boolean =>
  RESOURCES.every((resource) => collectNames(resource, [value]).every((name) => ids[resource].has(name)));

function toProductoToWrite(
  productoId: string,
  version: number | null,
  value: Values,
  ids: Ids,
): ProductoToWrite {
  const { codigo, precio, precio_antes_oferta, marca, categorias, etiquetas, ...rest } = value;
  const all = (resource: Resource, names: Values[keyof Values]) =>
    toNames(names).flatMap((name) => ids[resource].get(name) ?? []);
  return {
    ...(rest as Partial<ProductoToWrite>),
    producto_id: productoId,
    version,
    sets_codigo: codigo !== undefined,
    codigo: typeof codigo === 'string' ? codigo : null,
    sets_struck: precio_antes_oferta !== undefined,
    ...(typeof precio === 'number' && { precio }),
    ...(precio_antes_oferta !== undefined && {
      precio_antes_oferta: typeof precio_antes_oferta === 'number' ? precio_antes_oferta : null,
    }),
    ...(typeof marca === 'string' && { marca_id: ids.marcas.get(marca) ?? '' }),
    ...(categorias !== undefined && { categorias: all('categorias', categorias) }),
    ...(etiquetas !== undefined && { etiquetas: all('etiquetas', etiquetas) }),
  };
}

/** Locks product codes if any row sets a code. */
async function holdCodigos(tx: Tx, filas: readonly RenglonRow[]): Promise<void> {
  if (filas.some(({ despues }) => despues.codigo !== undefined)) await lockCodigos(tx);
}

/** Locks rows, then names, then writes: the holder of the catalogue version's lock never waits for a row. */
async function apply(tx: Tx, filas: readonly RenglonRow[], applying: Applying): Promise<Outcome[]> {
  const { usuario_id: usuarioId } = applying.importacion;
  await setOrigen(tx, { usuarioId, origen: 'importacion' });
  const [changing, creating] = [
    filas.filter(({ efecto }) => efecto === 'cambia'),
    filas.filter(({ efecto }) => efecto === 'nuevo'),
  ];
  await lockProductos(
    tx,
    changing.flatMap(({ objeto_id }) => objeto_id ?? []),
  );
  await holdCodigos(tx, filas);
  const ids = await resolveIds(
    tx,
    filas.map(({ despues }) => despues),
    true,
    applying,
  );
  const updated = await updateProductos(
    tx,
    changing.map(({ objeto_id, version, despues }) =>
      toProductoToWrite(objeto_id ?? '', version, despues, ids),
    ),
  );
  const created = await createProductos(tx, creating, ids);
  return recordApplied(tx, applying, 'producto', filas, { created, updated });
}

/** Returns the created product by row; skips rows whose code or name another user took since the preview. */
async function createProductos(tx: Tx, filas: readonly RenglonRow[], ids: Ids): Promise<Map<number, string>> {
  if (filas.length === 0) return new Map();
  const existing = await findMatches(
    tx,
    filas.map(({ fila, nombre, despues: { codigo, marca } }) => ({
      fila,
      nombre,
      ...(typeof codigo === 'string' && { codigo }),
      marca: marca as string,
    })),
  );
  const created = new Map(
    filas.filter(({ fila }) => !existing.has(fila)).map(({ fila }) => [fila, uuidv7()] as const),
  );
  await insertProductos(
    tx,
    filas.flatMap(({ fila, despues }) => {
      const id = created.get(fila);
      return id === undefined ? [] : [toProductoToWrite(id, null, despues, ids)];
    }),
  );
  return created;
}

async function undo(tx: Tx, filas: readonly RenglonRow[], applying: Applying): Promise<Outcome[]> {
  await setOrigen(tx, { usuarioId: applying.author.usuarioId, origen: 'importacion' });
  const productoIds = filas.flatMap(({ objeto_id }) => objeto_id ?? []);
  await lockProductos(tx, productoIds);
  await holdCodigos(tx, filas);
  const now = new Map((await findByIds(tx, productoIds)).map((row) => [row.producto_id, row]));
  const unchanged = filas.flatMap((fila) => {
    const row = now.get(fila.objeto_id ?? '');
    return row && hasWrittenValues(fila, toRowValues(row)) ? [{ ...fila, version: row.version }] : [];
  });
  const changed = unchanged.filter(({ efecto }) => efecto === 'cambia');
  const ids = await resolveIds(
    tx,
    changed.map(({ antes }) => antes),
    false,
    applying,
  );
  const restored = await updateProductos(
    tx,
    changed
      .filter(({ antes }) => areNamesKnown(antes, ids))
      .map(({ objeto_id, version, antes }) => toProductoToWrite(objeto_id ?? '', version, antes, ids)),
  );
  const removed = await removeProductos(
    tx,
    unchanged
      .filter(({ efecto }) => efecto === 'nuevo')
      .map(({ objeto_id, version }) => ({ producto_id: objeto_id ?? '', version })),
  );
  return recordUndone(tx, applying, 'producto', filas, { restored, removed });
}

const kind = (tipo: 'catalogo' | 'precios', mayCreate: boolean): Kind => ({
  read: fromSheet(tipo),
  explainMissingColumns: (columnas) => (mayCreate ? missingColumnsText(tipo, columnas) : undefined),
  plan: (q, filas, state) => planCatalogo(q, filas, state, mayCreate),
  apply,
  undo,
  finish: keepIdsExternos,
  tidy: async (tx, applying) => {
    await tidy(tx, applying);
    await forgetIdsExternos(tx, applying.importacion.importacion_id);
  },
});

export const catalogo = kind('catalogo', true);
/** Updates prices of existing products; creates nothing. */
export const precios = kind('precios', false);
