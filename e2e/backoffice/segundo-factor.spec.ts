/** Staff set up the second factor and use it in both apps, by choice or because an admin demands it. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { tokenOf } from '../fixtures/api.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { ADMIN } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

/**
 * Returns the authenticator's code, some half minutes from now. A past code may expire on the way. The next
 * code is accepted early; each code works once.
 */
const codeOf = (secreto: string, periods: number): string =>
  new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: Date.now() + periods * 30_000 });

/** Sets up the second factor, and confirms the recovery codes. */
async function enrol(page: Page, password: string) {
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Activar' }).click();
  const link = await page.getByRole('link', { name: 'ábrela' }).getAttribute('href');
  const secreto = new URL(link ?? '').searchParams.get('secret') ?? '';
  await page.getByLabel('Código de verificación').fill(codeOf(secreto, 0));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Guarda tus códigos de recuperación')).toBeVisible();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
}

/** Gives the demo's admin a second factor until `undo`, which also stops the demand. */
async function adminWithFactor(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${SHOP.api}/auth/segundo-factor${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { secreto }: { secreto: string } = await post('', { password: ADMIN.password });
  const { codigos }: { codigos: string[] } = await post('/confirmar', { codigo: codeOf(secreto, 0) });
  return {
    code: () => codeOf(secreto, 1),
    undo: async () => {
      await request.patch(`${SHOP.api}/ajustes`, { headers, data: { exige_segundo_factor: false } });
      await post('/desactivar', { password: ADMIN.password, codigo: codigos[0] });
    },
  };
}

async function expectFit(page: Page) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page), `${width} px`).toBe(0);
    expect(await axeViolations(page), `${width} px`).toEqual([]);
  }
}

test('staff set it up, and log in with a code here and a recovery code in the shop', async ({
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
  await page.getByLabel('Código de verificación').fill(codeOf(secreto ?? '', 0));
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

test('an admin demands it: users set it up above a draft or on its page, and both continue where they were', async ({
  page,
  browser,
  request,
}) => {
  const [writes, reads] = [
    await newAccount(request, { empleado: true }),
    await newAccount(request, { empleado: true }),
  ];
  const admin = await adminWithFactor(request);
  const [other, third] = [await browser.newPage(), await browser.newPage()];
  const nombre = `Etiqueta a medias ${Date.now()}`;
  try {
    await tryLogin(page, SHOP.backoffice, writes);
    await expect(page).toHaveURL(`${SHOP.backoffice}/panel-principal`);
    await page.goto(`${SHOP.backoffice}/crear-etiqueta`);
    await page.getByLabel('Nombre').fill(nombre);
    await tryLogin(other, SHOP.backoffice, reads);
    await expect(other).toHaveURL(`${SHOP.backoffice}/panel-principal`);

    await test.step('the admin demands it', async () => {
      await tryLogin(third, SHOP.backoffice, ADMIN);
      await third.getByLabel('Código de verificación').fill(admin.code());
      await third.getByRole('button', { name: 'Continuar' }).click();
      await expect(third).toHaveURL(`${SHOP.backoffice}/panel-principal`);
      await third.goto(`${SHOP.backoffice}/panel-ajustes`);
      await third
        .getByRole('switch', { name: 'Pedir la verificación en dos pasos a todo el personal' })
        .click();
      await third.getByRole('button', { name: 'Sí, pedirla' }).click();
      await expect(third.getByText('La verificación en dos pasos se pide a todo el personal.')).toBeVisible();
    });

    await test.step('the draft stays below, and is saved afterwards', async () => {
      await page.getByLabel('Nombre').press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Verificación en dos pasos' });
      await expect(dialog).toBeVisible();
      await expectFit(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      await enrol(page, writes.password);
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(`${SHOP.backoffice}/crear-etiqueta`);
      await expect(page.getByLabel('Nombre')).toHaveValue(nombre);
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText('Etiqueta creada con éxito!')).toBeVisible();
    });

    await test.step("the other user's next click opens the set-up, with logout as the only way out", async () => {
      await other.setViewportSize({ width: 1440, height: 900 });
      await other.getByRole('link', { name: 'Área de Pedidos' }).first().click();
      await expect(other.getByRole('heading', { name: 'Verificación en dos pasos' })).toBeVisible();
      await expect(other.getByRole('button', { name: 'Salir de la cuenta' })).toBeVisible();
      await expect(other.getByRole('link', { name: /^Volver/ })).toHaveCount(0);
      await expectFit(other);
      await enrol(other, reads.password);
      await expect(other).toHaveURL(`${SHOP.backoffice}/panel-pedidos`);
      await expect(other.getByRole('heading', { name: 'Área de Pedidos' })).toBeVisible();
    });
  } finally {
    await admin.undo();
    await Promise.all([other.close(), third.close()]);
  }
});
