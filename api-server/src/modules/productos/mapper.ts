import type { OperationOf } from 'api-client/contract';
import { plainCodigo } from 'api-client/contract/codigo-producto';
import { ALICUOTAS_IVA, netoOf } from 'api-client/contract/iva';
import { toCents, toPesos, toPesosOrNull } from 'api-client/contract/money';
import { struckPrecio } from 'api-client/contract/precio-text';
import { eachOf, PRODUCTO_FLAGS } from 'api-client/contract/producto-flags';
import { precioPorMedida } from 'api-client/contract/renglones/pack-content';
import type { z } from 'zod';
import type { OwnPriced } from '../../db/own-prices.ts';
import type { PriceViewer, StaffActor } from '../../http/actor.ts';
import type { HandlerInput } from '../../http/reply.ts';
import { toCantidades, toPublicCantidades } from '../../shared/cantidades.ts';
import { normalizeNombre } from '../../shared/nombre.ts';
import { toImagen } from '../imagenes/mapper.ts';
import type { ProductoRow } from './repository/productos.ts';
import type { ProductoChange, ProductoValues } from './repository/write.ts';
import type { Referencias } from './service/referencias.ts';

type Producto = z.input<OperationOf<'productos.get'>['answers'][200]>;

/** Returns the public part of a product: no prices. */
export function toProducto(row: ProductoRow & Pick<OwnPriced<ProductoRow>, 'modo_iva'>): Producto {
  const {
    precio: _,
    precio_antes_oferta: __,
    tipo_de_precio: ___,
    version: ____,
    se_pesa: _______,
    alicuota_iva: _____,
    modo_iva: ______,
    cantidades: terms,
    imagenes,
    codigo,
    ...visible
  } = row;
  const cantidades = toPublicCantidades(terms);
  return {
    ...{ ...visible, ...(codigo && { codigo }), ...(cantidades && { cantidades }) },
    imagenes: imagenes.map(toImagen),
  };
}

/**
 * Adds prices in pesos; the price before an offer only when it is higher. The `PriceViewer` proves that the
 * caller may see prices, the row's type that they are the customer's own.
 */
export const toPricedProducto = (row: OwnPriced<ProductoRow>, _viewer: PriceViewer): Producto => ({
  ...priced(row),
  ...(row.modo_iva && { iva: { modo: row.modo_iva, ...netPrice(row) } }),
});

/** Returns the rate in percent, and the price of one unit without the tax. */
function netPrice({ precio, alicuota_iva }: ProductoRow) {
  const alicuota = alicuota_iva / 100;
  return { alicuota, neto: toPesos(netoOf(precio, alicuota)) };
}

function priced(row: ProductoRow): Producto {
  const precio = toPesos(row.precio);
  const precio_por_medida = precioPorMedida({ ...row, precio });
  const cantidades = toCantidades(row.precio, row.cantidades);
  return {
    ...toProducto(row),
    precio,
    precio_antes_oferta: toPesosOrNull(struckPrecio(row.precio, row.precio_antes_oferta)),
    tipo_de_precio: row.tipo_de_precio,
    ...(row.se_pesa && { se_pesa: true }),
    ...(cantidades && { cantidades }),
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
export const toAuditFields = (row: ProductoRow) => ({
  nombre: row.nombre,
  // Not `codigo`: in the audit log that name means a secret code.
  codigo_producto: row.codigo,
  descripcion: row.descripcion,
  precio: toPesos(row.precio),
  precio_antes_oferta: toPesosOrNull(row.precio_antes_oferta),
  tipo_de_precio: row.tipo_de_precio,
  se_pesa: row.se_pesa,
  alicuota_iva: row.alicuota_iva / 100,
  disponible: row.disponible,
  ...eachOf(PRODUCTO_FLAGS, (flag) => row[flag]),
  marca: row.marca.nombre,
  categorias: row.categorias.map(({ nombre }) => nombre),
  etiquetas: row.etiquetas.map(({ nombre }) => nombre),
  imagenes: row.imagenes.map(({ imagen_id }) => imagen_id),
});

/** Returns a product with its stored base prices, and with the version that an edit sends back. */
export const toStaffProducto = (row: ProductoRow, { prices: _ }: StaffActor): Producto => ({
  ...priced(row),
  precio_antes_oferta: toPesosOrNull(row.precio_antes_oferta),
  alicuota_iva: row.alicuota_iva / 100,
  version: row.version,
});

export type ProductoBody = HandlerInput<OperationOf<'productos.create'>>['body'];
export type ProductoCopiaBody = HandlerInput<OperationOf<'productos.copiar'>>['body'];
export type ProductoEdicionBody = HandlerInput<OperationOf<'productos.update'>>['body'];

export const referenciasOf = (body: ProductoBody | ProductoCopiaBody | ProductoEdicionBody): Referencias => ({
  marca_id: body.marca_id,
  categorias: body.productos_categorias?.map((one) => one.categoria_id),
  etiquetas: body.productos_etiquetas?.map((one) => one.etiqueta_id),
});

const toCentsOrEmpty = <T extends null | undefined>(precio: number | T) =>
  typeof precio === 'number' ? toCents(precio) : precio;

/** Converts a percentage with up to two decimals. */
const toHundredths = (percent: number): number => Math.round(percent * 100);

/** Null when the field is empty. */
const codigoOf = (codigo: string): string | null => plainCodigo(codigo) || null;

/** Returns a new product's row from its form. */
export const valuesOf = (body: ProductoBody | ProductoCopiaBody): ProductoValues => ({
  nombre: normalizeNombre(body.nombre),
  codigo: codigoOf(body.codigo ?? ''),
  descripcion: body.descripcion,
  precio: toCents(body.precio),
  precio_antes_oferta: toCentsOrEmpty(body.precio_antes_oferta ?? null),
  tipo_de_precio: body.tipo_de_precio,
  se_pesa: body.se_pesa ?? false,
  alicuota_iva: toHundredths(body.alicuota_iva ?? ALICUOTAS_IVA[0]),
  marca_id: body.marca_id,
  ...eachOf(PRODUCTO_FLAGS, (flag) => body[flag]),
});

/** Returns an edit's changes from its form; an absent field is `undefined`. */
export const changeOf = (body: ProductoEdicionBody): ProductoChange => ({
  nombre: body.nombre === undefined ? undefined : normalizeNombre(body.nombre),
  codigo: body.codigo === undefined ? undefined : codigoOf(body.codigo),
  descripcion: body.descripcion,
  precio: toCentsOrEmpty(body.precio),
  precio_antes_oferta: toCentsOrEmpty(body.precio_antes_oferta),
  tipo_de_precio: body.tipo_de_precio,
  se_pesa: body.se_pesa,
  alicuota_iva: body.alicuota_iva === undefined ? undefined : toHundredths(body.alicuota_iva),
  marca_id: body.marca_id,
  ...eachOf(PRODUCTO_FLAGS, (flag) => body[flag]),
  disponible: body.disponible,
});
