import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { PageContainer } from 'ui-kit/page-container';
import { touchTarget } from 'ui-kit/theme/tokens';

export function ProductSkeleton() {
  // Scroll to the top, because the skeleton replaces the previous page at its scroll position.
  useEffect(() => {
    // No expression body: newer browsers return a promise, which React would take as the effect's cleanup.
    window.scrollTo(0, 0);
  }, []);
  return (
    <PageContainer sx={{ pt: { xs: 3, md: 6 } }} role="status" aria-busy aria-label="Cargando el producto">
      <Skeleton sx={{ width: '6em', height: touchTarget, mb: 2 }} />
      <Box sx={{ display: 'grid', gap: { xs: 6, md: 12 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: '1' }} />
        <div>
          <Skeleton sx={{ width: '2em', height: touchTarget }} />
          <Typography variant="h1" component="div">
            <Skeleton width="80%" />
          </Typography>
          <Skeleton width="30%" />
          <Skeleton width="40%" sx={{ height: ({ spacing }) => spacing(22) }} />
          <Skeleton sx={{ height: ({ spacing }) => spacing(35) }} />
        </div>
      </Box>
    </PageContainer>
  );
}
