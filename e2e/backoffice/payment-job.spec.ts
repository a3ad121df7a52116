/** A daily task beside those of `jobs.spec.ts`: a payment with two cheques. */
import { expect, test } from '@playwright/test';
import { signIn } from '../fixtures/actions.ts';
import { countEffort, expectEffort } from '../fixtures/effort.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { placeOrder, setEstado } from '../fixtures/orders.ts';
import { ADMIN } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

test('a payment with two cheques', async ({ page, request }) => {
  const placed = await placeOrder(request, 3, 6000, await newAccount(request));
  await setEstado(request, placed, 'aprobado');
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, SHOP.backoffice, ADMIN);
  const effortOf = await countEffort(page);
  // Counted from the customer's page, like before.
  await page.goto(`${SHOP.backoffice}/usuario/${placed.usuario.usuario_id}`);
  const { keyboard } = page;
  const dialog = page.getByRole('dialog', { name: 'Registrar en la cuenta corriente' });
  const medio = (at: number) => dialog.getByLabel(/^Medio/).nth(at);
  const numero = (at: number) => dialog.getByLabel(/^Número de cheque/).nth(at);
  const next = () => keyboard.press('Tab');
  const effort = await effortOf(async () => {
    await page.getByRole('button', { name: 'Registrar pago' }).click();
    await expect(medio(0)).toBeFocused();
    await keyboard.press('c');
    await expect(medio(0)).toHaveValue('cheque');
    await next();
    await keyboard.type('10000');
    await next();
    await keyboard.type('Banco Galicia');
    await next();
    await keyboard.type('4471');
    await dialog.getByRole('button', { name: '30 días' }).click();
    await dialog.getByRole('button', { name: 'Agregar otro medio' }).click();
    // The second cheque has the same bank and the remaining amount.
    await expect(medio(1)).toBeFocused();
    await next();
    await next();
    await next();
    await expect(numero(1)).toBeFocused();
    await keyboard.type('4472');
    await dialog.getByRole('button', { name: '60 días' }).nth(1).click();
    await keyboard.press('Enter');
    await expect(page.getByText(/^Pago registrado: .*, en 2 medios$/)).toBeVisible();
    await expect(dialog).toBeHidden();
  });
  for (const number of ['4471', '4472']) {
    await expect(
      page.getByText(new RegExp(`^Pago con cheque Banco Galicia N.º ${number} al `)),
    ).toBeVisible();
  }
  const cuenta = page.getByRole('region', { name: 'Cuenta corriente' });
  await expect(cuenta.getByRole('definition').first()).toHaveText(/\$\s0,00/);
  expectEffort('a payment with two cheques', effort);
});
