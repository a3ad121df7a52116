/**
 * 'Estado de la tienda' on phone and desktop. A real job fails for good only after a day, so the list of
 * failed jobs is mocked.
 */
import { expect, test } from '@playwright/test';
import { signIn } from '../fixtures/actions.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { ADMIN } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

const LONG = 'lista-de-precios-del-proveedor-de-noviembre-'.repeat(4);
const job = (n: number, changes: object) => ({
  ...{ trabajo_id: `019aa8d0-0000-7000-8000-00000000000${n}`, cola: 'precios', sobre: 'Marca Sol' },
  ...{ fecha: new Date().toISOString(), intentos: 21, motivo: 'Ocurrió un error inesperado.' },
  ...{ impedimento: null, ...changes },
});
const fallidos = [
  job(1, {}),
  job(2, { cola: 'importacion', sobre: `${LONG}.xlsx`, motivo: 'El trabajo se interrumpió.' }),
  job(3, { cola: 'pedidoNotice', sobre: null, impedimento: 'El pedido ya no existe.' }),
];

test('a healthy shop has no failed jobs, and a list of failed jobs fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, SHOP.backoffice, ADMIN);
  await page.goto(`${SHOP.backoffice}/panel-estado`);
  await expect(page.getByText('Ningún trabajo falló')).toBeVisible();

  await page.route(/\/api\/estado\/fallidos\?/, (route) =>
    route.fulfill({ json: { fallidos, total: fallidos.length } }),
  );
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${SHOP.backoffice}/panel-estado`);
    await expect(page.getByText('No se puede reintentar: El pedido ya no existe.')).toBeVisible();
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  const retry = page.getByRole('button', { name: 'Reintentar: Precios programados: Marca Sol' });
  await retry.focus();
  await page.keyboard.press('Enter');
  // The server does not know the job.
  await expect(page.getByText('No encontramos lo que buscas.')).toBeVisible();
  await page.getByRole('button', { name: 'Descartar: Precios programados: Marca Sol' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Descartar este trabajo?' });
  await expect(question.getByText(/^Precios programados: Marca Sol\./)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
});
