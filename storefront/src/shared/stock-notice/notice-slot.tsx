import Box from '@mui/material/Box';
import { useLateView } from 'ui-kit/late-view';
import { touchTarget } from 'ui-kit/theme/tokens';
import { notice, useAsksForNotice } from './late-notice.ts';
import type { StockNoticeProps } from './stock-notice.tsx';

/** Lets a customer ask for a mail when a sold-out product returns. Reserves its space for all users. */
export function NoticeSlot(props: StockNoticeProps) {
  const Notice = useLateView(notice, useAsksForNotice());
  return <Box sx={{ minHeight: touchTarget }}>{Notice && <Notice {...props} />}</Box>;
}
