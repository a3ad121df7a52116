import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { YES_NO as ANSWERS, COLUMNAS_PRODUCTO } from 'api-client/contract/planilla-columnas';

import type { Columna } from './columna.ts';
import { CLIENTES } from './columnas-clientes.ts';

const YES_NO = `${ANSWERS.yes} o ${ANSWERS.no}`;

const codigo: Columna = {
  campo: 'codigo',
  titulo: COLUMNAS_PRODUCTO.codigo,
  aliases: [
    'cod',
    'sku',
    'codigo interno',
    'codigo de producto',
    'codigo de articulo',
    'codigo articulo',
    'cod articulo',
    'codigo producto',
    'cod producto',
    'cod prod',
    'cod art',
    'nro articulo',
    'nro de articulo',
    'referencia',
    'ref',
  ],
  help: 'El propio o el del proveedor. Dice qué producto es antes que el nombre, que así se puede cambiar.',
};

const producto_id: Columna = {
  campo: 'producto_id',
  titulo: COLUMNAS_PRODUCTO.producto_id,
  // None: an «ID» of another system is no identifier of ours.
  aliases: [],
  help: 'El que trae la planilla que se descarga: con él se puede cambiar también el código.',
};

const nombre: Columna = {
  campo: 'nombre',
  titulo: COLUMNAS_PRODUCTO.nombre,
  aliases: [
    'producto',
    'articulo',
    'nombre del producto',
    'nombre producto',
    'nombre del articulo',
    'nombre articulo',
    'item',
    'descripcion del articulo',
    'descripcion articulo',
    'descripcion del producto',
    'descripcion producto',
    'detalle del articulo',
    'mercaderia',
  ],
  help: 'Con su marca dice qué producto es, si no hay código.',
};

const marca: Columna = {
  campo: 'marca',
  titulo: COLUMNAS_PRODUCTO.marca,
  aliases: ['fabricante', 'marca del producto', 'laboratorio', 'proveedor'],
  help: 'La que no existe se crea.',
};

const precio: Columna = {
  campo: 'precio',
  titulo: COLUMNAS_PRODUCTO.precio,
  aliases: [
    'precio de lista',
    'precio lista',
    'precio unitario',
    'precio unit',
    'precio por unidad',
    'precio x unidad',
    'p unit',
    'p unitario',
    'pu',
    'precio final',
    'precio de venta',
    'precio venta',
    'p venta',
    'pvp',
    'precio publico',
    'precio al publico',
    'precio mayorista',
    'precio con iva',
    'precio c iva',
    'precio civa',
    'precio iva incluido',
    'precio iva incl',
    'precio ars',
    'precio en pesos',
    'importe',
    'precio nuevo',
    'nuevo precio',
    'lista',
  ],
  help: 'En pesos: 1234,50 o $ 1.234,50.',
};

const precio_antes_oferta: Columna = {
  campo: 'precio_antes_oferta',
  titulo: COLUMNAS_PRODUCTO.precio_antes_oferta,
  aliases: ['precio anterior', 'precio antes', 'antes'],
  help: 'El que se muestra tachado, si está en promoción.',
};

const CATALOGO: readonly Columna[] = [
  codigo,
  nombre,
  marca,
  {
    campo: 'categorias',
    titulo: COLUMNAS_PRODUCTO.categorias,
    aliases: [
      'categoria',
      'rubro',
      'rubros',
      'familia',
      'familias',
      'linea',
      'seccion',
      'grupo',
      'departamento',
    ],
    help: 'Una o varias, separadas con punto y coma. La que no existe se crea.',
  },
  {
    campo: 'etiquetas',
    titulo: COLUMNAS_PRODUCTO.etiquetas,
    aliases: ['etiqueta', 'tags', 'caracteristicas'],
    help: 'Como las categorías.',
  },
  {
    campo: 'descripcion',
    titulo: COLUMNAS_PRODUCTO.descripcion,
    aliases: ['detalle', 'detalles', 'observaciones'],
    help: 'Al menos 10 letras. Puede escribirse después.',
  },
  precio,
  precio_antes_oferta,
  {
    campo: 'tipo_de_precio',
    titulo: COLUMNAS_PRODUCTO.tipo_de_precio,
    aliases: ['se vende', 'venta', 'unidad de venta', 'tipo'],
    help: 'Por kilo, por unidad o por bulto cerrado. Lo nuevo que no lo dice va por unidad.',
  },
  {
    campo: 'disponible',
    titulo: COLUMNAS_PRODUCTO.disponible,
    aliases: ['stock', 'hay stock', 'disponibilidad'],
    help: `${YES_NO}, o cuánto hay.`,
  },
  {
    campo: 'en_promocion',
    titulo: COLUMNAS_PRODUCTO.en_promocion,
    aliases: ['promocion', 'oferta', 'en oferta'],
    help: YES_NO,
  },
  {
    campo: 'producto_destacado',
    titulo: COLUMNAS_PRODUCTO.producto_destacado,
    aliases: ['producto destacado'],
    help: YES_NO,
  },
  {
    campo: 'nuevo_ingreso',
    titulo: COLUMNAS_PRODUCTO.nuevo_ingreso,
    aliases: ['novedad', 'nuevo'],
    help: YES_NO,
  },
  {
    campo: 'esta_activo',
    titulo: COLUMNAS_PRODUCTO.esta_activo,
    aliases: ['visible', 'publicado', 'habilitado'],
    help: `${YES_NO}: si se ve en la tienda.`,
  },
  producto_id,
];

/** In the order in which an empty spreadsheet has them. */
export const COLUMNAS: Record<TipoPlanilla, readonly Columna[]> = {
  catalogo: CATALOGO,
  precios: [codigo, nombre, marca, precio, precio_antes_oferta, producto_id],
  clientes: CLIENTES,
};
