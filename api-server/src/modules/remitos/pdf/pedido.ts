import type { EstadoPedido } from 'api-client/contract';
import { ESTADO_TEXTS } from 'api-client/contract/pedido-estado-text';
import { accentOf } from '../../../shared/paper/aspecto.ts';
import { color, drawFigure, drawLine, drawLines, drawRule, fit, page } from '../../../shared/paper/canvas.ts';
import { collectBytes, createDocument } from '../../../shared/paper/document.ts';
import { formatFecha } from '../../../shared/paper/text.ts';
import { drawCode } from '../mapper.ts';
import type { Remito } from '../model.ts';
import { drawCustomer, drawPages, drawShop } from './remito.ts';

/** An order as the customer's screen shows it at the time of printing. Money is in cents. */
export interface PedidoPaper
  extends Pick<Remito, 'comercio' | 'cliente' | 'detalles' | 'nota' | 'total' | 'iva' | 'url'> {
  numero: number;
  /** Date of the order. */
  fecha: Date;
  estado: EstadoPedido;
  /** Time of printing: the order may change afterwards. */
  impreso: Date;
  /** The member of the customer's shop who placed the order. */
  pedidoPor: string | null;
}

const codeSide = 56;
const closingTop = page.bottom - codeSide - 22;

/** Renders an order as an A4 PDF with the layout of a remito, but another title and no remito number. */
export async function renderPedido(pedido: PedidoPaper): Promise<Buffer> {
  const title = `Pedido N.º ${pedido.numero}`;
  const { nombre, aspecto } = pedido.comercio;
  const doc = createDocument({ title, author: nombre, date: pedido.fecha, aspecto });
  const done = collectBytes(doc);
  drawPages(doc, pedido, {
    heading: () => drawHeading(doc, pedido),
    running: () => drawRunningHeading(doc, pedido),
    closing: () => drawClosing(doc, pedido),
    lastLimit: closingTop - 30,
  });
  doc.end();
  return done;
}

function drawHeading(doc: PDFKit.PDFDocument, pedido: PedidoPaper): number {
  const at = { right: page.right, width: 200 };
  drawLine(
    doc,
    'PEDIDO',
    { x: page.right, y: page.top - 3, align: 'right' },
    { size: 27, bold: true, color: accentOf(doc) },
  );
  drawFigure(doc, `N.º ${pedido.numero}`, { ...at, y: page.top + 29 }, { size: 13, bold: true });
  drawFigure(doc, `Fecha: ${formatFecha(pedido.fecha)}`, { ...at, y: page.top + 48 }, { size: 10 });
  drawFigure(doc, estadoText(pedido), { ...at, y: page.top + 62 }, { size: 10, bold: true });
  if (pedido.pedidoPor) {
    const person = { size: 8.5, minSize: 6, maxLines: 1 };
    const [line = ''] = fit(doc, `Pedido por ${pedido.pedidoPor}`, at.width, person).lines;
    drawFigure(doc, line, { ...at, y: page.top + 76 }, { ...person, color: color.soft });
  }
  const y = Math.max(drawShop(doc, pedido), page.top + (pedido.pedidoPor ? 88 : 76)) + 6;
  drawRule(doc, { y }, { color: accentOf(doc), width: 1.2 });
  return drawCustomer(doc, pedido, y + 8);
}

/** Returns for example 'Estado al 12/03/2026: Cancelado'. */
const estadoText = ({ estado, impreso }: PedidoPaper): string =>
  `Estado al ${formatFecha(impreso)}: ${ESTADO_TEXTS[estado]}`;

/** Later pages show only the order's number and status. */
function drawRunningHeading(doc: PDFKit.PDFDocument, pedido: PedidoPaper): number {
  const { comercio, numero } = pedido;
  const y = page.top;
  const name = fit(doc, comercio.nombre, 300, { size: 10, bold: true, minSize: 7, maxLines: 1 });
  drawLines(doc, name, { x: page.left, y }, { bold: true });
  const at = { right: page.right, y, width: 200 };
  drawFigure(doc, `PEDIDO N.º ${numero}`, at, { size: 11, bold: true, color: accentOf(doc) });
  const status = { ...at, y: y + 14 };
  drawFigure(doc, estadoText(pedido), status, { size: 8.5, color: color.soft });
  drawRule(doc, { y: y + 30 }, { color: accentOf(doc), width: 1.2 });
  return y + 40;
}

/** Draws the link to the current order. */
function drawClosing(doc: PDFKit.PDFDocument, { url }: PedidoPaper): void {
  drawRule(doc, { y: closingTop });
  const y = closingTop + 8;
  drawCode(doc, url, { x: page.right - codeSide, y, side: codeSide });
  const style = { size: 8.5, color: color.soft };
  drawLine(doc, 'Cómo está hoy y qué se entrega:', { x: page.left, y: y + 4 }, style);
  const address = fit(doc, url, page.right - page.left - codeSide - 20, {
    size: 8.5,
    minSize: 6,
    maxLines: 2,
  });
  drawLines(doc, address, { x: page.left, y: y + 16 });
}
