/** A product's life cycle in the back office, on the real shop. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { PRICE, signIn, watchConsole } from '../fixtures/actions.ts';
import { ADMIN } from '../fixtures/people.ts';
import { middleOf, pictureOf, wideOf } from '../fixtures/picture.ts';
import { SHOP } from '../shop.ts';

async function pick(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Escape');
}

const inPanel = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Turns pages until the row is visible. */
async function leafTo(page: Page, row: Locator): Promise<void> {
  for (let number = 1; ; number++) {
    await expect(page.getByText(`Página ${number} de`)).toBeVisible();
    await expect(page.locator('table[aria-busy=false]')).toBeVisible();
    if ((await row.count()) > 0) return;
    await page.getByRole('button', { name: 'Siguiente' }).click();
  }
}

async function search(page: Page, term: string): Promise<void> {
  await page.goto(`${SHOP.backoffice}/panel-producto`);
  await page.getByPlaceholder('Buscar producto...').fill(term);
  await expect(page).toHaveURL(/term=/);
}

test.beforeEach(async ({ page }) => {
  await signIn(page, SHOP.backoffice, ADMIN);
});

test('a product is created, edited, deactivated and activated again', async ({ page }) => {
  const complaints = watchConsole(page);
  const unique = `${Date.now()}`.slice(-7);
  const name = `Zapallo de prueba ${unique}`;

  await test.step('created, with its name normalised [P5.1]', async () => {
    await page.goto(`${SHOP.backoffice}/panel-producto`);
    await page.getByRole('link', { name: 'Agregar producto' }).click();
    await page.getByLabel('Nombre').fill(name.toUpperCase());
    await page.getByLabel('Descripción').fill('Semillas peladas, para granola.');
    await page.getByLabel(/Elige imágenes/).setInputFiles(await pictureOf(page, 'zapallo.png'));
    await page.getByLabel('Tipo de precio').selectOption('por_kilo');
    await page.getByLabel('En promoción').check();
    await page.getByLabel('Precio final de oferta').fill('1234,5');
    await page.getByLabel('Precio antes de la oferta').fill('2000');
    await page.getByLabel('Marca').selectOption({ index: 1 });
    await pick(page, 'Categorías');
    await pick(page, 'Etiquetas');
    await page.getByRole('button', { name: 'Crear Producto' }).click();
    await expect(page.getByText('Producto creado con éxito!')).toBeVisible();
    await expect(page).toHaveURL(`${SHOP.backoffice}/panel-producto`);
  });

  await test.step('found by its name, with both prices', async () => {
    await search(page, `ZAPALLO de prueba ${unique}`);
    await expect(inPanel(page, name)).toContainText('$ 1.234,50');
    await expect(inPanel(page, name)).toContainText('$ 2.000,00');
  });

  await test.step('edited: out of stock, a second picture first, old price removed', async () => {
    await inPanel(page, name)
      .getByRole('link', { name: `Editar: ${name}` })
      .click();
    await expect(page.getByLabel('Nombre')).toHaveValue(name);
    await page.getByRole('checkbox', { name: 'Stock' }).uncheck();
    await page.getByLabel('Precio antes de la oferta').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.getByLabel(/Elige imágenes/).setInputFiles(await pictureOf(page, 'otra.png'));
    await page.getByRole('button', { name: 'Mover antes: otra.png' }).click();
    await page.getByRole('button', { name: 'Actualizar Producto' }).click();
    await expect(page.getByText('Producto actualizado con éxito!')).toBeVisible();
    // Back to the search.
    await expect(page).toHaveURL(/panel-producto\?term=/);
    await expect(inPanel(page, name)).toContainText('Sin stock');
    await expect(inPanel(page, name)).not.toContainText('$ 2.000,00');
  });

  await test.step('deactivated in the sold-out list, whose filter is removed [P2.42]', async () => {
    await page.goto(`${SHOP.backoffice}/panel-producto?filtro=sin-stock`);
    const row = inPanel(page, name);
    await leafTo(page, row);
    await row.getByRole('button', { name: `Desactivar: ${name}` }).click();
    await page.getByRole('button', { name: 'Sí, confirmar' }).click();
    await expect(page.getByText('Producto desactivado con éxito')).toBeVisible();
    await expect(page).toHaveURL(`${SHOP.backoffice}/panel-producto`);
  });

  await test.step('activated in the inactive list', async () => {
    await page.getByLabel('Mostrar inactivos').check();
    const row = inPanel(page, name);
    await leafTo(page, row);
    await expect(row.getByRole('button', { name: `Editar: ${name}` })).toBeDisabled();
    await row.getByRole('button', { name: `Activar: ${name}` }).click();
    await page.getByRole('button', { name: 'Sí, confirmar' }).click();
    await expect(page.getByText('Producto activado con éxito')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test("without a filter a toggle opens the panel's start page [P2.41]", async ({ page }) => {
  await page.goto(`${SHOP.backoffice}/panel-producto`);
  await expect(page.getByText(PRICE).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Desactivar/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Sí, confirmar' }).click();
  await expect(page.getByText('Producto desactivado con éxito')).toBeVisible();
  await expect(page).toHaveURL(`${SHOP.backoffice}/panel-principal`);
});

test('two users edit one product: the second is asked, and loses nothing', async ({ page, context }) => {
  await page.goto(`${SHOP.backoffice}/panel-producto?page=3`);
  await page
    .getByRole('link', { name: /^Editar/ })
    .first()
    .click();
  await expect(page.getByLabel('Descripción')).not.toHaveValue('');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Descripción').fill('La descripción de la otra persona.');
  await other.getByRole('button', { name: 'Actualizar Producto' }).click();
  await expect(other.getByText('Producto actualizado con éxito!')).toBeVisible();

  await page.getByLabel('Descripción').fill('Lo que escribo yo ahora mismo.');
  await page.getByRole('button', { name: 'Actualizar Producto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Otra persona guardó cambios antes' });
  await expect(dialog).toContainText('La descripción de la otra persona.');
  await expect(dialog).toContainText('Lo que escribo yo ahora mismo.');
  await dialog.getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect(page.getByText('Producto actualizado con éxito!')).toBeVisible();
});

test('a large picture shows its upload progress', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await page.goto(`${SHOP.backoffice}/crear-marca`);
  await page.getByLabel('Nombre').fill(`Marca lenta ${Date.now()}`);
  await page.getByLabel(/Elige una imagen/).setInputFiles(await pictureOf(page, 'grande.png', 5));
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 1024 * 1024,
  });
  await page.getByRole('button', { name: 'Guardar' }).click();
  const bar = page.getByRole('progressbar', { name: /Subiendo/ });
  const part = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(part).toBeGreaterThan(5);
  const before = await part();
  await expect.poll(part).toBeGreaterThan(before);
  await expect(page.getByText('Marca creada con éxito!')).toBeVisible();
});

test('a picture is cropped by keys and mouse, restored, and moved', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto(`${SHOP.backoffice}/crear-producto`);
  await page
    .getByLabel(/Elige imágenes/)
    .setInputFiles([await wideOf(page, 'ancha.png'), await pictureOf(page, 'otra.png')]);
  const names = page.getByRole('button', { name: /^Quitar: / });
  const shownAs = async (place: number) => {
    const image = page.getByRole('img', { name: `Imagen ${place} de 2` });
    return middleOf(page, (await image.getAttribute('src')) ?? '');
  };
  const dialog = page.getByRole('dialog', { name: 'Recortar la imagen' });
  const frame = dialog.getByRole('application', { name: 'Encuadre de la imagen' });
  const use = dialog.getByRole('button', { name: 'Usar el recorte' });

  await test.step('by keys: zoomed, and moved to its right end', async () => {
    await page.getByRole('button', { name: 'Recortar: ancha.png' }).press('Enter');
    await expect(use).toBeEnabled();
    await frame.focus();
    await page.keyboard.press('+');
    await expect(dialog.getByRole('slider', { name: 'Acercar' })).toHaveValue('1.1');
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowLeft');
    await use.click();
    await expect(page.getByRole('button', { name: 'Quitar: ancha.webp' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recortar: ancha.webp' })).toBeFocused();
    expect(await shownAs(1)).toBe('green');
  });

  await test.step('again from the original, by mouse to its left end', async () => {
    await page.getByRole('button', { name: 'Recortar: ancha.webp' }).click();
    await expect(use).toBeEnabled();
    const box = await frame.boundingBox();
    if (!box) throw new Error('The frame is to be seen');
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 600, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await use.click();
    await expect(dialog).toBeHidden();
    expect(await shownAs(1)).toBe('red');
  });

  await test.step('restored', async () => {
    await page.getByRole('button', { name: 'Recortar: ancha.webp' }).click();
    await dialog.getByRole('button', { name: 'Dejarla entera' }).click();
    await expect(page.getByRole('button', { name: 'Quitar: ancha.png' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('moves a picture after the other by mouse, and back by its handle', async () => {
    const [first, second] = [
      page.getByRole('img', { name: 'Imagen 1 de 2' }),
      page.getByRole('img', { name: 'Imagen 2 de 2' }),
    ];
    await first.scrollIntoViewIfNeeded();
    const [from, to] = [await first.boundingBox(), await second.boundingBox()];
    if (!from || !to) throw new Error('Two pictures are to be seen');
    // The pictures are below each other.
    const carry = async (x: number, y: number, by: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + by, { steps: 4 });
      await page.mouse.up();
    };
    await carry(from.x + 50, from.y + 50, to.y - from.y);
    await expect(names.first()).toHaveAccessibleName('Quitar: otra.png');
    const grip = page.getByRole('button', { name: /^Ordenar.*: ancha\.png$/ });
    await grip.scrollIntoViewIfNeeded();
    const handle = await grip.boundingBox();
    if (!handle) throw new Error('The handle is to be seen');
    await carry(handle.x + 10, handle.y + 10, from.y - to.y);
    await expect(names.first()).toHaveAccessibleName('Quitar: ancha.png');
  });
  expect(complaints).toEqual([]);
});

test('the found products are downloaded as Excel and as CSV', async ({ page }) => {
  await search(page, 'nuez');
  const takenBy = async (press: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };
  const book = await takenBy(() => page.getByRole('button', { name: 'Descargar planilla' }).click());
  expect(book.name).toMatch(/^productos_\d{4}-\d\d-\d\d\.xlsx$/);
  expect(book.text.slice(0, 2)).toBe('PK');
  await page.getByRole('button', { name: /^Formato de la planilla/ }).click();
  const list = await takenBy(() => page.getByRole('menuitemradio', { name: 'CSV' }).click());
  const [head, ...rows] = list.text.trimEnd().split('\r\n');
  expect(head).toMatch(/^\u{FEFF}?Código;Nombre;Marca;/u);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toMatch(/nue(z|ces)/i);
});
