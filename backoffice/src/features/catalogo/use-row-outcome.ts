import { useQuery } from '@tanstack/react-query';
import type { Producto } from 'api-client/backoffice';
import { messageOf } from 'app-core/queries/errors';
import { useEffect, useEffectEvent } from 'react';
import type { AskedRow, Outcome } from '../../shared/carritos/asked-rows.ts';
import type { CatalogoSearch } from './catalogo-search.ts';
import { namesIt } from './names-it.ts';
import { catalogoPages } from './queries.ts';

/** What the first product that a term finds means for a row that was asked for before it was seen. */
export function outcomeOf(term: string, first: Producto | undefined): Outcome {
  if (!first) return { kind: 'none' };
  if (!namesIt(term, first)) return { kind: 'unsure', producto: first };
  return { kind: first.disponible ? 'found' : 'sold-out', producto: first };
}

/**
 * Searches for the row's own term, whatever the list shows by now, and tells the outcome once.
 * @param firstOf the product that Enter takes of those found.
 */
export function useRowOutcome(
  { search, outcome }: AskedRow<CatalogoSearch>,
  firstOf: (found: readonly Producto[]) => Producto | undefined,
  onOutcome: (outcome: Outcome) => void,
): void {
  const query = useQuery({
    ...catalogoPages.options({ ...search, page: 1 }),
    enabled: outcome === undefined,
    meta: { ownErrors: true },
  });
  const { isFetching, error, data } = query;
  const tell = useEffectEvent(() => {
    if (error) onOutcome({ kind: 'failed', reason: messageOf(error) });
    else if (data) onOutcome(outcomeOf(search.term, firstOf(data.productos)));
  });
  const settled = outcome === undefined && !isFetching && (error !== null || data !== undefined);
  useEffect(() => {
    if (settled) tell();
  }, [settled]);
}
