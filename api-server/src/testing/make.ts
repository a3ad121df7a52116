import type { Rol } from 'api-client/contract';
import { v7 as uuidv7 } from 'uuid';
import { categorias, etiquetas, marcas, productos, productosCategorias } from '../db/schema/catalogo.ts';
import { usuarios } from '../db/schema/usuarios.ts';
import type { TokenSubject } from '../http/tokens.ts';
import { openSession } from '../modules/sesiones/service.ts';
import type { TestApp } from './test-app.ts';

/** Number of created records by database, so that names do not depend on earlier tests. */
const counters = new Map<string, number>();

function countIn({ url }: TestApp['database']): number {
  const count = (counters.get(url) ?? 0) + 1;
  counters.set(url, count);
  return count;
}

/** Client of the test sessions. */
const OPENER = { app: 'storefront', userAgent: '', ip: '127.0.0.1' } as const;

/** Opens another session for the account and returns its token. */
export const makeSession = (
  { database, tokens }: Pick<TestApp, 'database' | 'tokens'>,
  usuario: TokenSubject,
): Promise<string> => openSession({ db: database.db, tokens }, usuario, OPENER);

/** Creates an account, approved and active by default. Returns it with the token of a session. */
export async function makeUser(
  { database, tokens }: Pick<TestApp, 'database' | 'tokens'>,
  values: Partial<typeof usuarios.$inferInsert> & { roles?: Rol[] } = {},
) {
  const count = countIn(database);
  const [usuario] = await database.db
    .insert(usuarios)
    .values({
      usuario_id: uuidv7(),
      nombre: 'Ana',
      apellido: `Ñandú ${count}`,
      dni: 20_000_000_000 + count,
      nombre_comercio: 'Dietética del Sol',
      telefono: '2477 123456',
      dom_fiscal: 'San Martín 100',
      email: `ana${count}@ejemplo.test`,
      password_hash: 'none',
      dado_de_alta: true,
      esta_activo: true,
      roles: ['usuario'],
      ...values,
    })
    .returning();
  if (!usuario) throw new Error('The user was not created');
  return { usuario, token: await makeSession({ database, tokens }, usuario) };
}

/** Creates a product with a new brand and category, at $ 100,00 by default. */
export async function makeProduct(
  { database }: Pick<TestApp, 'database'>,
  values: Partial<typeof productos.$inferInsert> = {},
) {
  const count = countIn(database);
  const marca_id = values.marca_id ?? uuidv7();
  const categoria_id = uuidv7();
  if (!values.marca_id) await database.db.insert(marcas).values({ marca_id, nombre: `Marca ${count}` });
  await database.db.insert(categorias).values({ categoria_id, nombre: `Categoría ${count}` });
  const [producto] = await database.db
    .insert(productos)
    .values({
      producto_id: uuidv7(),
      nombre: `Producto ${count}`,
      descripcion: 'Un producto de prueba.',
      precio: 10_000,
      tipo_de_precio: 'por_unidad',
      ...values,
      marca_id,
    })
    .returning();
  if (!producto) throw new Error('The product was not created');
  await database.db.insert(productosCategorias).values({ producto_id: producto.producto_id, categoria_id });
  return { ...producto, categoria_id };
}

/** Creates a brand, two categories and two tags for products. */
export async function makeFiltros({ database }: Pick<TestApp, 'database'>) {
  const { db } = database;
  const count = countIn(database);
  const ids = { marca_id: uuidv7(), categorias: [uuidv7(), uuidv7()], etiquetas: [uuidv7(), uuidv7()] };
  await db.insert(marcas).values({ marca_id: ids.marca_id, nombre: `Marca ${count}` });
  await db
    .insert(categorias)
    .values(ids.categorias.map((categoria_id, i) => ({ categoria_id, nombre: `Categoría ${count}, ${i}` })));
  await db
    .insert(etiquetas)
    .values(ids.etiquetas.map((etiqueta_id, i) => ({ etiqueta_id, nombre: `Etiqueta ${count}, ${i}` })));
  return ids;
}
