import { type Aspecto, accentOf } from '../../shared/paper/aspecto.ts';
import { color, drawFigure, drawLine, drawLines, drawRule, fit, page } from '../../shared/paper/canvas.ts';
import { collectBytes, createDocument } from '../../shared/paper/document.ts';
import { drawMark } from '../../shared/paper/mark.ts';
import { printable } from '../../shared/paper/text.ts';

/** Content of a printed account statement, all as text. */
export interface Resumen {
  comercio: string;
  /** The shop's contact and legal line. */
  contacto: string;
  cliente: string;
  cuit: string;
  /** 'Del 1/9/2026 al 24/11/2026', or only the last day. */
  periodo: string;
  /** Creation date, also of the PDF file. */
  fecha: Date;
  aspecto: Aspecto;
  antes: string;
  lineas: Linea[];
  saldo: string;
  /** 'Saldo a pagar', or the label for a balance in the customer's favour. */
  saldoLabel: string;
  vencido: string;
  /** Bank details; empty if the shop accepts no transfers. */
  transferencia: string;
}

type Doc = PDFKit.PDFDocument;
interface Linea extends Record<'fecha' | 'detalle' | 'debe' | 'credit' | 'saldo', string> {
  /** The net amount and the tax, in a second line. */
  iva?: string;
}

const row = { height: 15, size: 9 };
const secondLine = 11;
const heightOf = ({ iva }: Linea): number => row.height + (iva ? secondLine : 0);
const foot = page.bottom - 18;
/** Height below the last row: two amounts and the bank details. */
const closing = 84;
const columns = {
  fecha: { x: page.left, width: 58 },
  detalle: { x: page.left + 62, width: 220 },
  debe: { right: page.right - 156, width: 74 },
  credit: { right: page.right - 78, width: 74 },
  saldo: { right: page.right, width: 74 },
};

/** Renders an account statement as an A4 PDF with the opening balance, entries with balances, and the final balance. */
export async function renderResumen(resumen: Resumen): Promise<Buffer> {
  const { comercio, cliente, fecha, aspecto } = resumen;
  const title = `Cuenta corriente · ${printable(cliente)}`;
  const doc = createDocument({ title, author: comercio, date: fecha, aspecto }, { bufferPages: true });
  const bytes = collectBytes(doc);
  let y = drawPage(doc, resumen);
  const blank = { fecha: '', debe: '', credit: '' };
  y = drawRow(doc, { ...blank, detalle: 'Saldo anterior', saldo: resumen.antes }, y);
  for (const linea of resumen.lineas) {
    if (y + heightOf(linea) > foot) y = drawPage(doc, resumen);
    y = drawRow(doc, linea, y);
  }
  drawClosing(doc, resumen, y + closing > foot ? drawPage(doc, resumen) : y);
  drawFeet(doc, resumen);
  doc.end();
  return bytes;
}

/** Starts a page and returns the position where its rows begin. */
function drawPage(doc: Doc, { comercio, cliente, cuit, periodo }: Resumen): number {
  doc.addPage();
  const markWidth = drawMark(doc, { x: page.left, y: page.top - 4, side: 22 }) + 7;
  const name = fit(doc, comercio, 289 - markWidth, { size: 14, bold: true, minSize: 9, maxLines: 1 });
  drawLines(doc, name, { x: page.left + markWidth, y: page.top }, { bold: true });
  const at = { right: page.right, width: 220 };
  const title = { size: 12, bold: true, color: accentOf(doc) };
  drawFigure(doc, 'Cuenta corriente', { ...at, y: page.top - 3 }, title);
  drawFigure(doc, periodo, { ...at, y: page.top + 13 }, { size: 9 });
  drawRule(doc, { y: page.top + 30 }, { color: accentOf(doc), width: 1.2 });
  const who = fit(doc, `${cliente} · CUIT ${cuit}`, page.right - page.left, {
    ...{ size: 11, bold: true },
    ...{ minSize: 7, maxLines: 1 },
  });
  drawLines(doc, who, { x: page.left, y: page.top + 37 }, { bold: true });
  return drawHeads(doc, page.top + 56);
}

function drawHeads(doc: Doc, y: number): number {
  const style = { size: 8.5, bold: true, color: color.soft };
  drawLine(doc, 'Fecha', { x: columns.fecha.x, y }, style);
  drawLine(doc, 'Detalle', { x: columns.detalle.x, y }, style);
  drawFigure(doc, 'Debe', { ...columns.debe, y }, style);
  drawFigure(doc, 'Haber', { ...columns.credit, y }, style);
  drawFigure(doc, 'Saldo', { ...columns.saldo, y }, style);
  drawRule(doc, { y: y + 13 });
  return y + 14;
}

function drawRow(doc: Doc, linea: Linea, top: number): number {
  const { fecha, detalle, debe, credit, saldo, iva } = linea;
  const y = top + 3;
  drawLine(doc, fecha, { x: columns.fecha.x, y }, { size: row.size, color: color.soft });
  const style = { size: row.size, minSize: 6, maxLines: 1 };
  drawLines(doc, fit(doc, detalle, columns.detalle.width, style), { x: columns.detalle.x, y });
  drawFigure(doc, debe, { ...columns.debe, y }, { size: row.size });
  drawFigure(doc, credit, { ...columns.credit, y }, { size: row.size });
  drawFigure(doc, saldo, { ...columns.saldo, y }, { size: row.size, bold: true });
  if (iva) {
    const fitted = fit(doc, iva, page.right - columns.detalle.x, { ...style, size: row.size - 1 });
    drawLines(doc, fitted, { x: columns.detalle.x, y: y + secondLine }, { color: color.soft });
  }
  const bottom = top + heightOf(linea);
  drawRule(doc, { y: bottom }, { width: 0.25 });
  return bottom;
}

function drawClosing(doc: Doc, { saldo, saldoLabel, vencido, transferencia }: Resumen, top: number): void {
  const y = top + 14;
  drawLine(doc, saldoLabel, { x: columns.detalle.x, y }, { size: 12, bold: true });
  const at = { right: page.right, width: 150 };
  drawFigure(doc, saldo, { ...at, y }, { size: 13, bold: true, color: accentOf(doc) });
  drawLine(doc, 'Vencido a hoy', { x: columns.detalle.x, y: y + 20 }, { size: 9.5, color: color.soft });
  drawFigure(doc, vencido, { ...at, y: y + 20 }, { size: 10 });
  if (!transferencia) return;
  const text = fit(doc, `Para transferir: ${transferencia}`, page.right - columns.detalle.x, {
    ...{ size: 9.5, minSize: 7, maxLines: 2 },
  });
  drawLines(doc, text, { x: columns.detalle.x, y: y + 42 });
}

function drawFeet(doc: Doc, { contacto, periodo }: Resumen): void {
  const { count } = doc.bufferedPageRange();
  const y = page.bottom - 8;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    const line = fit(doc, `${periodo} · ${contacto}`, 400, { size: 8, minSize: 6, maxLines: 1 });
    drawLines(doc, line, { x: page.left, y }, { color: color.soft });
    const number = `Página ${index + 1} de ${count}`;
    drawLine(doc, number, { x: page.right, y, align: 'right' }, { size: 8, color: color.soft });
  }
}
