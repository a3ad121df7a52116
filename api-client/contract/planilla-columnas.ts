/** Titles of the columns of the shop's spreadsheets, for export and import, in order. */
import { FLAG_TITLES } from './producto-flags-staff.ts';

export const COLUMNAS_PRODUCTO = {
  codigo: 'Código',
  nombre: 'Nombre',
  marca: 'Marca',
  categorias: 'Categorías',
  etiquetas: 'Etiquetas',
  descripcion: 'Descripción',
  precio: 'Precio',
  precio_antes_oferta: 'Precio antes de la oferta',
  tipo_de_precio: 'Tipo de precio',
  se_pesa: 'Se pesa',
  alicuota_iva: 'IVA',
  disponible: 'Disponible',
  ...FLAG_TITLES,
  esta_activo: 'Activo',
  producto_id: 'Identificador',
} as const;

export const COLUMNAS_CLIENTE = {
  nombre: 'Nombre',
  apellido: 'Apellido',
  dni: 'CUIT',
  nombre_comercio: 'Comercio',
  telefono: 'Teléfono',
  dom_fiscal: 'Domicilio fiscal',
  condicion_iva: 'Condición frente al IVA',
  email: 'Correo',
  creado_en: 'Alta',
  esta_activo: 'Activo',
} as const;

/** A product's terms in an agreement, or those of all customers. */
export const COLUMNAS_CONDICION = {
  condicion: 'Condición',
  codigo: COLUMNAS_PRODUCTO.codigo,
  nombre: COLUMNAS_PRODUCTO.nombre,
  marca: COLUMNAS_PRODUCTO.marca,
  precio: 'Precio propio',
  minimo: 'Mínimo',
  multiplo: 'Múltiplo (de a)',
  escalas: 'Escalas',
  producto_id: COLUMNAS_PRODUCTO.producto_id,
} as const;

/** Stands for all customers in the column of the agreement. */
export const OF_ALL = '(todos)';

/** Separator of several values in a cell. */
export const SEPARATOR = '; ';
/** Marks a value to clear: an empty cell leaves the value unchanged. */
export const EMPTIED = '(vacío)';
export const YES_NO = { yes: 'Sí', no: 'No' } as const;
