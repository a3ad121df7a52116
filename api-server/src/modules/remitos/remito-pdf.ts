import { formatNumero } from '../../shared/format.ts';
import { createDocument, written } from '../../shared/paper/document.ts';
import type { Remito, RemitoDetalle } from './remito.ts';
import {
  drawClosing,
  drawContinues,
  drawFoot,
  drawTotal,
  innerPageLimit,
  lastPageLimit,
} from './remito-closing.ts';
import { drawHeading, drawRunningHeading } from './remito-heading.ts';
import { columnsOf, drawRow, drawTableHead, setTable, tableHeadHeight } from './remito-table.ts';

export type { Remito } from './remito.ts';

const linesPerPage = 25;
/** A note of this length takes as much height as one line. */
const notePerLine = 150;

const roomOf = (nota: string | null | undefined): number => Math.ceil((nota?.length ?? 0) / notePerLine);

/** Splits the lines into pages; notes reduce the lines on their page. */
function splitIntoPages({ detalles, nota }: Pick<Remito, 'detalles' | 'nota'>): RemitoDetalle[][] {
  const pages: RemitoDetalle[][] = [[]];
  let left = linesPerPage - roomOf(nota);
  for (const detalle of detalles) {
    const takes = 1 + roomOf(detalle.nota);
    if (takes > left && pages.at(-1)?.length) {
      pages.push([]);
      left = linesPerPage;
    }
    pages.at(-1)?.push(detalle);
    left -= takes;
  }
  return pages;
}

/** Draws the parts around the lines. Headings return where they end; `lastLimit` is where `closing` starts. */
interface Frame {
  heading: () => number;
  running: () => number;
  closing: () => void;
  lastLimit: number;
}

/** Draws the lines and their total: 25 lines per page, fewer with notes. */
export function drawPages(
  doc: PDFKit.PDFDocument,
  paper: Pick<Remito, 'detalles' | 'total' | 'nota'>,
  { heading, running, closing, lastLimit }: Frame,
): void {
  const columns = columnsOf(paper.detalles);
  const pages = splitIntoPages(paper);
  for (const [index, detalles] of pages.entries()) {
    const isLast = index === pages.length - 1;
    doc.addPage();
    const top = index === 0 ? heading() : running();
    const limit = isLast ? lastLimit : innerPageLimit;
    const { density, rows } = setTable(doc, detalles, columns, limit - top - tableHeadHeight);
    let y = drawTableHead(doc, columns, top);
    for (const row of rows) y = drawRow(doc, columns, row, density, y);
    if (isLast) {
      drawTotal(doc, paper, y);
      closing();
    } else {
      drawContinues(doc, index + 2);
    }
    drawFoot(doc, index + 1, pages.length);
  }
}

const COPIAS = ['ORIGINAL', 'DUPLICADO', 'TRIPLICADO'];

/** Renders remitos as one A4 PDF, once per copy: 25 lines per page, fewer with notes. */
export async function renderRemitos(remitos: readonly Remito[], copias = 1): Promise<Buffer> {
  const [first] = remitos;
  if (!first) throw new Error('There is nothing to print.');
  const numeros = remitos.map(({ numero }) => formatNumero(numero));
  const title = `${numeros.length > 1 ? 'Remitos' : 'Remito'} ${numeros.join(', ')}`;
  const { nombre, aspecto } = first.comercio;
  const doc = createDocument({ title, author: nombre, date: first.fecha, aspecto });
  const done = written(doc);
  for (const remito of remitos) {
    for (const copia of COPIAS.slice(0, copias)) {
      drawPages(doc, remito, {
        heading: () => drawHeading(doc, remito, copia),
        running: () => drawRunningHeading(doc, remito, copia),
        closing: () => drawClosing(doc, remito),
        lastLimit: lastPageLimit,
      });
    }
  }
  doc.end();
  return done;
}
