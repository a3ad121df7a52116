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
])('finds the person that %j names, whatever signs stand in the name', async (term, apellido) => {
  const { status, body } = await call<{ usuarios: { apellido: string }[] }>(
    test.app,
    'GET',
    `/usuarios/search?term=${encodeURIComponent(term)}`,
    { token },
  );
  expect(status).toBe(200);
  expect(body.usuarios.map((one) => one.apellido)).toEqual([apellido]);
});
