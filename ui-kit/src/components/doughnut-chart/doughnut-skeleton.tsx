import Skeleton from '@mui/material/Skeleton';
import { Figures, Halves } from './doughnut-parts.ts';

const rows = [1, 2, 3, 4];

/** Ring and four legend lines in their final size. */
export function DoughnutSkeleton({ height }: { height: number }) {
  const ring = Math.round(height * 0.86);
  return (
    <Halves>
      <div>
        <div style={{ height, display: 'grid', placeItems: 'center' }}>
          <Skeleton variant="circular" width={ring} height={ring} />
        </div>
        <Figures>
          {rows.map((row) => (
            <li key={row}>
              <Skeleton variant="rounded" width={16} height={16} />
              <Skeleton width="60%" />
              <Skeleton width={40} />
              <Skeleton width={40} />
            </li>
          ))}
        </Figures>
      </div>
    </Halves>
  );
}
