import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Banners } from 'ui-kit/banners';
import { ownBanners } from './queries.ts';

/** What the shop has to say with a picture these days. What comes after the page is shown on the next: nothing in it moves. */
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
