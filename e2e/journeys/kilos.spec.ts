/** An order with a product that staff weigh: packed on a phone, and read by its customer. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { allProducts, type Producto, tokenOf } from '../fixtures/api.ts';
import { axeViolations, settle, sidewaysOverflow } from '../fixtures/axe.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { ADMIN } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

type Weighed = Producto & { se_pesa?: boolean };

const ORDERED = 20;
const WEIGHT = 19.85;

const written = (pesos: number) =>
  `$ ${pesos.toLocaleString('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: true })}`;

test('staff weigh a product at packing, and the customer pays its weight', async ({
  page,
  request,
  browser,
}) => {
  const complaints = watchConsole(page);
  const customer = await newAccount(request);
  const token = await tokenOf(request, customer);
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const cheese = (await allProducts(request, token)).find(
    ({ se_pesa, disponible, precio }: Weighed) => se_pesa && disponible && precio * ORDERED > 60_000,
  );
  if (!cheese) throw new Error('The demo shop needs a weighed product');

  const placed = await request.post(`${SHOP.api}/pedidos`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: {
      usuarioId: sub,
      detalles: [{ producto_id: cheese.producto_id, cantidad: ORDERED, precio_unitario: cheese.precio }],
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const { pedido_id, numero } = await placed.json();
  const approved = await request.patch(`${SHOP.api}/pedidos/${pedido_id}/estado`, {
    headers: { authorization: `Bearer ${await tokenOf(request, ADMIN)}` },
    data: { estado_pedido: 'aprobado' },
  });
  expect(approved.status()).toBe(200);
  const total = written(Math.round(cheese.precio * WEIGHT * 100) / 100);

  await test.step('packing asks for the weight, and refuses a misplaced comma', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, SHOP.backoffice, ADMIN);
    await visit(page, `${SHOP.backoffice}/empaque/${pedido_id}`);
    await page.getByRole('checkbox', { name: new RegExp(cheese.nombre) }).click();
    const weight = page.getByLabel('Peso en kg');
    await expect(weight).toBeFocused();
    await weight.fill('198,5');
    await weight.press('Enter');
    await expect(page.getByText('Se pidieron 20 kg: el peso va de 16 kg a 24 kg.')).toBeVisible();
    await settle(page);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await weight.fill('19,85');
    await weight.press('Enter');
    await expect(page.getByText('Van 19,850 kg')).toBeVisible();
    await page.getByRole('button', { name: 'Terminar empaque' }).click();
    await expect(page.getByText(/^Empacado por /)).toBeVisible();
  });

  await test.step("the order's page in the panel shows both quantities and the new total", async () => {
    await visit(page, `${SHOP.backoffice}/pedido/${pedido_id}`);
    const lines = page.getByRole('table', { name: 'Productos del pedido' });
    await expect(lines).toContainText('19,850 kg');
    await expect(lines).toContainText(/20 kg, van 19,850 kg/);
    await expect(page.getByText(total).first()).toBeVisible();
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      await expect.poll(() => sidewaysOverflow(page), `${width} px`).toBe(0);
      expect(await axeViolations(page), `${width} px`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });

  await test.step('the customer reads what was ordered, what comes, and the same total', async () => {
    const own = await (
      await browser.newContext({ locale: 'es-AR', viewport: { width: 390, height: 844 } })
    ).newPage();
    await signIn(own, SHOP.storefront, customer);
    await visit(own, `${SHOP.storefront}/mis-pedidos/${pedido_id}`);
    const order = own.getByRole('article', { name: `Pedido n.º ${numero}` });
    await expect(order).toContainText('pediste 20 kg, van 19,850 kg');
    await expect(order).toContainText(total);
    await settle(own);
    expect(await sidewaysOverflow(own)).toBe(0);
    expect(await axeViolations(own)).toEqual([]);
    await own.context().close();
  });
});
