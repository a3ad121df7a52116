import { diaText } from 'api-client/contract/proximo-reparto';
import { formatNumero, formatPesos } from '../../../shared/format.ts';
import { accentOf } from '../../../shared/paper/aspecto.ts';
import { color, drawFigure, drawLine, drawLines, drawRule, fit, page } from '../../../shared/paper/canvas.ts';
import { collectBytes, createDocument } from '../../../shared/paper/document.ts';
import { drawMark } from '../../../shared/paper/mark.ts';
import { formatFecha, printable } from '../../../shared/paper/text.ts';
import type { Hoja, Parada } from '../model.ts';
import { drawFoot } from './remito-table.ts';

/** Every stop has the same height, so that the driver finds the next stop at a glance. */
const rowHeight = 62;
const mark = 26;
const limit = page.bottom - 20;
const columns = { shop: 72, papers: 300, goods: 392, sign: 462 };

const count = (many: number, one: string, several: string) => `${many} ${many === 1 ? one : several}`;

/** Returns the number of packages, as far as the orders are packed. */
function bultosOf(paradas: readonly Parada[]): string {
  const packed = paradas.flatMap(({ bultos }) => bultos ?? []);
  const sum = count(
    packed.reduce((all, bultos) => all + bultos, 0),
    'bulto',
    'bultos',
  );
  const open = paradas.length - packed.length;
  if (packed.length === 0) return 'sin empacar';
  return open === 0 ? sum : `${sum}, ${count(open, 'pedido', 'pedidos')} sin empacar`;
}

/** Returns the delivery day if the zone has delivery days; otherwise the day of printing. */
const dayOf = ({ reparto, fecha }: Pick<Hoja, 'reparto' | 'fecha'>): string =>
  reparto === undefined ? `Fecha: ${formatFecha(fecha)}` : `Reparto: ${diaText(reparto)}`;

function drawHeading(doc: PDFKit.PDFDocument, { comercio, zona, paradas, ...days }: Hoja): number {
  const taken = drawMark(doc, { x: page.left, y: page.top - 2, side: mark }) + 7;
  const name = fit(doc, comercio, 275 - taken, { size: 12, bold: true, minSize: 8, maxLines: 2 });
  drawLines(doc, name, { x: page.left + taken, y: page.top + 4 }, { bold: true });
  const title = { x: page.right, y: page.top, align: 'right' as const };
  drawLine(doc, 'HOJA DE RUTA', title, { size: 20, bold: true, color: accentOf(doc) });
  const at = { right: page.right, width: 240 };
  drawFigure(doc, dayOf(days), { ...at, y: page.top + 26 }, { size: 10, bold: true });
  const place = fit(doc, zona ?? 'Sin zona', page.right - page.left, {
    ...{ size: 22, bold: true, minSize: 14, maxLines: 2 },
  });
  const under = drawLines(doc, place, { x: page.left, y: page.top + 44 }, { bold: true });
  const total = formatPesos(paradas.reduce((sum, parada) => sum + parada.total, 0));
  const sum = `${count(paradas.length, 'pedido', 'pedidos')} · ${bultosOf(paradas)} · ${total}`;
  drawLine(doc, sum, { x: page.left, y: under + 2 }, { size: 10, color: color.soft });
  drawRule(doc, { y: under + 20 }, { color: accentOf(doc), width: 1.2 });
  return under + 20;
}

/** Later pages name their sheet, in case the pages get separated. */
function drawRunningHeading(doc: PDFKit.PDFDocument, { zona, ...days }: Hoja): number {
  const title = fit(doc, `Hoja de ruta · ${zona ?? 'Sin zona'}`, 330, {
    ...{ size: 11, bold: true, minSize: 8, maxLines: 1 },
  });
  drawLines(doc, title, { x: page.left, y: page.top }, { bold: true });
  const at = { right: page.right, y: page.top + 1, width: 170 };
  drawFigure(doc, dayOf(days), at, { size: 9, color: color.soft });
  drawRule(doc, { y: page.top + 20 }, { color: accentOf(doc), width: 1.2 });
  return page.top + 20;
}

function drawParada(doc: PDFKit.PDFDocument, parada: Parada, nth: number, top: number): void {
  const y = top + 8;
  doc
    .rect(page.left, y + 1, 11, 11)
    .lineWidth(0.8)
    .strokeColor(color.ink)
    .stroke();
  drawLine(doc, String(nth), { x: columns.shop - 5, y: y + 1, align: 'right' }, { size: 11, bold: true });
  const width = columns.papers - columns.shop - 10;
  const shop = fit(doc, parada.nombre_comercio, width, { size: 10.5, bold: true, minSize: 8, maxLines: 1 });
  let under = drawLines(doc, shop, { x: columns.shop, y }, { bold: true });
  const place = parada.horario ? `${parada.domicilio} (${parada.horario})` : parada.domicilio;
  const where = fit(doc, place || '—', width, { size: 9.5, minSize: 7, maxLines: 2 });
  under = drawLines(doc, where, { x: columns.shop, y: under + 1 });
  const who = [parada.contacto, parada.telefono && `Tel. ${parada.telefono}`].filter(Boolean).join(' · ');
  const person = fit(doc, who, width, { size: 8.5, minSize: 6.5, maxLines: 1 });
  drawLines(doc, person, { x: columns.shop, y: under + 1 }, { color: color.soft });
  const lines: [number, string, number, boolean][] = [
    [columns.papers, `Pedido N.º ${parada.numero}`, 0, false],
    [columns.papers, parada.remito === null ? 'Sin remito' : `R. ${formatNumero(parada.remito)}`, 12, false],
    [columns.papers, formatPesos(parada.total), 25, true],
    [
      columns.goods,
      parada.bultos === null ? 'Sin empacar' : count(parada.bultos, 'bulto', 'bultos'),
      0,
      true,
    ],
    [columns.goods, count(parada.productos, 'producto', 'productos'), 12, false],
  ];
  for (const [x, text, down, bold] of lines) drawLine(doc, text, { x, y: y + down }, { size: 9, bold });
  drawRule(doc, { y: y + 36, from: columns.sign }, { color: color.ink, width: 0.7 });
  const center = { x: (columns.sign + page.right) / 2, y: y + 39, align: 'center' as const };
  drawLine(doc, 'Firma y aclaración', center, { size: 7, color: color.soft });
  drawRule(doc, { y: top + rowHeight });
}

/** Splits the stops into pages. */
function pagesOf(paradas: readonly Parada[], firstTop: number, nextTop: number): (readonly Parada[])[] {
  const fits = (top: number) => Math.floor((limit - top) / rowHeight);
  const pages = [paradas.slice(0, fits(firstTop))];
  for (let at = fits(firstTop); at < paradas.length; at += fits(nextTop)) {
    pages.push(paradas.slice(at, at + fits(nextTop)));
  }
  return pages;
}

function drawHoja(doc: PDFKit.PDFDocument, hoja: Hoja): void {
  doc.addPage();
  let top = drawHeading(doc, hoja);
  const pages = pagesOf(hoja.paradas, top, page.top + 20);
  let place = 0;
  for (const [index, paradas] of pages.entries()) {
    if (index > 0) {
      doc.addPage();
      top = drawRunningHeading(doc, hoja);
    }
    for (const [row, parada] of paradas.entries()) {
      place += 1;
      drawParada(doc, parada, place, top + row * rowHeight);
    }
    drawFoot(doc, index + 1, pages.length);
  }
}

/** Renders route sheets as one A4 PDF; each sheet starts a page. */
export function renderHojas(hojas: readonly Hoja[]): Promise<Buffer> {
  const [first] = hojas;
  if (!first) throw new Error('There is nothing to print.');
  const title = `Hojas de ruta: ${hojas.map(({ zona }) => printable(zona ?? 'Sin zona')).join(', ')}`;
  const doc = createDocument({ title, author: first.comercio, date: first.fecha, aspecto: first.aspecto });
  const done = collectBytes(doc);
  for (const hoja of hojas) drawHoja(doc, hoja);
  doc.end();
  return done;
}
