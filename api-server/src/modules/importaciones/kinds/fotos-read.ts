import { LIMITS } from 'api-client/contract/limits';
import type { Queryable } from '../../../db/database.ts';
import { findFotos } from '../fotos-repository.ts';
import type { LeidaPlanilla, ReadFoto, ReadRenglon } from '../sheet/read-sheet.ts';
import { meaningsOf } from './fotos-names.ts';
import { findMeant } from './fotos-repository.ts';
import type { ImportacionRow } from './kind.ts';

type Foto = Awaited<ReturnType<typeof findFotos>>[number];
type Known = Awaited<ReturnType<typeof findMeant>>;

/** Sorts numbers by value: 2 before 10. */
const byName = new Intl.Collator('es', { numeric: true });

const asRead = ({ archivo, huella, imagen_id, anchos }: Foto, orden: number | null): ReadFoto => ({
  ...{ archivo, huella, orden },
  imagen: imagen_id !== null && anchos !== null ? { imagen_id, anchos } : null,
});

/** Returns a picture's product and position there, or the error for the user. */
function aimOf({ archivo, motivo }: Foto, known: Known): { productoId: string; orden: number } | string {
  if (motivo !== null) return motivo;
  const meanings = meaningsOf(archivo);
  for (const { texto, orden } of meanings) {
    const [one, ...others] = known.get(texto) ?? [];
    if (!one) continue;
    if (others.length > 0)
      return `Hay ${others.length + 1} productos que se llaman «${one.nombre}»: nombra la foto con el código.`;
    if (orden > LIMITS.imagenesPerProducto)
      return `Un producto lleva hasta ${LIMITS.imagenesPerProducto} fotos, y esta sería la número ${orden} de «${one.nombre}».`;
    return { productoId: one.producto_id, orden };
  }
  return `Ningún producto tiene el código ni el nombre «${meanings.at(-1)?.texto}». Corrige el nombre del archivo.`;
}

const takenBy = ({ archivo }: ReadFoto, orden: number) =>
  orden === 1
    ? `«${archivo}» ya es la primera foto de este producto. Para que esta sea la segunda, termina su nombre con -2.`
    : `«${archivo}» ya es la segunda foto de este producto.`;

/** Returns one row per product with pictures, and one per refused picture. */
export async function readFotos(
  q: Queryable,
  { importacion_id }: ImportacionRow,
): Promise<LeidaPlanilla | { motivo: string }> {
  const fotos = (await findFotos(q, importacion_id)).sort((a, b) => byName.compare(a.archivo, b.archivo));
  if (fotos.length === 0) return { motivo: 'No llegó ninguna foto.' };
  const textos = fotos.flatMap(({ archivo }) => meaningsOf(archivo).map(({ texto }) => texto));
  const known = await findMeant(q, [...new Set(textos)]);
  const rows: (Omit<ReadRenglon, 'fila' | 'fotos'> & { fotos: ReadFoto[] })[] = [];
  const byProducto = new Map<string, ReadFoto[]>();
  for (const foto of fotos) {
    const aim = aimOf(foto, known);
    const refuse = (mensaje: string, orden: number | null) =>
      rows.push({ values: {}, errores: [{ campo: null, mensaje }], fotos: [asRead(foto, orden)] });
    if (typeof aim === 'string') {
      refuse(aim, null);
      continue;
    }
    const { productoId, orden } = aim;
    const theirs = byProducto.get(productoId);
    const taken = theirs?.find((other) => other.orden === orden);
    if (taken) refuse(takenBy(taken, orden), orden);
    else if (theirs) theirs.push(asRead(foto, orden));
    else {
      const first = [asRead(foto, orden)];
      byProducto.set(productoId, first);
      rows.push({ values: { producto_id: productoId }, errores: [], fotos: first });
    }
  }
  return { columnas: [], filas: rows.map((row, at) => ({ ...row, fila: at + 1 })) };
}
