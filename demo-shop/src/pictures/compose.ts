import { createRandom } from '../random.ts';
import { background } from './art/backgrounds.ts';
import { brush } from './art/brush.ts';
import { emojiBody } from './art/emoji.ts';
import { layouts } from './art/layouts.ts';
import { mark } from './art/marks.ts';
import { sceneDefs } from './art/scene.ts';
import type { FoodPicture, PictureSpec } from './picture-spec.ts';

/** Side of a picture in px; the largest width that `encodeImage` creates. */
export const SIDE = 640;

/** Returns a square SVG of 640 px without fonts or external resources; deterministic. */
export function composePicture(spec: PictureSpec): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 640 640">${inner(spec)}</svg>`;
}

function inner(spec: PictureSpec): string {
  if (spec.tipo === 'producto') return food(spec);
  if (spec.tipo === 'marca')
    return `<rect width="640" height="640" fill="#ffffff"/>${mark(spec.sign, spec.color, spec.accent)}`;
  const icon = `<g transform="translate(160 160) scale(10)">${emojiBody(spec.icon)}</g>`;
  return background(spec.tint, spec.motivo) + icon;
}

function food(spec: FoodPicture): string {
  const rnd = createRandom(spec.seed);
  const b = brush(spec.art, 'a');
  const extra = spec.garnish === undefined ? undefined : brush(spec.garnish, 'b');
  const scene = layouts[spec.arrangement]({ b, extra, rnd, color: spec.color ?? '#f3ead8' });
  const defs = `<defs>${sceneDefs}${b.defs}${extra?.defs ?? ''}</defs>`;
  return defs + background(spec.tint, spec.motivo) + scene;
}
