import type { OperationOf } from 'api-client/contract';
import type { HandlerInput } from '../../http/reply.ts';
import { toCentavos } from '../importe.ts';
import { normalizarNombre } from '../nombre.ts';
import type { ProductoValues } from './productos-write-repository.ts';
import type { Referencias } from './referencias.ts';

export type ProductoBody = HandlerInput<OperationOf<'productos.create'>>['body'];
export type ProductoEdicionBody = HandlerInput<OperationOf<'productos.update'>>['body'];

export const referenciasOf = (body: ProductoBody | ProductoEdicionBody): Referencias => ({
  marca_id: body.marca_id,
  categorias: body.productos_categorias?.map((one) => one.categoria_id),
  etiquetas: body.productos_etiquetas?.map((one) => one.etiqueta_id),
});

const centavosOf = (precio: number | null | undefined) => (precio == null ? precio : toCentavos(precio));

/** What a form says of the product's own row; what an edit leaves out is `undefined`, and stays as it is. */
export function valuesOf(body: ProductoBody): ProductoValues;
export function valuesOf(body: ProductoEdicionBody): Partial<ProductoValues>;
export function valuesOf(body: ProductoBody | ProductoEdicionBody): Partial<ProductoValues> {
  const { nombre, descripcion, precio, precio_antes_oferta, tipo_de_precio, marca_id } = body;
  const { en_promocion, producto_destacado, nuevo_ingreso } = body;
  const values = {
    nombre: nombre === undefined ? undefined : normalizarNombre(nombre),
    descripcion,
    precio: centavosOf(precio),
    precio_antes_oferta: centavosOf(precio_antes_oferta),
    tipo_de_precio,
    marca_id,
    en_promocion,
    producto_destacado,
    nuevo_ingreso,
    disponible: 'disponible' in body ? body.disponible : undefined,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
