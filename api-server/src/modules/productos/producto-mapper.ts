import type { OperationOf } from 'api-client/contract';
import { toPesos } from 'api-client/contract/money';
import { struckPrecio } from 'api-client/contract/precio-text';
import { precioPorMedida } from 'api-client/contract/renglones/pack-content';
import type { z } from 'zod';
import type { PriceViewer, StaffActor } from '../../http/actor.ts';
import { toImagen } from '../imagenes/imagen-mapper.ts';
import type { ProductoRow } from './productos-repository.ts';

type Producto = z.input<OperationOf<'productos.get'>['answers'][200]>;

/** Returns the public part of a product: no prices. */
export function toProducto(row: ProductoRow): Producto {
  const {
    precio: _,
    precio_antes_oferta: __,
    tipo_de_precio: ___,
    version: ____,
    imagenes,
    codigo,
    ...visible
  } = row;
  return { ...visible, ...(codigo && { codigo }), imagenes: imagenes.map(toImagen) };
}

const pesosOf = (cents: number | null) => (cents === null ? null : toPesos(cents));

/**
 * Adds prices in pesos; the price before an offer only when it is higher. The `PriceViewer` proves that the
 * caller may see prices.
 */
export function toPricedProducto(row: ProductoRow, _viewer: PriceViewer): Producto {
  const precio = toPesos(row.precio);
  const precio_por_medida = precioPorMedida({ ...row, precio });
  return {
    ...toProducto(row),
    precio,
    precio_antes_oferta: pesosOf(struckPrecio(row.precio, row.precio_antes_oferta)),
    tipo_de_precio: row.tipo_de_precio,
    ...(precio_por_medida && { precio_por_medida }),
  };
}

/** Names the product for the audit log. */
export const asObjeto = ({ producto_id, nombre }: Pick<ProductoRow, 'producto_id' | 'nombre'>) => ({
  tipo: 'producto' as const,
  id: producto_id,
  nombre,
});

/** Returns the fields that the audit log compares, in readable form; pictures by id. */
export const keptOf = (row: ProductoRow) => ({
  nombre: row.nombre,
  // Not `codigo`: in the audit log that name means a secret code.
  codigo_producto: row.codigo,
  descripcion: row.descripcion,
  precio: toPesos(row.precio),
  precio_antes_oferta: pesosOf(row.precio_antes_oferta),
  tipo_de_precio: row.tipo_de_precio,
  disponible: row.disponible,
  producto_destacado: row.producto_destacado,
  en_promocion: row.en_promocion,
  nuevo_ingreso: row.nuevo_ingreso,
  marca: row.marca.nombre,
  categorias: row.categorias.map(({ nombre }) => nombre),
  etiquetas: row.etiquetas.map(({ nombre }) => nombre),
  imagenes: row.imagenes.map(({ imagen_id }) => imagen_id),
});

/** Returns a product with its stored prices, and with the version that an edit sends back. */
export const toStaffProducto = (row: ProductoRow, { prices }: StaffActor): Producto => ({
  ...toPricedProducto(row, prices),
  precio_antes_oferta: pesosOf(row.precio_antes_oferta),
  version: row.version,
});
