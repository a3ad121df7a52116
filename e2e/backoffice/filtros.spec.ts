/** Brands, categories and tags in the back office, on the real shop. */
import { expect, type Page, test } from '@playwright/test';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { ADMIN } from '../fixtures/people.ts';
import { pictureOf } from '../fixtures/picture.ts';
import { SHOP } from '../shop.ts';

const TIPOS = [
  { tipo: 'marca', label: 'Marca' },
  { tipo: 'categoria', label: 'Categoría' },
  { tipo: 'etiqueta', label: 'Etiqueta' },
] as const;

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
async function choose(page: Page, label: string): Promise<void> {
  await page.getByRole('link', { name: 'Crear Filtrado' }).click();
  await page.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: label }).click();
}

for (const { tipo, label } of TIPOS) {
  test(`${label}: created, found, renamed, its name taken, deactivated and activated`, async ({ page }) => {
    const complaints = watchConsole(page);
    const unique = `${Date.now()}`.slice(-7);
    const first = `Aaa prueba ${unique}`;
    const second = `Aaa segunda ${unique}`;
    await signIn(page, SHOP.backoffice, ADMIN);
    await page.goto(`${SHOP.backoffice}/panel-principal`);

    await choose(page, label);
    await page.getByRole('link', { name: `Agregar ${label.toLowerCase()}` }).click();
    await page.getByLabel('Nombre').fill(first);
    await page.getByLabel('Nombre').press('Enter');
    if (tipo === 'marca') {
      await page.getByLabel(/Elige una imagen/).setInputFiles(await pictureOf(page, 'marca.png'));
      await page.getByLabel('Marca destacada').check();
    }
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText(`${label} creada con éxito!`)).toBeVisible();
    await expect(page).toHaveURL(/\/panel-filtrado/);

    await page.getByPlaceholder(/^Buscar/).fill(`AAA PRUEBA ${unique}`);
    await expect(page).toHaveURL(/term=/);
    await row(page, first)
      .getByRole('link', { name: `Editar: ${first}` })
      .click();
    await expect(page.getByLabel('Nombre')).toHaveValue(first);
    await page.getByLabel('Nombre').fill(second);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText(`${label} actualizada con éxito!`)).toBeVisible();
    await expect(page).toHaveURL(/\/panel-filtrado.*term=/);

    await page.goto(`${SHOP.backoffice}/crear-${tipo}`);
    await page.getByLabel('Nombre').fill(second.toUpperCase());
    if (tipo === 'marca') {
      await page.getByLabel(/Elige una imagen/).setInputFiles(await pictureOf(page, 'otra.png'));
    }
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText(`Error al crear la ${label.toLowerCase()}`)).toBeVisible();
    await expect(page.getByLabel('Nombre')).toHaveAttribute('aria-invalid', 'true');

    await page.getByRole('link', { name: 'Volver' }).click();
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await row(page, second)
      .getByRole('button', { name: `Eliminar: ${second}` })
      .click();
    await page.getByRole('button', { name: 'Sí, confirmar' }).click();
    await expect(page.getByText(`${label} desactivada con éxito`)).toBeVisible();
    await expect(page).toHaveURL(`${SHOP.backoffice}/panel-principal`);

    await choose(page, label);
    await page.getByLabel('Mostrar inactivos').check();
    await row(page, second)
      .getByRole('button', { name: `Activar: ${second}` })
      .click();
    await page.getByRole('button', { name: 'Sí, confirmar' }).click();
    await expect(page.getByText(`${label} activada con éxito`)).toBeVisible();
    await expect(page).toHaveURL(`${SHOP.backoffice}/panel-principal`);
    expect(complaints).toEqual([]);
  });
}

test('the list is ordered by name [P2.54]', async ({ page }) => {
  await signIn(page, SHOP.backoffice, ADMIN);
  await page.goto(`${SHOP.backoffice}/panel-principal`);
  await page.getByRole('link', { name: 'Crear Filtrado' }).click();
  const edits = page.getByRole('link', { name: /^Editar: / });
  await expect(edits).toHaveCount(10);
  const names = await edits.evaluateAll((links) =>
    links.map((link) => link.getAttribute('aria-label') ?? ''),
  );
  expect(names).toEqual([...names].sort(new Intl.Collator('es').compare));
});
