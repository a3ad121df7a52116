/**
 * Derives tones from a shop's own colour. Plain values without components, so that e-mails and documents use the same
 * tones as the pages.
 */
import { contrast, linear } from './contrast.ts';
import { brandGrounds, leafColor } from './tokens.ts';

/** Perceptual colours (OKLCH, Björn Ottosson 2020): changing the lightness keeps the hue. */

/** Lightness 0 to 1, chroma from 0, hue in radians. */
interface Seen {
  lightness: number;
  chroma: number;
  hue: number;
}

type Three = readonly [number, number, number];

/** Converts '#abc', '#aabbcc' or 'rgb(1,2,3)' to OKLCH. Throws on anything else. */
export function toPerceptual(colour: string): Seen {
  const [red, green, blue] = linear(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** Returns linear red, green and blue; outside 0 to 1 if no screen shows the colour. */
function lightOf({ lightness, chroma, hue }: Seen): Three {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const SLACK = 1e-4;
const isShown = (light: Three) => light.every((share) => share >= -SLACK && share <= 1 + SLACK);

function hexOf(light: Three): string {
  const digits = light.map((share) => {
    const clean = Math.min(1, Math.max(0, share));
    const value = clean <= 0.0031308 ? clean * 12.92 : 1.055 * clean ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** Returns '#rrggbb'; if no screen shows the colour, a paler one of the same lightness. */
export function fromPerceptual({ lightness, chroma, hue }: Seen): string {
  const within = { lightness: Math.min(1, Math.max(0, lightness)), hue };
  if (isShown(lightOf({ ...within, chroma }))) return hexOf(lightOf({ ...within, chroma }));
  let [least, most] = [0, chroma];
  while (most - least > 1e-4) {
    const half = (least + most) / 2;
    if (isShown(lightOf({ ...within, chroma: half }))) least = half;
    else most = half;
  }
  return hexOf(lightOf({ ...within, chroma: least }));
}

/** Colours as '#rrggbb': background and text, the same on hover, a paler track, and text on that track. */
export interface Tones {
  main: string;
  dark: string;
  light: string;
  contrastText: string;
}
export interface Brand {
  light: Tones;
  dark: Tones;
}

/** Minimum contrast; above WCAG AA's 4.5, because a hovered element has an overlay. */
const LEAST = 5;
const STEP = 0.004;
/** Lightness difference of the hover tone. */
const PRESSED = 0.08;
const PALE = 0.14;
/** Below this lightness, darker tones look the same. */
const DARKEST = 0.3;

const readsOn = (colour: string, grounds: readonly string[]) =>
  grounds.every((ground) => contrast(colour, ground) >= LEAST);

/** Returns the nearest lightness in this direction that is legible on all backgrounds. */
function legible(colour: Seen, grounds: readonly string[], step: number): Seen {
  let found = colour;
  while (!readsOn(fromPerceptual(found), grounds) && (step < 0 ? found.lightness > 0 : found.lightness < 1)) {
    found = { ...found, lightness: found.lightness + step };
  }
  return found;
}

const at = (colour: Seen, lightness: number) => fromPerceptual({ ...colour, lightness });

/** A colour dark enough for text on white also carries white text. */
function onPaper(chosen: string): Tones {
  const colour = toPerceptual(chosen);
  const main = legible(colour, brandGrounds.light, -STEP);
  const isAsChosen = main === colour;
  return {
    main: isAsChosen ? chosen : fromPerceptual(main),
    dark: at(main, main.lightness + (main.lightness < DARKEST ? PRESSED : -PRESSED)),
    light: at(main, main.lightness + PALE),
    contrastText: '#ffffff',
  };
}

function onDark(chosen: string): Tones {
  const main = legible(toPerceptual(chosen), brandGrounds.dark, STEP);
  return {
    main: fromPerceptual(main),
    dark: at(main, main.lightness - PRESSED),
    light: at(main, main.lightness + PALE / 2),
    contrastText: fromPerceptual({ ...main, lightness: 0.22, chroma: Math.min(main.chroma, 0.04) }),
  };
}

/** Returns the tones of a shop's colour, '#rrggbb': unchanged if legible, else the nearest legible colour. */
export const brandOf = (colour: string): Brand => ({ light: onPaper(colour), dark: onDark(colour) });

/** Default colour of shops that chose none; for pages, e-mails and documents. */
export { leafColor };

export const mainTone = (colour: string | null | undefined): string =>
  colour ? brandOf(colour).light.main : leafColor;
