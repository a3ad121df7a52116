import type { EleccionPlanilla } from 'api-client/contract/importaciones-lectura';
import type { DestinoColumna, PreguntaPlanilla } from 'api-client/contract/importaciones-words';
import type { RenglonError, Values } from '../../../db/schema/importaciones.ts';
import type { Sheet } from './cell.ts';
import type { Columna, Heads } from './find-heads.ts';

export type Eleccion = EleccionPlanilla;

export interface LeidaPlanilla {
  /** The read sheet, and the non-empty sheets that were not read. */
  hoja?: string | null;
  hojas_sin_leer?: string[];
  /** All read sheets, where several are read as one. */
  hojas_leidas?: string[];
  /** Headings, and values from outside the columns: group rows and fixed values. */
  columnas: Columna[];
  filas: readonly ReadRenglon[];
  /** Default values for new products. */
  fijos?: Values;
  /** How the file was read, and the open questions. */
  eleccion?: Eleccion;
  forma?: string;
  preguntas?: PreguntaPlanilla[];
}

/** The choice for this file, and the choices for other files by shape. */
export interface Reading {
  eleccion: Eleccion | null;
  recordadas: Recordadas;
}

/** One sheet to read, with its headings and the field of each column. */
export interface Table {
  sheet: Sheet;
  heads: Heads;
  destinos: (DestinoColumna | null)[];
}

export interface Layout {
  sheets: readonly Sheet[];
  /** The sheets to read, the sheet with the most known headings first. */
  tables: [Table, ...Table[]];
  eleccion: Eleccion;
  /** Whether the choices come from an earlier file of this shape. */
  recordada: boolean;
  /** Hash of the headings where they were found, whatever the user chose. */
  forma: string;
  /** Whether the headings are known or the user chose the columns. */
  isKnown: boolean;
}

/** Choices of applied files, by shape. */
export type Recordadas = Readonly<Record<string, Eleccion>>;

/** A row with its valid, non-empty fields. A field with «(vacío)» is set to empty. */
export interface ReadRenglon {
  /** The row's number in the sheet; for several sheets see `shownPlace`. */
  fila: number;
  values: Values;
  /** The row's name is for new products only; existing products keep their name. */
  keepsNombre?: true;
  errores: RenglonError[];
  /** Pictures of a picture import; `orden` is the position from 1 in the file name. */
  fotos?: readonly ReadFoto[];
}

export interface ReadFoto {
  archivo: string;
  huella: string | null;
  orden: number | null;
  imagen: { imagen_id: string; anchos: number[] } | null;
}
