import type { OperationOf } from 'api-client/contract';
import { plainCodigo } from 'api-client/contract/codigo-producto';
import { toCents } from 'api-client/contract/money';
import type { HandlerInput } from '../../http/reply.ts';
import { normalizeNombre } from '../../shared/nombre.ts';
import type { ProductoChange, ProductoValues } from './productos-write-repository.ts';
import type { Referencias } from './referencias.ts';

export type ProductoBody = HandlerInput<OperationOf<'productos.create'>>['body'];
export type ProductoCopiaBody = HandlerInput<OperationOf<'productos.copiar'>>['body'];
export type ProductoEdicionBody = HandlerInput<OperationOf<'productos.update'>>['body'];

export const referenciasOf = (body: ProductoBody | ProductoCopiaBody | ProductoEdicionBody): Referencias => ({
  marca_id: body.marca_id,
  categorias: body.productos_categorias?.map((one) => one.categoria_id),
  etiquetas: body.productos_etiquetas?.map((one) => one.etiqueta_id),
});

const centavosOf = <T extends null | undefined>(precio: number | T) =>
  typeof precio === 'number' ? toCents(precio) : precio;

/** Null when the field is empty. */
const codigoOf = (codigo: string): string | null => plainCodigo(codigo) || null;

/** Returns a new product's row from its form. */
export const valuesOf = (body: ProductoBody | ProductoCopiaBody): ProductoValues => ({
  nombre: normalizeNombre(body.nombre),
  codigo: codigoOf(body.codigo ?? ''),
  descripcion: body.descripcion,
  precio: toCents(body.precio),
  precio_antes_oferta: centavosOf(body.precio_antes_oferta ?? null),
  tipo_de_precio: body.tipo_de_precio,
  marca_id: body.marca_id,
  en_promocion: body.en_promocion,
  producto_destacado: body.producto_destacado,
  nuevo_ingreso: body.nuevo_ingreso,
});

/** Returns an edit's changes from its form; an absent field is `undefined`. */
export const changeOf = (body: ProductoEdicionBody): ProductoChange => ({
  nombre: body.nombre === undefined ? undefined : normalizeNombre(body.nombre),
  codigo: body.codigo === undefined ? undefined : codigoOf(body.codigo),
  descripcion: body.descripcion,
  precio: centavosOf(body.precio),
  precio_antes_oferta: centavosOf(body.precio_antes_oferta),
  tipo_de_precio: body.tipo_de_precio,
  marca_id: body.marca_id,
  en_promocion: body.en_promocion,
  producto_destacado: body.producto_destacado,
  nuevo_ingreso: body.nuevo_ingreso,
  disponible: body.disponible,
});
