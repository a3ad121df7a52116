/** Reads and writes spreadsheets in a process of its own, whose memory is bounded. */
import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { answerWorks } from '../../../shared/answer-works.ts';
import { type LeidaPlanilla, readSheet } from './read-sheet.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';
import { modelSheet, namesSheet, wrongSheet } from './write-sheet.ts';

export type SheetWork =
  | { what: 'read'; file: Uint8Array; tipo: TipoPlanilla }
  | { what: 'wrong'; file: Uint8Array; tipo: TipoPlanilla; wrong: ReadonlyMap<number, string> }
  | { what: 'names'; lines: readonly (readonly [string, string])[] }
  | { what: 'model'; tipo: TipoPlanilla };

export type SheetResult = { planilla: LeidaPlanilla } | { motivo: string } | { written: Uint8Array };

async function work(asked: SheetWork): Promise<SheetResult> {
  if (asked.what === 'model') return { written: await modelSheet(asked.tipo) };
  if (asked.what === 'names') return { written: await namesSheet(asked.lines) };
  if (asked.what === 'wrong') return { written: await wrongSheet(asked.file, asked.tipo, asked.wrong) };
  try {
    return { planilla: await readSheet(asked.file, asked.tipo) };
  } catch (error) {
    if (error instanceof UnreadableSheet) return { motivo: error.message };
    throw error;
  }
}

answerWorks(work);
