import type { Queryable, Tx } from '../../../db/database.ts';
import type { RenglonFoto } from '../../../db/schema/importaciones.ts';
import type { ReadFoto, ReadRenglon } from '../sheet/read-sheet.ts';
import { lockProductos } from './catalogo-repository.ts';
import { readFotos } from './fotos-read.ts';
import { countWithout, findWithFotos, putImagenes, type WithFotos } from './fotos-repository.ts';
import type { Applying, Kind, Outcome, Planned, RenglonRow } from './kind.ts';
import { tellDone, tellUndone } from './tell.ts';

const GONE = 'El producto ya no está.';

const shown = ({ archivo, orden, imagen }: ReadFoto, efecto: RenglonFoto['efecto']): RenglonFoto => ({
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
  return filas.map((leida) => planOne(leida, known.get(String(leida.values.producto_id))));
}

function planOne({ fila, errores, fotos = [] }: ReadRenglon, before: WithFotos | undefined): Planned {
  if (errores.length > 0 || !before) {
    return {
      ...{ fila, nombre: fotos.map(({ archivo }) => archivo).join(', '), efecto: 'error' },
      ...{ objeto_id: null, version: null, antes: {}, despues: {} },
      errores: errores.length > 0 ? errores : [{ campo: null, mensaje: GONE }],
      fotos: fotos.map((foto) => shown(foto, 'error')),
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
      const there = was[at];
      const isSame = isAlike(there, foto);
      if (!isSame && foto.imagen) will[at] = { imagen_id: foto.imagen.imagen_id, huella: foto.huella };
      return { foto, at, there, isSame };
    });
  for (const one of placed.toReversed()) {
    const { foto, at, there } = one;
    if (one.isSame || !will.some((other, place) => place !== at && isAlike(other, foto))) continue;
    one.isSame = true;
    if (there) will[at] = there;
    else will.splice(at, 1);
  }
  const efectos = placed.map(({ foto, at, there, isSame }) =>
    shown({ ...foto, orden: at + 1 }, isSame ? 'igual' : there ? 'cambia' : 'nuevo'),
  );
  return { will, efectos };
}

/** Whether image and picture come from the same file. */
const isAlike = (imagen: Imagen | undefined, { huella }: ReadFoto): boolean =>
  huella !== null && imagen?.huella === huella;

const idsIn = (filas: readonly RenglonRow[]) => filas.flatMap(({ objeto_id }) => objeto_id ?? []);

/** The audit log shows each row as an edit of the product. */
const edits = (filas: readonly RenglonRow[]) => filas.map((fila) => ({ ...fila, efecto: 'cambia' as const }));

async function apply(tx: Tx, filas: readonly RenglonRow[], applying: Applying): Promise<Outcome[]> {
  await lockProductos(tx, idsIn(filas));
  const updated = await putImagenes(
    tx,
    applying.importacion.importacion_id,
    filas.map(({ objeto_id, version, despues }) => ({
      ...{ producto_id: objeto_id ?? '', version },
      imagenes: despues.imagenes ?? [],
    })),
  );
  return tellDone(tx, applying, 'producto', edits(filas), { made: new Map(), updated });
}

/** Restores the old images where the product still shows the imported images in the same order. */
async function undo(tx: Tx, filas: readonly RenglonRow[], applying: Applying): Promise<Outcome[]> {
  await lockProductos(tx, idsIn(filas));
  const now = await findWithFotos(tx, idsIn(filas));
  const standing = filas.flatMap(({ objeto_id, antes, despues }) => {
    const producto = now.get(objeto_id ?? '');
    const has = producto?.imagenes.map(({ imagen_id }) => imagen_id).join();
    if (!producto || has !== despues.imagenes?.join()) return [];
    const { producto_id, version } = producto;
    return [{ producto_id, version, imagenes: antes.imagenes ?? [] }];
  });
  const back = await putImagenes(tx, applying.importacion.importacion_id, standing);
  return tellUndone(tx, applying, 'producto', filas, { back, gone: new Set() });
}

/** Imports product pictures. Replaced images stay until `letGo` releases them. */
export const fotos: Kind = {
  read: readFotos,
  plan,
  sumUp: async (q, importacionId) => ({ sin_foto: await countWithout(q, importacionId) }),
  apply,
  undo,
};
