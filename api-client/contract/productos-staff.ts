/** Products as staff maintain them. */
import { z } from 'zod';
import { idParams, mensaje, pageQuery, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { nombreDeCatalogo } from './filtros-staff.ts';
import { LIMITES } from './limits.ts';
import { producto, productosPage, tipoDePrecio } from './productos.ts';

const precio = z
  .number('El precio debe ser un número válido con hasta 2 decimales.')
  .min(0, 'El precio no puede ser negativo.')
  .max(LIMITES.precioMaximo, 'El precio no puede superar 999999.99.')
  .multipleOf(0.01, 'El precio debe ser un número válido con hasta 2 decimales.');

const imagenes = (minimo: number) =>
  z
    .array(z.file())
    .min(minimo, 'Debes subir al menos una imagen.')
    .max(LIMITES.imagenesPorProducto, 'Solo puedes subir un máximo de 2 imágenes.');

export const productoBody = z
  .object({
    nombre: nombreDeCatalogo,
    descripcion: z
      .string('La descripción es obligatoria.')
      .trim()
      .min(1, 'La descripción es obligatoria.')
      .min(LIMITES.descripcionMinima, 'La descripción debe tener al menos 10 caracteres.')
      .max(LIMITES.descripcionMaxima, 'La descripción es demasiado larga.'),
    precio,
    precio_antes_oferta: precio.nullable().optional(),
    tipo_de_precio: tipoDePrecio,
    marca_id: uuid,
    productos_categorias: z
      .array(z.object({ categoria_id: uuid }))
      .min(1, 'Debe seleccionar al menos una categoría.'),
    productos_etiquetas: z
      .array(z.object({ etiqueta_id: uuid }))
      .min(1, 'Debe seleccionar al menos una etiqueta.'),
    en_promocion: z.boolean().default(false),
    producto_destacado: z.boolean().default(false),
    nuevo_ingreso: z.boolean().default(false),
    imagenes: imagenes(1),
  })
  .meta({ id: 'ProductoBody' });

export const productoEdicionBody = productoBody
  .partial()
  .extend({ disponible: z.boolean().optional(), imagenes: imagenes(0).optional() })
  .meta({ id: 'ProductoEdicionBody' });

export const productosStaffOperations = [
  defineOperation({
    id: 'productos.inactivos',
    method: 'GET',
    path: '/productos/inactivos',
    summary: 'The deactivated products, by name.',
    audience: 'staff',
    query: pageQuery,
    answers: { 200: productosPage },
    errors: [],
  }),
  defineOperation({
    id: 'productos.sinStock',
    method: 'GET',
    path: '/productos/sinstock',
    summary: 'The active products without stock, by name.',
    audience: 'public',
    prices: true,
    cached: true,
    surfaces: ['backoffice'],
    query: pageQuery,
    answers: { 200: productosPage },
    errors: [],
  }),
  defineOperation({
    id: 'productos.create',
    method: 'POST',
    path: '/productos',
    summary: 'Creates a product with one or two pictures.',
    audience: 'staff',
    body: { type: 'multipart', schema: productoBody },
    answers: { 201: producto },
    errors: ['NOMBRE_EN_USO', 'ARCHIVO_DEMASIADO_GRANDE'],
  }),
  defineOperation({
    id: 'productos.update',
    method: 'PATCH',
    path: '/productos/{id}',
    summary: 'Changes a product.',
    audience: 'staff',
    versioned: true,
    params: idParams('id'),
    body: { type: 'multipart', schema: productoEdicionBody },
    answers: { 200: producto },
    errors: ['NO_ENCONTRADO', 'NOMBRE_EN_USO', 'ARCHIVO_DEMASIADO_GRANDE'],
  }),
  defineOperation({
    id: 'productos.activate',
    method: 'PATCH',
    path: '/productos/activate/{id}',
    summary: 'Makes a product visible again.',
    audience: 'staff',
    params: idParams('id'),
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'productos.deactivate',
    method: 'DELETE',
    path: '/productos/{id}',
    summary: 'Takes a product out of the shop; nothing is deleted.',
    audience: 'staff',
    params: idParams('id'),
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
