/** Reads and writes spreadsheets in a separate process with bounded memory. */
import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { serveTasks } from '../../../shared/serve-tasks.ts';
import { describeSheet, type Lectura } from './describe.ts';
import type { Asked, LeidaPlanilla } from './model.ts';
import { readSheet } from './read-sheet.ts';
import { UnreadableSheet } from './refuse-bomb.ts';
import { modelSheet, namesSheet, wrongSheet } from './write-sheet.ts';

export type SheetWork =
  | { what: 'read' | 'describe'; file: Uint8Array; tipo: TipoPlanilla; asked: Asked }
  | { what: 'wrong'; file: Uint8Array; tipo: TipoPlanilla; asked: Asked; wrong: ReadonlyMap<number, string> }
  | { what: 'names'; lines: readonly (readonly [string, string])[] }
  | { what: 'model'; tipo: TipoPlanilla };

export type SheetResult =
  | { planilla: LeidaPlanilla }
  | { lectura: Lectura }
  | { motivo: string }
  | { written: Uint8Array };

async function work(asked: SheetWork): Promise<SheetResult> {
  if (asked.what === 'model') return { written: await modelSheet(asked.tipo) };
  if (asked.what === 'names') return { written: await namesSheet(asked.lines) };
  if (asked.what === 'wrong')
    return { written: await wrongSheet(asked.file, asked.tipo, asked.wrong, asked.asked) };
  try {
    const { file, tipo } = asked;
    if (asked.what === 'describe') return { lectura: await describeSheet(file, tipo, asked.asked) };
    return { planilla: await readSheet(file, tipo, asked.asked) };
  } catch (error) {
    if (error instanceof UnreadableSheet) return { motivo: error.message };
    throw error;
  }
}

serveTasks(work);
