import { createRandom } from '../random.ts';
import { background } from './art/backgrounds.ts';
import { brush } from './art/brush.ts';
import { emojiBody } from './art/emoji.ts';
import { layouts } from './art/layouts.ts';
import { mark } from './art/marks.ts';
import { sceneDefs } from './art/scene.ts';
import type { FoodPicture, PictureSpec } from './picture-spec.ts';

/** Side of a composed picture in px; the largest width that `encodeImage` makes. */
export const LADO = 640;

/** A square SVG of 640 px, without fonts or anything from outside: the same string for the same spec. */
export function composePicture(spec: PictureSpec): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LADO}" height="${LADO}" viewBox="0 0 640 640">${inner(spec)}</svg>`;
}

function inner(spec: PictureSpec): string {
  if (spec.tipo === 'producto') return food(spec);
  if (spec.tipo === 'marca')
    return `<rect width="640" height="640" fill="#fffdf8"/>${mark(spec.signo, spec.color, spec.acento)}`;
  const icon = `<g transform="translate(160 160) scale(10)">${emojiBody(spec.icono)}</g>`;
  return background(spec.tinte, spec.motivo) + icon;
}

function food(spec: FoodPicture): string {
  const rnd = createRandom(spec.semilla);
  const b = brush(spec.arte, 'a');
  const extra = spec.adorno === undefined ? undefined : brush(spec.adorno, 'b');
  const scene = layouts[spec.disposicion]({ b, extra, rnd, color: spec.color ?? '#f3ead8' });
  const defs = `<defs>${sceneDefs}${b.defs}${extra?.defs ?? ''}</defs>`;
  return defs + background(spec.tinte, spec.motivo) + scene;
}
