import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queriesOf } from '../../shared/queries.ts';
import { optionsQuery } from './options.ts';

it.each(['marcas', 'categorias', 'etiquetas'] as const)(
  'a change of %s makes what a product is sorted under old',
  (resource) => {
    const queryClient = new QueryClient();
    const { queryKey } = optionsQuery();
    queryClient.setQueryData(queryKey, { marcas: [], categorias: [], etiquetas: [] });
    void queryClient.invalidateQueries(queriesOf(resource));
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  },
);
