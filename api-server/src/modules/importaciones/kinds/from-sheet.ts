import { precioIn } from 'api-client/contract/importaciones-words';
import type { Queryable } from '../../../db/database.ts';
import { findFile } from '../repository.ts';
import { findFormas } from '../sheet/formas-repository.ts';
import { readPlanilla } from '../sheet/sheets.ts';
import type { ImportacionRow, Kind } from './kind.ts';

/** Reads the spreadsheet's rows; refuses price changes by a user who may not change prices. */
export function fromSheet(tipo: Parameters<typeof readPlanilla>[1]): Kind['read'] {
  return async (q: Queryable, { importacion_id, con_precios, eleccion }: ImportacionRow) => {
    const file = await findFile(q, importacion_id);
    if (!file) return undefined;
    const planilla = await readPlanilla(file, tipo, { eleccion, recordadas: await findFormas(q, tipo) });
    const titulo =
      'motivo' in planilla || con_precios ? undefined : precioIn({ tipo, columnas: planilla.columnas });
    if (titulo === undefined) return planilla;
    return {
      motivo: `La columna «${titulo}» cambia precios, y tu rol no los cambia. Quítala de la planilla.`,
    };
  };
}
