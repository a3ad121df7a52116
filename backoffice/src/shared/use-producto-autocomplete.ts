import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  LIMITS,
  type Producto,
  type ProductosPage,
  partialText,
  productosSearchOptions,
} from 'api-client/backoffice';
import { useDeferredValue, useState } from 'react';
import { useListLayer } from 'ui-kit/back-closes';

/** Returns a field's note that products match only some words. */
export const partialOf = (term: string, found: ProductosPage | undefined): string | undefined =>
  term === '' || !found?.sin_resultados ? undefined : partialText(found.sin_resultados);

/** Searches products while typing, for an autocomplete field. */
export function useProductoAutocomplete() {
  const [text, setText] = useState('');
  const list = useListLayer();
  const term = useDeferredValue(text.trim());
  const found = useQuery({
    ...productosSearchOptions({ query: { term, limit: LIMITS.page } }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  });
  const options: Producto[] = term === '' ? [] : (found.data?.productos ?? []);
  return {
    options,
    setText,
    /** The note below the field. */
    partial: partialOf(term, found.data),
    /** Props of the field. */
    fields: {
      ...list,
      size: 'small',
      inputValue: text,
      loading: found.isFetching,
      loadingText: 'Buscando…',
      noOptionsText: term === '' ? 'Escribe el nombre de un producto' : 'No se han encontrado productos',
      openText: 'Abrir la lista',
      closeText: 'Ocultar la lista',
      onInputChange: (_event: unknown, next: string) => setText(next),
      // The server searches, and tolerates typing errors.
      filterOptions: <T>(found: T[]) => found,
      getOptionLabel: ({ nombre }: { nombre: string }) => nombre,
      getOptionKey: ({ producto_id }: { producto_id: string }) => producto_id,
    },
  } as const;
}
