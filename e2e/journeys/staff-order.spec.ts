/** Orders that staff place for customers, from the storefront's cart to the list of orders, across both origins. */
import { expect, type Page, test } from '@playwright/test';
import { addFirst, tryLogin, watchConsole } from '../fixtures/actions.ts';
import { tokenOf } from '../fixtures/api.ts';
import { axeViolations, sidewaysOverflow } from '../fixtures/axe.ts';
import { mailsTo } from '../fixtures/mail.ts';
import { CUSTOMER, EMPLEADO, newShopOwner } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

/** Logs staff in to the storefront, fills the cart and opens the three choices. Returns the product's name. */
async function askForCustomer(page: Page): Promise<string> {
  await tryLogin(page, SHOP.storefront, EMPLEADO);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  await expect(page.getByRole('button', { name: /Añadir al carrito/ }).first()).toBeVisible();
  const product = await addFirst(page, 900);
  await page
    .getByRole('button', { name: /^Carrito/ })
    .first()
    .click();
  const cart = page.getByRole('dialog', { name: /^Carrito/ });
  await cart.getByRole('button', { name: 'Realizar pedido' }).click();
  const choices = page.getByRole('dialog', { name: '¿Para quién es el pedido?' });
  await expect(choices.getByRole('button', { name: 'Registrar usuario' })).toBeVisible();
  await expect(choices.getByRole('button', { name: 'Buscar usuario' })).toBeVisible();
  await expect(choices.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  return product;
}

const cartOf = (panel: Page) => panel.getByRole('complementary', { name: 'Carrito' });

test('staff hand their cart over, arrive signed in, find the customer and order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const complaints = watchConsole(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const product = await askForCustomer(page);
  await page.getByRole('button', { name: 'Buscar usuario' }).click();

  await test.step('staff arrive without a password, with the cart, and no code stays in the address', async () => {
    await expect(page.getByRole('heading', { name: 'Buscar Cliente' })).toBeVisible();
    await expect(page).toHaveURL(`${SHOP.backoffice}/pedido-nuevo/buscar`);
    await expect(cartOf(page).getByText(product)).toBeVisible();
    await expect(cartOf(page).getByText(/Cantidad: 900/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('the order button is in view beside the tabs of two carts', async () => {
    await page.getByRole('button', { name: 'Otro carrito' }).click();
    await page.getByRole('tab', { name: /\(900\)$/ }).click();
    await expect(cartOf(page).getByRole('button', { name: 'Realizar pedido' })).toBeInViewport({ ratio: 1 });
  });

  await test.step('customers come three per page, and a search finds the customer [P2.61]', async () => {
    const users = page.getByRole('list', { name: 'Usuarios' }).getByRole('listitem');
    await expect(users).toHaveCount(3);
    await page.getByRole('searchbox', { name: /^Buscar por/ }).fill('NADIE SE LLAMA ASÍ');
    await expect(page.getByText('No se encontraron usuarios.')).toBeVisible();
    await page.getByRole('searchbox', { name: /^Buscar por/ }).fill(CUSTOMER.email.toUpperCase());
    await expect(users).toHaveCount(1);
    await users.getByRole('button', { name: /^Elegir/ }).click();
  });

  await test.step('the order is confirmed and appears in the list [P4.21 P6.6]', async () => {
    const question = page.getByRole('alertdialog', { name: `¿Crar pedido para ${CUSTOMER.email}?` });
    await question.getByRole('button', { name: 'Sí, confirmar' }).click();
    await expect(page.getByText('Pedido confirmado')).toBeVisible();
    await expect(page).toHaveURL(`${SHOP.backoffice}/panel-pedidos`);
    await expect(page.getByRole('row').nth(1)).toContainText('ESPERANDO APROBACION');
    await page
      .getByRole('link', { name: /^Detalles/ })
      .first()
      .click();
    await expect(page.getByText(product).first()).toBeVisible();
    await expect(page.getByText('900').first()).toBeVisible();
  });

  await test.step('a used code opens no session and shows a message', async () => {
    const handed = addresses.find((address) => address.includes('codigo='));
    expect(handed).not.toContain('eyJ');
    // Servers and proxies see no secret: the query is empty.
    expect(new URL(handed ?? '').search).toBe('');
    await page.evaluate(() => localStorage.clear());
    await page.goto(SHOP.storefront);
    await page.goto(handed ?? '');
    await expect(page.getByText('El acceso directo ya venció. Inicia sesión para continuar.')).toBeVisible();
    await page.getByLabel('Email').fill(EMPLEADO.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(EMPLEADO.password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('heading', { name: 'Buscar Cliente' })).toBeVisible();
  });

  await test.step('the storefront still has its cart', async () => {
    await page.goto(SHOP.storefront);
    await expect(page.getByRole('button', { name: /^Carrito: 900/ }).first()).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('staff register a new customer on the spot, on a phone, and order [P2.60 P4.22]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const complaints = watchConsole(page);
  const owner = newShopOwner();
  const product = await askForCustomer(page);
  await page.getByRole('button', { name: 'Registrar usuario' }).click();

  await expect(page.getByRole('heading', { name: 'Alta de cliente y Datos del Remito' })).toBeVisible();
  await page.getByRole('button', { name: 'Registrar usuario' }).click();
  await expect(page.getByText('El DNI debe tener entre 11 dígitos.')).toBeVisible();
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Nombre', { exact: true }).fill(owner.nombre);
  await page.getByLabel('Apellido').fill(owner.apellido);
  await page.getByLabel('CUIT/CUIL').fill(owner.dni);
  await page.getByLabel('Nombre del comercio').fill(owner.nombre_comercio);
  await page.getByLabel('Teléfono').fill(owner.telefono);
  await page.getByLabel('Domicilio fiscal').fill(owner.dom_fiscal);
  await page.getByLabel('Correo electrónico').fill(owner.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Registrar usuario' }).click();

  const question = page.getByRole('alertdialog', { name: `¿Crar pedido para ${owner.email}?` });
  await question.getByRole('button', { name: 'No, cancelar' }).click();
  await expect(page.getByRole('heading', { name: 'Nuevo Pedido' })).toBeVisible();

  // The cart belongs to the new customer and survives a reload.
  await page.reload();
  await page.getByRole('button', { name: /^Carrito: 900/ }).click();
  const cart = page.getByRole('dialog', { name: /^Carrito/ });
  await expect(cart.getByText(product)).toBeVisible();
  await expect(cart.getByText(owner.email)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await cart.getByRole('button', { name: 'Realizar pedido' }).click();
  await question.getByRole('button', { name: 'Sí, confirmar' }).click();
  await expect(page.getByText('Pedido confirmado')).toBeVisible();
  await expect(page).toHaveURL(`${SHOP.backoffice}/panel-pedidos`);
  await expect(page.getByText(owner.apellido).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('staff register a customer without a password, who sets it by the mailed link and logs in', async ({
  page,
  request,
  browser,
}) => {
  const complaints = watchConsole(page);
  const owner = newShopOwner();
  await tryLogin(page, SHOP.backoffice, EMPLEADO);
  await expect(page).toHaveURL(/panel|tablero/);
  await page.goto(`${SHOP.backoffice}/pedido-nuevo/registrar`);
  const fields = {
    ...{ Nombre: owner.nombre, Apellido: owner.apellido, 'CUIT/CUIL': owner.dni },
    ...{ 'Nombre del comercio': owner.nombre_comercio, Teléfono: owner.telefono },
    ...{ 'Domicilio fiscal': owner.dom_fiscal, 'Correo electrónico': owner.email },
  };
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await expect(page.getByRole('checkbox', { name: /^Enviarle un enlace por correo/ })).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Registrar usuario' }).click();
  await expect(
    page.getByText(`Enviamos a ${owner.email} el enlace para elegir su contraseña.`),
  ).toBeVisible();

  const links = async () =>
    (await mailsTo(owner.email)).flatMap(
      ({ text }) => text?.match(/\S*\/restablecer-password\?token=\S+/g) ?? [],
    );
  await expect.poll(async () => (await links()).length).toBe(1);
  const addressOf = (link = '') => `${SHOP.storefront}${new URL(link).pathname}${new URL(link).search}`;
  const [first = ''] = (await links()).map(addressOf);

  const found = await request.get(`${SHOP.api}/usuarios/search?term=${owner.email}`, {
    headers: { authorization: `Bearer ${await tokenOf(request, EMPLEADO)}` },
  });
  const { usuario_id } = (await found.json()).usuarios[0];
  await test.step("staff send the link again from the customer's page", async () => {
    await page.goto(`${SHOP.backoffice}/usuario/${usuario_id}`);
    await expect(page.getByText('Falta que la elija')).toBeVisible();
    await page.getByRole('button', { name: /^Enviar otra vez la invitación/ }).click();
    await expect(page.getByText(`Enviamos otra vez la invitación a ${owner.email}`)).toBeVisible();
    await expect.poll(async () => (await links()).length).toBe(2);
    expect(await axeViolations(page)).toEqual([]);
  });

  const customer = await (await browser.newContext()).newPage();
  const choose = async (password: string) => {
    await customer.getByLabel('Contraseña nueva', { exact: true }).fill(password);
    await customer.getByRole('button', { name: 'Restablecer' }).click();
  };
  await test.step('a mail scanner that opens the link first does not use it up', async () => {
    for (let turn = 0; turn < 3; turn += 1) expect((await request.get(first)).ok()).toBe(true);
    await visit(customer, first);
    await customer.reload();
    await choose('Girasol-2031*');
    await expect(customer).toHaveURL(`${SHOP.storefront}/login`);
  });

  await test.step('after its use neither that link nor the other works', async () => {
    for (const link of await links()) {
      await visit(customer, addressOf(link));
      await choose('Otra-2032*Clave');
      await expect(
        customer.getByText('El enlace no es válido o ya venció. Solicita uno nuevo.'),
      ).toBeVisible();
    }
    await page.reload();
    await expect(page.getByText(owner.dom_fiscal).first()).toBeVisible();
    await expect(page.getByText('Falta que la elija')).toBeHidden();
  });

  await test.step('after the approval the customer logs in with the chosen password', async () => {
    const logIn = () =>
      tryLogin(customer, SHOP.storefront, { email: owner.email, password: 'Girasol-2031*' });
    await logIn();
    await expect(customer.getByText(/pendiente|aprob/i).first()).toBeVisible();
    await page.getByRole('button', { name: /^Dar de alta/ }).click();
    await page.getByRole('button', { name: 'Sí, confirmar' }).click();
    await expect(page.getByText('Usuario dado de alta con éxito!')).toBeVisible();
    await logIn();
    await expect(customer).toHaveURL(`${SHOP.storefront}/inicio`);
  });
  expect(complaints).toEqual([]);
});

test("staff turn a customer's message into order lines by keyboard, and no text is lost", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const complaints = watchConsole(page);
  await tryLogin(page, SHOP.backoffice, EMPLEADO);
  await expect(page).toHaveURL(/panel/);
  await page.goto(`${SHOP.backoffice}/pedido-nuevo/buscar`);
  await page.getByRole('searchbox', { name: /^Buscar por/ }).fill(CUSTOMER.email);
  const users = page.getByRole('list', { name: 'Usuarios' });
  await expect(users.getByRole('listitem')).toHaveCount(1);
  await users.getByRole('button', { name: /^Elegir/ }).click();
  await page.getByRole('button', { name: 'Pegar mensaje del cliente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pegar mensaje del cliente' });
  const field = dialog.getByRole('textbox', { name: 'Mensaje' });
  await expect(field).toBeFocused();
  const message =
    'Hola! te paso:\n20 quinoa roja orgánica 500\nmedia docena de tahini integral 250\n4 tornillos\nGracias!!';

  await test.step('without a connection the text stays, and a retry reads it', async () => {
    await page.route('**/api/pedido-rapido/renglones', (route) => route.abort());
    await field.fill(message);
    await field.press('Enter');
    await expect(dialog.getByText('No pudimos leer el mensaje.')).toBeVisible();
    await expect(field).toHaveValue(message);
    await page.unroute('**/api/pedido-rapido/renglones');
    await dialog.getByRole('button', { name: /Reintentar|intentar/i }).click();
    await expect(dialog.getByText('«20 quinoa roja orgánica 500»', { exact: false })).toBeVisible();
    await expect(field).toHaveValue('');
  });

  await test.step('Escape and Back ask first', async () => {
    const question = page.getByRole('alertdialog', { name: '¿Cerrar sin agregar?' });
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await leave();
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Seguir editando' }).click();
      await expect(question).toBeHidden();
    }
    await expect(dialog.getByText('«4 tornillos»', { exact: false })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('an open line is decided in its row, and one press adds the rest to the order', async () => {
    const next = dialog.getByRole('button', { name: 'Te falta elegir 1' });
    await next.press('Enter');
    const again = dialog.getByRole('textbox', { name: 'Buscar otro' });
    await expect(again).toBeFocused();
    await again.fill('4 tahini integral 250');
    await again.press('Enter');
    await expect(next).toBeHidden();
    const add = dialog.getByRole('button', { name: /^Agregar 2 productos al pedido/ });
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Agregamos 2 productos al pedido.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(cartOf(page).getByText(/Cantidad: 20/)).toBeVisible();
    await expect(cartOf(page).getByText(/Cantidad: 10/)).toBeVisible();
  });

  await test.step('the same product again is added to the existing quantity, with a message', async () => {
    await page.getByRole('button', { name: 'Pegar mensaje del cliente' }).click();
    await field.fill('5 quinoa roja orgánica 500');
    await field.press('Enter');
    await expect(dialog.getByText('Ya hay 20 en el pedido: se suman.')).toBeVisible();
    await dialog.getByRole('button', { name: /^Agregar 1 producto al pedido/ }).click();
    await expect(page.getByText(/1 ya estaba en el pedido: sumamos las cantidades\./)).toBeVisible();
    await expect(cartOf(page).getByText(/Cantidad: 25/)).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test("'Panel Administrador' signs in as well", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await tryLogin(page, SHOP.storefront, EMPLEADO);
  await expect(page).toHaveURL(`${SHOP.storefront}/inicio`);
  await page.getByRole('button', { name: /menú/i }).first().click();
  await page.getByRole('link', { name: 'Panel Administrador' }).click();
  await expect(page.getByText(EMPLEADO.email)).toBeVisible();
  expect(page.url().startsWith(SHOP.backoffice)).toBe(true);
  expect(page.url()).not.toContain('codigo');
});
