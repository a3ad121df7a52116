/** Who has a role sees what is theirs and nothing else: who packs, no amount anywhere. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { tryLogin, watchConsole } from '../fixtures/actions.ts';
import { tokenOf } from '../fixtures/api.ts';
import { axeViolations, settle, sidewaysOverflow } from '../fixtures/axe.ts';
import { placeOrder, setEstado } from '../fixtures/orders.ts';
import { ADMIN, newShopOwner } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

/** An employee of this test's alone. */
async function employee(request: APIRequestContext, headers: Record<string, string>) {
  const owner = newShopOwner();
  const made = await request.post(`${SHOP.api}/usuarios`, { data: owner });
  const { usuario_id } = await made.json();
  for (const path of [`alta/${usuario_id}`, `rol-empleado/${usuario_id}`]) {
    expect((await request.patch(`${SHOP.api}/usuarios/${path}`, { headers })).ok()).toBe(true);
  }
  return { ...owner, usuario_id };
}

/** Whatever the API answers from here on, as text. */
function answersTo(page: Page): Promise<string>[] {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
  });
  return answers;
}

test('who packs sees packing, and never an amount; another role acts on the open panel', async ({
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

  // The page stays open: what is theirs now is there, and goes again.
  expect((await give({ rol_id: null })).ok()).toBe(true);
  await expect(page.getByRole('heading', { name: 'Área de Pedidos' })).toBeVisible();
  expect((await give({ rol_id })).ok()).toBe(true);
  await expect(page.getByRole('heading', { name: '403 / Sin permiso' })).toBeVisible();
  expect(complaints).toEqual([]);
});
