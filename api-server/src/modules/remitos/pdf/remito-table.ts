import { kilosText } from 'api-client/contract/kilos';
import { formatCantidad, formatDescuento, formatPesos } from '../../../shared/format.ts';
import { accentOf } from '../../../shared/paper/aspecto.ts';
import {
  color,
  drawFigure,
  drawLine,
  drawLines,
  drawRule,
  lineHeight,
  measureWith,
  page,
} from '../../../shared/paper/canvas.ts';
import { printable, wrapText } from '../../../shared/paper/text.ts';
import { drawCode } from '../mapper.ts';
import type { Remito, RemitoDetalle } from '../model.ts';
import type { AmountHeads } from './totals.ts';

/** Side of the boxes to tick when packing and receiving. */
const tick = 7;
const descriptionLeft = page.left + 62;

type Column = { right: number; width: number };
export type Columns = Record<'cantidad' | 'unitario' | 'total', Column> & {
  descuento: Column | undefined;
  /** Heads of the amounts. */
  heads: AmountHeads;
};

/** Right edges of the figure columns, which align by the last digit. Without discounts there is no discount column. */
export function columnsOf({ detalles, heads }: { detalles: RemitoDetalle[]; heads: AmountHeads }): Columns {
  const discounted = detalles.some(({ descuento }) => descuento > 0);
  return {
    cantidad: { right: page.left + 50, width: 36 },
    unitario: { right: page.right - (discounted ? 112 : 74), width: 66 },
    descuento: discounted ? { right: page.right - 74, width: 32 } : undefined,
    total: { right: page.right, width: 70 },
    heads,
  };
}

const widthOfName = ({ unitario }: Columns): number => unitario.right - unitario.width - 8 - descriptionLeft;

export const tableHeadHeight = 13;

/** Size of the letters, and padding above and below each row. */
export type Density = { size: number; padding: number };
export type Row = { detalle: RemitoDetalle; lines: string[]; height: number };

const largest = 9.5;
/** At this size 25 names of 255 capital W, the widest letter, still fit on one page. */
const smallest = 3.5;
/** Figures stay larger than names: one misread digit is a wrong price. */
const smallestFigure = 7.5;
const widestPadding = 5;

const textsOf = ({ nombre, codigo, nota, pedida, cantidad }: RemitoDetalle) => [
  codigo ? `${codigo} · ${nombre}` : nombre,
  ...(pedida === undefined ? [] : [`Pediste ${kilosText(pedida)}, van ${kilosText(cantidad)}`]),
  ...(nota ? [`Nota: ${nota}`] : []),
];

function setRows(
  doc: PDFKit.PDFDocument,
  detalles: RemitoDetalle[],
  width: number,
  { size, padding }: Density,
): Row[] {
  const measure = measureWith(doc, { size });
  return detalles.map((detalle) => {
    const lines = textsOf(detalle).flatMap((text) => wrapText(printable(text), width, measure));
    const textHeight = Math.max(lines.length * size, smallestFigure);
    return { detalle, lines, height: textHeight * lineHeight + 2 * padding };
  });
}

function heightOf(rows: Row[]): number {
  return rows.reduce((sum, row) => sum + row.height, 0);
}

/** Minimum padding above and below a row. */
function tightPadding(size: number): number {
  return Math.max(0.5, (size - 6) * 0.7);
}

/** Distributes the spare height as padding, up to a comfortable maximum. */
function loosen(rows: Row[], size: number, air: number): { density: Density; rows: Row[] } {
  const tight = tightPadding(size);
  const padding = Math.min(widestPadding, tight + air);
  const loose = rows.map((row) => ({ ...row, height: row.height + 2 * (padding - tight) }));
  return { density: { size, padding }, rows: loose };
}

/**
 * Finds the largest letters with which the page's lines fit into `height`. Names shrink instead of being cut:
 * the whole name tells products apart when unpacking.
 */
export function setTable(
  doc: PDFKit.PDFDocument,
  detalles: RemitoDetalle[],
  columns: Columns,
  height: number,
): { density: Density; rows: Row[] } {
  for (let size = largest; ; size -= 0.5) {
    const rows = setRows(doc, detalles, widthOfName(columns), { size, padding: tightPadding(size) });
    const spare = height - heightOf(rows);
    if (spare < 0 && size > smallest) continue;
    return loosen(rows, size, Math.max(0, spare) / (2 * rows.length || 1));
  }
}

export function drawTableHead(doc: PDFKit.PDFDocument, columns: Columns, y: number): number {
  const style = { size: 7.5, bold: true, color: accentOf(doc) };
  drawFigure(doc, 'Cantidad', { ...columns.cantidad, y }, style);
  drawLine(doc, 'Descripción', { x: descriptionLeft, y }, style);
  drawFigure(doc, columns.heads.unitario, { ...columns.unitario, y }, style);
  if (columns.descuento) drawFigure(doc, 'Dto.', { ...columns.descuento, y }, style);
  drawFigure(doc, columns.heads.total, { ...columns.total, y }, style);
  drawRule(doc, { y: y + 12 }, { color: color.ink, width: 0.8 });
  return y + tableHeadHeight;
}

export function drawRow(
  doc: PDFKit.PDFDocument,
  columns: Columns,
  row: Row,
  density: Density,
  top: number,
): number {
  const y = top + density.padding + 0.5;
  const { detalle } = row;
  const style = { size: Math.max(density.size, smallestFigure) };
  doc.rect(page.left, y, tick, tick).lineWidth(0.6).strokeColor(color.ink).stroke();
  drawFigure(doc, formatCantidad(detalle.cantidad), { ...columns.cantidad, y }, style);
  drawLines(doc, { lines: row.lines, size: density.size }, { x: descriptionLeft, y });
  drawFigure(doc, formatPesos(detalle.precio_unitario), { ...columns.unitario, y }, style);
  if (columns.descuento)
    drawFigure(doc, formatDescuento(detalle.descuento), { ...columns.descuento, y }, style);
  drawFigure(doc, formatPesos(detalle.total_precio), { ...columns.total, y }, style);
  const bottom = top + row.height;
  drawRule(doc, { y: bottom }, { width: 0.4 });
  return bottom;
}

const signatureTop = page.bottom - 68;
const transportTop = signatureTop - 26;
/** Side of the QR code, large enough for a phone in bad light. */
const codeSide = 62;

/** Limit for the lines of the last page; total, transport and signatures follow below. */
export const lastPageLimit = transportTop - 30;
/** Limit for the lines of the other pages. */
export const innerPageLimit = page.bottom - 28;

/** Draws the fields for transport and signature, and the QR code of the order. */
export function drawClosing(doc: PDFKit.PDFDocument, { url, bultos }: Remito): void {
  drawRule(doc, { y: transportTop });
  const right = page.right - codeSide - 14;
  const goods = [
    { label: 'Bultos', value: bultos?.toString() },
    { label: 'Transporte' },
    { label: 'Observaciones' },
  ];
  drawBlanks(doc, goods, { y: transportTop + 16, right });
  drawLine(doc, 'Recibí conforme', { x: page.left, y: signatureTop + 11 }, { size: 8.5, bold: true });
  drawBlanks(doc, [{ label: 'Firma' }, { label: 'Aclaración' }, { label: 'DNI' }], {
    y: signatureTop + 43,
    right,
  });
  const code = { x: page.right - codeSide, y: transportTop + 8, side: codeSide };
  drawCode(doc, url, code);
  const under = { x: code.x + codeSide / 2, y: code.y + codeSide + 3, align: 'center' as const };
  drawLine(doc, 'Ver el pedido', under, { size: 6.5, color: color.soft });
}

/** Draws lines to write on, side by side, each with a label below and a known value above. */
function drawBlanks(
  doc: PDFKit.PDFDocument,
  blanks: { label: string; value?: string | undefined }[],
  { y, right }: { y: number; right: number },
): void {
  const gap = 18;
  const width = (right - page.left - gap * (blanks.length - 1)) / blanks.length;
  for (const [index, { label, value = '' }] of blanks.entries()) {
    const from = page.left + index * (width + gap);
    drawRule(doc, { y, from, to: from + width }, { color: color.ink, width: 0.7 });
    const center = { x: from + width / 2, y: y + 3, align: 'center' as const };
    drawLine(doc, label, center, { size: 7.5, color: color.soft });
    drawLine(doc, value, { ...center, y: y - 13 }, { size: 10, bold: true });
  }
}

export function drawContinues(doc: PDFKit.PDFDocument, next: number): void {
  const at = { x: page.right, y: page.bottom - 22, align: 'right' as const };
  drawLine(doc, `Continúa en la página ${next}`, at, { size: 8, color: color.soft });
}

export function drawFoot(doc: PDFKit.PDFDocument, number: number, pages: number): void {
  const y = page.bottom - 4;
  const style = { size: 7, color: color.soft };
  drawLine(doc, 'Documento no válido como factura', { x: page.left, y }, style);
  drawLine(doc, `Página ${number} de ${pages}`, { x: page.right, y, align: 'right' }, style);
}
