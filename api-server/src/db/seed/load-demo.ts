import { count } from 'drizzle-orm';
import { ANCHOS } from '../../images/encode.ts';
import type { ImageStore } from '../../images/store.ts';
import { storePictures } from '../../images/store-pictures.ts';
import { hashPassword } from '../../shared/passwords.ts';
import type { Db, Tx } from '../database.ts';
import {
  categorias,
  etiquetas,
  imagenes,
  marcas,
  productos,
  productosCategorias,
  productosEtiquetas,
  productosImagenes,
} from '../schema/catalogo.ts';
import { usuarios } from '../schema/usuarios.ts';
import { demoShop } from './demo/demo-shop.ts';
import type { DemoShop } from './demo/demo-types.ts';
import { demoId } from './demo/ids.ts';
import { insertInBatches } from './insert-in-batches.ts';
import { insertNotificaciones, insertPedidos } from './load-pedidos.ts';

/** Of every demo account; printed by `start`, refused in production by the settings. */
export const DEMO_PASSWORD = 'Demo1234*';

/** Whether nobody and nothing is in the shop yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [users] = await db.select({ total: count() }).from(usuarios);
  const [products] = await db.select({ total: count() }).from(productos);
  return users?.total === 0 && products?.total === 0;
}

/** Makes the pictures, then loads the whole demo shop in one transaction: a start that is cut short loads nothing. */
export async function loadDemo(
  db: Db,
  store: ImageStore,
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  const shop = demoShop(now);
  say(`Preparando ${shop.imagenes.size} imágenes de la tienda de demostración…`);
  const pictures = new Map([...shop.imagenes].map(([key, spec]) => [imagenId(key), spec]));
  const step = Math.ceil(pictures.size / 4);
  await storePictures(pictures, store, (count) => {
    if (count % step === 0) say(`  ${count} de ${pictures.size}`);
  });
  say(`Cargando ${shop.productos.length} productos y ${shop.pedidos.length} pedidos…`);
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    await insertCatalogo(tx, shop);
    await insertInBatches(
      tx,
      usuarios,
      shop.usuarios.map((usuario) => ({ ...usuario, dni: Number(usuario.dni), password_hash })),
    );
    await insertPedidos(tx, shop);
    await insertNotificaciones(tx, shop, now);
  });
}

const imagenId = (key: string) => demoId('imagen', key);

async function insertCatalogo(tx: Tx, shop: DemoShop): Promise<void> {
  const keys = [...shop.imagenes.keys()];
  await insertInBatches(
    tx,
    imagenes,
    keys.map((key) => ({ imagen_id: imagenId(key), anchos: [...ANCHOS] })),
  );
  await insertInBatches(
    tx,
    marcas,
    shop.marcas.map(({ logo, ...marca }) => ({ ...marca, imagen_id: logo ? imagenId(logo) : null })),
  );
  await insertInBatches(
    tx,
    categorias,
    shop.categorias.map(({ categoria_id, nombre, esta_activo, imagen }) => ({
      categoria_id,
      nombre,
      esta_activo,
      imagen_id: imagenId(imagen),
    })),
  );
  await insertInBatches(tx, etiquetas, shop.etiquetas);
  await insertInBatches(
    tx,
    productos,
    shop.productos.map(({ categoria_ids: _, etiqueta_ids: __, imagen: ___, ...producto }) => producto),
  );
  const pairs = <T>(of: (producto: DemoShop['productos'][number]) => T[]) => shop.productos.flatMap(of);
  await insertInBatches(
    tx,
    productosCategorias,
    pairs(({ producto_id, categoria_ids }) =>
      categoria_ids.map((categoria_id) => ({ producto_id, categoria_id })),
    ),
  );
  await insertInBatches(
    tx,
    productosEtiquetas,
    pairs(({ producto_id, etiqueta_ids }) =>
      etiqueta_ids.map((etiqueta_id) => ({ producto_id, etiqueta_id })),
    ),
  );
  await insertInBatches(
    tx,
    productosImagenes,
    pairs(({ producto_id, imagen }) => [{ producto_id, imagen_id: imagenId(imagen), orden: 0 }]),
  );
}
