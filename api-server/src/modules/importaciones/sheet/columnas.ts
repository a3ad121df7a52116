import type { ColumnaImportacion, TipoPlanilla } from 'api-client/contract/importaciones-words';
import { ALICUOTAS_IVA, alicuotaText } from 'api-client/contract/iva';
import {
  YES_NO as ANSWERS,
  COLUMNAS_CLIENTE,
  COLUMNAS_CONDICION,
  COLUMNAS_PRODUCTO,
  OF_ALL,
  SEPARATOR,
} from 'api-client/contract/planilla-columnas';
import { PRODUCTO_FLAGS } from 'api-client/contract/producto-flags';
import { escalaText } from '../../../shared/escala-text.ts';
import { ALICUOTAS_TEXT, CONDICIONES_TEXT } from './iva-cells.ts';

export interface Columna {
  campo: ColumnaImportacion;
  /** The heading in the shop's spreadsheets. */
  titulo: string;
  /** Help text for the user who fills in the column. */
  help: string;
}

const CLIENTES: readonly Columna[] = [
  {
    campo: 'nombre',
    titulo: COLUMNAS_CLIENTE.nombre,
    help: 'De la persona.',
  },
  {
    campo: 'apellido',
    titulo: COLUMNAS_CLIENTE.apellido,
    help: 'De la persona.',
  },
  {
    campo: 'dni',
    titulo: COLUMNAS_CLIENTE.dni,
    help: 'Sus 11 números, con o sin guiones. Dice qué cliente es.',
  },
  {
    campo: 'nombre_comercio',
    titulo: COLUMNAS_CLIENTE.nombre_comercio,
    help: 'Como se llama el local.',
  },
  {
    campo: 'telefono',
    titulo: COLUMNAS_CLIENTE.telefono,
    help: 'Con su característica.',
  },
  {
    campo: 'dom_fiscal',
    titulo: COLUMNAS_CLIENTE.dom_fiscal,
    help: 'Calle, número y localidad.',
  },
  {
    campo: 'condicion_iva',
    titulo: COLUMNAS_CLIENTE.condicion_iva,
    help: `Una de estas: ${CONDICIONES_TEXT}.`,
  },
  {
    campo: 'email',
    titulo: COLUMNAS_CLIENTE.email,
    help: 'Con él inicia sesión. El de una cuenta que ya existe lo cambia solo su dueño.',
  },
];

const YES_NO = `${ANSWERS.yes} o ${ANSWERS.no}`;

const codigo: Columna = {
  campo: 'codigo',
  titulo: COLUMNAS_PRODUCTO.codigo,
  help: 'El propio o el del proveedor. Dice qué producto es antes que el nombre, que así se puede cambiar.',
};

const producto_id: Columna = {
  campo: 'producto_id',
  titulo: COLUMNAS_PRODUCTO.producto_id,
  help: 'El que trae la planilla que se descarga: con él se puede cambiar también el código.',
};

const nombre: Columna = {
  campo: 'nombre',
  titulo: COLUMNAS_PRODUCTO.nombre,
  help: 'Con su marca dice qué producto es, si no hay código.',
};

const marca: Columna = {
  campo: 'marca',
  titulo: COLUMNAS_PRODUCTO.marca,
  help: 'La que no existe se crea.',
};

const precio: Columna = {
  campo: 'precio',
  titulo: COLUMNAS_PRODUCTO.precio,
  help: 'En pesos: 1234,50 o $ 1.234,50.',
};

const precio_antes_oferta: Columna = {
  campo: 'precio_antes_oferta',
  titulo: COLUMNAS_PRODUCTO.precio_antes_oferta,
  help: 'El que se muestra tachado, si está en promoción.',
};

const CATALOGO: readonly Columna[] = [
  codigo,
  nombre,
  marca,
  {
    campo: 'categorias',
    titulo: COLUMNAS_PRODUCTO.categorias,
    help: 'Una o varias, separadas con punto y coma. La que no existe se crea.',
  },
  {
    campo: 'etiquetas',
    titulo: COLUMNAS_PRODUCTO.etiquetas,
    help: 'Como las categorías.',
  },
  {
    campo: 'descripcion',
    titulo: COLUMNAS_PRODUCTO.descripcion,
    help: 'Al menos 10 letras. Puede escribirse después.',
  },
  precio,
  precio_antes_oferta,
  {
    campo: 'tipo_de_precio',
    titulo: COLUMNAS_PRODUCTO.tipo_de_precio,
    help: 'Por kilo, por unidad o por bulto cerrado. Lo nuevo que no lo dice va por unidad.',
  },
  {
    campo: 'se_pesa',
    titulo: COLUMNAS_PRODUCTO.se_pesa,
    help: `${YES_NO}: si lo que se vende por kilo se pesa al empacar.`,
  },
  {
    campo: 'alicuota_iva',
    titulo: COLUMNAS_PRODUCTO.alicuota_iva,
    help: `${ALICUOTAS_TEXT}: el que ya incluye el precio. Lo nuevo que no lo dice lleva ${alicuotaText(ALICUOTAS_IVA[0])}.`,
  },
  {
    campo: 'disponible',
    titulo: COLUMNAS_PRODUCTO.disponible,
    help: `${YES_NO}, o cuánto hay.`,
  },
  ...PRODUCTO_FLAGS.map((campo) => ({ campo, titulo: COLUMNAS_PRODUCTO[campo], help: YES_NO })),
  {
    campo: 'esta_activo',
    titulo: COLUMNAS_PRODUCTO.esta_activo,
    help: `${YES_NO}: si se ve en la tienda.`,
  },
  producto_id,
];

const CONDICIONES: readonly Columna[] = [
  {
    campo: 'condicion',
    titulo: COLUMNAS_CONDICION.condicion,
    help: `El nombre de las condiciones, o ${OF_ALL} para la venta por cantidad de todos los clientes.`,
  },
  codigo,
  nombre,
  { ...marca, help: 'Hace falta si dos productos se llaman igual.' },
  {
    campo: 'precio',
    titulo: COLUMNAS_CONDICION.precio,
    help: `${precio.help} Cuenta en lugar del de la tienda.`,
  },
  {
    campo: 'minimo',
    titulo: COLUMNAS_CONDICION.minimo,
    help: 'Lo menos que se pide, en unidades, kilos o bultos.',
  },
  {
    campo: 'multiplo',
    titulo: COLUMNAS_CONDICION.multiplo,
    help: 'De a cuántos se pide: con 6, se piden 6, 12 o 18.',
  },
  {
    campo: 'escalas',
    titulo: COLUMNAS_CONDICION.escalas,
    help: `Cuánto menos cuesta desde cada cantidad: ${[
      { desde: 12, descuento: 5 },
      { desde: 24, descuento: 8.5 },
    ]
      .map(escalaText)
      .join(SEPARATOR)}.`,
  },
  { ...producto_id, help: 'El que trae la planilla que se descarga.' },
];

/** The columns per kind, in the order of the template. */
export const COLUMNAS: Record<TipoPlanilla, readonly Columna[]> = {
  catalogo: CATALOGO,
  precios: [codigo, nombre, marca, precio, precio_antes_oferta, producto_id],
  clientes: CLIENTES,
  condiciones: CONDICIONES,
};
