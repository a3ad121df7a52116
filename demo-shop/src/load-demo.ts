import type { Db, Tx } from 'api-server/db/database';
import { sinonimos } from 'api-server/db/schema/busqueda';
import {
  categorias,
  etiquetas,
  imagenes,
  marcas,
  productos,
  productosCategorias,
  productosEtiquetas,
  productosImagenes,
} from 'api-server/db/schema/catalogo';
import { usuarios } from 'api-server/db/schema/usuarios';
import { ANCHOS } from 'api-server/images/picture';
import type { ImageStore } from 'api-server/images/store';
import { hashPassword } from 'api-server/shared/passwords';
import { insertInBatches } from './insert-in-batches.ts';
import { insertNotificaciones, insertPedidos } from './load-pedidos.ts';
import { storePictures } from './pictures/store-pictures.ts';
import { DEMO_PASSWORD } from './shop/accounts.ts';
import { demoShop } from './shop/demo-shop.ts';
import type { DemoShop } from './shop/demo-types.ts';
import { demoId } from './shop/ids.ts';

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
    await insertInBatches(tx, usuarios, shop.usuarios, (usuario) => ({
      ...usuario,
      dni: Number(usuario.dni),
      correo_confirmado_en: usuario.creado_en,
      password_hash,
    }));
    await insertPedidos(tx, shop);
    await insertNotificaciones(tx, shop, now);
  });
}

const imagenId = (key: string) => demoId('imagen', key);

async function insertCatalogo(tx: Tx, shop: DemoShop): Promise<void> {
  await insertInBatches(tx, imagenes, [...shop.imagenes.keys()], (key) => ({
    imagen_id: imagenId(key),
    anchos: [...ANCHOS],
  }));
  await insertInBatches(tx, marcas, shop.marcas, ({ logo, ...marca }) => ({
    ...marca,
    imagen_id: logo ? imagenId(logo) : null,
  }));
  await insertInBatches(tx, categorias, shop.categorias, ({ imagen, tint: _, icon: __, ...categoria }) => ({
    ...categoria,
    imagen_id: imagenId(imagen),
  }));
  await insertInBatches(tx, etiquetas, shop.etiquetas, (etiqueta) => etiqueta);
  await insertInBatches(
    tx,
    productos,
    shop.productos,
    ({ categoria_ids: _, etiqueta_ids: __, imagen: ___, ...producto }) => producto,
  );
  await insertInBatches(tx, productosCategorias, shop.productos, ({ producto_id, categoria_ids }) =>
    categoria_ids.map((categoria_id) => ({ producto_id, categoria_id })),
  );
  await insertInBatches(tx, productosEtiquetas, shop.productos, ({ producto_id, etiqueta_ids }) =>
    etiqueta_ids.map((etiqueta_id) => ({ producto_id, etiqueta_id })),
  );
  await insertInBatches(tx, sinonimos, shop.sinonimos, (sinonimo) => sinonimo);
  await insertInBatches(tx, productosImagenes, shop.productos, ({ producto_id, imagen }) => ({
    producto_id,
    imagen_id: imagenId(imagen),
    orden: 0,
  }));
}
