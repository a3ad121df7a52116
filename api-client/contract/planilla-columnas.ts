/** What the columns of a spreadsheet are called, which comes out of the shop as it goes in. In their order. */

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
  disponible: 'Disponible',
  en_promocion: 'En promoción',
  producto_destacado: 'Destacado',
  nuevo_ingreso: 'Nuevo ingreso',
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
  email: 'Correo',
  creado_en: 'Alta',
  esta_activo: 'Activo',
} as const;

/** Between several of a cell. */
export const SEPARATOR = '; ';
/** Stands in a cell for nothing, where a cell with nothing in it leaves what there is. */
export const EMPTIED = '(vacío)';
export const YES_NO = { yes: 'Sí', no: 'No' } as const;
