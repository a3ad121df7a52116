import type { ColumnaImportacion } from 'api-client/contract/importaciones-words';

export interface Columna {
  campo: ColumnaImportacion;
  /** The heading in the shop's spreadsheets. */
  titulo: string;
  /** Help text for the user who fills in the column. */
  help: string;
}
