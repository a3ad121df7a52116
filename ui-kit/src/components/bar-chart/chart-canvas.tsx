import Skeleton from '@mui/material/Skeleton';
import type { ApexOptions } from 'apexcharts';
import { type ComponentType, useEffect, useState } from 'react';

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
