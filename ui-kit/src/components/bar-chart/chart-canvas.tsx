import Skeleton from '@mui/material/Skeleton';
import { useColorScheme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ApexOptions } from 'apexcharts';
import { type ComponentType, useEffect, useState } from 'react';
import type { KitTheme } from '../../theme/theme.ts';
import { motion } from '../../theme/tokens.ts';

interface DrawingProps {
  type: 'line' | 'donut';
  series: ApexOptions['series'];
  options: ApexOptions;
  height: number;
  width: string;
}
interface State {
  Drawing?: ComponentType<DrawingProps>;
  failed?: boolean;
}

/** Some bundlers wrap the default export of a CommonJS package twice. */
function unwrap(library: { default: unknown }) {
  const { default: found } = library;
  const wrapped = typeof found === 'object' && found !== null && 'default' in found;
  return (wrapped ? found.default : found) as ComponentType<DrawingProps>;
}

/** Loads apexcharts, which is larger than the rest of a page, when a chart is on screen; never on a server. */
export function useDrawing(wanted: boolean): State {
  const [drawing, setDrawing] = useState<State>({});
  useEffect(() => {
    if (!wanted) return;
    if (!('ResizeObserver' in window)) {
      setDrawing({ failed: true });
      return;
    }
    let here = true;
    import('react-apexcharts').then(
      (library) => here && setDrawing({ Drawing: unwrap(library) }),
      () => here && setDrawing({ failed: true }),
    );
    return () => {
      here = false;
    };
  }, [wanted]);
  return drawing;
}

/** Draws the chart; reserves its room while the library loads. */
export function ChartCanvas({ drawing, ...rest }: Omit<DrawingProps, 'width'> & { drawing: State }) {
  const { Drawing } = drawing;
  return (
    <div style={{ height: rest.height, overflow: 'hidden' }}>
      {Drawing ? <Drawing {...rest} width="100%" /> : <Skeleton variant="rounded" height={rest.height} />}
    </div>
  );
}

/** Text size in charts, in px. */
export const chartText = 14;

/** Returns the theme's colours as values, which apexcharts mixes, and as variables, and the options of all charts. */
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
