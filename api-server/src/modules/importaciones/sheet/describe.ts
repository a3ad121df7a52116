import type { OperationOf } from 'api-client/contract';
import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { LIMITS } from 'api-client/contract/limits';
import type { z } from 'zod';
import { cellText, isEmpty, isEmptyRow } from './cell.ts';
import { NOTHING_CHOSEN } from './eleccion.ts';
import { letterOf, noHeadsText } from './find-heads.ts';
import { rowsBetween } from './group-rows.ts';
import { hasForma, type Layout, layOut } from './lay-out.ts';
import { openBook } from './open-book.ts';
import { doubtsOf } from './questions.ts';
import type { Asked } from './read-sheet.ts';
import { readableIn } from './shown-text.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';
import { warningsOf } from './warnings.ts';

/** How a file is read, for the screen. */
export type Lectura = z.output<OperationOf<'importaciones.lectura'>['answers'][200]>;

/** Limits of the answer: rows, columns, examples per column, and groups. */
const [ROWS, WIDTH, EXAMPLES, GROUPS] = [8, LIMITS.planillaColumnas + 20, 4, 20];

/** Returns a sample of the file and the field of each column. @throws UnreadableSheet with a Spanish reason */
export async function describeSheet(file: Uint8Array, tipo: TipoPlanilla, asked: Asked): Promise<Lectura> {
  const layout = layOut(await openBook(file, tipo), tipo, asked.eleccion, asked.recordadas);
  if (!layout) throw new UnreadableSheet(noHeadsText(tipo));
  const { sheets, tables, eleccion, recordada, forma } = layout;
  const [first] = tables;
  const doubts = doubtsOf(tipo, layout);
  const between = tables.map((table) => rowsBetween(tipo, table));
  const grupos = between.flatMap((one) => [...one.grupos.values()].sort((a, b) => a.at - b.at));
  return {
    ...{ eleccion: { ...NOTHING_CHOSEN, ...eleccion }, recordada },
    hojas: sheets.slice(0, LIMITS.sheetsPerPlanilla * 2).map((sheet) => ({
      nombre: sheet.nombre,
      filas: sheet.rows.filter((row) => !isEmptyRow(row)).length,
      leida: tables.some((table) => table.sheet === sheet),
      iguales: sheet === first.sheet || hasForma(tipo, sheet, forma),
    })),
    encabezado: first.heads.at + 1,
    columnas: columnsOf(layout),
    muestra: sampleOf(layout),
    grupos: {
      total: grupos.length,
      primeros: grupos.slice(0, GROUPS).map(({ at, texto }) => ({ fila: at + 1, texto: readableIn(texto) })),
    },
    repetidos: between.reduce((sum, { repetidos }) => sum + repetidos.size, 0),
    preguntas: doubts.preguntas,
    precios: doubts.precios,
    avisos: tipo === 'clientes' ? [] : warningsOf(layout),
    dudoso: doubts.doubtful === null ? null : readableIn(doubts.doubtful),
  };
}

function columnsOf({ tables: [{ sheet, heads, destinos }] }: Layout): Lectura['columnas'] {
  const body = sheet.rows.slice(heads.at + 1);
  return heads.titulos.slice(0, WIDTH).map((titulo, at) => {
    const ejemplos: string[] = [];
    for (const row of body) {
      if (ejemplos.length === EXAMPLES) break;
      if (!isEmpty(row[at])) ejemplos.push(readableIn(cellText(row[at])));
    }
    return {
      clave: heads.claves[at] ?? '',
      titulo,
      letra: letterOf(at),
      destino: destinos[at] ?? null,
      ejemplos,
    };
  });
}

/** Returns the first non-empty rows: some above the headings, the headings, and rows below. */
function sampleOf({ tables: [{ sheet, heads }] }: Layout): Lectura['muestra'] {
  const from = Math.max(0, heads.at - 3);
  const rows = sheet.rows.map((row, at) => ({ row, at })).slice(from);
  return rows
    .filter(({ row, at }) => at === heads.at || !isEmptyRow(row))
    .slice(0, ROWS)
    .map(({ row, at }) => ({
      fila: at + 1,
      celdas: Array.from({ length: Math.min(heads.titulos.length, WIDTH) }, (_, column) =>
        readableIn(cellText(row[column])),
      ),
    }));
}
