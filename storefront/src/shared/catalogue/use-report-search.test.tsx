import { renderHook } from '@testing-library/react';
import { prepareApi } from 'api-client/storefront';
import { expect, it, vi } from 'vitest';
import { producto } from '../../testing/data.ts';
import { openShop } from '../../testing/open-shop.ts';
import { fakeApi } from '../../testing/render-app.tsx';
import { useReportSearch } from './use-report-search.ts';

const sample = producto(1, { nombre: 'Almendra pelada' });
interface Found {
  term: string | undefined;
  shown: (typeof sample)[] | undefined;
}

it('reports a search without matching names once, after a pause', async () => {
  const api = fakeApi({});
  const { close } = openShop('/inicio');
  await prepareApi();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const searchesSent = () => api.callsTo('POST /busquedas').map(({ body }) => body);
  const initialProps: Found = { term: 'tof', shown: [] };
  const { rerender } = renderHook(({ term, shown }: Found) => useReportSearch(term, shown), { initialProps });
  const stand = (found: Found, ms = 10_000) => {
    rerender(found);
    vi.advanceTimersByTime(ms);
  };
  vi.advanceTimersByTime(1000);
  // The user types on, then the result arrives, then the pause passes.
  stand({ term: 'tofu', shown: undefined });
  stand({ term: 'tofu', shown: [] });
  await vi.waitFor(() => expect(searchesSent()).toEqual([{ term: 'tofu' }]));
  stand({ term: 'TOFÚ', shown: [] });
  stand({ term: 'almendrá', shown: [sample] });
  stand({ term: undefined, shown: [] });
  // Only similar products.
  stand({ term: 'almedra', shown: [sample] });
  await vi.waitFor(() => expect(searchesSent()).toEqual([{ term: 'tofu' }, { term: 'almedra' }]));
  close();
});
