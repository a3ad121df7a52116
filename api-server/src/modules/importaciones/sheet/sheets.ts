import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { siblingProgramUrl } from 'node-kit/module-urls';
import { createBoundedProcess, ProcessLost } from '../../../shared/bounded-process.ts';
import type { Lectura } from './describe.ts';
import type { LeidaPlanilla, Reading } from './model.ts';
import type { SheetResult, SheetWork } from './sheet-process.ts';

/** Twice the memory of the largest spreadsheet, and many times its duration. */
const BOUNDS = { maxMb: 1024, patience: 60_000 };

const run = createBoundedProcess<SheetWork, SheetResult>(
  siblingProgramUrl(import.meta.url, 'sheet-process'),
  BOUNDS,
);

const TOO_LARGE_OR_DAMAGED =
  'La planilla es demasiado grande o está dañada. Divídela en varias o guárdala de nuevo.';

/** Returns a reason for the user when the file kills the process; other errors are thrown. */
async function runReading<T>(reading: SheetWork, take: (result: SheetResult) => T | undefined) {
  try {
    const result = await run(reading);
    return take(result) ?? { motivo: 'motivo' in result ? result.motivo : TOO_LARGE_OR_DAMAGED };
  } catch (error) {
    if (error instanceof ProcessLost) return { motivo: TOO_LARGE_OR_DAMAGED };
    throw error;
  }
}

/** Returns the file's rows, or why the file cannot be read. */
export const readPlanilla = (
  file: Buffer,
  tipo: TipoPlanilla,
  reading: Reading,
): Promise<LeidaPlanilla | { motivo: string }> =>
  runReading({ what: 'read', file, tipo, runReading: reading }, (result) =>
    'planilla' in result ? result.planilla : undefined,
  );

/** Returns a sample of the file and how it is read, or why the file cannot be read. */
export const describePlanilla = (
  file: Buffer,
  tipo: TipoPlanilla,
  reading: Reading,
): Promise<Lectura | { motivo: string }> =>
  runReading({ what: 'describe', file, tipo, runReading: reading }, (result) =>
    'lectura' in result ? result.lectura : undefined,
  );

async function writeSheet(reading: SheetWork): Promise<Buffer> {
  const result = await run(reading);
  if (!('content' in result)) throw new Error('The sheet process returned no file');
  return Buffer.from(result.content);
}

export const writeModel = (tipo: TipoPlanilla): Promise<Buffer> => writeSheet({ what: 'model', tipo });

/** Returns a sheet of file names with their errors. */
export const writeNames = (lines: readonly (readonly [string, string])[]): Promise<Buffer> =>
  writeSheet({ what: 'names', lines });

export const writeRefused = (
  file: Buffer,
  tipo: TipoPlanilla,
  errorsByRow: ReadonlyMap<number, string>,
  reading: Reading,
): Promise<Buffer> => writeSheet({ what: 'wrong', file, tipo, errorsByRow, runReading: reading });
