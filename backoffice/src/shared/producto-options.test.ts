import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { optionsQuery } from './producto-options.ts';
import { queriesOf } from './queries.ts';

it.each(['marcas', 'categorias', 'etiquetas'] as const)(
  'a change of %s invalidates the product options',
  (resource) => {
    const queryClient = new QueryClient();
    const { queryKey } = optionsQuery();
    queryClient.setQueryData(queryKey, { marcas: [], categorias: [], etiquetas: [] });
    void queryClient.invalidateQueries(queriesOf(resource));
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  },
);
