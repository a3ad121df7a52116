import { createTheme } from '@mui/material/styles';
import { darkPalette, lightPalette } from './palettes.ts';
import { themeOptions } from './theme-options.ts';

const made = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme', cssVarPrefix: 'tienda' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  ...themeOptions,
});

/** The theme in both schemes, as the back office has it. */
export const theme = { ...made, tokens: made.vars };
export type KitTheme = typeof theme;
