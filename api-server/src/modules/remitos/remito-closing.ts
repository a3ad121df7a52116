import { formatPesos } from '../../shared/format.ts';
import type { Remito } from './remito.ts';
import { color, drawFigure, drawLine, drawRule, page } from './remito-canvas.ts';

const signatureTop = page.bottom - 68;

/** Where the lines of the last page must end; the total and the signatures go under it. */
export const lastPageLimit = signatureTop - 30;
/** Where those of any other page must end. */
export const innerPageLimit = page.bottom - 28;

export function drawTotal(doc: PDFKit.PDFDocument, remito: Remito, tableEnd: number): void {
  const y = tableEnd + 8;
  const count = remito.detalles.length;
  const lines = count === 1 ? '1 renglón' : `${count} renglones`;
  drawLine(doc, lines, { x: page.left, y: y + 3 }, { size: 8, color: color.soft });
  drawRule(doc, { y: tableEnd }, { color: color.leaf, width: 1.2 });
  drawLine(doc, 'TOTAL', { x: page.right - 200, y: y + 2 }, { size: 11, bold: true, color: color.leaf });
  const total = formatPesos(remito.total);
  drawFigure(doc, total, { right: page.right, y, width: 150 }, { size: 14, bold: true });
}

/** Room for whoever takes the goods in to sign. */
export function drawSignature(doc: PDFKit.PDFDocument): void {
  drawRule(doc, { y: signatureTop });
  drawLine(doc, 'Recibí conforme', { x: page.left, y: signatureTop + 7 }, { size: 8.5, bold: true });
  const labels = ['Firma', 'Aclaración', 'DNI'];
  const gap = 18;
  const width = (page.right - page.left - gap * (labels.length - 1)) / labels.length;
  const y = signatureTop + 43;
  for (const [index, label] of labels.entries()) {
    const from = page.left + index * (width + gap);
    drawRule(doc, { y, from, to: from + width }, { color: color.ink, width: 0.7 });
    const center = { x: from + width / 2, y: y + 3, align: 'center' as const };
    drawLine(doc, label, center, { size: 7.5, color: color.soft });
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
