import {
  ALICUOTAS_IVA,
  eachOf,
  PRODUCTO_FLAGS,
  type Producto,
  type ProductoFlag,
} from 'api-client/backoffice';
import {
  NEW_IMAGEN,
  productoBody,
  productoCopiaBody,
  productoEdicionBody,
} from 'api-client/backoffice-forms';
import type { PickedImage } from 'ui-kit/forms/image-picker-field';
import type { Option, Options } from '../../shared/producto-options.ts';

/** The form's values: ids for choices, '' and null for empty fields. */
export interface ProductoValues extends Record<ProductoFlag, boolean> {
  nombre: string;
  codigo: string;
  descripcion: string;
  /** In order, the main picture first: new files, and stored pictures, whose `id` is the URL. */
  imagenes: readonly PickedImage[];
  tipo_de_precio: string;
  /** Sent as false for products that are not sold por kilo. */
  se_pesa: boolean;
  /** Rate of IVA in percent. */
  alicuota_iva: string;
  precio: number | null;
  precio_antes_oferta: number | null;
  marca_id: string;
  productos_categorias: string[];
  productos_etiquetas: string[];
  disponible: boolean;
}

export const NEW_PRODUCTO: ProductoValues = {
  nombre: '',
  codigo: '',
  descripcion: '',
  imagenes: [],
  tipo_de_precio: '',
  se_pesa: false,
  alicuota_iva: String(ALICUOTAS_IVA[0]),
  precio: null,
  precio_antes_oferta: null,
  marca_id: '',
  productos_categorias: [],
  productos_etiquetas: [],
  ...eachOf(PRODUCTO_FLAGS, () => false),
  disponible: true,
};

export const valuesOf = (producto: Producto): ProductoValues => ({
  nombre: producto.nombre,
  codigo: producto.codigo ?? '',
  descripcion: producto.descripcion,
  imagenes: producto.imagenes.map(({ url }, place) => ({ id: url, src: url, name: `Imagen ${place + 1}` })),
  tipo_de_precio: producto.tipo_de_precio ?? '',
  se_pesa: producto.se_pesa === true,
  alicuota_iva: String(producto.alicuota_iva ?? ''),
  precio: producto.precio ?? null,
  precio_antes_oferta: producto.precio_antes_oferta ?? null,
  marca_id: producto.marca.marca_id,
  productos_categorias: producto.categorias.map(({ categoria_id }) => categoria_id),
  productos_etiquetas: producto.etiquetas.map(({ etiqueta_id }) => etiqueta_id),
  ...eachOf(PRODUCTO_FLAGS, (flag) => producto[flag] === true),
  disponible: producto.disponible,
});

/** Returns the values of a copy, without inactive brands, categories and tags. */
export function toCopyValues(producto: Producto, { marcas, categorias, etiquetas }: Options): ProductoValues {
  const values = valuesOf(producto);
  const offered = (options: readonly Option[], ids: string[]) =>
    ids.filter((id) => options.some(({ value }) => value === id));
  return {
    ...values,
    nombre: `${values.nombre} (copia)`,
    codigo: '',
    marca_id: offered(marcas, [values.marca_id])[0] ?? '',
    productos_categorias: offered(categorias, values.productos_categorias),
    productos_etiquetas: offered(etiquetas, values.productos_etiquetas),
  };
}

const filesOf = ({ imagenes }: ProductoValues) =>
  imagenes.filter((imagen): imagen is File => imagen instanceof File);

function common(values: ProductoValues) {
  const { disponible: _, alicuota_iva, ...body } = values;
  return {
    ...body,
    // Without a rate the server keeps its own.
    ...(alicuota_iva && { alicuota_iva: Number(alicuota_iva) }),
    se_pesa: values.tipo_de_precio === 'por_kilo' && values.se_pesa,
    imagenes: filesOf(values),
    productos_categorias: values.productos_categorias.map((categoria_id) => ({ categoria_id })),
    productos_etiquetas: values.productos_etiquetas.map((etiqueta_id) => ({ etiqueta_id })),
  };
}

/** The old price is always sent; without promotion, where its field is hidden, as null. */
const toCreation = (values: ProductoValues) => ({
  ...common(values),
  precio_antes_oferta: values.en_promocion ? values.precio_antes_oferta : null,
});

/** Returns the order of the pictures; those of a copy's original are not uploaded again. */
const ordenOf = ({ imagenes }: ProductoValues) =>
  imagenes.map((imagen) => (imagen instanceof File ? NEW_IMAGEN : imagen.id));

const toCopy = (values: ProductoValues) => ({ ...toCreation(values), imagenes_orden: ordenOf(values) });

/** The old price is sent only on promotion. Every picture is listed, so that omitted ones are deleted. */
function toEdition(values: ProductoValues) {
  const { precio_antes_oferta, ...body } = common(values);
  return {
    ...body,
    ...(values.en_promocion && { precio_antes_oferta }),
    disponible: values.disponible,
    imagenes_orden: ordenOf(values),
  };
}

const PRICE_FIELDS = [
  'precio',
  'precio_antes_oferta',
  'tipo_de_precio',
  'se_pesa',
  'alicuota_iva',
  'en_promocion',
];

/** Removes the price fields, for users who may not change prices. */
export const withoutPrecio = <B extends object>(body: B) => {
  const sent: Partial<Record<string, unknown>> & B = { ...body };
  for (const name of PRICE_FIELDS) delete sent[name];
  return sent;
};

/** Returns the field of an error: the order of pictures has no field of its own. */
export const fieldOf = (root: string): string => (root === 'imagenes_orden' ? 'imagenes' : root);

export const creation = { schema: productoBody, bodyOf: toCreation };
export const copy = { schema: productoCopiaBody, bodyOf: toCopy };
export const edition = { schema: productoEdicionBody, bodyOf: toEdition };

/** Returns the error of a file; undefined if valid. */
export const checkFile = (file: File): string | undefined =>
  productoBody.shape.imagenes.element.safeParse(file).error?.issues[0]?.message;
