/** The main job across both origins: from an anonymous visit to a printed remito. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { addFirst, PRICE, tryLogin, watchConsole } from '../fixtures/actions.ts';
import { mailsTo } from '../fixtures/mail.ts';
import { ADMIN, newShopOwner } from '../fixtures/people.ts';
import { SHOP } from '../shop.ts';

test('from an anonymous visit to a printed remito', async ({ browser }) => {
  const owner = newShopOwner();
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  const shop = await phone.newPage();
  const panel = await desk.newPage();
  const complaints = [watchConsole(shop), watchConsole(panel)];

  await test.step('a visitor sees products and no price', async () => {
    await shop.goto(SHOP.storefront);
    await expect(shop).toHaveURL(`${SHOP.storefront}/inicio`);
    await expect(shop.getByRole('article').first()).toBeVisible();
    await expect(shop.getByText(PRICE)).toHaveCount(0);
    const source = await (await shop.request.get(`${SHOP.storefront}/inicio`)).text();
    expect(source).toContain('Tierra Llana');
    expect(source).not.toMatch(PRICE);
    expect(source).not.toMatch(/["{,](precio|precio_antes_oferta|tipo_de_precio|precio_por_medida)"?:/);
  });

  await test.step('staff wait at the panel', async () => {
    await tryLogin(panel, SHOP.backoffice, ADMIN);
    await expect(panel.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
  });

  await test.step('the visitor requests an account [T2.25]', async () => {
    await shop.goto(`${SHOP.storefront}/register`);
    await expect(shop.getByRole('heading', { name: 'Solicitud de registro' })).toBeVisible();
    await shop.getByLabel('Nombre del comercio').fill(owner.nombre_comercio);
    await shop.getByLabel('Nombre', { exact: true }).fill(owner.nombre);
    await shop.getByLabel('Apellido').fill(owner.apellido);
    await shop.getByLabel('CUIT/CUIL').fill(owner.dni);
    await shop.getByLabel('Teléfono').fill(owner.telefono);
    await shop.getByLabel('Domicilio fiscal').fill(owner.dom_fiscal);
    await shop.getByLabel('Correo electrónico').fill(owner.email);
    await shop.getByLabel('Contraseña', { exact: true }).fill(owner.password);
    await shop.getByRole('button', { name: 'Enviar solicitud' }).click();
    await expect(
      shop.getByText('Bienvenido... Recibirás una confirmación cuando tu cuenta sea activada.'),
    ).toBeVisible();
    // Staff get the notice at once on any screen of the panel.
    await expect(panel.getByText(new RegExp(`Nueva solicitud de .*${owner.apellido}`)).first()).toBeVisible();
    await expect(shop).toHaveURL(`${SHOP.storefront}/inicio`);
  });

  await test.step('the login is refused with the reason [T4.4]', async () => {
    await tryLogin(shop, SHOP.storefront, owner);
    await expect(shop.getByText('Tu cuenta todavía no fue aprobada.')).toBeVisible();
    await expect(shop).toHaveURL(`${SHOP.storefront}/login`);
  });

  await test.step('staff find the request and approve it [P1.3 P4.11]', async () => {
    await panel.getByRole('link', { name: /Área de Usuarios/ }).click();
    await expect(panel.getByRole('heading', { name: 'Área de Usuarios' })).toBeVisible();
    await panel.getByPlaceholder('Buscar usuario...').fill(owner.email.toUpperCase());
    const name = `${owner.nombre} ${owner.apellido}`;
    const row = panel.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Pendiente');
    await row.getByRole('button', { name: `Dar de alta: ${name}` }).click();
    await expect(panel.getByText('¿Quieres dar de alta a este usuario?')).toBeVisible();
    await panel.getByRole('button', { name: 'Sí, confirmar' }).click();
    await expect(panel.getByText('El usuario ha sido activado exitosamente.')).toBeVisible();
    await expect(panel).toHaveURL(/panel-principal/);
    await panel.getByRole('link', { name: /Área de Pedidos/ }).click();
    await expect(panel.getByRole('heading', { name: 'Área de Pedidos' })).toBeVisible();
  });

  await test.step('the customer gets a mail', async () => {
    await expect.poll(() => mailsTo(owner.email)).toHaveLength(2);
    const [request, mail] = await mailsTo(owner.email);
    expect(request?.subject).toContain('Recibimos tu solicitud');
    expect(mail?.text).toContain(`${SHOP.storefront}/login`);
    expect(mail?.text).toContain(owner.nombre);
  });

  let product = '';
  await test.step('the customer logs in, sees prices and fills the cart', async () => {
    await tryLogin(shop, SHOP.storefront, owner);
    await expect(shop).toHaveURL(`${SHOP.storefront}/inicio`);
    await expect(shop.getByRole('article').first().getByText(PRICE).first()).toBeVisible();
    product = await addFirst(shop, 1);
    await shop
      .getByRole('button', { name: /carrito,|abrir.*carrito|^Carrito/i })
      .first()
      .click();
    const drawer = shop.getByRole('dialog', { name: /carrito/i });
    await expect(drawer.getByText('El monto mínimo para realizar un pedido es de $50.000')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Realizar pedido' })).toBeDisabled();
    await drawer.getByRole('textbox', { name: /cantidad/i }).fill('40');
    await drawer.getByRole('textbox', { name: /cantidad/i }).blur();
    await drawer.getByRole('button', { name: 'Realizar pedido' }).click();
  });

  await test.step('the customer confirms the order', async () => {
    await expect(shop.getByRole('heading', { name: '¿Estás seguro?' })).toBeVisible();
    await shop.getByRole('button', { name: 'Sí, confirmar' }).click();
    await expect(
      shop.getByText(
        /^Pedido confirmado\. Es el n\.º \d+, por \$\s[\d.,]+: te contactaremos para coordinar el pago\.$/,
      ),
    ).toBeVisible();
    await expect(
      panel.getByText(new RegExp(`Nuevo pedido de ${owner.nombre_comercio}`)).first(),
    ).toBeVisible();
    await expect(shop.getByRole('dialog', { name: /carrito/i })).toBeHidden();
    expect(JSON.stringify(await shop.evaluate(() => localStorage.getItem('cart')))).not.toContain(product);
  });

  await test.step('staff see the order without reloading, open it and approve it [P2.25]', async () => {
    await expect(
      panel.getByText(new RegExp(`Nuevo pedido de ${owner.nombre_comercio}`)).first(),
    ).toBeVisible();
    const row = panel.getByRole('row').filter({ hasText: owner.apellido });
    await expect(row).toContainText('ESPERANDO APROBACION');
    await expect(row.getByRole('button', { name: /Remito/ })).toBeDisabled();
    await row.getByRole('link', { name: /Detalles/ }).click();
    await expect(panel.getByRole('heading', { name: 'Detalles del Pedido' })).toBeVisible();
    await expect(panel.getByText(product, { exact: false }).first()).toBeVisible();
    await panel.getByRole('link', { name: 'Volver' }).click();
    await row.getByRole('button', { name: /estado/i }).click();
    await panel.getByRole('menuitemradio', { name: 'APROBADO' }).click();
    await expect(panel.getByText('Estado del pedido actualizado correctamente.')).toBeVisible();
  });

  await test.step('staff print the remito', async () => {
    const row = panel.getByRole('row').filter({ hasText: owner.apellido });
    const [download] = await Promise.all([
      panel.waitForEvent('download'),
      row.getByRole('button', { name: /Remito/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^remito_[0-9a-f-]{36}\.pdf$/);
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const words of [
      'REMITO',
      'Documento no válido como factura',
      'Tierra Llana',
      owner.nombre_comercio,
      owner.apellido,
      owner.dom_fiscal,
      owner.telefono,
    ]) {
      expect(text).toContain(words);
    }
    expect(text.toLowerCase()).toContain(product.toLowerCase());
    expect(text).toMatch(PRICE);
  });

  await test.step('the customer gets mails about the order and its approval', async () => {
    await expect.poll(() => mailsTo(owner.email)).toHaveLength(4);
    const subjects = (await mailsTo(owner.email)).slice(2).map(({ subject }) => subject);
    expect(subjects[0]).toMatch(/^Recibimos tu pedido/);
    expect(subjects[1]).toMatch(/fue aprobado$/);
  });

  expect(complaints.flat()).toEqual([]);
  await phone.close();
  await desk.close();
});
