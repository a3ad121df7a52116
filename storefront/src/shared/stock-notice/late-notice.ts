import { lateView } from 'ui-kit/late-view';
import { useSession } from '../session/session.ts';

/** Loads lazily and only for customers: no page needs the notice for its first render. */
export const notice = lateView(async () => (await import('./stock-notice.tsx')).StockNotice, 'when-wanted');

/** True for customers; staff and visitors get no mails. */
export function useAsksForNotice(): boolean {
  const { seesPrices, isStaff } = useSession();
  return seesPrices && !isStaff;
}
