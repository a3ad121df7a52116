import { formatPesos } from '../../shared/format.ts';
import { accentOf } from '../../shared/paper/aspecto.ts';
import { color, drawFigure, drawLine, drawRule, page } from '../../shared/paper/canvas.ts';
import type { Remito } from './remito.ts';
import { drawCode } from './remito-code.ts';

const signatureTop = page.bottom - 68;
const transportTop = signatureTop - 26;
/** Side of the QR code, large enough for a phone in bad light. */
const codeSide = 62;

/** Limit for the lines of the last page; total, transport and signatures follow below. */
export const lastPageLimit = transportTop - 30;
/** Limit for the lines of the other pages. */
export const innerPageLimit = page.bottom - 28;

export function drawTotal(
  doc: PDFKit.PDFDocument,
  remito: Pick<Remito, 'detalles' | 'total'>,
  tableEnd: number,
): void {
  const y = tableEnd + 8;
  const count = remito.detalles.length;
  const lines = count === 1 ? '1 renglón' : `${count} renglones`;
  drawLine(doc, lines, { x: page.left, y: y + 3 }, { size: 8, color: color.soft });
  drawRule(doc, { y: tableEnd }, { color: accentOf(doc), width: 1.2 });
  drawLine(doc, 'TOTAL', { x: page.right - 200, y: y + 2 }, { size: 11, bold: true, color: accentOf(doc) });
  const total = formatPesos(remito.total);
  drawFigure(doc, total, { right: page.right, y, width: 150 }, { size: 14, bold: true });
}

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
