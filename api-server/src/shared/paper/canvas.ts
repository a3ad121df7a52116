import { printable, wrapText } from './text.ts';

// The shop's own colour is the only accent (`aspecto.ts`).
export const color = { ink: '#1c1c1a', soft: '#55554f', rule: '#bdbdb4' };
export const page = { width: 595.28, height: 841.89, left: 40, right: 555.28, top: 30, bottom: 816 };
export const lineHeight = 1.14;

export type Style = { size: number; bold?: boolean; color?: string; strike?: boolean };
export type Fitted = { lines: string[]; size: number };

function fontOf(style: Style): string {
  return style.bold ? 'Helvetica-Bold' : 'Helvetica';
}

export function measureWith(doc: PDFKit.PDFDocument, style: Style): (text: string) => number {
  doc.font(fontOf(style)).fontSize(style.size);
  return (text) => doc.widthOfString(text);
}

function shorten(lines: string[], maxLines: number): string[] {
  const visibleLines = lines.slice(0, maxLines);
  return visibleLines.map((line, index) =>
    index === maxLines - 1 ? `${line.slice(0, -2).trimEnd()}…` : line,
  );
}

/**
 * Wraps the text into `maxLines`, and shrinks the font down to `minSize` if needed. Text that still does not fit ends
 * in «…».
 */
export function fit(
  doc: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: Style & { minSize: number; maxLines: number },
): Fitted {
  const clean = printable(text);
  for (let size = style.size; ; size -= 0.5) {
    const lines = wrapText(clean, width, measureWith(doc, { ...style, size }));
    if (lines.length <= style.maxLines) return { lines, size };
    if (size - 0.5 < style.minSize) return { lines: shorten(lines, style.maxLines), size };
  }
}

/** Draws one line at an exact place. Without `lineBreak: false`, PDFKit would wrap the line and could add pages. */
export function drawLine(
  doc: PDFKit.PDFDocument,
  text: string,
  at: { x: number; y: number; align?: 'left' | 'right' | 'center' },
  style: Style,
): void {
  if (text === '') return;
  const width = measureWith(doc, style)(text);
  const shift = { left: 0, right: width, center: width / 2 }[at.align ?? 'left'];
  doc
    .fillColor(style.color ?? color.ink)
    .text(text, at.x - shift, at.y, { lineBreak: false, strike: style.strike ?? false });
}

/** Draws wrapped lines downwards and returns the y below the last line. */
export function drawLines(
  doc: PDFKit.PDFDocument,
  fitted: Fitted,
  at: { x: number; y: number },
  style: Omit<Style, 'size'> = {},
): number {
  let y = at.y;
  for (const line of fitted.lines) {
    drawLine(doc, line, { x: at.x, y }, { ...style, size: fitted.size });
    y += fitted.size * lineHeight;
  }
  return y;
}

/** Draws a figure on one line, in a smaller font if needed: a cut price would be wrong. */
export function drawFigure(
  doc: PDFKit.PDFDocument,
  text: string,
  at: { right: number; y: number; width: number },
  style: Style,
): void {
  const natural = measureWith(doc, style)(text);
  const size = natural > at.width ? (style.size * at.width) / natural : style.size;
  // Keep the baseline of the row for a smaller font.
  const y = at.y + (style.size - size) * 0.72;
  drawLine(doc, text, { x: at.right, y, align: 'right' }, { ...style, size });
}

export function drawRule(
  doc: PDFKit.PDFDocument,
  at: { y: number; from?: number; to?: number },
  stroke: { color?: string; width?: number } = {},
): void {
  doc
    .moveTo(at.from ?? page.left, at.y)
    .lineTo(at.to ?? page.right, at.y)
    .lineWidth(stroke.width ?? 0.5)
    .strokeColor(stroke.color ?? color.rule)
    .stroke();
}
