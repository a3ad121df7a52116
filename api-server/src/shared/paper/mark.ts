import { color } from './canvas.ts';

/** The shop's mark as the kit's logo draws it, on a square of 32. */
export const MARK = {
  stem: 'M16 30V13',
  leaves: [
    { path: 'M16 18C9 18 5 14 4 7c7 0 12 4 12 11Z', opacity: 1 },
    { path: 'M16 24c0-7 5-11 12-11-1 7-5 11-12 11Z', opacity: 0.55 },
  ],
  grain: { x: 19.5, y: 6, radius: 3.5, opacity: 0.8 },
};

export function drawMark(
  doc: PDFKit.PDFDocument,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  doc
    .save()
    .translate(x, y)
    .scale(side / 32)
    .fillColor(color.leaf)
    .strokeColor(color.leaf);
  doc.path(MARK.stem).lineWidth(2.5).lineCap('round').stroke();
  for (const { path, opacity } of MARK.leaves) doc.fillOpacity(opacity).path(path).fill();
  const { grain } = MARK;
  doc.fillOpacity(grain.opacity).circle(grain.x, grain.y, grain.radius).fill();
  doc.fillOpacity(1).restore();
}
