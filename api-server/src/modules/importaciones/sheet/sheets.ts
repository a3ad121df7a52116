import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { programBeside } from 'node-kit/program-beside';
import { createThread } from '../../../shared/thread.ts';
import type { LeidaPlanilla } from './read-sheet.ts';
import type { SheetResult, SheetWork } from './sheet-thread.ts';

/** Megabytes that reading may take: several times what the largest spreadsheet does. */
const MEMORY = 768;
/** Milliseconds: many times as long as it takes. */
const PATIENCE = 60_000;

const thread = createThread<SheetWork, SheetResult>(
  programBeside(import.meta.url, 'sheet-thread'),
  'work',
  MEMORY,
);

const TOO_MUCH = 'La planilla es demasiado grande o está dañada. Divídela en varias o guárdala de nuevo.';

/** Its rows, or why it cannot be read: whatever the file does, nothing but its thread comes to harm. */
export async function readPlanilla(
  file: Buffer,
  tipo: TipoPlanilla,
): Promise<LeidaPlanilla | { motivo: string }> {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const result = await thread.run({ what: 'read', file, tipo }, signal);
    return 'planilla' in result ? result.planilla : { motivo: 'motivo' in result ? result.motivo : TOO_MUCH };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (signal.aborted || code === 'ERR_WORKER_OUT_OF_MEMORY') return { motivo: TOO_MUCH };
    throw error;
  }
}

async function written(asked: SheetWork): Promise<Buffer> {
  const result = await thread.run(asked);
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
