/** A role shows only its own data: a packer sees no amounts. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { tokenOf } from '../fixtures/api.ts';
import { axeViolations, settle, sidewaysOverflow } from '../fixtures/axe.ts';
import { mailsTo } from '../fixtures/mail.ts';
import { placeOrder, setEstado } from '../fixtures/orders.ts';
import { ADMIN, newShopOwner } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

/** Creates an employee for this test. */
async function employee(request: APIRequestContext, headers: Record<string, string>) {
  const owner = newShopOwner();
  const made = await request.post(`${SHOP.api}/usuarios`, { data: owner });
  const { usuario_id } = await made.json();
  for (const path of [`alta/${usuario_id}`, `rol-empleado/${usuario_id}`]) {
    expect((await request.patch(`${SHOP.api}/usuarios/${path}`, { headers })).ok()).toBe(true);
  }
  return { ...owner, usuario_id };
}

/** Collects the text of all API responses from now on. */
function answersTo(page: Page): Promise<string>[] {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
  });
  return answers;
}

test('a packer sees packing without amounts; a changed role applies to the open panel', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const order = await placeOrder(request);
  await setEstado(request, order, 'aprobado');
  const someone = await employee(request, headers);
  const nombre = `Depósito ${someone.dni.slice(-6)}`;
  const made = await request.post(`${SHOP.api}/roles-personal`, {
    headers,
    data: { nombre, areas: ['empaque'] },
  });
  const { rol_id } = await made.json();
  const give = (data: { rol_id: string | null }) =>
    request.patch(`${SHOP.api}/usuarios/${someone.usuario_id}/rol`, { headers, data });
  expect((await give({ rol_id })).ok()).toBe(true);

  const answers = answersTo(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await tryLogin(page, SHOP.backoffice, someone);
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Área de Pedidos|Nuevo Pedido/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Empaque', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Por empacar' })).toBeVisible();
  const pack = page.getByRole('link', { name: /^Empacar: pedido/ });
  await expect(pack.first()).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  }
  await pack.first().click();
  await expect(page.getByRole('heading', { name: 'Empaque' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('$');

  await page.goto(`${SHOP.backoffice}/panel-pedidos`);
  await expect(page.getByRole('heading', { name: '403 / Sin permiso' })).toBeVisible();
  const told = await Promise.all(answers);
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter((text) => /"(?:total_)?precio[a-z_]*":|"importe":|"saldo":|\$\s?\d/.test(text))).toEqual(
    [],
  );

  // The open page shows the data of the new role, and hides it again.
  expect((await give({ rol_id: null })).ok()).toBe(true);
  await expect(page.getByRole('heading', { name: 'Área de Pedidos' })).toBeVisible();
  expect((await give({ rol_id })).ok()).toBe(true);
  await expect(page.getByRole('heading', { name: '403 / Sin permiso' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an invited employee chooses a password by the mailed link in the panel, and can work', async ({
  page,
  request,
}) => {
  const complaints = watchConsole(page);
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const { nombre, apellido, email, dni } = newShopOwner();
  const data = { nombre, apellido, email, dni, rol_id: null };
  expect((await request.post(`${SHOP.api}/empleados`, { headers, data })).status()).toBe(201);
  const links = async () =>
    (await mailsTo(email)).flatMap(({ text }) => text?.match(/\S*\/restablecer-password\S*/g) ?? []);
  await expect.poll(async () => (await links()).length).toBe(1);
  const [link = ''] = await links();
  expect(link).toContain(`${SHOP.backoffice}/restablecer-password#token=`);

  await page.goto(link);
  await expect(page).toHaveTitle(/^Crear nueva contraseña/);
  const field = page.getByLabel('Contraseña nueva', { exact: true });
  await expect(field).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  }
  await field.fill('corta');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('La contraseña debe tener al menos 8 caracteres.')).toBeVisible();
  await field.fill('Girasol-2031*');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page).toHaveURL(`${SHOP.backoffice}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('Girasol-2031*');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();

  // An authenticated user sees why the link has no effect; after logout, that it was used.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText(/^Ya iniciaste sesión\./)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(`${SHOP.backoffice}/login`);
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('Girasol-2032*');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText(/Este enlace ya no sirve\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pedir otro enlace' })).toBeVisible();
  expect(complaints).toEqual([]);
});
