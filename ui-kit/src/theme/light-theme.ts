import { createTheme, type PaletteOptions } from '@mui/material/styles';
import type { Tones } from './brand.ts';
import { lightPalette } from './palettes.ts';
import { themeOptions } from './theme-options.ts';

/** A theme for one scheme, `options.mode`. Its colours are written as they are, not as CSS variables. */
export function themeOfValues(options: PaletteOptions) {
  const made = createTheme({ palette: options, ...themeOptions });
  const { palette, shape } = made;
  // What is drawn for paper, such as a brand's logo, keeps the light scheme's ground.
  return { ...made, tokens: { palette, shape }, colorSchemes: { light: { palette: lightPalette } } };
}

export type ValuesTheme = ReturnType<typeof themeOfValues>;
/** @param tones of the shop's own colour, in this scheme; without them the house's */
export type ThemeOfTones = (tones?: Tones | null) => ValuesTheme;

/** Made when it is first asked for, and kept as long as the shop's colour is the same. */
export function themeInTones(palette: PaletteOptions): ThemeOfTones {
  let made: { of: string; theme: ValuesTheme } | undefined;
  return (tones) => {
    const of = tones?.main ?? '';
    if (made?.of !== of) {
      made = { of, theme: themeOfValues(tones ? { ...palette, primary: tones } : palette) };
    }
    return made.theme;
  };
}

/**
 * The storefront's theme. Its colours are written as they are, not as variables, which were a tenth of each page, and took a
 * browser longer to make than its other code together.
 */
export const lightTheme = themeInTones(lightPalette);
