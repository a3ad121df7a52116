import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { programBeside } from 'node-kit/program-beside';
import { createBoundedProcess, ProcessLost } from '../../../shared/bounded-process.ts';
import type { LeidaPlanilla } from './read-sheet.ts';
import type { SheetResult, SheetWork } from './sheet-process.ts';

/** Memory: twice what the largest spreadsheet takes. Time: many times as long as it takes. */
const BOUNDS = { maxMb: 1024, patience: 60_000 };

const run = createBoundedProcess<SheetWork, SheetResult>(
  programBeside(import.meta.url, 'sheet-process'),
  BOUNDS,
);

const TOO_MUCH = 'La planilla es demasiado grande o está dañada. Divídela en varias o guárdala de nuevo.';

/** Its rows, or why it cannot be read: whatever the file does, nothing but its process comes to harm. */
export async function readPlanilla(
  file: Buffer,
  tipo: TipoPlanilla,
): Promise<LeidaPlanilla | { motivo: string }> {
  try {
    const result = await run({ what: 'read', file, tipo });
    return 'planilla' in result ? result.planilla : { motivo: 'motivo' in result ? result.motivo : TOO_MUCH };
  } catch (error) {
    if (error instanceof ProcessLost) return { motivo: TOO_MUCH };
    throw error;
  }
}

async function written(asked: SheetWork): Promise<Buffer> {
  const result = await run(asked);
  if (!('written' in result)) throw new Error('No sheet was written');
  return Buffer.from(result.written);
}

export const writeModel = (tipo: TipoPlanilla): Promise<Buffer> => written({ what: 'model', tipo });

/** Names of files, and what to mend in each. */
export const writeNames = (lines: readonly (readonly [string, string])[]): Promise<Buffer> =>
  written({ what: 'names', lines });

export const writeWrong = (
  file: Buffer,
  tipo: TipoPlanilla,
  wrong: ReadonlyMap<number, string>,
): Promise<Buffer> => written({ what: 'wrong', file, tipo, wrong });
