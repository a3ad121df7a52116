import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';

const KEYS = ['primero', 'segundo', 'tercero'];

/** As large as orders with two or three lines: three of them, or fewer. */
export function OrdersSkeleton({ count = KEYS.length }: { count?: number }) {
  const { spacing } = useTheme();
  return (
    <Stack spacing={4} aria-busy aria-label="Cargando tus pedidos" role="status">
      {KEYS.slice(0, count).map((key) => (
        <Card key={key} variant="outlined" sx={{ p: { xs: 4, md: 5 } }}>
          <Skeleton width="45%" height={spacing(8)} />
          <Skeleton width="30%" />
          <Skeleton variant="rounded" width="35%" height={spacing(7)} sx={{ my: 3 }} />
          <Skeleton sx={{ display: { xs: 'none', md: 'block' } }} />
          <Skeleton sx={{ display: { xs: 'none', md: 'block' } }} />
          <Skeleton variant="rounded" height={spacing(11)} sx={{ mt: 4 }} />
        </Card>
      ))}
    </Stack>
  );
}
