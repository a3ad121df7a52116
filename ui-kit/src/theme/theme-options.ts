import type { CssVarsThemeOptions, ThemeOptions } from '@mui/material/styles';
import './augment.ts';
import { overrides } from './overrides.ts';
import { shape, motion as tempo } from './tokens.ts';
import { buildTypography } from './typography.ts';

const breakpoints = { values: { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1440 } };

/** Options of both themes, without the colours. */
export const themeOptions = {
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
} satisfies Omit<ThemeOptions & CssVarsThemeOptions, 'palette' | 'colorSchemes'>;
