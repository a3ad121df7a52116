import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { shapedOptions } from './call-options.ts';
import { tagged } from './tagged.ts';

const call = {
  queryKey: [{ _id: 'marcasList', tags: ['marcas'] }],
  queryFn: async () => ({ marcas: [{ nombre: 'A', orden: 1 }], total: 1 }),
};
const names = shapedOptions('nombres', call, ({ marcas }) => marcas.map(({ nombre }) => nombre));
const total = shapedOptions('total', call, (page) => page.total);

it('caches the whole answer and each shape separately, in any order of requests', async () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const ask = () => [names, call, total].map((one) => queryClient.fetchQuery<unknown>(one));
  const answers = [['A'], { marcas: [{ nombre: 'A', orden: 1 }], total: 1 }, 1];
  expect(await Promise.all(ask())).toEqual(answers);
  expect(await Promise.all(ask().reverse())).toEqual([...answers].reverse());
});

it('invalidates a shape with its call, by key and by tag', () => {
  const queryClient = new QueryClient();
  for (const filter of [{ queryKey: call.queryKey }, tagged('marcas')]) {
    queryClient.setQueryData(names.queryKey, ['A']);
    void queryClient.invalidateQueries(filter);
    expect(queryClient.getQueryState(names.queryKey)?.isInvalidated).toBe(true);
  }
});
