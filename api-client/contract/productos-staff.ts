/** Products, as staff maintain them. */
import { z } from 'zod';
import { codigoProducto } from './codigo-producto.ts';
import { id, mensaje, precio, searchQuery, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { catalogueNombre } from './filtros-staff.ts';
import { imagenFile } from './imagen-file.ts';
import { alicuotaIva } from './iva-fields.ts';
import { LIMITS } from './limits.ts';
import { lines, searchText } from './plain-text.ts';
import { eachOf, PRODUCTO_FLAGS } from './producto-flags.ts';
import { producto, productosPage, searched, tipoDePrecio } from './productos.ts';
import { productosPanelOperations } from './productos-panel.ts';

const imagen = imagenFile('Cada archivo debe ser menor de 6MB.');
const noImagenes = 'Debes subir al menos una imagen.';
const tooManyImagenes = 'Solo puedes subir un máximo de 2 imágenes.';

const severalFiltros = <const T extends z.ZodType>(one: T, none: string, tooMany: string) =>
  z.array(one, none).min(1, none).max(LIMITS.filtrosPerProducto, tooMany);

// No defaults here: zod would fill them in for absent fields of an edit, which must stay unchanged.
const productoFields = z.object({
  nombre: catalogueNombre,
  codigo: codigoProducto.exactOptional(),
  descripcion: lines('La descripción es obligatoria.')
    .min(1, 'La descripción es obligatoria.')
    .min(LIMITS.descripcionMin, 'La descripción debe tener al menos 10 caracteres.')
    .max(LIMITS.descripcionMax, 'La descripción es demasiado larga.'),
  precio,
  precio_antes_oferta: precio.nullable().optional(),
  tipo_de_precio: z.enum(tipoDePrecio.options, 'Debe seleccionar un tipo de precio.'),
  se_pesa: z
    .boolean()
    .exactOptional()
    .describe('Only for a product sold por kilo: staff weigh it at packing'),
  alicuota_iva: alicuotaIva.exactOptional(),
  marca_id: id('Debe seleccionar una marca.'),
  productos_categorias: severalFiltros(
    z.object({ categoria_id: uuid }),
    'Debe seleccionar al menos una categoría.',
    'Hay demasiadas categorías.',
  ),
  productos_etiquetas: severalFiltros(
    z.object({ etiqueta_id: uuid }),
    'Debe seleccionar al menos una etiqueta.',
    'Hay demasiadas etiquetas.',
  ),
  ...eachOf(PRODUCTO_FLAGS, () => z.boolean()),
});

export const productoBody = productoFields
  .extend({
    ...eachOf(PRODUCTO_FLAGS, () => z.boolean().default(false)),
    imagenes: z.array(imagen, noImagenes).min(1, noImagenes).max(LIMITS.imagenesPerProducto, tooManyImagenes),
  })
  .meta({ id: 'ProductoBody' });

/** Placeholder in `imagenes_orden` for the next uploaded picture in `imagenes`. */
export const NEW_IMAGEN = 'nueva';

export const productoEdicionBody = productoFields
  .partial()
  .extend({
    disponible: z.boolean().optional(),
    imagenes: z
      .array(imagen)
      .max(LIMITS.imagenesPerProducto, tooManyImagenes)
      .optional()
      .describe('New pictures; without `imagenes_orden` they replace all pictures'),
    imagenes_orden: z
      .array(searchText().max(200, 'Esa imagen no es del producto.'))
      .min(1, noImagenes)
      .max(LIMITS.imagenesPerProducto, tooManyImagenes)
      .optional()
      .describe(
        `The new order of the pictures, the main one first: the \`url\` of a picture that stays, or \`${NEW_IMAGEN}\` for the next of \`imagenes\``,
      ),
  })
  .meta({ id: 'ProductoEdicionBody' });

/** A copy of another product, which may reuse that product's pictures without uploading them again. */
export const productoCopiaBody = productoBody
  .extend({
    imagenes: z.array(imagen).max(LIMITS.imagenesPerProducto, tooManyImagenes).optional(),
    imagenes_orden: z
      .array(searchText().max(200, 'Esa imagen no es del producto.'), noImagenes)
      .min(1, noImagenes)
      .max(LIMITS.imagenesPerProducto, tooManyImagenes)
      .describe(
        `The \`url\` of a picture of the other product, or \`${NEW_IMAGEN}\` for the next of \`imagenes\``,
      ),
  })
  .meta({ id: 'ProductoCopiaBody' });

const filtroIds = (none: string, tooMany: string) => severalFiltros(uuid, none, tooMany).exactOptional();

const productoChange = z.object({
  producto_id: uuid,
  version: z.int().min(1, 'La versión no es válida.').describe('Version that the caller saw'),
  esta_activo: z.boolean().exactOptional(),
  disponible: z.boolean().exactOptional(),
  marca_id: id('La marca no es válida.').exactOptional(),
  categorias: filtroIds('Debe quedar al menos una categoría.', 'Hay demasiadas categorías.'),
  etiquetas: filtroIds('Debe quedar al menos una etiqueta.', 'Hay demasiadas etiquetas.'),
});

export const productosBody = z
  .object({
    cambios: z
      .array(productoChange)
      .min(1, 'No hay ningún producto elegido.')
      .max(LIMITS.productosPerCambio, `Se cambian hasta ${LIMITS.productosPerCambio} productos por vez.`)
      .refine(
        (cambios) => new Set(cambios.map(({ producto_id }) => producto_id)).size === cambios.length,
        'Un producto figura más de una vez.',
      ),
  })
  .meta({ id: 'ProductosBody' });

/** Fields that need the right to change prices. */
const PRICE_FIELDS = {
  precio: 'cambiar-precios',
  precio_antes_oferta: 'cambiar-precios',
  tipo_de_precio: 'cambiar-precios',
  se_pesa: 'cambiar-precios',
  alicuota_iva: 'cambiar-precios',
  en_promocion: 'cambiar-precios',
} as const;

const seeing = { audience: 'staff', areas: ['catalogo', 'ver-precios'] } as const;
/** A new product has a price, so its creation needs the right to change prices. */
const pricing = { audience: 'staff', areas: ['catalogo', 'cambiar-precios', 'ver-precios'] } as const;

export const productosStaffOperations = [
  defineOperation({
    id: 'productos.inactivos',
    route: 'GET /productos/inactivos',
    summary: 'Deactivated products by name, or the results of a search, the best first.',
    ...seeing,
    query: searchQuery,
    answers: { 200: productosPage },
  }),
  defineOperation({
    ...searched,
    id: 'productos.sinStock',
    route: 'GET /productos/sinstock',
    summary: 'Active products without stock by name, or the results of a search, the best first.',
    surfaces: ['backoffice'],
  }),
  ...productosPanelOperations,
  defineOperation({
    id: 'productos.create',
    listWork: 'statements',
    route: 'POST /productos',
    summary: 'Creates a product with one or two pictures.',
    ...pricing,
    idempotent: true,
    body: { type: 'multipart', schema: productoBody },
    answers: { 201: producto },
    errors: ['CODIGO_EN_USO'],
  }),
  defineOperation({
    id: 'productos.copiar',
    listWork: 'statements',
    route: 'POST /productos/{id}/copias',
    summary: 'Creates a copy of a product, which may share its pictures.',
    ...pricing,
    idempotent: true,
    body: { type: 'multipart', schema: productoCopiaBody },
    answers: { 201: producto },
    errors: ['NO_ENCONTRADO', 'CODIGO_EN_USO'],
  }),
  defineOperation({
    id: 'productos.cambiarVarios',
    listWork: 'turns',
    route: 'PATCH /productos/varios',
    summary: 'Changes several products, all or none; absent fields stay unchanged.',
    ...seeing,
    body: { type: 'json', schema: productosBody },
    answers: { 200: z.object({ productos: z.array(producto) }).meta({ id: 'ProductosCambiados' }) },
    errors: ['NO_ENCONTRADO', 'VERSION_DESACTUALIZADA'],
  }),
  defineOperation({
    id: 'productos.update',
    listWork: 'statements',
    route: 'PATCH /productos/{id}',
    summary: 'Changes a product.',
    ...seeing,
    fieldAreas: PRICE_FIELDS,
    versioned: true,
    body: { type: 'multipart', schema: productoEdicionBody },
    answers: { 200: producto },
    errors: ['NO_ENCONTRADO', 'CODIGO_EN_USO'],
  }),
  defineOperation({
    id: 'productos.activate',
    route: 'PATCH /productos/activate/{id}',
    summary: 'Makes a product visible again.',
    audience: 'staff',
    areas: ['catalogo'],
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'productos.deactivate',
    route: 'DELETE /productos/{id}',
    summary: 'Deactivates a product, so that the shop no longer shows it; nothing is deleted.',
    audience: 'staff',
    areas: ['catalogo'],
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
