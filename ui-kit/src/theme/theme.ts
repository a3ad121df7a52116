import { buildTheme } from './build-theme.ts';
import { darkPalette, lightPalette } from './palettes.ts';

/** The theme in both schemes, as the back office has it. */
export const theme = buildTheme({ light: { palette: lightPalette }, dark: { palette: darkPalette } });
export type KitTheme = typeof theme;
