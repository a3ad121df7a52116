import { createTheme } from '@mui/material/styles';
import './augment.ts';
import { overrides } from './overrides.ts';
import { darkPalette, lightPalette } from './palettes.ts';
import { shape, motion as tempo } from './tokens.ts';
import { buildTypography } from './typography.ts';

const breakpoints = { values: { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1440 } };

/** The one theme of both apps. Light for the shop, light or dark for the back office. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme', cssVarPrefix: 'tienda' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  breakpoints,
  spacing: 4,
  shape: { borderRadius: shape.control },
  typography: buildTypography(`@media (min-width:${breakpoints.values.md}px)`),
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: tempo.quick,
      shorter: tempo.quick,
      short: tempo.usual,
      standard: tempo.usual,
      complex: tempo.slow,
      enteringScreen: tempo.slow,
      leavingScreen: tempo.usual,
    },
  },
  components: overrides,
});

export type KitTheme = typeof theme;
