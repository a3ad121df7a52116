import { v7 as uuidv7 } from 'uuid';
import { type Author, diffFields, record } from '../../bitacora/record.ts';
import { brokenConstraint, type Tx } from '../../db/database.ts';
import { normalizeNombre } from '../../shared/nombre.ts';
import { fieldProblem, found } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { deleteUnused, insertImagenes } from '../imagenes/repository.ts';
import { withPictures } from '../imagenes/service.ts';
import {
  type FiltroRow,
  type FiltroValues,
  findById,
  findSameNombre,
  insertFiltro,
  lockFiltro,
  type Resource,
  updateFiltro,
} from './repository.ts';

type Deps = Pick<ModuleDeps, 'db' | 'images'>;

/** Fields of a form; an absent field stays unchanged. Only brands have the last two. */
export interface FiltroBody {
  nombre?: string | undefined;
  marca_destacada?: boolean | undefined;
  imagen?: File | undefined;
}

const valuesOf = ({ nombre, marca_destacada }: FiltroBody): FiltroValues => ({
  ...(nombre === undefined ? {} : { nombre: normalizeNombre(nombre) }),
  ...(marca_destacada === undefined ? {} : { marca_destacada }),
});

/** Throws NOMBRE_EN_USO at `nombre` when another name looks the same, even a deactivated one. */
export const createFiltro = (
  deps: Deps,
  resource: Resource,
  body: FiltroBody,
  author: Author,
): Promise<FiltroRow> =>
  save(deps, { resource, id: uuidv7(), body, author }, async (tx, { id, values }) => {
    await insertFiltro(tx, resource, id, values);
    return undefined;
  });

/** Edits a filter, also a deactivated one. Throws NOMBRE_EN_USO like `createFiltro`, NO_ENCONTRADO. */
export const editFiltro = (
  deps: Deps,
  { resource, id }: Filtro,
  body: FiltroBody,
  author: Author,
): Promise<FiltroRow> =>
  save(deps, { resource, id, body, author }, async (tx, { values }) => {
    found(await lockFiltro(tx, resource, id));
    const before = await findById(tx, resource, id);
    await updateFiltro(tx, resource, id, values);
    return before;
  });

/** A brand, a category or a tag. */
export interface Filtro {
  resource: Resource;
  id: string;
}

interface Written extends Filtro {
  body: FiltroBody;
  author: Author;
}

/** `write` returns the previous row, if any. */
async function save(
  deps: Deps,
  { resource, id, body, author }: Written,
  write: (tx: Tx, row: { id: string; values: FiltroValues }) => Promise<FiltroRow | undefined>,
): Promise<FiltroRow> {
  const values = valuesOf(body);
  const uploads = body.imagen ? [{ field: 'imagen', file: body.imagen }] : [];
  await refuseNombreInUse(deps, resource, id, values.nombre);
  try {
    return await withPictures(deps, uploads, (added) =>
      deps.db.transaction(async (tx) => {
        // Write the row before the picture: the picture's trigger locks the catalogue version. A transaction
        // with that lock must not wait for another row or name, or both could deadlock.
        const before = await write(tx, { id, values });
        const [picture] = added;
        let unused: string[] = [];
        if (picture) {
          await insertImagenes(tx, added);
          await updateFiltro(tx, resource, id, { imagen_id: picture.imagen_id });
          unused = await deleteUnused(tx, before?.imagen_id ? [before.imagen_id] : []);
        }
        const result = found(await findById(tx, resource, id));
        await recordSaved(tx, author, resource, before, result);
        return { result, unused };
      }),
    );
  } catch (error) {
    if (brokenConstraint(error) !== `${resource}_nombre_unico`) throw error;
    await refuseNombreInUse(deps, resource, id, values.nombre);
    throw fieldProblem('NOMBRE_EN_USO', 'nombre');
  }
}

const TIPOS = { marcas: 'marca', categorias: 'categoria', etiquetas: 'etiqueta' } as const;

const asObjeto = (resource: Resource, { id, nombre }: Pick<FiltroRow, 'id' | 'nombre'>) => ({
  tipo: TIPOS[resource],
  id,
  nombre,
});

const toAuditFields = ({ nombre, imagen_id, marca_destacada }: FiltroRow) => ({
  nombre,
  imagen: imagen_id,
  ...(marca_destacada === undefined ? {} : { marca_destacada }),
});

/** Writes no entry when nothing changed. */
async function recordSaved(
  tx: Tx,
  author: Author,
  resource: Resource,
  before: FiltroRow | undefined,
  after: FiltroRow,
): Promise<void> {
  const objeto = asObjeto(resource, after);
  if (!before) return record(tx, author, { accion: 'filtro.alta', objeto, despues: toAuditFields(after) });
  const changes = diffFields(toAuditFields(before), toAuditFields(after));
  if (Object.keys(changes.despues).length === 0) return;
  await record(tx, author, { accion: 'filtro.edicion', objeto, ...changes });
}

/** The unique index refuses such a name too; this check runs before encoding a picture and has a better message. */
async function refuseNombreInUse({ db }: Deps, resource: Resource, id: string, nombre: string | undefined) {
  const other = nombre === undefined ? undefined : await findSameNombre(db, resource, { id, nombre });
  if (!other) return;
  const message = other.esta_activo ? undefined : 'Ya existe otro con este nombre, desactivado. Actívalo.';
  throw fieldProblem('NOMBRE_EN_USO', 'nombre', message);
}

/** Shows or hides a brand, category or tag in lists and filters. Its products stay on sale and keep their reference. */
export const setFiltroActivo = (
  { db }: Deps,
  { resource, id }: Filtro,
  author: Author,
  esta_activo: boolean,
): Promise<void> =>
  db.transaction(async (tx) => {
    const before = found(await lockFiltro(tx, resource, id));
    if (before.esta_activo === esta_activo) return;
    await updateFiltro(tx, resource, id, { esta_activo });
    const accion = esta_activo ? 'filtro.activacion' : 'filtro.baja';
    await record(tx, author, { accion, objeto: asObjeto(resource, before) });
  });
