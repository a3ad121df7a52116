import { encode } from 'uqr';
import { color } from '../../shared/paper/canvas.ts';

/** Draws a QR code of the URL. Needs no quiet zone: the paper around it is white. */
export function drawCode(
  doc: PDFKit.PDFDocument,
  url: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const module = side / size;
  for (const [row, line] of data.entries()) {
    for (const [column, dark] of line.entries()) {
      if (dark) doc.rect(x + column * module, y + row * module, module, module);
    }
  }
  doc.fillColor(color.ink).fill();
}
