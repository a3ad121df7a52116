import { useMatches } from '@tanstack/react-router';
import { useOpenSubject } from '../shared/tab-subject.ts';
import { useShopName } from '../shared/tienda.ts';

/** What a tab is called: what the page is about, the innermost page's title, and whose panel it is. */
export function TabTitle() {
  const shopName = useShopName();
  const title = useMatches({
    select: (matches) => matches.flatMap(({ meta }) => meta?.flatMap((one) => one?.title ?? []) ?? []).at(-1),
  });
  const subject = useOpenSubject();
  return <title>{[subject, title, shopName].filter(Boolean).join(' · ')}</title>;
}
