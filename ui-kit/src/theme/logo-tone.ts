/** Finds the tone of a logo. No components: the server uses it for stored logos, a form for new ones. */

export type LogoTone = 'claro' | 'oscuro' | null;

/** Luminances with a contrast of 3 to both white and the dark background. */
const MIDDLE = { from: 0.127, to: 0.28 };
/** Alpha value, of 255, from which a pixel counts as drawn. */
const DRAWN = 128;
const OPAQUE = 255;

const light = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/**
 * Returns the tone of the drawn pixels. Null if the picture has its own background or is visible on any; undefined if
 * nothing is visible. Without an alpha channel, no pixel is transparent.
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
