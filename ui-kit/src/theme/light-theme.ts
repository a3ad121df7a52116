import { createTheme, type PaletteOptions } from '@mui/material/styles';
import type { Tones } from './brand.ts';
import { lightPalette } from './palettes.ts';
import { themeOptions } from './theme-options.ts';

/** A theme of values, not of variables, which has one scheme. */
export function themeOfValues(options: PaletteOptions) {
  const made = createTheme({ palette: options, ...themeOptions });
  const { palette, shape } = made;
  return { ...made, tokens: { palette, shape }, colorSchemes: { light: { palette } } };
}

type Made = ReturnType<typeof themeOfValues>;
let made: { of: string; theme: Made } | undefined;

/**
 * The theme of an app that has one scheme: its colours are written as they are, not as variables, which were a tenth of
 * each page, and took a browser longer to make than its other code together. Made when it is first asked for, so that it
 * gets a moment of its own.
 * @param tones of the shop's own colour, worked out by the server; without them the house's
 */
export function lightTheme(tones?: Tones | null): Made {
  const of = tones?.main ?? '';
  if (made?.of !== of) {
    made = { of, theme: themeOfValues(tones ? { ...lightPalette, primary: tones } : lightPalette) };
  }
  return made.theme;
}
