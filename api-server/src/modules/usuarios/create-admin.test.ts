import { loadShop } from 'settings/shop';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { createAdmin } from './create-admin.ts';

it('is refused with a password that everybody tries first', async () => {
  const { database, close } = await testApp();
  const ana = { nombre: 'Ana', apellido: 'Díaz', dni: '27304050607', email: 'ana@ejemplo.test' };
  const make = (password: string) => createAdmin(database.db, loadShop({}), { ...ana, password });
  await expect(make('Password1!')).rejects.toMatchObject({ details: [{ field: 'password' }] });
  await make('Semillas+84');
  const { rows } = await database.pool.query('SELECT email FROM usuarios');
  expect(rows).toEqual([{ email: ana.email }]);
  await close();
});
