import { useColorScheme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ApexOptions } from 'apexcharts';
import type { KitTheme } from '../../theme/theme.ts';
import { motion } from '../../theme/tokens.ts';

/** Text in charts, in px. */
export const chartText = 14;

/** The theme's colours as values (apexcharts mixes them itself), as variables for HTML, and what all charts have in common. */
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
    // The parent's size is watched by the library; its own redraw on resize is enough.
    redrawOnParentResize: true,
  } satisfies ApexOptions['chart'];
  return { palette, tokens: theme.tokens.palette, common, scheme: colorScheme };
}
