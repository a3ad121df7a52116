import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { renderRemitos } from './pdf/remito.ts';
import { printInThread } from './print-apart.ts';
import { lines, remitoOf } from './testing/remito-samples.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const long = remitoOf(lines(500));

it('does not block other requests while printing', async () => {
  const ask = () => test.app.inject({ url: '/api/categorias' });
  // The first request of a process is slow.
  await ask();
  let isPrinted = false;
  const printing = printInThread(Array<typeof long>(6).fill(long)).finally(() => {
    isPrinted = true;
  });
  const { statusCode } = await ask();
  expect([statusCode, isPrinted]).toEqual([200, false]);
  const { totalPages } = await extractText(new Uint8Array(await printing), { mergePages: true });
  expect(totalPages).toBe(120);
});

it('returns the same file as printing in this thread', async () => {
  const short = remitoOf(lines(30));
  expect((await printInThread([short])).equals(await renderRemitos([short]))).toBe(true);
});

it('refuses jobs at once when too many wait, and prints the waiting ones', async () => {
  const files = Array.from({ length: 12 }, () => printInThread([long]));
  const ends = await Promise.allSettled(files);
  const refused = ends.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(4);
  for (const end of refused) expect(end).toMatchObject({ reason: { code: 'NO_DISPONIBLE' } });
  expect(ends.at(-1)?.status).toBe('rejected');
});
