import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { siblingProgramUrl } from 'node-kit/module-urls';
import { createBoundedProcess, ProcessLost } from '../../../shared/bounded-process.ts';
import type { Lectura } from './describe.ts';
import type { Asked, LeidaPlanilla } from './model.ts';
import type { SheetResult, SheetWork } from './sheet-process.ts';

/** Twice the memory of the largest spreadsheet, and many times its duration. */
const BOUNDS = { maxMb: 1024, patience: 60_000 };

const run = createBoundedProcess<SheetWork, SheetResult>(
  siblingProgramUrl(import.meta.url, 'sheet-process'),
  BOUNDS,
);

const TOO_MUCH = 'La planilla es demasiado grande o está dañada. Divídela en varias o guárdala de nuevo.';

/** Returns a reason for the user when the file kills the process; other errors are thrown. */
async function reading<T>(asked: SheetWork, take: (result: SheetResult) => T | undefined) {
  try {
    const result = await run(asked);
    return take(result) ?? { motivo: 'motivo' in result ? result.motivo : TOO_MUCH };
  } catch (error) {
    if (error instanceof ProcessLost) return { motivo: TOO_MUCH };
    throw error;
  }
}

/** Returns the file's rows, or why the file cannot be read. */
export const readPlanilla = (
  file: Buffer,
  tipo: TipoPlanilla,
  asked: Asked,
): Promise<LeidaPlanilla | { motivo: string }> =>
  reading({ what: 'read', file, tipo, asked }, (result) =>
    'planilla' in result ? result.planilla : undefined,
  );

/** Returns a sample of the file and how it is read, or why the file cannot be read. */
export const describePlanilla = (
  file: Buffer,
  tipo: TipoPlanilla,
  asked: Asked,
): Promise<Lectura | { motivo: string }> =>
  reading({ what: 'describe', file, tipo, asked }, (result) =>
    'lectura' in result ? result.lectura : undefined,
  );

async function written(asked: SheetWork): Promise<Buffer> {
  const result = await run(asked);
  if (!('written' in result)) throw new Error('The sheet process returned no file');
  return Buffer.from(result.written);
}

export const writeModel = (tipo: TipoPlanilla): Promise<Buffer> => written({ what: 'model', tipo });

/** Returns a sheet of file names with their errors. */
export const writeNames = (lines: readonly (readonly [string, string])[]): Promise<Buffer> =>
  written({ what: 'names', lines });

export const writeWrong = (
  file: Buffer,
  tipo: TipoPlanilla,
  wrong: ReadonlyMap<number, string>,
  asked: Asked,
): Promise<Buffer> => written({ what: 'wrong', file, tipo, wrong, asked });
