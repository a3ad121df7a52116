import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { type Theme, useTheme } from '@mui/material/styles';

const KEYS = ['primero', 'segundo', 'tercero'];

/** A wide window has two orders beside each other. */
export const twoColumns = ({ spacing, breakpoints }: Theme) => ({
  display: 'grid',
  gap: spacing(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** As large as orders with two or three lines: three of them, or fewer. */
export function OrdersSkeleton({ count = KEYS.length }: { count?: number }) {
  const { spacing } = useTheme();
  return (
    <Box sx={[count > 1 && twoColumns]} aria-busy aria-label="Cargando tus pedidos" role="status">
      {KEYS.slice(0, count).map((key) => (
        <Card key={key} variant="outlined" sx={{ p: { xs: 4, md: 5 } }}>
          <Skeleton width="45%" height={spacing(8)} />
          <Skeleton width="30%" />
          <Skeleton variant="rounded" width="35%" height={spacing(7)} sx={{ my: 3 }} />
          <Skeleton />
          <Skeleton />
          <Skeleton variant="rounded" height={spacing(11)} sx={{ mt: 4 }} />
        </Card>
      ))}
    </Box>
  );
}
