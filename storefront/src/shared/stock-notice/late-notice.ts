import { lateView } from 'ui-kit/late-view';
import { useSession } from '../session/use-session.ts';

/** No page needs it to be shown, and who is not logged in never does. */
export const notice = lateView(async () => (await import('./stock-notice.tsx')).StockNotice, 'when-wanted');

/** Customers are mailed; staff and visitors are not. */
export function useAsksForNotice(): boolean {
  const { seesPrices, isStaff } = useSession();
  return seesPrices && !isStaff;
}
