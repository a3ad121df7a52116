import { busquedasAnotar, LIMITS, type Producto } from 'api-client/storefront';
import { plainText } from 'app-core/plain-text';
import { useEffect } from 'react';
import { useSession } from '../session/session.ts';

/** Terms reported since the page loaded: paging or coming back is no new search. */
const reportedTerms = new Set<string>();

/** Milliseconds until a term counts, so that no partial term is reported. */
const RESTS = 3000;

/**
 * Reports a search that shows no product by that name; a cached page would hide it from the server. Staff's searches do
 * not count. `shown`: the products found, undefined while loading.
 */
export function useReportSearch(
  term: string | undefined,
  shown: readonly Pick<Producto, 'nombre'>[] | undefined,
): void {
  const { isStaff } = useSession();
  const named = shown?.some(({ nombre }) => plainText(nombre).includes(plainText(term ?? '')));
  const reportable = term && term.length <= LIMITS.busquedaMax;
  const missed = reportable && shown && !named && !isStaff ? term : undefined;
  useEffect(() => {
    if (missed === undefined || reportedTerms.has(plainText(missed))) return;
    const timer = setTimeout(() => {
      reportedTerms.add(plainText(missed));
      // Ignore failures: the report is optional.
      busquedasAnotar({ body: { term: missed } }).catch(() => undefined);
    }, RESTS);
    return () => clearTimeout(timer);
  }, [missed]);
}
