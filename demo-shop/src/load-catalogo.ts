import type { Tx } from 'api-server/db/database';
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
import { ANCHOS } from 'api-server/images/picture';
import { insertInBatches } from './insert-in-batches.ts';
import type { DemoShop } from './shop/demo-types.ts';
import { demoId } from './shop/ids.ts';

export const imagenId = (key: string) => demoId('imagen', key);

/** Inserts the catalogue; of pictures only the rows. */
export async function insertCatalogo(
  tx: Tx,
  shop: Omit<DemoShop, 'usuarios' | 'pedidos' | 'condiciones' | 'cantidades'>,
): Promise<void> {
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
