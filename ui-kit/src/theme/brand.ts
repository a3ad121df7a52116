/**
 * What becomes of a colour that a shop chose for itself. Plain values and no component, so that mails and papers are drawn
 * with the same tones as the pages.
 */
import { contrast } from './contrast.ts';
import { type Seen, seen, shown } from './oklch.ts';
import { brandGrounds, leafColor } from './tokens.ts';

/** '#rrggbb' each: what text stands on and is written in, the same under a pointer, a paler track, and text on it. */
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

/** More than the 4.5 that WCAG's AA asks for text: what is pointed at has a veil over its ground. */
const LEAST = 5;
const STEP = 0.004;
/** How far the others are from the main one. */
const PRESSED = 0.08;
const PALE = 0.14;
/** A lightness below which nothing darker is told from it. */
const DARKEST = 0.3;

const readsOn = (colour: string, grounds: readonly string[]) =>
  grounds.every((ground) => contrast(colour, ground) >= LEAST);

/** The nearest lightness, on the way up or down, at which it is read on each of these grounds. */
function legible(colour: Seen, grounds: readonly string[], step: number): Seen {
  let found = colour;
  while (!readsOn(shown(found), grounds) && (step < 0 ? found.lightness > 0 : found.lightness < 1)) {
    found = { ...found, lightness: found.lightness + step };
  }
  return found;
}

const at = (colour: Seen, lightness: number) => shown({ ...colour, lightness });

/** Dark enough for text on paper is dark enough for white on it. */
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

/** The tones of a shop's own colour, '#rrggbb': as it is where it can be read, else as near to it as can. */
export const brandOf = (colour: string): Brand => ({ light: onPaper(colour), dark: onDark(colour) });

/** What pages, mails and papers draw the shop's colour with; the house's own where it chose none. */
export { leafColor };

export const mainTone = (colour: string | null | undefined): string =>
  colour ? brandOf(colour).light.main : leafColor;
