import { hash } from 'node:crypto';
import { ONLY_KILOS } from 'api-client/contract/kilos';
import type { TipoDePrecio } from 'api-client/contract/words';
import { v7 as uuidv7 } from 'uuid';
import { type Author, diffFields, record } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { type OwnPriced, withOwnPrices } from '../../../db/own-prices.ts';
import { type Caller, pricesFor, type StaffActor } from '../../../http/actor.ts';
import { fieldProblem, found, Problem, refuseStale } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { fillKey, type KeyedRequest } from '../../idempotency/repository.ts';
import { claimKey, findOutcome, hashOfRequest } from '../../idempotency/service.ts';
import { deleteUnused, type ImagenRow, insertImagenes } from '../../imagenes/repository.ts';
import { type Upload, withPictures } from '../../imagenes/service.ts';
import {
  asObjeto,
  changeOf,
  type ProductoBody,
  type ProductoCopiaBody,
  type ProductoEdicionBody,
  referenciasOf,
  toAuditFields,
  valuesOf,
} from '../mapper.ts';
import { findById, type ProductoRow } from '../repository/productos.ts';
import {
  insertProducto,
  lockProducto,
  setCategorias,
  setEtiquetas,
  setImagenes,
  setOrigen,
  updateProducto,
} from '../repository/write.ts';
import { orderImagenes, type Place } from './order.ts';
import { claimCodigo, lockReferencias } from './referencias.ts';

type Deps = Pick<ModuleDeps, 'db' | 'images'>;

const uploadsOf = (files: readonly File[] = []): Upload[] =>
  files.map((file, index) => ({ field: `imagenes.${index}`, file }));

const read = async (tx: Tx, productoId: string): Promise<ProductoRow> =>
  found(await findById(tx, productoId));

/** Returns a product. Throws NO_ENCONTRADO, also when it is deactivated and the caller is not staff. */
export async function getProducto(
  db: Db,
  productoId: string,
  caller: Caller,
): Promise<OwnPriced<ProductoRow>> {
  const row = await findById(db, productoId);
  if (!row || (!row.esta_activo && caller.kind !== 'staff')) throw new Problem('NO_ENCONTRADO');
  return found((await withOwnPrices(db, pricesFor(caller), [row]))[0]);
}

/** Throws DATOS_INVALIDOS when the form marks a product as weighed that is not sold por kilo. */
function refuseWeighing({ se_pesa }: Pick<ProductoEdicionBody, 'se_pesa'>, tipo: TipoDePrecio): void {
  if (!se_pesa || tipo === 'por_kilo') return;
  throw fieldProblem('DATOS_INVALIDOS', 'se_pesa', ONLY_KILOS);
}

export interface ProductoNuevo {
  body: ProductoBody | ProductoCopiaBody;
  actor: StaffActor;
  author: Author;
  /** The caller's `Idempotency-Key`. */
  key: string | undefined;
  /** The product to copy. */
  de?: string;
}

/**
 * Creates an active product with its pictures, all or nothing. Names may repeat, so only the idempotency key
 * prevents duplicates: the same key and form return the same product. Throws NO_ENCONTRADO when the product
 * to copy does not exist.
 */
export async function createProducto(deps: Deps, nuevo: ProductoNuevo): Promise<ProductoRow> {
  const { db } = deps;
  const { body, author, key } = nuevo;
  refuseWeighing(body, body.tipo_de_precio);
  const referencias = referenciasOf(body);
  const { categorias = [], etiquetas = [] } = referencias;
  const keyed = key === undefined ? undefined : await toKeyedRequest(nuevo, key);
  // Check before encoding the pictures, which takes long. The second check covers changes made meanwhile.
  const before = await db.transaction(async (tx) => {
    const earlier = keyed && (await findOutcome(tx, keyed));
    if (earlier?.producto_id) return read(tx, earlier.producto_id);
    await lockReferencias(tx, referencias);
    await claimCodigo(tx, body.codigo);
    await resolvePlaces(tx, nuevo);
    return undefined;
  });
  if (before) return before;
  return withPictures(deps, uploadsOf(body.imagenes), (added) =>
    db.transaction(async (tx) => {
      const earlier = keyed && (await claimKey(tx, keyed));
      if (earlier?.producto_id) return { result: await read(tx, earlier.producto_id), unused: [] };
      const productoId = uuidv7();
      await lockReferencias(tx, referencias);
      await claimCodigo(tx, body.codigo);
      await insertProducto(tx, productoId, valuesOf(body));
      await setCategorias(tx, productoId, categorias);
      await setEtiquetas(tx, productoId, etiquetas);
      const ids = fillPlaces(await resolvePlaces(tx, nuevo), added);
      await insertImagenes(tx, added);
      await setImagenes(tx, productoId, ids);
      if (keyed) await fillKey(tx, keyed, { producto_id: productoId });
      const result = await read(tx, productoId);
      await record(tx, author, {
        accion: 'producto.alta',
        objeto: asObjeto(result),
        despues: toAuditFields(result),
      });
      return { result, unused: [] };
    }),
  );
}

/** Returns the product's pictures in their order. A copy may share pictures with the original product. */
async function resolvePlaces(tx: Tx, { body, de }: ProductoNuevo): Promise<Place[]> {
  const added = body.imagenes?.length ?? 0;
  if (de === undefined) return orderImagenes([], undefined, added) ?? [];
  found(await lockProducto(tx, de));
  const { imagenes } = await read(tx, de);
  return orderImagenes(imagenes, 'imagenes_orden' in body ? body.imagenes_orden : undefined, added) ?? [];
}

/** Returns the picture ids; each new picture takes the next added id. */
function fillPlaces(places: readonly Place[], added: readonly ImagenRow[]): string[] {
  const addedIds = idsOf(added);
  return places.map((place) => (place === 'nueva' ? (addedIds.shift() ?? '') : place.imagen_id));
}

/** Hashes every field and every byte of the pictures. */
async function toKeyedRequest({ body, actor, de }: ProductoNuevo, key: string): Promise<KeyedRequest> {
  const { imagenes = [], ...fields } = body;
  const contents = await Promise.all(imagenes.map(async (file) => Buffer.from(await file.arrayBuffer())));
  const pictures = contents.map((content) => hash('sha256', content, 'hex'));
  const nuevo = ['producto', fields, pictures, ...(de === undefined ? [] : [de])];
  return { usuario_id: actor.usuarioId, clave: key, huella: hashOfRequest(nuevo) };
}

const idsOf = (imagenes: readonly ImagenRow[]) => imagenes.map((imagen) => imagen.imagen_id);

export interface Edicion {
  productoId: string;
  body: ProductoEdicionBody;
  author: Author;
  /** The version that the caller saw; undefined skips the check. */
  ifMatch: number | undefined;
}

/** Changes the given fields; also works on a deactivated product. Throws NO_ENCONTRADO, VERSION_DESACTUALIZADA. */
export async function editProducto(deps: Deps, edicion: Edicion): Promise<ProductoRow> {
  const { db } = deps;
  const uploads = uploadsOf(edicion.body.imagenes);
  if (uploads.length > 0) await db.transaction((tx) => open(tx, edicion));
  return withPictures(deps, uploads, (added) => db.transaction((tx) => editWithin(tx, edicion, added)));
}

/**
 * Like `editProducto`, within a transaction. @param added its new pictures @returns the product and the ids
 * of unused pictures
 */
export async function editWithin(tx: Tx, edicion: Edicion, added: readonly ImagenRow[] = []) {
  const { before, places } = await open(tx, edicion);
  const { producto_id, imagenes: actuales } = before;
  if (Object.values(edicion.body).every((value) => value === undefined)) {
    return { result: before, unused: [] };
  }
  const { categorias, etiquetas } = referenciasOf(edicion.body);
  if (edicion.body.precio !== undefined) await setOrigen(tx, { ...edicion.author, origen: 'edicion' });
  await updateProducto(tx, producto_id, changeOf(edicion.body));
  if (categorias) await setCategorias(tx, producto_id, categorias);
  if (etiquetas) await setEtiquetas(tx, producto_id, etiquetas);
  let unused: string[] = [];
  if (places) {
    const ids = fillPlaces(places, added);
    await insertImagenes(tx, added);
    await setImagenes(tx, producto_id, ids);
    unused = await deleteUnused(
      tx,
      idsOf(actuales).filter((id) => !ids.includes(id)),
    );
  }
  const result = await read(tx, producto_id);
  await recordEdicion(tx, edicion.author, before, result);
  return { result, unused };
}

/** Writes no entry when only the version changed. */
async function recordEdicion(tx: Tx, author: Author, before: ProductoRow, after: ProductoRow): Promise<void> {
  const changes = diffFields(toAuditFields(before), toAuditFields(after));
  if (Object.keys(changes.despues).length === 0) return;
  await record(tx, author, { accion: 'producto.edicion', objeto: asObjeto(after), ...changes });
}

/** Locks the product, and checks its version, its references, its code and its picture order. */
async function open(tx: Tx, { productoId, body, ifMatch }: Edicion) {
  refuseStale(found(await lockProducto(tx, productoId)), ifMatch);
  const before = await read(tx, productoId);
  refuseWeighing(body, body.tipo_de_precio ?? before.tipo_de_precio);
  const { marca, categorias, etiquetas, imagenes } = before;
  await lockReferencias(tx, referenciasOf(body), {
    marca_id: marca.marca_id,
    categorias: categorias.map((one) => one.categoria_id),
    etiquetas: etiquetas.map((one) => one.etiqueta_id),
  });
  await claimCodigo(tx, body.codigo, productoId);
  const places = orderImagenes(imagenes, body.imagenes_orden, body.imagenes?.length ?? 0);
  return { before, places };
}

/** Activates or deactivates a product; no effect when it has that state already. */
export const setProductoActivo = (
  { db }: Deps,
  productoId: string,
  esta_activo: boolean,
  author: Author,
): Promise<void> => db.transaction((tx) => setActivoWithin(tx, productoId, esta_activo, author));

/** Like `setProductoActivo`, within a transaction. */
export async function setActivoWithin(
  tx: Tx,
  productoId: string,
  esta_activo: boolean,
  author: Author,
): Promise<void> {
  const producto = found(await lockProducto(tx, productoId));
  if (producto.esta_activo === esta_activo) return;
  await updateProducto(tx, producto.producto_id, { esta_activo });
  const accion = esta_activo ? 'producto.activacion' : 'producto.baja';
  await record(tx, author, { accion, objeto: asObjeto(producto) });
}
