import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { touchTarget } from 'ui-kit/theme/tokens';

const KEYS = ['primero', 'segundo', 'tercero', 'cuarto', 'quinto'];

/** Has the size of the rows. */
export function PicksSkeleton() {
  const { spacing } = useTheme();
  return (
    <Stack aria-busy aria-label="Cargando productos" role="status" sx={{ mt: 4 }}>
      {KEYS.map((key) => (
        <Box
          key={key}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) 30%' },
            alignItems: { sm: 'center' },
            columnGap: 3,
            py: 3,
            pl: 9,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton variant="rounded" width={spacing(14)} height={spacing(14)} />
          <div>
            <Skeleton width="70%" height={touchTarget} />
            <Skeleton width="50%" />
            <Skeleton width="60%" />
          </div>
          <Skeleton
            variant="rounded"
            height={touchTarget}
            sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, mt: { xs: 2, sm: 0 } }}
          />
        </Box>
      ))}
    </Stack>
  );
}
