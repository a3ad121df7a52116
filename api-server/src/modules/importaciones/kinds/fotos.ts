import { LIMITS } from 'api-client/contract/limits';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { RenglonFoto } from '../../../db/schema/importaciones.ts';
import type { LeidaPlanilla, ReadFoto, ReadRenglon } from '../sheet/model.ts';
import { lockProductos } from './catalogo-repository.ts';
import {
  countWithoutFoto,
  findFotos,
  findProductosByText,
  findWithFotos,
  setImagenes,
  type WithFotos,
} from './fotos-repository.ts';
import type { Applying, ImportacionRow, Kind, Outcome, Planned, RenglonRow } from './kind.ts';
import { recordApplied, recordUndone } from './record-outcomes.ts';

/** Reads a product and a position from a picture's file name. */

const EXTENSION = /\.[a-z0-9]{2,5}$/i;
const NUMBER = '(0?[1-9]|[1-9]\\d)';
/** '-2', '_2', ' (2)'. */
const SUFFIX = new RegExp(`^(.*?[^\\s_-])[\\s_-]*(?:\\(\\s*${NUMBER}\\s*\\)|[_-]\\s*${NUMBER})$`);

/** One reading of a file name: the product's code or name, and the picture's position from 1. */
export interface NameReading {
  texto: string;
  orden: number;
}

/** Returns the readings, the likeliest first. The whole name comes before the suffix reading: codes also end in numbers. */
export function readFileName(archivo: string): NameReading[] {
  const name = archivo.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const texto = name.replace(EXTENSION, '').trim();
  const [, raiz, bracketed, dashed] = SUFFIX.exec(texto) ?? [];
  const whole = { texto, orden: 1 };
  return raiz === undefined ? [whole] : [whole, { texto: raiz, orden: Number(bracketed ?? dashed) }];
}

type Foto = Awaited<ReturnType<typeof findFotos>>[number];
type ProductosByText = Awaited<ReturnType<typeof findProductosByText>>;

/** Sorts numbers by value: 2 before 10. */
const byName = new Intl.Collator('es', { numeric: true });

const toReadFoto = ({ archivo, huella, imagen_id, anchos }: Foto, orden: number | null): ReadFoto => ({
  ...{ archivo, huella, orden },
  imagen: imagen_id !== null && anchos !== null ? { imagen_id, anchos } : null,
});

/** Returns a picture's product and position there, or the error for the user. */
function findTarget(
  { archivo, motivo }: Foto,
  known: ProductosByText,
): { productoId: string; orden: number } | string {
  if (motivo !== null) return motivo;
  const readings = readFileName(archivo);
  for (const { texto, orden } of readings) {
    const [one, ...others] = known.get(texto) ?? [];
    if (!one) continue;
    if (others.length > 0)
      return `Hay ${others.length + 1} productos que se llaman «${one.nombre}»: nombra la foto con el código.`;
    if (orden > LIMITS.imagenesPerProducto)
      return `Un producto lleva hasta ${LIMITS.imagenesPerProducto} fotos, y esta sería la número ${orden} de «${one.nombre}».`;
    return { productoId: one.producto_id, orden };
  }
  return `Ningún producto tiene el código ni el nombre «${readings.at(-1)?.texto}». Corrige el nombre del archivo.`;
}

const takenText = ({ archivo }: ReadFoto, orden: number) =>
  orden === 1
    ? `«${archivo}» ya es la primera foto de este producto. Para que esta sea la segunda, termina su nombre con -2.`
    : `«${archivo}» ya es la segunda foto de este producto.`;

/** Returns one row per product with pictures, and one per refused picture. */
async function readFotos(
  q: Queryable,
  { importacion_id }: ImportacionRow,
): Promise<LeidaPlanilla | { motivo: string }> {
  const fotos = (await findFotos(q, importacion_id)).sort((a, b) => byName.compare(a.archivo, b.archivo));
  if (fotos.length === 0) return { motivo: 'No llegó ninguna foto.' };
  const textos = fotos.flatMap(({ archivo }) => readFileName(archivo).map(({ texto }) => texto));
  const known = await findProductosByText(q, [...new Set(textos)]);
  const rows: (Omit<ReadRenglon, 'fila' | 'fotos'> & { fotos: ReadFoto[] })[] = [];
  const byProducto = new Map<string, ReadFoto[]>();
  for (const foto of fotos) {
    const target = findTarget(foto, known);
    const refuse = (mensaje: string, orden: number | null) =>
      rows.push({ values: {}, errores: [{ campo: null, mensaje }], fotos: [toReadFoto(foto, orden)] });
    if (typeof target === 'string') {
      refuse(target, null);
      continue;
    }
    const { productoId, orden } = target;
    const earlier = byProducto.get(productoId);
    const rival = earlier?.find((other) => other.orden === orden);
    if (rival) refuse(takenText(rival, orden), orden);
    else if (earlier) earlier.push(toReadFoto(foto, orden));
    else {
      const first = [toReadFoto(foto, orden)];
      byProducto.set(productoId, first);
      rows.push({ values: { producto_id: productoId }, errores: [], fotos: first });
    }
  }
  return { columnas: [], filas: rows.map((row, at) => ({ ...row, fila: at + 1 })) };
}

const MISSING_PRODUCTO = 'El producto ya no está.';

const toRenglonFoto = ({ archivo, orden, imagen }: ReadFoto, efecto: RenglonFoto['efecto']): RenglonFoto => ({
  ...{ archivo, orden, efecto, imagen },
});

/**
 * Returns the effect of each row. A picture replaces the image at its position. Without images before that position, the
 * picture moves up.
 */
async function plan(q: Queryable, filas: readonly ReadRenglon[]): Promise<Planned[]> {
  const known = await findWithFotos(
    q,
    filas.flatMap(({ values }) => (typeof values.producto_id === 'string' ? values.producto_id : [])),
  );
  return filas.map((leida) => planRow(leida, known.get(String(leida.values.producto_id))));
}

function planRow({ fila, errores, fotos = [] }: ReadRenglon, before: WithFotos | undefined): Planned {
  if (errores.length > 0 || !before) {
    return {
      ...{ fila, nombre: fotos.map(({ archivo }) => archivo).join(', '), efecto: 'error' },
      ...{ objeto_id: null, version: null, antes: {}, despues: {} },
      errores: errores.length > 0 ? errores : [{ campo: null, mensaje: MISSING_PRODUCTO }],
      fotos: fotos.map((foto) => toRenglonFoto(foto, 'error')),
    };
  }
  const { will, efectos } = arrange(before.imagenes, fotos);
  const [antes, despues] = [before.imagenes, will].map((imagenes) => ({
    imagenes: imagenes.map(({ imagen_id }) => imagen_id),
  }));
  const isChange = efectos.some(({ efecto }) => efecto !== 'igual');
  return {
    ...{ fila, nombre: before.nombre, objeto_id: before.producto_id, version: before.version },
    efecto: isChange ? (before.imagenes.length === 0 ? 'nuevo' : 'cambia') : 'igual',
    ...(isChange && antes && despues ? { antes, despues } : { antes: {}, despues: {} }),
    errores: [],
    fotos: efectos,
  };
}

type Imagen = WithFotos['imagenes'][number];

/** Returns the product's future images and the effect of each picture. An image never appears twice. */
function arrange(was: readonly Imagen[], fotos: readonly ReadFoto[]) {
  const will = [...was];
  const placed = fotos
    .toSorted((a, b) => (a.orden ?? 0) - (b.orden ?? 0))
    .map((foto) => {
      const at = Math.min((foto.orden ?? 1) - 1, will.length);
      const current = was[at];
      const isSame = isSameFile(current, foto);
      if (!isSame && foto.imagen) will[at] = { imagen_id: foto.imagen.imagen_id, huella: foto.huella };
      return { foto, at, current, isSame };
    });
  for (const one of placed.toReversed()) {
    const { foto, at, current } = one;
    if (one.isSame || !will.some((other, place) => place !== at && isSameFile(other, foto))) continue;
    one.isSame = true;
    if (current) will[at] = current;
    else will.splice(at, 1);
  }
  const efectos = placed.map(({ foto, at, current, isSame }) =>
    toRenglonFoto({ ...foto, orden: at + 1 }, isSame ? 'igual' : current ? 'cambia' : 'nuevo'),
  );
  return { will, efectos };
}

/** Whether image and picture come from the same file. */
const isSameFile = (imagen: Imagen | undefined, { huella }: ReadFoto): boolean =>
  huella !== null && imagen?.huella === huella;

const listProductoIds = (filas: readonly RenglonRow[]) => filas.flatMap(({ objeto_id }) => objeto_id ?? []);

/** The audit log shows each row as an edit of the product. */
const edits = (filas: readonly RenglonRow[]) => filas.map((fila) => ({ ...fila, efecto: 'cambia' as const }));

async function apply(tx: Tx, filas: readonly RenglonRow[], applying: Applying): Promise<Outcome[]> {
  await lockProductos(tx, listProductoIds(filas));
  const updated = await setImagenes(
    tx,
    applying.importacion.importacion_id,
    filas.map(({ objeto_id, version, despues }) => ({
      ...{ producto_id: objeto_id ?? '', version },
      imagenes: despues.imagenes ?? [],
    })),
  );
  return recordApplied(tx, applying, 'producto', edits(filas), { created: new Map(), updated });
}

/** Restores the old images where the product still shows the imported images in the same order. */
async function undo(tx: Tx, filas: readonly RenglonRow[], applying: Applying): Promise<Outcome[]> {
  await lockProductos(tx, listProductoIds(filas));
  const now = await findWithFotos(tx, listProductoIds(filas));
  const standing = filas.flatMap(({ objeto_id, antes, despues }) => {
    const producto = now.get(objeto_id ?? '');
    const has = producto?.imagenes.map(({ imagen_id }) => imagen_id).join();
    if (!producto || has !== despues.imagenes?.join()) return [];
    const { producto_id, version } = producto;
    return [{ producto_id, version, imagenes: antes.imagenes ?? [] }];
  });
  const restored = await setImagenes(tx, applying.importacion.importacion_id, standing);
  return recordUndone(tx, applying, 'producto', filas, { restored, removed: new Set() });
}

/** Imports product pictures. Replaced images stay until `letGo` releases them. */
export const fotos: Kind = {
  read: readFotos,
  plan,
  sumUp: async (q, importacionId) => ({ sin_foto: await countWithoutFoto(q, importacionId) }),
  apply,
  undo,
};
