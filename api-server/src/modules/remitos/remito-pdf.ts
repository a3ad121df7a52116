import PDFDocument from 'pdfkit';
import { printable } from './printable.ts';
import type { Remito } from './remito.ts';
import {
  drawClosing,
  drawContinues,
  drawFoot,
  drawTotal,
  innerPageLimit,
  lastPageLimit,
} from './remito-closing.ts';
import { formatNumero } from './remito-format.ts';
import { drawHeading, drawRunningHeading } from './remito-heading.ts';
import { columnsOf, drawRow, drawTableHead, setTable, tableHeadHeight } from './remito-table.ts';

export type { Remito } from './remito.ts';

const linesPerPage = 25;

function splitIntoPages<T>(lines: T[]): T[][] {
  const pages: T[][] = [];
  for (let start = 0; start < lines.length; start += linesPerPage) {
    pages.push(lines.slice(start, start + linesPerPage));
  }
  return pages.length > 0 ? pages : [[]];
}

function createDocument(remito: Remito, title: string): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'es-AR',
    displayTitle: true,
    info: {
      Title: title,
      Author: printable(remito.comercio.nombre),
      // The remito's own date, not the clock's: printing it again gives the same bytes.
      CreationDate: remito.fecha,
    },
  });
}

function drawPages(doc: PDFKit.PDFDocument, remito: Remito, copia: string): void {
  const columns = columnsOf(remito.detalles);
  const pages = splitIntoPages(remito.detalles);
  for (const [index, detalles] of pages.entries()) {
    const isLast = index === pages.length - 1;
    doc.addPage();
    const top = index === 0 ? drawHeading(doc, remito, copia) : drawRunningHeading(doc, remito, copia);
    const limit = isLast ? lastPageLimit : innerPageLimit;
    const { density, rows } = setTable(doc, detalles, columns, limit - top - tableHeadHeight);
    let y = drawTableHead(doc, columns, top);
    for (const row of rows) y = drawRow(doc, columns, row, density, y);
    if (isLast) {
      drawTotal(doc, remito, y);
      drawClosing(doc, remito);
    } else {
      drawContinues(doc, index + 2);
    }
    drawFoot(doc, index + 1, pages.length);
  }
}

const COPIAS = ['ORIGINAL', 'DUPLICADO', 'TRIPLICADO'];

/**
 * Remitos as one A4 PDF: each has a page up to 25 lines, and one more for each 25 that follow, as often as there are
 * copies.
 */
export async function renderRemitos(remitos: readonly Remito[], copias = 1): Promise<Buffer> {
  const [first] = remitos;
  if (!first) throw new Error('There is nothing to print.');
  const numeros = remitos.map(({ numero }) => formatNumero(numero));
  const doc = createDocument(first, `${numeros.length > 1 ? 'Remitos' : 'Remito'} ${numeros.join(', ')}`);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const remito of remitos) {
    for (const copia of COPIAS.slice(0, copias)) drawPages(doc, remito, copia);
  }
  doc.end();
  return done;
}
