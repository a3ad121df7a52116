import { eq } from 'drizzle-orm';
import { first, type Queryable } from '../../db/database.ts';
import { categorias, etiquetas, marcas } from '../../db/schema/catalogo.ts';
import type { Ajuste } from './ajuste.ts';

/** Returns the names of the chosen brand, category and tag. */
export async function namesOf(q: Queryable, { marca_id, categoria_id, etiqueta_id }: Ajuste) {
  const [marca, categoria, etiqueta] = await Promise.all([
    marca_id && first(q.select({ nombre: marcas.nombre }).from(marcas).where(eq(marcas.marca_id, marca_id))),
    categoria_id &&
      first(
        q
          .select({ nombre: categorias.nombre })
          .from(categorias)
          .where(eq(categorias.categoria_id, categoria_id)),
      ),
    etiqueta_id &&
      first(
        q.select({ nombre: etiquetas.nombre }).from(etiquetas).where(eq(etiquetas.etiqueta_id, etiqueta_id)),
      ),
  ]);
  return { marca, categoria, etiqueta };
}
