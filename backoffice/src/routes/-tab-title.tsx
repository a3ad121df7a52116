import { useMatches } from '@tanstack/react-router';
import { useShopName } from '../shared/tienda.ts';

/** What a tab is called: the innermost page's title, and whose panel it is. */
export function TabTitle() {
  const shopName = useShopName();
  const title = useMatches({
    select: (matches) => matches.flatMap(({ meta }) => meta?.flatMap((one) => one?.title ?? []) ?? []).at(-1),
  });
  return <title>{title ? `${title} · ${shopName}` : shopName}</title>;
}
