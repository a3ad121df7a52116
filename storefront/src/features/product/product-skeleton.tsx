import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { PageContainer } from 'ui-kit/page-container';

/** The page of a product that is on its way. */
export function ProductSkeleton() {
  // It comes before the page that it stands for, wherever the last one was left.
  useEffect(() => window.scrollTo(0, 0), []);
  return (
    <PageContainer sx={{ pt: { xs: 3, md: 6 } }} aria-busy aria-label="Cargando el producto">
      <Skeleton width={96} height={44} sx={{ mb: 2 }} />
      <Box sx={{ display: 'grid', gap: { xs: 6, md: 12 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: '1' }} />
        <div>
          <Skeleton width={28} height={44} />
          <Skeleton width="80%" height={56} />
          <Skeleton width="30%" />
          <Skeleton width="40%" height={88} />
          <Skeleton height={140} />
        </div>
      </Box>
    </PageContainer>
  );
}
