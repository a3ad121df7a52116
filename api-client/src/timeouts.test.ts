import { afterEach, expect, it, vi } from 'vitest';
import { configureApi, longTimeout, marcasList, prepareApi, remitosVarios } from './backoffice.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits ten seconds for an answer, and five minutes for a file of many delivery notes', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => {})),
  );
  configureApi({ token: () => 'x', serverUrl: 'http://api.test/api' });
  // The transport loads in real time, which fake timers do not advance.
  await prepareApi();
  const told: string[] = [];
  const list = marcasList().catch(() => told.push('list'));
  const file = remitosVarios({ query: { pedidoIds: 'a,b' }, parseAs: 'blob', ...longTimeout }).catch(() =>
    told.push('file'),
  );
  await vi.advanceTimersByTimeAsync(10_100);
  await list;
  expect(told).toEqual(['list']);
  await vi.advanceTimersByTimeAsync(280_000);
  expect(told).toEqual(['list']);
  await vi.advanceTimersByTimeAsync(10_000);
  await file;
  expect(told).toEqual(['list', 'file']);
});
