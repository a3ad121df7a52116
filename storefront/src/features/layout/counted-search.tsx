import { useQuery } from '@tanstack/react-query';
import { type Producto, productosSearchOptions } from 'api-client/storefront';
import { countedTerm, isPartOfName } from 'app-core/quick-order/counted-term';
import { useEffect } from 'react';

/** The products found for the term without its quantity, and that quantity. */
export interface CountedResult {
  term: string;
  quantity: number;
  productos: readonly Producto[];
}

export interface CountedSearchProps {
  term: string;
  limit: number;
  /** Products found for the whole term; undefined while loading. */
  found: readonly Producto[] | undefined;
  onResult: (result: CountedResult | undefined) => void;
}

/**
 * Reads a customer's '6 almendra' as six units of 'almendra' and reports the products found. Reports undefined if the
 * number may be part of a product name; the whole term then applies. Renders nothing.
 */
export function CountedSearch({ term, limit, found, onResult }: CountedSearchProps) {
  const counted = countedTerm(term);
  const { data } = useQuery({
    ...productosSearchOptions({ query: { term: counted?.term ?? '', limit, offset: 0 } }),
    enabled: counted !== undefined,
  });
  const isSure = counted && found && data && data.productos.length > 0 && !data.sin_resultados;
  const isName = isSure && [...found, ...data.productos].some((producto) => isPartOfName(counted, producto));
  const sure = isSure && !isName ? data : undefined;
  useEffect(() => {
    const read = countedTerm(term);
    onResult(read && sure && { term: read.term, quantity: Number(read.cantidad), productos: sure.productos });
    return () => onResult(undefined);
  }, [term, sure, onResult]);
  return null;
}
