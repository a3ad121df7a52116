import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banners } from 'ui-kit/banners';
import { ownBanners } from './queries.ts';

/** The shop's banners. Banners that arrive after the page appear only on the next visit, so that nothing moves. */
export function OwnBanners() {
  const { data } = useQuery(ownBanners());
  const [banners] = useState(data);
  if (!banners?.length) return null;
  return (
    <Box sx={{ mb: { xs: 4, md: 6 } }}>
      <Banners banners={banners} />
    </Box>
  );
}
