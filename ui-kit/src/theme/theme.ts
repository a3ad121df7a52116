import { createTheme } from '@mui/material/styles';
import type { Brand } from './brand.ts';
import { cachedOverrides } from './cached-style.ts';
import { darkPalette } from './dark-palette.ts';
import { inBrand, lightPalette } from './palettes.ts';
import { themeOptions } from './theme-options.ts';

/** Returns the back office's theme with both schemes. @param brand the shop's own colour; null for the default */
export function themeOf(brand: Brand | null) {
  const made = createTheme({
    cssVariables: { colorSchemeSelector: 'data-scheme', cssVarPrefix: 'tienda' },
    colorSchemes: {
      light: { palette: inBrand(lightPalette, 'light', brand) },
      dark: { palette: inBrand(darkPalette, 'dark', brand) },
    },
    ...themeOptions,
    components: cachedOverrides(themeOptions.components),
  });
  return { ...made, tokens: made.vars };
}

export const theme = themeOf(null);
export type KitTheme = typeof theme;
