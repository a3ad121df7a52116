import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Detalle } from 'api-client/storefront';
import { NoticeSlot } from '../../shared/stock-notice/notice-slot.tsx';

export const SoldOutNotice = ({ producto }: { producto: Detalle['producto'] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
    <Typography variant="body2">Ahora no hay.</Typography>
    <NoticeSlot producto={producto} variant="text" />
  </Box>
);
