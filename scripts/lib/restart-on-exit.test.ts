import { expect, it } from 'vitest';
import { Crew } from './crew.ts';
import { restartOnExit } from './restart-on-exit.ts';

const ends = { name: 'storefront', args: ['-e', 'process.exit(7)'] };

it('restarts a server three times in a minute, and stops at the fourth exit', async () => {
  const said: string[] = [];
  const given = await restartOnExit(ends, new Crew(), {
    hasServed: () => true,
    say: (line) => said.push(line),
  });
  expect(given).toBe(true);
  expect(said).toEqual([
    ...Array.from({ length: 3 }, () => 'storefront se detuvo (código 7): se inicia de nuevo.'),
    'storefront se detuvo (código 7): se cierra la tienda.',
  ]);
});

it.each([
  ['storefront', ['storefront se detuvo (código 7): se cierra la tienda.']],
  // The API prints the reason itself.
  ['api-server', []],
])('does not restart a server that never served: %s', async (name, lines) => {
  const said: string[] = [];
  const care = { hasServed: () => false, say: (line: string) => said.push(line) };
  expect(await restartOnExit({ ...ends, name }, new Crew(), care)).toBe(true);
  expect(said).toEqual(lines);
});

it('does not restart a server that was asked to end', async () => {
  const said: string[] = [];
  const crew = new Crew();
  const member = { name: 'storefront', args: ['-e', "console.log('listo'); setInterval(() => {}, 1e6)"] };
  const up = new Promise<void>((resolve) => {
    Object.assign(member, { stdout: () => resolve() });
  });
  const kept = restartOnExit(member, crew, { hasServed: () => true, say: (line) => said.push(line) });
  await up;
  await crew.stop();
  expect(await kept).toBe(false);
  expect(said).toEqual([]);
});
