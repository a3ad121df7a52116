/** A forgotten password, from the login to the new password, with the mail that was really sent. */
import { expect, test } from '@playwright/test';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { tokenOf } from '../fixtures/api.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { mailsTo } from '../fixtures/mail.ts';
import { ADMIN, CUSTOMER, newShopOwner } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const SENT = 'Si este correo está registrado, recibirás un enlace de recuperación.';
const ALREADY = 'Ya has solicitado restablecer tu contraseña. Inténtalo más tarde.';

/** Returns the links to this path in the mails of an address. */
const linksTo = async (email: string, path: RegExp) =>
  (await mailsTo(email)).flatMap(({ text }) => text?.match(path) ?? []);

test('the link of the first mail confirms an e-mail on a press, not when the page opens', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const owner = newShopOwner();
  const { usuario_id } = await (await request.post(`${SHOP.api}/usuarios`, { data: owner })).json();
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const confirmed = async () =>
    (await (await request.get(`${SHOP.api}/usuarios/${usuario_id}`, { headers })).json()).correo_confirmado;
  const links = () => linksTo(owner.email, /\S*\/confirmar-correo#codigo=\S+/g);
  await expect.poll(async () => (await links()).length).toBe(1);
  const { pathname, hash } = new URL((await links())[0] ?? '');
  const address = `${SHOP.storefront}${pathname}${hash}`;
  const press = () => page.getByRole('button', { name: 'Confirmar mi correo' }).click();

  const answer = await visit(page, address);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  expect(await confirmed()).toBe(false);
  await press();
  await expect(page.getByRole('heading', { name: 'Tu correo quedó confirmado' })).toBeVisible();
  expect(await confirmed()).toBe(true);
  await page.reload();
  await visit(page, address);
  await press();
  await expect(page.getByRole('heading', { name: 'Tu correo ya estaba confirmado' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a forgotten password is replaced once by the mailed link', async ({ page, request }) => {
  const complaints = watchConsole(page);
  const owner = newShopOwner();
  await test.step('an approved account', async () => {
    const answer = await request.post(`${SHOP.api}/usuarios`, { data: owner });
    const { usuario_id } = await answer.json();
    const approved = await request.patch(`${SHOP.api}/usuarios/alta/${usuario_id}`, {
      headers: { authorization: `Bearer ${await tokenOf(request, ADMIN)}` },
    });
    expect(approved.ok()).toBe(true);
  });

  await test.step('the login links to the request', async () => {
    await visit(page, `${SHOP.storefront}/login`);
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await expect(page).toHaveURL(`${SHOP.storefront}/olvide-password`);
    // The address changes before the page, and the login has a field of the same name.
    await expect(page.getByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible();
  });

  await test.step('the request is answered and leads to /inicio after 5 s [T4.14]', async () => {
    await page.getByLabel('Correo electrónico').fill(` ${owner.email.toUpperCase()} `);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  });

  await test.step('a second request within minutes is refused with a message', async () => {
    await visit(page, `${SHOP.storefront}/olvide-password`);
    await page.getByLabel('Correo electrónico').fill(owner.email);
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText(ALREADY)).toBeVisible();
    await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  });

  const links = () => linksTo(owner.email, /\S*\/restablecer-password\?token=\S+/g);
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
  const [link = ''] = await links();
  const { search } = new URL(link);

  await test.step('the mailed link opens a page without caching and referrer', async () => {
    const answer = await visit(page, `${SHOP.storefront}/restablecer-password${search}`);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page).toHaveTitle(/^Crear nueva contraseña/);
  });

  await test.step('the new password must follow the rules, and then the login opens', async () => {
    const field = page.getByLabel('Contraseña nueva', { exact: true });
    await field.fill('corta');
    await page.getByRole('button', { name: 'Restablecer' }).click();
    await expect(page.getByText('La contraseña debe tener al menos 8 caracteres.')).toBeVisible();
    await field.fill('OtraSecreta2#');
    await expect(page.getByText('4 de 4 requisitos cumplidos')).toBeAttached();
    await page.getByRole('button', { name: 'Restablecer' }).click();
    await expect(page.getByText('Contraseña restablecida con éxito')).toBeVisible();
    await expect(page).toHaveURL(`${SHOP.storefront}/login`);
  });

  await test.step('the link does not work a second time', async () => {
    await visit(page, `${SHOP.storefront}/restablecer-password${search}`);
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('OtraSecreta3#');
    await page.getByRole('button', { name: 'Restablecer' }).click();
    await expect(page.getByText('El enlace no es válido o ya venció. Solicita uno nuevo.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pedir otro enlace' })).toBeVisible();
  });

  await test.step('the old password no longer works, the new one does', async () => {
    await tryLogin(page, SHOP.storefront, owner);
    await expect(page.getByText('Credenciales incorrectas. Por favor, intente nuevamente.')).toBeVisible();
    await tryLogin(page, SHOP.storefront, { ...owner, password: 'OtraSecreta2#' });
    await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  });
  expect(complaints).toEqual([]);
});

for (const width of [360, 1440]) {
  test(`the password pages fit ${width} px and pass axe`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    for (const route of [
      '/olvide-password',
      '/restablecer-password',
      '/restablecer-password?token=llave',
      ...['', '#codigo=llave', '#cambio=llave', '#frenar=llave'].map((hash) => `/confirmar-correo${hash}`),
      '/login?returnTo=%2Fpromociones',
    ]) {
      await visit(page, `${SHOP.storefront}${route}`);
      expect(await sidewaysOverflow(page), route).toBe(0);
      expect(await axeViolations(page), route).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

test('pages for visitors redirect an authenticated user to /inicio [T2.3 T6.7]', async ({ page }) => {
  await tryLogin(page, SHOP.storefront, CUSTOMER);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  for (const route of ['/olvide-password', '/restablecer-password?token=llave']) {
    await page.goto(`${SHOP.storefront}${route}`);
    await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  }
});
