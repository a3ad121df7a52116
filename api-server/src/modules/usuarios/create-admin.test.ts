import { loadShop } from 'settings/shop';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { createAdmin } from './service/accounts.ts';

it('refuses a common password', async () => {
  const { database, close } = await testApp();
  const ana = { nombre: 'Ana', apellido: 'Díaz', dni: '27304050607', email: 'ana@ejemplo.test' };
  const make = (password: string) => createAdmin(database.db, loadShop({}), { ...ana, password });
  await expect(make('Password1!')).rejects.toMatchObject({ details: [{ field: 'password' }] });
  await make('Semillas+84');
  const { rows } = await database.pool.query('SELECT email FROM usuarios');
  expect(rows).toEqual([{ email: ana.email }]);
  await close();
});

it.each([
  ['27-30405060-7', {}],
  ['27.30405060.7', { DEMO: '0' }],
])('accepts the CUIT as %s, the format of SHOP_CUIT', async (dni, env) => {
  const { database, close } = await testApp();
  const person = { nombre: 'Ana', apellido: 'Díaz', email: 'ana@ejemplo.test', password: 'Semillas+84' };
  await createAdmin(database.db, loadShop(env), { ...person, dni });
  const { rows } = await database.pool.query('SELECT dni::text FROM usuarios');
  expect(rows).toEqual([{ dni: '27304050607' }]);
  const odd = createAdmin(database.db, loadShop(env), {
    ...person,
    email: 'otra@ejemplo.test',
    dni: '2-7304050-607',
  });
  await expect(odd).rejects.toMatchObject({ details: [{ field: 'dni' }] });
  await close();
});
