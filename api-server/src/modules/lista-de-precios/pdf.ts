import { type Aspecto, accentOf } from '../../shared/paper/aspecto.ts';
import { color, drawFigure, drawLine, drawLines, drawRule, fit, page } from '../../shared/paper/canvas.ts';
import { collectBytes, createDocument } from '../../shared/paper/document.ts';
import { drawMark } from '../../shared/paper/mark.ts';
import { printable } from '../../shared/paper/text.ts';

export interface ListaProducto {
  nombre: string;
  marca: string;
  /** How the product is sold, with the price per measure and the stock. */
  sold: string;
  precio: string;
  /** The rate of IVA and the other price, in a second line below the price. */
  iva?: string;
  /** Lowest quantity, multiple and tiers, in a second line; empty or absent for most products. */
  terms?: string;
  /** The price before the promotion, as `struckPrecio` has it. */
  precioAnterior?: string;
}

/** Texts of a printed price list. */
export interface Lista {
  comercio: string;
  /** Contact for orders. */
  contacto: string;
  /** For example 'Precios válidos al 23/11/2026'. */
  valid: string;
  /** Time of printing, and the date of the file. */
  fecha: Date;
  aspecto: Aspecto;
  categorias: {
    nombre: string;
    productos: ListaProducto[];
  }[];
}

type Doc = PDFKit.PDFDocument;

const row = { height: 15, size: 9 };
const heading = { height: 26, size: 12 };
const foot = page.bottom - 18;
const secondLine = 11;
const columns = {
  nombre: { x: page.left, width: 178 },
  marca: { x: page.left + 184, width: 66 },
  sold: { x: page.left + 256, width: 142 },
  precioAnterior: { right: page.right - 59, width: 50 },
  precio: { right: page.right, width: 54 },
  iva: { right: page.right, width: 170 },
};

/** Renders a price list as one A4 PDF: products by category; each page shows the shop and the date of validity. */
export async function renderLista(lista: Lista): Promise<Buffer> {
  const { comercio, fecha, aspecto } = lista;
  const title = `Lista de precios · ${printable(comercio)}`;
  const doc = createDocument({ title, author: comercio, date: fecha, aspecto }, { bufferPages: true });
  const bytes = collectBytes(doc);
  drawCategorias(doc, lista);
  drawFeet(doc, lista);
  doc.end();
  return bytes;
}

function drawCategorias(doc: Doc, lista: Lista): void {
  let y = drawPage(doc, lista);
  for (const { nombre, productos } of lista.categorias) {
    // Keep a heading together with its first product.
    if (y + heading.height + row.height > foot) y = drawPage(doc, lista);
    y = drawCategoria(doc, nombre, y);
    for (const producto of productos) {
      if (y + heightOf(producto) > foot) y = drawCategoria(doc, `${nombre} (sigue)`, drawPage(doc, lista));
      y = drawProducto(doc, producto, y);
    }
  }
}

/** Starts a page; returns where its rows start. */
function drawPage(doc: Doc, { comercio, valid }: Lista): number {
  doc.addPage();
  const markWidth = drawMark(doc, { x: page.left, y: page.top - 4, side: 22 }) + 7;
  const name = fit(doc, comercio, 309 - markWidth, { size: 14, bold: true, minSize: 9, maxLines: 1 });
  drawLines(doc, name, { x: page.left + markWidth, y: page.top }, { bold: true });
  const at = { right: page.right, width: 200 };
  drawFigure(
    doc,
    'Lista de precios',
    { ...at, y: page.top - 3 },
    { size: 12, bold: true, color: accentOf(doc) },
  );
  drawFigure(doc, valid, { ...at, y: page.top + 13 }, { size: 9 });
  drawRule(doc, { y: page.top + 30 }, { color: accentOf(doc), width: 1.2 });
  return page.top + 34;
}

function drawCategoria(doc: Doc, nombre: string, y: number): number {
  const style = { size: heading.size, bold: true, minSize: 8, maxLines: 1 };
  const fitted = fit(doc, nombre, page.right - page.left, style);
  drawLines(doc, fitted, { x: page.left, y: y + 7 }, { bold: true, color: accentOf(doc) });
  return y + heading.height;
}

const heightOf = ({ terms, iva }: ListaProducto): number => row.height + (terms || iva ? secondLine : 0);

function drawProducto(doc: Doc, producto: ListaProducto, top: number): number {
  const { nombre, marca, sold, precio, iva, terms, precioAnterior } = producto;
  const y = top + 3;
  const cell = (text: string, { x, width }: { x: number; width: number }, paint = color.soft) => {
    const fitted = fit(doc, text, width, { size: row.size, minSize: 6, maxLines: 1 });
    drawLines(doc, fitted, { x, y }, { color: paint });
  };
  cell(nombre, columns.nombre, color.ink);
  cell(marca, columns.marca);
  cell(sold, columns.sold);
  if (precioAnterior) {
    const style = { size: row.size - 1, color: color.soft, strike: true };
    drawFigure(doc, precioAnterior, { ...columns.precioAnterior, y: y + 0.7 }, style);
  }
  drawFigure(doc, precio, { ...columns.precio, y }, { size: row.size, bold: true });
  if (iva) {
    const style = { size: row.size - 1, color: color.soft };
    drawFigure(doc, iva, { ...columns.iva, y: y + secondLine }, style);
  }
  if (terms) {
    const width = page.right - page.left - (iva ? columns.iva.width + 8 : 0);
    const fitted = fit(doc, terms, width, {
      size: row.size - 1,
      minSize: 6,
      maxLines: 1,
    });
    drawLines(doc, fitted, { x: page.left, y: y + secondLine }, { color: color.soft });
  }
  const bottom = top + heightOf(producto);
  drawRule(doc, { y: bottom }, { width: 0.25 });
  return bottom;
}

function drawFeet(doc: Doc, { contacto, valid }: Lista): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    const small = { size: 8, color: color.soft };
    const line = fit(doc, `${valid} · ${contacto}`, 380, { size: 8, minSize: 6, maxLines: 1 });
    drawLines(doc, line, { x: page.left, y: page.bottom - 8 }, { color: color.soft });
    drawLine(
      doc,
      `Página ${index + 1} de ${count}`,
      { x: page.right, y: page.bottom - 8, align: 'right' },
      small,
    );
  }
}
