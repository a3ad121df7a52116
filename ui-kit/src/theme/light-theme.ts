import { createTheme, type PaletteOptions } from '@mui/material/styles';
import type { Tones } from './brand.ts';
import { lightPalette } from './palettes.ts';
import { themeOptions } from './theme-options.ts';

/** Returns a theme for one scheme, `options.mode`. Its colours are plain values, not CSS variables. */
export function themeOfValues(options: PaletteOptions) {
  const made = createTheme({ palette: options, ...themeOptions });
  const { palette, shape } = made;
  // Content drawn for paper, such as a brand's logo, keeps the light background.
  return { ...made, tokens: { palette, shape }, colorSchemes: { light: { palette: lightPalette } } };
}

export type ValuesTheme = ReturnType<typeof themeOfValues>;
/** @param tones tones of the shop's colour in this scheme; without them the default colour */
export type ThemeOfTones = (tones?: Tones | null) => ValuesTheme;

/** Returns a function that creates the theme on first use and caches it per shop colour. */
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
 * The storefront's light theme with plain colour values. CSS variables were a tenth of each page, and more work for the
 * browser than all other code.
 */
export const lightTheme = themeInTones(lightPalette);
