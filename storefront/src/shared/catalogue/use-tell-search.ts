import { busquedasAnotar, LIMITS, type Producto } from 'api-client/storefront';
import { plainText } from 'app-core/plain-text';
import { useEffect } from 'react';
import { useSession } from '../session/use-session.ts';

/** Told already, since the page was loaded: who turns a page, or comes back, searches nothing anew. */
const told = new Set<string>();

/** Milliseconds that it stands before it counts: what was typed is what was searched then, and no part of it. */
const RESTS = 3000;

/**
 * Tells the shop of a search that shows nothing by its name: the page may have come from what is kept, so that the server
 * would not know. What staff try out is no customer's search. `shown`: what was found, once it is there.
 */
export function useTellSearch(
  term: string | undefined,
  shown: readonly Pick<Producto, 'nombre'>[] | undefined,
): void {
  const { isStaff } = useSession();
  const named = shown?.some(({ nombre }) => plainText(nombre).includes(plainText(term ?? '')));
  const tellable = term && term.length <= LIMITS.busquedaMax;
  const missed = tellable && shown && !named && !isStaff ? term : undefined;
  useEffect(() => {
    if (missed === undefined || told.has(plainText(missed))) return;
    const timer = setTimeout(() => {
      told.add(plainText(missed));
      // Lost without a signal, and nobody has to know.
      busquedasAnotar({ body: { term: missed } }).catch(() => undefined);
    }, RESTS);
    return () => clearTimeout(timer);
  }, [missed]);
}
