/** File formats of an exported list. */
import { z } from 'zod';
import { FORMATOS_PLANILLA, type FormatoPlanilla } from './words.ts';

export const formatoQuery = z.object({
  formato: z
    .enum(FORMATOS_PLANILLA, 'El formato no es válido.')
    .default('csv')
    .describe('`csv` for a Spanish spreadsheet program; `xlsx` with real numbers and dates'),
});

/** Media types by file extension. */
export const PLANILLA: { readonly file: Readonly<Record<FormatoPlanilla, string>> } = {
  file: {
    csv: 'text/csv; charset=utf-8',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
};
