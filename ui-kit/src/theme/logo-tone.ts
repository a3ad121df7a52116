/**
 * What a logo is drawn in. Plain values and no component: the server says it of what is kept, a form of what is about to be.
 */

export type LogoTone = 'claro' | 'oscuro' | null;

/** Luminances between which a colour has a contrast of 3 to paper as well as to the dark scheme's ground. */
const MIDDLE = { from: 0.127, to: 0.28 };
/** Of 255, from where on a pixel is drawn. */
const DRAWN = 128;
const OPAQUE = 255;

const light = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/**
 * What the drawn pixels come to; null for a picture that brings its own ground, or is seen on any; undefined where nothing of
 * it can be seen. Without a channel of its own for what is see-through, nothing is.
 */
export function toneOf(data: Uint8Array | Uint8ClampedArray, channels: 1 | 2 | 3 | 4): LogoTone | undefined {
  if (channels === 1 || channels === 3) return null;
  let [sum, drawn, opaque] = [0, 0, true];
  for (let at = 0; at < data.length; at += channels) {
    const alpha = data[at + channels - 1] ?? 0;
    opaque &&= alpha === OPAQUE;
    if (alpha < DRAWN) continue;
    const red = data[at] ?? 0;
    const [green, blue] = channels === 4 ? [data[at + 1] ?? 0, data[at + 2] ?? 0] : [red, red];
    sum += 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
    drawn += 1;
  }
  if (drawn === 0) return undefined;
  const mean = sum / drawn;
  if (opaque || (mean >= MIDDLE.from && mean <= MIDDLE.to)) return null;
  return mean > MIDDLE.to ? 'claro' : 'oscuro';
}
