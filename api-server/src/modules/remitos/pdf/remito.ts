import { CONDICION_IVA_TEXTS } from 'api-client/contract/iva';
import { formatCuit, formatNumero } from '../../../shared/format.ts';
import { accentOf } from '../../../shared/paper/aspecto.ts';
import { color, drawFigure, drawLine, drawLines, drawRule, fit, page } from '../../../shared/paper/canvas.ts';
import { collectBytes, createDocument } from '../../../shared/paper/document.ts';
import { drawMark } from '../../../shared/paper/mark.ts';
import { formatFecha, printable } from '../../../shared/paper/text.ts';
import type { Remito, RemitoDetalle } from '../model.ts';
import {
  columnsOf,
  drawClosing,
  drawContinues,
  drawFoot,
  drawRow,
  drawTableHead,
  innerPageLimit,
  lastPageLimit,
  setTable,
  tableHeadHeight,
} from './remito-table.ts';
import { drawTotal, partsHeight, shownLines } from './totals.ts';

const middle = page.width / 2;
const box = 34;
const mark = 26;
/** Keeps both sides clear of the letter's box and of the sentence below. */
const sideWidth = (page.right - page.left) / 2 - 62;

export function drawShop(doc: PDFKit.PDFDocument, { comercio }: Pick<Remito, 'comercio'>): number {
  const taken = drawMark(doc, { x: page.left, y: page.top - 2, side: mark }) + 7;
  const left = page.left + taken;
  const width = sideWidth - taken;
  const name = fit(doc, comercio.nombre, width, { size: 17, bold: true, minSize: 11, maxLines: 2 });
  const under = drawLines(doc, name, { x: left, y: page.top }, { bold: true });
  let y = Math.max(under, page.top + mark - 2) + 3;
  const details = [
    comercio.lineaLegal,
    comercio.cuit && `CUIT ${formatCuit(comercio.cuit)}`,
    [comercio.address, comercio.city].filter(Boolean).join(', '),
    comercio.telefono && `Tel. ${comercio.telefono}`,
    comercio.email,
  ];
  for (const detail of details.filter(Boolean)) {
    const fitted = fit(doc, detail, sideWidth, { size: 8.5, minSize: 6, maxLines: 2 });
    y = drawLines(doc, fitted, { x: page.left, y }, { color: color.soft }) + 1;
  }
  return y;
}

/** In Argentina the letter «X» marks a paper that is not an invoice. */
function drawLetter(doc: PDFKit.PDFDocument): number {
  const left = middle - box / 2;
  doc.rect(left, page.top, box, box).lineWidth(1.2).strokeColor(color.ink).stroke();
  drawLine(doc, 'X', { x: middle, y: page.top + 7.2, align: 'center' }, { size: 27, bold: true });
  const y = page.top + box + 5;
  const small = { size: 6.5, color: color.soft };
  drawLine(doc, 'Documento no válido', { x: middle, y, align: 'center' }, small);
  drawLine(doc, 'como factura', { x: middle, y: y + 8, align: 'center' }, small);
  return y + 16;
}

function drawTitle(doc: PDFKit.PDFDocument, remito: Remito, copia: string): number {
  drawLine(
    doc,
    'REMITO',
    { x: page.right, y: page.top - 3, align: 'right' },
    { size: 27, bold: true, color: accentOf(doc) },
  );
  const number = `N.º ${formatNumero(remito.numero)}`;
  const at = { right: page.right, width: sideWidth };
  drawFigure(doc, number, { ...at, y: page.top + 29 }, { size: 13, bold: true });
  drawFigure(doc, `Fecha: ${formatFecha(remito.fecha)}`, { ...at, y: page.top + 48 }, { size: 10 });
  const { numero, fecha } = remito.pedido;
  const asked = `Pedido N.º ${numero} del ${formatFecha(fecha)}`;
  drawFigure(doc, asked, { ...at, y: page.top + 62 }, { size: 8.5, color: color.soft });
  drawFigure(doc, copia, { ...at, y: page.top + 74 }, { size: 8.5, bold: true });
  if (!remito.reemplaza_a) return page.top + 84;
  const replaced = `Reemplaza al remito N.º ${formatNumero(remito.reemplaza_a)}`;
  drawFigure(doc, replaced, { ...at, y: page.top + 86 }, { size: 8.5, bold: true });
  return page.top + 96;
}

/** The longest note needs this many lines in readable size. */
const NOTA_LINES = 5;

type Field = { label: string; value: string; x: number; width: number; bold?: boolean; maxLines?: number };

function drawField(doc: PDFKit.PDFDocument, field: Field, y: number): number {
  drawLine(doc, field.label, { x: field.x, y }, { size: 6.5, color: color.soft });
  const { bold = false, maxLines = 3 } = field;
  const fitted = fit(doc, field.value || '—', field.width, { size: 9.5, bold, minSize: 6, maxLines });
  return drawLines(doc, fitted, { x: field.x, y: y + 8 }, { bold });
}

/** Draws the recipient and their note below the heading. Returns where the table starts. */
export function drawCustomer(
  doc: PDFKit.PDFDocument,
  { cliente, nota }: Pick<Remito, 'cliente' | 'nota'>,
  top: number,
): number {
  const shop = { x: page.left, width: 206 };
  const person = { x: page.left + 220, width: 180 };
  const code = { x: page.left + 414, width: page.right - page.left - 414 };
  const whole = { x: page.left, width: page.right - page.left };
  const name = `${cliente.nombre} ${cliente.apellido}`.trim();
  const { condicion_iva } = cliente;
  const address = { x: page.left, width: 400 };
  const phone = { ...code, label: 'Teléfono', value: cliente.telefono };
  const entrega = cliente.entrega ? [{ ...address, label: 'Entregar en', value: cliente.entrega }] : [];
  const rows: Field[][] = [
    [
      { ...shop, label: 'Comercio', value: cliente.nombre_comercio, bold: true },
      { ...person, label: 'Nombre y apellido', value: name },
      { ...code, label: 'CUIT', value: formatCuit(cliente.dni) },
    ],
    [
      { ...address, label: 'Domicilio', value: cliente.dom_fiscal },
      condicion_iva ? { ...code, label: 'IVA', value: CONDICION_IVA_TEXTS[condicion_iva] } : phone,
    ],
    [...entrega, ...(condicion_iva ? [phone] : [])],
    ...(nota ? [[{ ...whole, label: 'Nota del cliente', value: nota, maxLines: NOTA_LINES }]] : []),
  ];
  let y = top;
  for (const row of rows.filter(({ length }) => length > 0))
    y = Math.max(...row.map((field) => drawField(doc, field, y))) + 5;
  return y + 5;
}

/** Draws the first page's heading: sender, kind of paper, recipient. Returns where the table starts. */
function drawHeading(doc: PDFKit.PDFDocument, remito: Remito, copia: string): number {
  const y = Math.max(drawShop(doc, remito), drawLetter(doc), drawTitle(doc, remito, copia)) + 6;
  drawRule(doc, { y }, { color: accentOf(doc), width: 1.2 });
  return drawCustomer(doc, remito, y + 8);
}

/** Later pages name their remito, in case the pages get separated. */
function drawRunningHeading(doc: PDFKit.PDFDocument, remito: Remito, copia: string): number {
  const y = page.top;
  const width = 300;
  const name = fit(doc, remito.comercio.nombre, width, { size: 10, bold: true, minSize: 7, maxLines: 1 });
  drawLines(doc, name, { x: page.left, y }, { bold: true });
  const customer = fit(doc, remito.cliente.nombre_comercio, width, { size: 8.5, minSize: 6, maxLines: 1 });
  drawLines(doc, customer, { x: page.left, y: y + 14 });
  const title = printable(`REMITO X ${formatNumero(remito.numero)}`);
  drawFigure(
    doc,
    title,
    { right: page.right, y, width: 200 },
    { size: 11, bold: true, color: accentOf(doc) },
  );
  const date = `Fecha: ${formatFecha(remito.fecha)} · ${copia}`;
  drawFigure(doc, date, { right: page.right, y: y + 14, width: 200 }, { size: 8.5, color: color.soft });
  drawRule(doc, { y: y + 30 }, { color: accentOf(doc), width: 1.2 });
  return y + 40;
}

export type { Remito } from '../model.ts';

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
  paper: Pick<Remito, 'detalles' | 'total' | 'iva' | 'nota'>,
  { heading, running, closing, lastLimit }: Frame,
): void {
  const shown = shownLines(paper);
  const columns = columnsOf(shown);
  const pages = splitIntoPages({ ...paper, detalles: shown.detalles });
  for (const [index, detalles] of pages.entries()) {
    const isLast = index === pages.length - 1;
    doc.addPage();
    const top = index === 0 ? heading() : running();
    const limit = isLast ? lastLimit - partsHeight(paper) : innerPageLimit;
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
  const done = collectBytes(doc);
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
