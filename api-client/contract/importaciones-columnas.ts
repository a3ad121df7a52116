/** Possible meanings of a spreadsheet's columns. In a separate file, because only one screen uses them. */
import {
  type ColumnaImportacion,
  type DestinoColumna,
  type TipoPlanilla,
  tituloOf,
} from './importaciones-words.ts';
import { PRODUCTO_FLAGS } from './producto-flags.ts';

/** Fields of each kind of spreadsheet. */
const CAMPOS_PLANILLA: Record<TipoPlanilla, readonly DestinoColumna[]> = {
  catalogo: [
    ...([
      'codigo',
      'nombre',
      'marca',
      'categorias',
      'precio',
      'precio_antes_oferta',
      'tipo_de_precio',
      'se_pesa',
      'alicuota_iva',
    ] as const),
    ...(['disponible', 'descripcion', 'etiquetas'] as const),
    ...PRODUCTO_FLAGS,
    ...(['esta_activo', 'producto_id', 'id_externo'] as const),
  ],
  precios: ['codigo', 'nombre', 'marca', 'precio', 'precio_antes_oferta', 'producto_id', 'id_externo'],
  clientes: [
    ...(['nombre_comercio', 'dni', 'nombre', 'apellido', 'nombre_apellido', 'apellido_nombre'] as const),
    ...(['telefono', 'email', 'dom_fiscal', 'condicion_iva'] as const),
  ],
  condiciones: [
    ...(['condicion', 'codigo', 'nombre', 'marca', 'precio'] as const),
    ...(['minimo', 'multiplo', 'escalas', 'producto_id'] as const),
  ],
};

/** Titles of columns that the shop's own spreadsheets do not have. */
const FOREIGN_TITULOS: { [D in DestinoColumna]?: string } = {
  nombre_apellido: 'Nombre y apellido',
  apellido_nombre: 'Apellido y nombre',
  id_externo: 'Id de otro sistema',
};

/** Returns the possible meanings of a column, with their titles. */
export function destinosOf(tipo: TipoPlanilla): { destino: DestinoColumna; titulo: string }[] {
  return CAMPOS_PLANILLA[tipo].map((destino) => ({
    destino,
    titulo: FOREIGN_TITULOS[destino] ?? tituloOf(tipo, camposOf(destino)[0] ?? 'nombre'),
  }));
}

/** Returns the fields that a column fills. */
export const camposOf = (destino: DestinoColumna): readonly ColumnaImportacion[] =>
  destino === 'nombre_apellido' || destino === 'apellido_nombre' ? ['nombre', 'apellido'] : [destino];

/** Fields that may combine several columns, and the separator between their texts. */
export const JOINED_FIELDS: { [C in ColumnaImportacion]?: string } = {
  nombre: ' ',
  descripcion: '. ',
  categorias: ';',
  etiquetas: ';',
  dom_fiscal: ', ',
};
