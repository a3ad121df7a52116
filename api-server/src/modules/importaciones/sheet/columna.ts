import type { ColumnaImportacion } from 'api-client/contract/importaciones-words';

export interface Columna {
  campo: ColumnaImportacion;
  /** As the shop's own spreadsheets head it. */
  titulo: string;
  /** What it takes, for who fills it in. */
  help: string;
}
