/**
 * Derives tones from a shop's own colour. Plain values without components, so that e-mails and documents use the same
 * tones as the pages.
 */
import { contrast } from './contrast.ts';
import { type Seen, seen, shown } from './oklch.ts';
import { brandGrounds, leafColor } from './tokens.ts';

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
  while (!readsOn(shown(found), grounds) && (step < 0 ? found.lightness > 0 : found.lightness < 1)) {
    found = { ...found, lightness: found.lightness + step };
  }
  return found;
}

const at = (colour: Seen, lightness: number) => shown({ ...colour, lightness });

/** A colour dark enough for text on white also carries white text. */
function onPaper(chosen: string): Tones {
  const colour = seen(chosen);
  const main = legible(colour, brandGrounds.light, -STEP);
  const isAsChosen = main === colour;
  return {
    main: isAsChosen ? chosen : shown(main),
    dark: at(main, main.lightness + (main.lightness < DARKEST ? PRESSED : -PRESSED)),
    light: at(main, main.lightness + PALE),
    contrastText: '#ffffff',
  };
}

function onDark(chosen: string): Tones {
  const main = legible(seen(chosen), brandGrounds.dark, STEP);
  return {
    main: shown(main),
    dark: at(main, main.lightness - PRESSED),
    light: at(main, main.lightness + PALE / 2),
    contrastText: shown({ ...main, lightness: 0.22, chroma: Math.min(main.chroma, 0.04) }),
  };
}

/** Returns the tones of a shop's colour, '#rrggbb': unchanged if legible, else the nearest legible colour. */
export const brandOf = (colour: string): Brand => ({ light: onPaper(colour), dark: onDark(colour) });

/** Default colour of shops that chose none; for pages, e-mails and documents. */
export { leafColor };

export const mainTone = (colour: string | null | undefined): string =>
  colour ? brandOf(colour).light.main : leafColor;
