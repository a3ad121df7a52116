import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../../db/database.ts';
import type { Values } from '../../../db/schema/importaciones.ts';
import { findByIds } from '../../productos/repository/productos.ts';
import { lockCodigos, tellOrigen } from '../../productos/repository/write.ts';
import { lackingText } from '../sheet/questions.ts';
import { type Ids, idsOf, listOf, namesIn, RESOURCES, saidOf, tidy } from './catalogo-changes.ts';
import { planCatalogo } from './catalogo-plan.ts';
import {
  findMatches,
  insertProductos,
  lockProductos,
  removeProductos,
  updateProductos,
  type Written,
} from './catalogo-repository.ts';
import type { Resource } from './filtros-named-repository.ts';
import { fromSheet } from './from-sheet.ts';
import { forgetIdsExternos, keepIdsExternos } from './ids-externos-repository.ts';
import { type Applying, type Kind, type Outcome, type RenglonRow, stands } from './kind.ts';
import { tellDone, tellUndone } from './tell.ts';

const isKnown = (value: Values, ids: Ids): boolean =>
  RESOURCES.every((resource) => namesIn(resource, [value]).every((name) => ids[resource].has(name)));

function writtenOf(productoId: string, version: number | null, value: Values, ids: Ids): Written {
  const { codigo, precio, precio_antes_oferta, marca, categorias, etiquetas, ...rest } = value;
  const all = (resource: Resource, names: Values[keyof Values]) =>
    listOf(names).flatMap((name) => ids[resource].get(name) ?? []);
  return {
    ...(rest as Partial<Written>),
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
  await tellOrigen(tx, { usuarioId, origen: 'importacion' });
  const [changing, making] = [
    filas.filter(({ efecto }) => efecto === 'cambia'),
    filas.filter(({ efecto }) => efecto === 'nuevo'),
  ];
  await lockProductos(
    tx,
    changing.flatMap(({ objeto_id }) => objeto_id ?? []),
  );
  await holdCodigos(tx, filas);
  const ids = await idsOf(
    tx,
    filas.map(({ despues }) => despues),
    true,
    applying,
  );
  const updated = await updateProductos(
    tx,
    changing.map(({ objeto_id, version, despues }) => writtenOf(objeto_id ?? '', version, despues, ids)),
  );
  const made = await makeNew(tx, making, ids);
  return tellDone(tx, applying, 'producto', filas, { made, updated });
}

/** Returns the created product by row; skips rows whose code or name another user took since the preview. */
async function makeNew(tx: Tx, filas: readonly RenglonRow[], ids: Ids): Promise<Map<number, string>> {
  if (filas.length === 0) return new Map();
  const taken = await findMatches(
    tx,
    filas.map(({ fila, nombre, despues: { codigo, marca } }) => ({
      fila,
      nombre,
      ...(typeof codigo === 'string' && { codigo }),
      marca: marca as string,
    })),
  );
  const made = new Map(
    filas.filter(({ fila }) => !taken.has(fila)).map(({ fila }) => [fila, uuidv7()] as const),
  );
  await insertProductos(
    tx,
    filas.flatMap(({ fila, despues }) => {
      const id = made.get(fila);
      return id === undefined ? [] : [writtenOf(id, null, despues, ids)];
    }),
  );
  return made;
}

async function undo(tx: Tx, filas: readonly RenglonRow[], applying: Applying): Promise<Outcome[]> {
  await tellOrigen(tx, { usuarioId: applying.author.usuarioId, origen: 'importacion' });
  const productoIds = filas.flatMap(({ objeto_id }) => objeto_id ?? []);
  await lockProductos(tx, productoIds);
  await holdCodigos(tx, filas);
  const now = new Map((await findByIds(tx, productoIds)).map((row) => [row.producto_id, row]));
  const standing = filas.flatMap((fila) => {
    const row = now.get(fila.objeto_id ?? '');
    return row && stands(fila, saidOf(row)) ? [{ ...fila, version: row.version }] : [];
  });
  const changed = standing.filter(({ efecto }) => efecto === 'cambia');
  const ids = await idsOf(
    tx,
    changed.map(({ antes }) => antes),
    false,
    applying,
  );
  const back = await updateProductos(
    tx,
    changed
      .filter(({ antes }) => isKnown(antes, ids))
      .map(({ objeto_id, version, antes }) => writtenOf(objeto_id ?? '', version, antes, ids)),
  );
  const gone = await removeProductos(
    tx,
    standing
      .filter(({ efecto }) => efecto === 'nuevo')
      .map(({ objeto_id, version }) => ({ producto_id: objeto_id ?? '', version })),
  );
  return tellUndone(tx, applying, 'producto', filas, { back, gone });
}

const kind = (tipo: 'catalogo' | 'precios', makes: boolean): Kind => ({
  read: fromSheet(tipo),
  tellLacking: (columnas) => (makes ? lackingText(tipo, columnas) : undefined),
  plan: (q, filas, seen) => planCatalogo(q, filas, seen, makes),
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
