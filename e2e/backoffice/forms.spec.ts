/** Form behaviour that needs a browser with layout. */
import { expect, test } from '@playwright/test';
import { signIn } from '../fixtures/actions.ts';
import { ADMIN } from '../fixtures/people.ts';
import { pressSlowly } from '../fixtures/press.ts';
import { SHOP } from '../shop.ts';

test('a button click counts while the focused field becomes invalid', async ({ page }) => {
  await signIn(page, SHOP.backoffice, ADMIN);
  await page.goto(`${SHOP.backoffice}/pedido-nuevo/registrar`);
  await page.getByLabel('Nombre', { exact: true }).fill('Zoe');
  await page.getByLabel('Correo electrónico').fill('sin arroba');
  expect(await pressSlowly(page.getByRole('button', { name: 'Registrar usuario' }))).toBe(0);
  await expect(page.getByText('El apellido es obligatorio.')).toBeVisible();
  await expect(page.getByText('El correo electrónico no es válido.')).toBeVisible();
  const first = page.getByLabel('Apellido');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
});
