import Box from '@mui/material/Box';
import { useLateView } from 'ui-kit/late-view';
import { touchTarget } from 'ui-kit/theme/tokens';
import { notice, useAsksForNotice } from './late-notice.ts';
import type { StockNoticeProps } from './stock-notice.tsx';

/** Of what is sold out: a customer is mailed when it is there again. Its room is kept for everybody. */
export function NoticeSlot(props: StockNoticeProps) {
  const Notice = useLateView(notice, useAsksForNotice());
  return <Box sx={{ minHeight: touchTarget }}>{Notice && <Notice {...props} />}</Box>;
}
