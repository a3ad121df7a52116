import { ivaRows } from 'api-client/contract/iva';
import { formatPesos } from '../../../shared/format.ts';
import { accentOf } from '../../../shared/paper/aspecto.ts';
import { color, drawFigure, drawLine, drawRule, page } from '../../../shared/paper/canvas.ts';
import type { Remito } from '../model.ts';

type Amounts = Pick<Remito, 'detalles' | 'total' | 'iva'>;

/** Texts above the columns of amounts. */
export type AmountHeads = Record<'unitario' | 'total', string>;

/** Returns the lines with the amounts that the order's customer sees: net ones if the tax is added in the total. */
export function shownLines({ detalles, iva }: Amounts): { detalles: Remito['detalles']; heads: AmountHeads } {
  if (iva?.modo !== 'sumado') return { detalles, heads: { unitario: 'Precio unitario', total: 'Total' } };
  return {
    detalles: detalles.map(({ iva: tax, ...linea }) => ({
      ...linea,
      precio_unitario: tax?.precio_neto ?? linea.precio_unitario,
      total_precio: tax?.neto ?? linea.total_precio,
    })),
    heads: { unitario: 'Precio sin IVA', total: 'Total sin IVA' },
  };
}

const partHeight = 12;
const partsOf = ({ iva }: Amounts) => (iva ? ivaRows(iva) : []);

/** Returns the height of the amounts between the lines and the total. */
export const partsHeight = (paper: Amounts): number => partsOf(paper).length * partHeight;

/** Draws the number of lines, the parts of the total if the order shows the tax, and the total. */
export function drawTotal(doc: PDFKit.PDFDocument, paper: Amounts, tableEnd: number): void {
  const count = paper.detalles.length;
  const lines = count === 1 ? '1 renglón' : `${count} renglones`;
  drawLine(doc, lines, { x: page.left, y: tableEnd + 11 }, { size: 8, color: color.soft });
  drawRule(doc, { y: tableEnd }, { color: accentOf(doc), width: 1.2 });
  const labelLeft = page.right - 200;
  let y = tableEnd + 8;
  for (const { label, amount } of partsOf(paper)) {
    drawLine(doc, label, { x: labelLeft, y }, { size: 9 });
    drawFigure(doc, formatPesos(amount), { right: page.right, y, width: 110 }, { size: 9 });
    y += partHeight;
  }
  drawLine(doc, 'TOTAL', { x: labelLeft, y: y + 2 }, { size: 11, bold: true, color: accentOf(doc) });
  const total = formatPesos(paper.total);
  drawFigure(doc, total, { right: page.right, y, width: 150 }, { size: 14, bold: true });
}
