import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { type Theme, useTheme } from '@mui/material/styles';

const KEYS = ['primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo'];

/** Container of the list: the rows' layout depends on its width. */
export const orderRows = ({ spacing }: Theme) => ({
  display: 'grid',
  gap: spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  listStyle: 'none',
  m: 0,
  p: 0,
});

const waiting = { 'aria-busy': true, role: 'status' } as const;

/** Has the size of the list's rows. */
export const OrdersSkeleton = () => (
  <Box sx={orderRows} {...waiting} aria-label="Cargando tus pedidos">
    {KEYS.map((key) => (
      <Card key={key} variant="outlined" sx={{ py: 3, px: { xs: 3, md: 5 } }}>
        <Skeleton width="45%" />
        <Skeleton />
        <Skeleton width="70%" />
      </Card>
    ))}
  </Box>
);

/** Has the size of an order with two or three lines. */
export function OrderSkeleton() {
  const { spacing } = useTheme();
  return (
    <Card variant="outlined" sx={{ p: { xs: 4, md: 5 } }} {...waiting} aria-label="Cargando tu pedido">
      <Skeleton width="45%" height={spacing(8)} />
      <Skeleton width="30%" />
      <Skeleton variant="rounded" width="35%" height={spacing(7)} sx={{ my: 3 }} />
      <Skeleton />
      <Skeleton />
      <Skeleton variant="rounded" height={spacing(11)} sx={{ mt: 4 }} />
    </Card>
  );
}
