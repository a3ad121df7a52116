import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRenglones } from 'api-client/contract/renglones/read-renglones';
import { call } from 'api-server/testing/call';
import { makeUser } from 'api-server/testing/make';
import { type TestApp, testApp } from 'api-server/testing/test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertCatalogo } from '../load-catalogo.ts';
import { demoShop } from '../shop/demo-shop.ts';

interface Read {
  estado: 'hallado' | 'a_elegir' | 'no_hallado';
  opciones: { producto: { nombre: string }; cantidad: number }[];
}

/** The text, and its accepted meanings: 'name ×many', '?' for nothing certain, '-' for nothing. */
const TABLE = readFileSync(join(import.meta.dirname, 'renglones.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '))
  .map((line) => {
    const at = line.lastIndexOf(' | ');
    return { written: line.slice(0, at), meanings: line.slice(at + 3).split(' / ') };
  });

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  const { usuarios: _, pedidos: __, ...catalogo } = demoShop(new Date());
  await test.database.db.transaction((tx) => insertCatalogo(tx, catalogo));
  ({ token } = await makeUser(test));
});
afterAll(() => test.close());

/** Returns the reading of each line, in calls of at most 100. */
async function readAll(written: readonly string[]): Promise<Read[]> {
  const found: Read[] = [];
  for (let at = 0; at < written.length; at += 100) {
    const { body } = await call<{ renglones: Read[] }>(test.app, 'POST', '/pedido-rapido/renglones', {
      token,
      body: { renglones: written.slice(at, at + 100) },
    });
    expect(body).toHaveProperty('renglones');
    found.push(...body.renglones);
  }
  return found;
}

function matchesMeaning(
  { producto, cantidad }: Read['opciones'][number],
  meanings: readonly string[],
): boolean {
  return meanings.some((meaning) => {
    const [name = '', many] = meaning.split(' ×');
    const pattern = new RegExp(`^${name.replace(/[.+?()%]/g, '\\$&').replaceAll('*', '.*')}$`, 'i');
    return pattern.test(producto.nombre) && cantidad === Number(many);
  });
}

const inWords = (written: string, { estado, opciones }: Read) =>
  `${written} → ${estado}: ${opciones.map(({ producto, cantidad }) => `${producto.nombre} ×${cantidad}`).join(' / ')}`;

it('reads 300 lines as shop owners write them: no silent error, and 95 of 100 right or among the first three', async () => {
  expect(TABLE.length).toBeGreaterThan(300);
  const asked = TABLE.map((row) => ({ ...row, renglones: readRenglones(row.written) }));
  const nothing = asked.filter(({ meanings }) => meanings[0] === '-');
  expect(nothing.flatMap(({ renglones }) => renglones)).toEqual([]);
  const lines = asked.filter((row) => !nothing.includes(row));
  expect(lines.filter(({ renglones }) => renglones.length !== 1)).toEqual([]);
  const found = await readAll(lines.map(({ renglones }) => renglones[0]?.escrito ?? ''));
  const read = lines.map((line, place) => ({ ...line, read: found[place] as Read }));
  const wrong = read.filter(
    ({ read: { estado, opciones }, meanings }) =>
      estado === 'hallado' && !opciones.some((one) => matchesMeaning(one, meanings)),
  );
  const known = read.filter(({ meanings }) => meanings[0] !== '?');
  const missed = known.filter(
    ({ read, meanings }) => !read.opciones.some((one) => matchesMeaning(one, meanings)),
  );
  const sure = known.filter(({ read }) => read.estado === 'hallado');
  expect(wrong.map(({ written, read }) => inWords(written, read))).toEqual([]);
  const share = (part: readonly unknown[]) => part.length / known.length;
  expect(share(missed), missed.map(({ written, read }) => inWords(written, read)).join('\n')).toBeLessThan(
    0.05,
  );
  // Certain lines need no further click.
  expect(share(sure)).toBeGreaterThan(0.75);
});
