/** Customer accounts: a partial payment and its reversal, as staff and the customer see them. */
import { expect, test } from '@playwright/test';
import { signIn } from '../fixtures/actions.ts';
import { axeViolations, settle } from '../fixtures/axe.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { placeOrder, setEstado } from '../fixtures/orders.ts';
import { ADMIN, CUSTOMER } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';
import { brokenAmounts } from '../stories/page-checks.ts';

test('a cheque pays part of an order, the customer sees it, and it is reversed once', async ({
  page,
  browser,
  request,
}) => {
  const placed = await placeOrder(request);
  await setEstado(request, placed, 'aprobado');
  const numero = String(Date.now());
  await signIn(page, SHOP.backoffice, ADMIN);
  await page.goto(`${SHOP.backoffice}/pedido/${placed.pedido_id}`);
  const pago = page.getByRole('region', { name: 'Pago' });
  const amounts = async () => {
    const texts = await pago.locator('dd').allTextContents();
    return texts.slice(0, 3).map((text) => Number(text.replace(/[^\d,]/g, '').replace(',', '.')));
  };
  await expect(pago.getByText('Resta')).toBeVisible();
  const [owed = 0] = await amounts();
  expect(await amounts()).toEqual([owed, 0, owed]);

  await pago.getByRole('button', { name: 'Registrar pago' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar en la cuenta corriente' });
  await dialog.getByLabel(/^Importe/).fill('10.000,50');
  await dialog.getByLabel(/^Medio/).selectOption('cheque');
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(dialog.getByText('El banco es obligatorio.').first()).toBeVisible();
  await dialog.getByLabel(/^Banco/).fill('Banco Nación');
  await dialog.getByLabel(/^Número de cheque/).fill(numero);
  await dialog.getByLabel(/^Fecha de cobro/).fill('2030-02-28');
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).dblclick();
  await expect(page.getByText(/^Pago registrado: /)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(amounts).toEqual([owed, 10_000.5, Number((owed - 10_000.5).toFixed(2))]);

  const cheque = `Pago con cheque Banco Nación N.º ${numero} al 28/02/2030 · pedido N.º ${placed.numero}`;
  const shop = await (await browser.newContext()).newPage();
  await signIn(shop, SHOP.storefront, CUSTOMER);
  await shop.goto(`${SHOP.storefront}/mis-pedidos/${placed.pedido_id}`);
  await expect(shop.getByText(/^Resta pagar /)).toBeVisible();
  await shop.getByRole('link', { name: 'Ver cuenta corriente' }).click();
  await expect(shop.getByText(cheque)).toHaveCount(1);
  await settle(shop);
  expect(await axeViolations(shop)).toEqual([]);

  await page.goto(`${SHOP.backoffice}/usuario/${placed.usuario.usuario_id}`);
  const revert = page.getByRole('button', { name: `Revertir: ${cheque}` });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(revert).toBeVisible();
    expect(await brokenAmounts(page)).toEqual([]);
  }
  await revert.click();
  await page.getByRole('button', { name: 'Sí, revertir' }).click();
  await expect(page.getByText('Movimiento revertido')).toBeVisible();
  await expect(page.getByText(`Reverso · pedido N.º ${placed.numero}`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Revertir: ${cheque}` })).toHaveCount(0);
  await shop.reload();
  await expect(shop.getByText(`Reverso · pedido N.º ${placed.numero}`)).toBeVisible();
});

test('approving above a credit limit asks in the list, for one order and for several', async ({
  page,
  request,
}) => {
  const person = await newAccount(request);
  const placed = await placeOrder(request, 3, 6000, person);
  await placeOrder(request, 3, 6000, person);
  const terms = await request.patch(`${SHOP.api}/usuarios/${placed.usuario.usuario_id}/condiciones-de-pago`, {
    headers: placed.staff,
    data: { plazo: 0, limite: 1000 },
  });
  expect(terms.ok()).toBe(true);
  await signIn(page, SHOP.backoffice, ADMIN);
  await page.goto(`${SHOP.backoffice}/panel-pedidos?texto=${encodeURIComponent(person.email)}`);
  await page.getByRole('checkbox', { name: 'Elegir toda la página' }).check();
  await page.getByRole('button', { name: 'Cambiar estado' }).click();
  const many = page.getByRole('alertdialog', { name: 'Cambiar el estado de 2 pedidos' });
  await expect(many.getByText(/^Con lo que se aprueba se supera el límite/)).toBeVisible();
  await settle(page);
  expect(await axeViolations(page)).toEqual([]);
  await many.getByRole('button', { name: 'Volver a la lista' }).click();

  const status = page.getByRole('button', {
    name: `Estado del pedido ${placed.numero}: ESPERANDO APROBACION`,
  });
  await status.click();
  await page.getByRole('menuitemradio', { name: 'APROBADO' }).click();
  const asked = page.getByRole('alertdialog', { name: `¿Aprobar el pedido N.º ${placed.numero}?` });
  await expect(asked.getByText(/más que su límite de \$\s1\.000,00\./)).toBeVisible();
  await asked.getByRole('button', { name: 'Sí, aprobar' }).click();
  await expect(page.getByText('Estado del pedido actualizado correctamente.')).toBeVisible();
  await expect(
    page.getByRole('button', { name: `Estado del pedido ${placed.numero}: APROBADO` }),
  ).toBeVisible();
});

test('two cheques pay an order in one dialog, on phone and laptop, and another payment is offered', async ({
  page,
  request,
}) => {
  await signIn(page, SHOP.backoffice, ADMIN);
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const) {
    const person = await newAccount(request);
    const placed = await placeOrder(request, 3, 6000, person);
    await setEstado(request, placed, 'aprobado');
    await page.setViewportSize({ width, height });
    await page.goto(`${SHOP.backoffice}/usuario/${placed.usuario.usuario_id}`);
    await page.getByRole('button', { name: 'Registrar pago' }).click();
    const dialog = page.getByRole('dialog', { name: 'Registrar en la cuenta corriente' });
    const first = dialog.getByLabel(/^Medio/).first();
    await expect(first).toBeFocused();
    await first.selectOption('cheque');
    await dialog.getByLabel(/^Importe/).fill('1.500,50');
    await dialog.getByLabel(/^Banco/).fill('Banco Nación');
    await dialog.getByLabel(/^Número de cheque/).fill('0001');
    await dialog.getByRole('button', { name: '30 días' }).click();
    await dialog.getByRole('button', { name: 'Agregar otro medio' }).click();
    const second = dialog.getByRole('group', { name: /^Medio 2/ });
    await expect(second.getByLabel(/^Medio/)).toBeFocused();
    // The sum stays visible while typing, and covers no focused field.
    const sum = dialog.getByRole('status');
    await expect(sum).toBeInViewport({ ratio: 1 });
    await expect(sum).toContainText(/Queda por pagar \$\s0,00/);
    const number = second.getByLabel(/^Número de cheque/);
    await number.focus();
    await expect(number).toBeInViewport({ ratio: 1 });
    const bottom = await number.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(await sum.evaluate((element) => element.getBoundingClientRect().top));
    // The bar with the sum reaches the lower edge of the scrolled part: no field shows below the bar.
    const below = await sum.evaluate((element) => {
      const bar = element.parentElement?.getBoundingClientRect().bottom ?? 0;
      return (element.closest('[tabindex="0"]')?.getBoundingClientRect().bottom ?? Infinity) - bar;
    });
    expect(below).toBeLessThanOrEqual(0.5);
    await second.getByLabel(/^Banco/).press('Tab');
    await number.press('Enter');
    await expect(second.getByText('El número es obligatorio.')).toBeVisible();
    await expect(number).toBeFocused();
    await number.fill('0002');
    await second.getByLabel(/^Fecha de cobro/).fill('2030-02-28');
    expect(await brokenAmounts(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await settle(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath(`medios-${width}.png`) });
    await dialog.getByRole('button', { name: 'Registrar', exact: true }).dblclick();
    await expect(dialog).toBeHidden();
    // The account has both payments, and the debt is paid.
    await expect(page.getByText(/^Pago con cheque Banco Nación N.º 000[12]/)).toHaveCount(2);
    await page.getByRole('button', { name: 'Registrar otro' }).click();
    await expect(dialog.getByLabel(/^Importe/)).toHaveValue('');
    await dialog.getByLabel(/^Importe/).fill('1');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(dialog.getByLabel(/^Importe/)).toHaveValue('1,00');
  }
});
