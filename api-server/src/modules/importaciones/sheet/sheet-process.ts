/** Reads and writes spreadsheets in a separate process with bounded memory. */
import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { serveTasks } from '../../../shared/serve-tasks.ts';
import { describeSheet, type Lectura } from './describe.ts';
import type { LeidaPlanilla, Reading } from './model.ts';
import { readSheet } from './read-sheet.ts';
import { UnreadableSheet } from './refuse-bomb.ts';
import { modelSheet, namesSheet, refusedSheet } from './write-sheet.ts';

export type SheetWork =
  | { what: 'read' | 'describe'; file: Uint8Array; tipo: TipoPlanilla; runReading: Reading }
  | {
      what: 'wrong';
      file: Uint8Array;
      tipo: TipoPlanilla;
      runReading: Reading;
      errorsByRow: ReadonlyMap<number, string>;
    }
  | { what: 'names'; lines: readonly (readonly [string, string])[] }
  | { what: 'model'; tipo: TipoPlanilla };

export type SheetResult =
  | { planilla: LeidaPlanilla }
  | { lectura: Lectura }
  | { motivo: string }
  | { content: Uint8Array };

async function work(task: SheetWork): Promise<SheetResult> {
  if (task.what === 'model') return { content: await modelSheet(task.tipo) };
  if (task.what === 'names') return { content: await namesSheet(task.lines) };
  if (task.what === 'wrong')
    return { content: await refusedSheet(task.file, task.tipo, task.errorsByRow, task.runReading) };
  try {
    const { file, tipo } = task;
    if (task.what === 'describe') return { lectura: await describeSheet(file, tipo, task.runReading) };
    return { planilla: await readSheet(file, tipo, task.runReading) };
  } catch (error) {
    if (error instanceof UnreadableSheet) return { motivo: error.message };
    throw error;
  }
}

serveTasks(work);
