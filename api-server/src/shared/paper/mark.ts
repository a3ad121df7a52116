import { aspectoOf, type PaperLogo } from './aspecto.ts';
import { color } from './canvas.ts';

/** The kit's default logo, on a square of 32. */
export const MARK = {
  stem: 'M16 30V13',
  leaves: [
    { path: 'M16 18C9 18 5 14 4 7c7 0 12 4 12 11Z', opacity: 1 },
    { path: 'M16 24c0-7 5-11 12-11-1 7-5 11-12 11Z', opacity: 0.55 },
  ],
  grain: { x: 19.5, y: 6, radius: 3.5, opacity: 0.8 },
};

interface Place {
  x: number;
  y: number;
  side: number;
}

/** Maximum ratio of a logo's width to its height: the shop's name needs the space to the right. */
const WIDEST = 3;

/** Draws the shop's logo, or the default logo, with the height `side`. Returns its width. */
export function drawMark(doc: PDFKit.PDFDocument, place: Place): number {
  const { color: accent, logo } = aspectoOf(doc);
  if (logo) return drawLogo(doc, logo, place);
  const { x, y, side } = place;
  doc
    .save()
    .translate(x, y)
    .scale(side / 32)
    .fillColor(accent)
    .strokeColor(accent);
  doc.path(MARK.stem).lineWidth(2.5).lineCap('round').stroke();
  for (const { path, opacity } of MARK.leaves) doc.fillOpacity(opacity).path(path).fill();
  const { grain } = MARK;
  doc.fillOpacity(grain.opacity).circle(grain.x, grain.y, grain.radius).fill();
  doc.fillOpacity(1).restore();
  return side;
}

function drawLogo(doc: PDFKit.PDFDocument, { png, ancho, alto, isLight }: PaperLogo, place: Place): number {
  const { x, y, side } = place;
  const scale = Math.min(side / alto, (side * WIDEST) / ancho);
  const [width, height] = [ancho * scale, alto * scale];
  if (isLight) doc.roundedRect(x, y, width, side, 2).fillColor(color.ink).fill();
  doc.image(Buffer.from(png), x, y + (side - height) / 2, { width, height });
  return width;
}
