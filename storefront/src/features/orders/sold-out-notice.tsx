import Typography from '@mui/material/Typography';
import type { Detalle } from 'api-client/storefront';
import { NoticeSlot } from '../../shared/stock-notice/notice-slot.tsx';

/** Under a line whose product is sold out now. */
export const SoldOutNotice = ({ producto }: { producto: Detalle['producto'] }) => (
  <>
    <Typography variant="body2" sx={{ mt: 1 }}>
      Ahora no hay.
    </Typography>
    <NoticeSlot producto={producto} variant="text" />
  </>
);
