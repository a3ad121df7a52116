import { useQuery } from '@tanstack/react-query';
import { type Producto, productosSearchOptions } from 'api-client/storefront';
import { countedTerm, isCalledSo } from 'app-core/quick-order/counted-term';
import { useEffect } from 'react';

/** So many of what is found for a part of the term. */
export interface Asked {
  term: string;
  quantity: number;
  productos: readonly Producto[];
}

export interface CountedSearchProps {
  term: string;
  limit: number;
  /** What is found for the whole term; undefined until it is there. */
  found: readonly Producto[] | undefined;
  onAsked: (asked: Asked | undefined) => void;
}

/**
 * '6 almendra' of a customer: tells what is found for 'almendra', and that six of it are wanted. Tells undefined where the figure
 * may be a part of what is looked for: the term is then searched as it was typed. Renders nothing.
 */
export function CountedSearch({ term, limit, found, onAsked }: CountedSearchProps) {
  const counted = countedTerm(term);
  const { data } = useQuery({
    ...productosSearchOptions({ query: { term: counted?.term ?? '', limit, offset: 0 } }),
    enabled: counted !== undefined,
  });
  const isSure = counted && found && data && data.productos.length > 0 && !data.sin_resultados;
  const isName = isSure && [...found, ...data.productos].some((producto) => isCalledSo(counted, producto));
  const sure = isSure && !isName ? data : undefined;
  useEffect(() => {
    const read = countedTerm(term);
    onAsked(read && sure && { term: read.term, quantity: Number(read.cantidad), productos: sure.productos });
    return () => onAsked(undefined);
  }, [term, sure, onAsked]);
  return null;
}
