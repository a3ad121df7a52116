/** Form behaviour that needs a browser with layout. */
import { expect, test } from '@playwright/test';
import { pressSlowly } from '../fixtures/press.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

test('submitting on a phone focuses the first missing field while another invalid field has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, `${SHOP.storefront}/register`);
  await page.getByLabel('Correo electrónico').fill('sin arroba');
  expect(await pressSlowly(page.getByRole('button', { name: 'Enviar solicitud' }))).toBe(0);
  const first = page.getByLabel('Nombre del comercio');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await expect(page.getByText('El nombre del comercio es obligatorio.')).toBeInViewport();
});
