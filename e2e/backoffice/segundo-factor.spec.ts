/** A member of the staff turns the second factor on, and comes in with it in both apps. */
import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { SHOP } from '../shop.ts';

/** What the telephone shows, so many half minutes from now. */
const codeOf = (secreto: string, periods: number): string =>
  new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: Date.now() + periods * 30_000 });

async function expectFit(page: Page) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page), `${width} px`).toBe(0);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
  }
}

test('staff turn it on, and come in with a code here and with a recovery code in the shop', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const person = await newAccount(request, { empleado: true });
  await tryLogin(page, SHOP.backoffice, person);
  await expect(page).toHaveURL(`${SHOP.backoffice}/panel-principal`);
  await page.goto(`${SHOP.backoffice}/segundo-factor`);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  await expectFit(page);
  const secreto = new URL(
    (await page.getByRole('link', { name: 'ábrela' }).getAttribute('href')) ?? '',
  ).searchParams.get('secret');
  // The one before: the test may be back before half a minute is over, and none works twice.
  await page.getByLabel('Código de verificación').fill(codeOf(secreto ?? '', -1));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Guarda tus códigos de recuperación')).toBeVisible();
  await expectFit(page);
  const codigos = await page
    .getByRole('listitem')
    .filter({ hasText: /^([A-Z2-7]{4}-){3}/ })
    .allTextContents();
  expect(codigos).toHaveLength(10);
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible();
  await expectFit(page);

  await page.evaluate(() => localStorage.clear());
  await tryLogin(page, SHOP.backoffice, person);
  const field = page.getByLabel('Código de verificación');
  await expect(field).toBeFocused();
  await expectFit(page);
  await field.fill('000 000');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText(/^El código no es correcto/)).toBeVisible();
  await field.fill(codeOf(secreto ?? '', 1).replace(/(...)/, '$1 '));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(`${SHOP.backoffice}/panel-principal`);

  await tryLogin(page, SHOP.storefront, person);
  await expect(field).toBeFocused();
  await expectFit(page);
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await page.getByLabel('Código de recuperación').fill(codigos[0] ?? '');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  expect(complaints).toEqual([]);
});
