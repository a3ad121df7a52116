import { useColorScheme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ApexOptions } from 'apexcharts';
import type { KitTheme } from '../../theme/theme.ts';
import { motion } from '../../theme/tokens.ts';

/** Text size in charts, in px. */
export const chartText = 14;

/**
 * Returns the theme's colours as values (apexcharts mixes them) and as variables for HTML, and the options of all
 * charts.
 */
export function useChartTheme() {
  const theme = useTheme<KitTheme>();
  const { colorScheme = 'light' } = useColorScheme();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const palette = theme.colorSchemes[colorScheme]?.palette ?? theme.palette;
  const common = {
    background: 'transparent',
    foreColor: palette.text.secondary,
    fontFamily: String(theme.typography.fontFamily),
    toolbar: { show: false },
    zoom: { enabled: false },
    selection: { enabled: false },
    animations: { enabled: !still, speed: motion.slow, animateGradually: { enabled: false } },
    // The library watches the parent's size and redraws by itself.
    redrawOnParentResize: true,
  } satisfies ApexOptions['chart'];
  return { palette, tokens: theme.tokens.palette, common, scheme: colorScheme };
}
