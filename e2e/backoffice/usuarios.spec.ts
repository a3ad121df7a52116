/** The users area: actions on real accounts, by the staff document. */
import { expect, type Page, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { axeViolations } from '../fixtures/axe.ts';
import { ADMIN, newShopOwner } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

/** Requests an account for a new person. */
async function newRequest(page: Page) {
  const owner = newShopOwner();
  const answer = await page.request.post(`${SHOP.api}/usuarios`, { data: owner });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...owner, fullName: `${owner.nombre} ${owner.apellido}` };
}

async function search(page: Page, term: string) {
  await page.getByPlaceholder('Buscar usuario...').fill(term);
  await page.waitForURL(/term=/);
}

test.beforeEach(async ({ page }) => {
  await signIn(page, SHOP.backoffice, ADMIN);
});

test('a search finds an account by each of its five fields, active or not [P5.16]', async ({ page }) => {
  const owner = await newRequest(page);
  await page.goto(`${SHOP.backoffice}/panel-usuarios`);
  const unique = owner.apellido.split(' ')[1] as string;
  for (const term of [owner.email, owner.fullName, unique, owner.dni, owner.nombre_comercio]) {
    await page.goto(`${SHOP.backoffice}/panel-usuarios`);
    await search(page, term);
    await expect(page.getByText(owner.fullName, { exact: true })).toBeVisible();
  }
  await search(page, 'no hay nadie así');
  await expect(page.getByText('No se han encontrado usuarios')).toBeVisible();
});

test('alta asks, confirms, and opens the start page; baja reverses it [P1.3 P2.38 P4.11]', async ({
  page,
}) => {
  const owner = await newRequest(page);
  const listed = `${SHOP.backoffice}/panel-usuarios?term=${encodeURIComponent(owner.email)}`;
  for (const [button, question, popup, toast, activo] of [
    [
      'Dar de alta',
      '¿Quieres dar de alta a este usuario?',
      'El usuario ha sido activado exitosamente.',
      'Usuario dado de alta con éxito!',
      'Si',
    ],
    [
      'Dar de baja',
      '¿Quieres dar de baja a este usuario?',
      'El usuario ha sido desactivado exitosamente.',
      'Usuario dado de baja con éxito!',
      'No',
    ],
  ] as const) {
    await page.goto(listed);
    await page.getByRole('button', { name: `${button}: ${owner.fullName}` }).click();
    await page
      .getByRole('alertdialog', { name: question })
      .getByRole('button', { name: 'No, cancelar' })
      .click();
    await expect(page.getByRole('alertdialog', { name: 'Cancelado' })).toBeVisible();
    await page.getByRole('button', { name: 'Aceptar' }).click();

    await page.getByRole('button', { name: `${button}: ${owner.fullName}` }).click();
    await page.getByRole('button', { name: 'Sí, confirmar' }).click();
    await expect(page.getByText(popup)).toBeVisible();
    await expect(page.getByText(toast)).toBeVisible();
    await expect(page).toHaveURL(/\/panel-principal/);
    await page.goto(listed);
    await expect(page.getByRole('row').filter({ hasText: owner.fullName })).toContainText(
      `Aprobado${activo}`,
    );
  }
});

test('a request is rejected with a reason, and disappears', async ({ page }) => {
  const complaints = watchConsole(page);
  const owner = await newRequest(page);
  await page.goto(`${SHOP.backoffice}/panel-usuarios?inactivos=true`);
  await page.getByRole('button', { name: `Rechazar: ${owner.fullName}` }).click();
  const asked = page.getByRole('alertdialog', { name: '¿Quieres rechazar esta solicitud?' });
  await asked.getByRole('button', { name: 'Sí, rechazar' }).click();
  await expect(asked.getByText('El motivo es obligatorio.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await asked.getByRole('textbox', { name: /Motivo/ }).fill('El CUIT no existe.');
  await asked.getByRole('button', { name: 'Sí, rechazar' }).click();
  await expect(page.getByText('La solicitud ha sido rechazada exitosamente.')).toBeVisible();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText(owner.fullName, { exact: true })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the details card shows the account, and its button closes it [P2.33]', async ({ page }) => {
  const owner = await newRequest(page);
  await page.goto(`${SHOP.backoffice}/panel-usuarios?inactivos=true`);
  await page.getByRole('button', { name: `Ver datos: ${owner.fullName}` }).click();
  const card = page.getByRole('dialog', { name: owner.fullName });
  await expect(card.getByText(owner.email)).toBeVisible();
  await expect(card.getByText(owner.dom_fiscal)).toBeVisible();
  await card.getByRole('button', { name: 'Cerrar' }).click();
  await expect(card).toBeHidden();
});

test("users can't deactivate themselves, and the keyboard reaches the reason", async ({ page }) => {
  await page.goto(`${SHOP.backoffice}/panel-usuarios?term=${ADMIN.email}`);
  const row = page.getByRole('row').filter({ hasText: 'Tú' });
  await expect(row.getByText('Administrador', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: /^Dar de baja/ }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('No puedes desactivar tu propia cuenta.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
