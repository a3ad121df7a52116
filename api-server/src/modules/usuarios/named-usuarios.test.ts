import { foldedName } from 'api-client/contract/parts-of-name';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../testing/call.ts';
import { makeUser } from '../../testing/make.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  ({ token } = await makeUser(test, { roles: ['empleado'] }));
  await makeUser(test, {
    nombre: 'Bernardo',
    apellido: "O'Higgins",
    email: 'bernardo.ohiggins@ejemplo.test',
    nombre_comercio: 'La Rana',
  });
  await makeUser(test, {
    nombre: 'María José',
    apellido: 'Pérez-Gil',
    email: 'mj@ejemplo.test',
    nombre_comercio: 'Dietética S.R.L.',
  });
});
afterAll(() => test.close());

it.each([
  ['ohiggins', "O'Higgins"],
  ["o'higgins", "O'Higgins"],
  ['o’higgins', "O'Higgins"],
  ['o higgins', "O'Higgins"],
  ["O'Higgins, Bernardo", "O'Higgins"],
  ['ohiggins,bernardo', "O'Higgins"],
  ['bernardo.ohiggins@ejemplo', "O'Higgins"],
  ['perez gil', 'Pérez-Gil'],
  ['perezgil', 'Pérez-Gil'],
  ['Pérez-Gil, María', 'Pérez-Gil'],
  ['dietetica srl', 'Pérez-Gil'],
])('finds the person for %j despite punctuation in the name', async (term, apellido) => {
  const { status, body } = await call<{ usuarios: { apellido: string }[] }>(
    test.app,
    'GET',
    `/usuarios/search?term=${encodeURIComponent(term)}`,
    { token },
  );
  expect(status).toBe(200);
  expect(body.usuarios.map((one) => one.apellido)).toEqual([apellido]);
});

it('folds names in SQL like the contract does: ASCII, accented letters and punctuation of names', async () => {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
  const signs = [...'`´’‘“”·'].map((sign) => sign.codePointAt(0) ?? 0);
  const letters = [...range(0x20, 0x7e), ...range(0xa1, 0x17f), ...signs]
    .map((code) => String.fromCodePoint(code))
    .filter(
      (one) =>
        one < '\u00a1' ||
        signs.includes(one.codePointAt(0) ?? 0) ||
        /^\p{L}\p{M}/u.test(one.normalize('NFD')),
    );
  const { rows } = await test.database.pool.query<{ folded: string }>(
    'SELECT sin_signos(t) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS u (t, n) ORDER BY n',
    [letters],
  );
  const different = letters.filter((letter, n) => foldedName(letter) !== rows[n]?.folded);
  expect(different.join(' ')).toEqual('');
});
