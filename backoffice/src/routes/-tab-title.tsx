import { useMatches } from '@tanstack/react-router';
import { useOpenSubject } from '../shared/tab-subject.ts';
import { useShopName } from '../shared/tienda.ts';

/** The tab's title: the page's subject, the innermost title, and the shop's name. */
export function TabTitle() {
  const shopName = useShopName();
  const title = useMatches({
    select: (matches) => matches.flatMap(({ meta }) => meta?.flatMap((one) => one?.title ?? []) ?? []).at(-1),
  });
  const subject = useOpenSubject();
  return <title>{[subject, title, shopName].filter(Boolean).join(' · ')}</title>;
}
