import { useQuery } from '@tanstack/react-query';
import type { Producto } from 'api-client/backoffice';
import { plainText } from 'app-core/plain-text';
import { messageOf } from 'app-core/queries/errors';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { isPartOfName } from 'app-core/quick-order/counted-term';
import { useEffect, useEffectEvent } from 'react';
import { carritoOf } from '../../shared/carritos/carritos.ts';
import type { Outcome, PendingRow } from '../../shared/carritos/pending-rows.ts';
import { type CatalogoSearch, catalogoOptions } from './queries.ts';

/** Returns the outcome of a row whose product was requested before the results were visible. */
function toOutcome(
  { search: { term }, counted }: PendingRow<CatalogoSearch>,
  found: readonly Producto[],
): Outcome {
  const called = counted && found.find((producto) => isPartOfName(counted, producto));
  // The first result may be a usual product whose name contains all words of another's: 'x 1 l' is in 'caja x 12 de 1 l'.
  const exact = found.find(({ nombre }) => plainText(nombre) === plainText(term));
  const first = counted ? called : (exact ?? found.find((producto) => namesIt(term, producto)) ?? found[0]);
  if (!first) return { kind: 'none' };
  if (!namesIt(term, first)) return { kind: 'unsure', producto: first };
  return { kind: first.disponible ? 'found' : 'sold-out', producto: first };
}

/**
 * Searches for the row's own term, independent of the list, and reports the outcome once.
 * @param ordered returns the found products in the list's order
 */
export function useRowOutcome(
  row: PendingRow<CatalogoSearch>,
  ordered: (found: readonly Producto[], search: CatalogoSearch) => readonly Producto[],
  onOutcome: (outcome: Outcome) => void,
): void {
  const { carrito_id, search, outcome } = row;
  const query = useQuery({
    ...catalogoOptions({ ...search, page: 1 }, carritoOf(carrito_id)?.cliente ?? null),
    enabled: outcome === undefined,
    ...reportedByScreen,
  });
  const { isFetching, error, data } = query;
  const tell = useEffectEvent(() => {
    if (error) onOutcome({ kind: 'failed', reason: messageOf(error) });
    else if (data) onOutcome(toOutcome(row, ordered(data.productos, search)));
  });
  const isSettled = outcome === undefined && !isFetching && (error !== null || data !== undefined);
  const settled = isSettled ? search.term : undefined;
  useEffect(() => {
    if (settled !== undefined) tell();
  }, [settled]);
}

/**
 * Returns whether the product contains each word of the term, ignoring plurals. Only then may a product be
 * added unseen.
 */
function namesIt(term: string, producto: Producto): boolean {
  const { nombre, codigo, marca, categorias, etiquetas } = producto;
  const announcement = plainText(
    [nombre, codigo ?? '', ...[marca, ...categorias, ...etiquetas].map((one) => one.nombre)].join(' '),
  );
  const words = plainText(term).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.length > 0 &&
    words.every((word) => announcement.includes(word) || announcement.includes(word.replace(/e?s$/, '')))
  );
}
