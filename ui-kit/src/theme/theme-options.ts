import type { CssVarsThemeOptions, ThemeOptions } from '@mui/material/styles';
import './augment.ts';
import { overrides } from './overrides.ts';
import { breakpoints, shape, spacingUnit, motion as tempo } from './tokens.ts';
import { buildTypography } from './typography.ts';

/** Options of both themes, without the colours. */
export const themeOptions = {
  breakpoints: { values: breakpoints },
  spacing: spacingUnit,
  shape: { borderRadius: shape.control },
  typography: buildTypography(`@media (min-width:${breakpoints.md}px)`),
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
