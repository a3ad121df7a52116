/** Daily tasks, done as a user does them, with their counted effort: the table in the back office's README. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { signIn } from '../fixtures/actions.ts';
import { allProducts, tokenOf } from '../fixtures/api.ts';
import { countEffort, expectEffort } from '../fixtures/effort.ts';
import { type Placed, placeOrder, setEstado } from '../fixtures/orders.ts';
import { ADMIN, CUSTOMER, newShopOwner } from '../fixtures/people.ts';
import { pictureOf } from '../fixtures/picture.ts';
import { SHOP } from '../shop.ts';

/** Opens the panel's first page as staff, at laptop size. */
async function atTheDesk(page: Page) {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, SHOP.backoffice, ADMIN);
  await page.goto(`${SHOP.backoffice}/panel-principal`);
  await expect(page.getByRole('heading', { name: 'Panel Principal' })).toBeVisible();
  return countEffort(page);
}

test('an order by phone of 12 products', async ({ page, request }) => {
  const effortOf = await atTheDesk(page);
  const all = await allProducts(request, await tokenOf(request, CUSTOMER));
  const productos = all.filter(({ disponible, precio }) => disponible && precio > 1000).slice(0, 12);
  const { keyboard } = page;
  const effort = await effortOf(async () => {
    await keyboard.press('g');
    await keyboard.press('n');
    await expect(page.getByRole('searchbox', { name: 'Buscar productos' })).toBeFocused();
    await keyboard.press('F2');
    await expect(page.getByRole('searchbox', { name: /^Buscar por nombre/ })).toBeFocused();
    await keyboard.type(CUSTOMER.email);
    await keyboard.press('Enter');
    const search = page.getByRole('searchbox', { name: 'Buscar productos' });
    const cart = page.getByRole('complementary', { name: 'Carrito' });
    for (const { nombre } of productos) {
      await expect(search).toBeFocused();
      await keyboard.type(`12 ${nombre}`);
      await keyboard.press('Enter');
      await expect(cart.getByRole('group', { name: nombre, exact: true })).toBeVisible();
    }
    await expect(search).toBeFocused();
    // The last product and the order button are visible, and all products are in the cart.
    await expect(
      cart.getByRole('group', { name: productos[11]?.nombre ?? '', exact: true }),
    ).toBeInViewport();
    await expect(cart.getByRole('button', { name: 'Realizar pedido' })).toBeInViewport({ ratio: 1 });
    await expect(cart.getByRole('heading', { name: 'Carrito (144)' })).toBeVisible();
    await keyboard.press('Control+Enter');
    const question = page.getByRole('alertdialog', { name: `¿Crar pedido para ${CUSTOMER.email}?` });
    await expect(question.getByRole('button', { name: 'No, cancelar' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(page.getByText('Pedido confirmado')).toBeVisible();
  });
  expectEffort('an order by phone of 12 products', effort);
});

interface Pedido {
  pedido_id: string;
  numero: number;
  usuario: { email: string; nombre_comercio: string };
}

/** Returns the newest order of a week ago, but not of the customer that other tests use. */
async function orderOfLastWeek(request: APIRequestContext): Promise<Pedido> {
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const day = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  const answer = await request.get(`${SHOP.api}/pedidos?hasta=${day}&limit=100`, { headers });
  const { pedidos } = (await answer.json()) as { pedidos: Pedido[] };
  const found = pedidos.find(({ usuario }) => usuario.email !== CUSTOMER.email);
  if (!found) throw new Error('the demo shop has orders of weeks');
  return found;
}

test('the order of a shop from last week', async ({ page, request }) => {
  const effortOf = await atTheDesk(page);
  const { numero, usuario } = await orderOfLastWeek(request);
  const effort = await effortOf(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await expect(page.getByRole('table', { name: 'Pedidos' })).toContainText('$');
    await page.keyboard.press('/');
    await page.keyboard.type(usuario.nombre_comercio);
    await page
      .getByRole('row', { name: new RegExp(`n\\.º ${numero} `) })
      .getByRole('link', { name: /^Detalles:/ })
      .click();
    await expect(page.getByRole('table', { name: 'Productos del pedido' })).toContainText('$');
  });
  expectEffort('the order of a shop from last week', effort);
});

test('raise a brand by 7 %', async ({ page, request }) => {
  const effortOf = await atTheDesk(page);
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const [one] = await allProducts(request, await tokenOf(request, ADMIN));
  const marca = one?.marca.nombre ?? '';
  const { keyboard } = page;
  const effort = await effortOf(async () => {
    await keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Encontrar' })).toBeFocused();
    await keyboard.type('cambiar precios');
    await expect(page.getByRole('option', { name: 'Cambiar precios' })).toBeVisible();
    await keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Marca' }).click();
    await page.getByRole('option', { name: marca, exact: true }).click();
    await page.getByRole('textbox', { name: 'Cuánto' }).click();
    await keyboard.type('7');
    await keyboard.press('Enter');
    // Old and new prices are shown before any change.
    await expect(page.getByRole('table', { name: 'Vista previa de los precios' })).toContainText('Sube');
    await page.getByRole('button', { name: /^Cambiar \d+ precios?$/ }).click();
    await page.getByRole('button', { name: 'Sí, cambiar' }).click();
    await expect(page.getByText(/^Se cambi(ó|aron) \d+ precios?\.$/)).toBeVisible();
  });
  const risen = (await allProducts(request, await tokenOf(request, ADMIN))).find(
    ({ producto_id }) => producto_id === one?.producto_id,
  );
  await expect(page).toHaveURL(/cambio-de-precios/);
  // Undo: other tests order at the former prices.
  const undone = await request.post(
    `${SHOP.api}/precios/cambios/${new URL(page.url()).pathname.split('/').at(-1)}/deshacer`,
    { headers },
  );
  expect(undone.status()).toBe(200);
  expect(risen?.precio).toBe(Math.round((one?.precio ?? 0) * 107) / 100);
  expectEffort('raise a brand by 7 %', effort);
});

test('remitos of today, and 10 orders to enviado', async ({ page, request }) => {
  const placed = await Promise.all(Array.from({ length: 10 }, () => placeOrder(request)));
  for (const order of placed) await setEstado(request, order, 'aprobado');
  // Hide the orders of other tests.
  await page.route(/\/api\/pedidos(\/aprobado)?\?/, async (route) => {
    try {
      const answer = await route.fetch();
      const body = (await answer.json()) as { pedidos: Pedido[] };
      const pedidos = body.pedidos.filter((one) =>
        placed.some(({ pedido_id }) => pedido_id === one.pedido_id),
      );
      await route.fulfill({ response: answer, json: { ...body, pedidos, total: pedidos.length } });
    } catch {
      // The page has navigated away, so nothing waits for the response. If something does, the list never loads.
    }
  });
  const effortOf = await atTheDesk(page);
  const all = page.getByRole('checkbox', { name: 'Elegir toda la página' });
  const print = await effortOf(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Encontrar' })).toBeFocused();
    await page.keyboard.type('remitos');
    await expect(page.getByRole('option', { name: /^Imprimir los remitos/, selected: true })).toBeVisible();
    const file = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await file).suggestedFilename()).toBe('remitos.pdf');
    await expect(page.getByText('10 remitos en remitos.pdf.')).toBeVisible();
  });
  expectEffort('remitos of today', print);

  await page.goto(`${SHOP.backoffice}/panel-principal`);
  const send = await effortOf(async () => {
    await page.getByRole('link', { name: /pedidos? por enviar/ }).click();
    await all.click();
    await page.getByRole('button', { name: 'Cambiar estado' }).click();
    await page.getByRole('button', { name: 'Pasar 10 pedidos' }).click();
    await expect(page.getByText('10 pedidos → Enviado')).toBeVisible();
  });
  expectEffort('10 orders to enviado', send);
});

test('pack 20 orders', async ({ page, request }) => {
  const placed = await Promise.all(Array.from({ length: 20 }, () => placeOrder(request)));
  for (const order of placed) await setEstado(request, order, 'aprobado');
  const [first] = placed;
  if (!first) throw new Error('none was placed');
  const headers = first.staff;
  const etiqueta = `Sale hoy ${first.numero}`;
  const pedido_ids = placed.map(({ pedido_id }) => pedido_id);
  await request.patch(`${SHOP.api}/pedidos/seguimiento`, {
    headers,
    data: { pedido_ids, etiquetas_nuevas: [etiqueta] },
  });
  const vista = { nombre: etiqueta, de_equipo: true, filtros: { etiqueta } };
  const made = await request.post(`${SHOP.api}/vistas`, { headers, data: vista });
  const { vista_id } = await made.json();
  const effortOf = await atTheDesk(page);
  const effort = await effortOf(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Encontrar' })).toBeFocused();
    await page.keyboard.type(etiqueta);
    await expect(page.getByRole('option', { name: etiqueta })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^20 pedidos, /)).toBeVisible();
    const all = page.getByRole('checkbox', { name: 'Elegir toda la página' });
    await all.click();
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expect(page.getByText('Página 2 de 2')).toBeVisible();
    await expect(all).not.toBeChecked();
    await all.click();
    await expect(page.getByText('20 elegidos')).toBeVisible();
    await page.getByRole('link', { name: 'Empacar' }).click();
    // Pick each product once for all orders.
    for (const { nombre } of first.productos) {
      await page.getByRole('checkbox', { name: `${nombre}, 20 pedidos` }).click();
    }
    await page.getByRole('button', { name: 'Terminar 20 empaques' }).click();
    await expect(page.getByText(/^Empacado por /)).toHaveCount(20);
    const remitos = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Imprimir remitos' }).click();
    expect((await remitos).suggestedFilename()).toBe('remitos.pdf');
    await page.getByRole('button', { name: 'Hojas de ruta' }).click();
    const hojas = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Imprimir 1 hoja' }).click();
    expect((await hojas).suggestedFilename()).toBe('hojas-de-ruta.pdf');
  });
  await request.delete(`${SHOP.api}/vistas/${vista_id}`, { headers });
  expectEffort('pack 20 orders', effort);
});

test('approve 5 requests', async ({ page, request }) => {
  const asked: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    const made = await request.post(`${SHOP.api}/usuarios`, { data: newShopOwner() });
    asked.push((await made.json()).usuario_id);
  }
  // Hide the requests of other tests, however many: the oldest come first.
  await page.route('**/api/solicitudes?*', async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace('limit=20', 'limit=100') });
    expect(answer.ok()).toBe(true);
    const { solicitudes } = (await answer.json()) as { solicitudes: { usuario: { usuario_id: string } }[] };
    const own = solicitudes.filter(({ usuario }) => asked.includes(usuario.usuario_id));
    await route.fulfill({ response: answer, json: { solicitudes: own, total: own.length } });
  });
  const effortOf = await atTheDesk(page);
  const { keyboard } = page;
  const effort = await effortOf(async () => {
    await page.getByRole('link', { name: /solicitud(es)? de cuenta/ }).click();
    for (let left = 5; left > 0; left -= 1) {
      await expect(page.getByText(`Solicitud 1 de ${left}`, { exact: true })).toBeVisible();
      await keyboard.press('a');
      await expect(page.getByRole('textbox', { name: /Mensaje/ })).toBeFocused();
      await keyboard.press('Control+Enter');
    }
    await expect(page.getByText('No hay solicitudes que esperen')).toBeVisible();
  });
  expectEffort('approve 5 requests', effort);
});

/** Marks the products as available again. */
async function restock(request: APIRequestContext, { staff, productos }: Placed): Promise<void> {
  for (const { producto_id } of productos) {
    const multipart = { disponible: 'true' };
    const answer = await request.patch(`${SHOP.api}/productos/${producto_id}`, { headers: staff, multipart });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

test('a short line told to the customer', async ({ page, request }) => {
  const effortOf = await atTheDesk(page);
  // Only the most expensive product, which no other test orders: it is out of stock for a moment.
  const all = await allProducts(request, await tokenOf(request, CUSTOMER));
  const dear = Math.max(...all.filter(({ disponible }) => disponible).map(({ precio }) => precio));
  const placed = await placeOrder(request, 1, dear);
  await setEstado(request, placed, 'aprobado');
  const [producto] = placed.productos;
  const { keyboard } = page;
  const effort = await effortOf(async () => {
    await keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Encontrar' })).toBeFocused();
    await keyboard.type(String(placed.numero));
    await expect(page.getByRole('option', { name: new RegExp(`^Pedido ${placed.numero}`) })).toBeVisible();
    await keyboard.press('Enter');
    await page.getByRole('button', { name: `Entrega: ${producto?.nombre}` }).click();
    await expect(page.getByRole('spinbutton', { name: /^Cantidad que se entrega/ })).toBeFocused();
    await keyboard.type('7');
    await keyboard.press('Enter');
    await expect(page.getByText('Entrega anotada. El cliente recibe un correo.')).toBeVisible();
    await expect(page.getByText('pidió 10: falta stock', { exact: true })).toBeVisible();
  });
  await restock(request, placed);
  expectEffort('a short line told to the customer', effort);
});

test("a customer's usual products", async ({ page, request }) => {
  await placeOrder(request);
  const effortOf = await atTheDesk(page);
  const effort = await effortOf(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Encontrar' })).toBeFocused();
    await page.keyboard.type(CUSTOMER.email);
    await page.getByRole('group', { name: 'Usuarios' }).getByRole('option').first().click();
    await expect(page.getByRole('table', { name: 'Lo que suele comprar' })).toContainText('$');
  });
  expectEffort("a customer's usual products", effort);
});

test('a new product with two pictures', async ({ page, request }) => {
  const effortOf = await atTheDesk(page);
  const pictures = [await pictureOf(page, 'frente.png'), await pictureOf(page, 'dorso.png')];
  const [one] = await allProducts(request, await tokenOf(request, ADMIN));
  const { keyboard } = page;
  const next = () => keyboard.press('Tab');
  let made = '';
  const effort = await effortOf(async () => {
    await page.getByRole('link', { name: 'Crear Producto' }).click();
    await page.getByRole('link', { name: 'Agregar producto' }).click();
    await expect(page.getByRole('textbox', { name: /^Nombre/ })).toBeFocused();
    // Start listening early: the browser needs a moment before the key press.
    const asked = page.waitForEvent('filechooser');
    await keyboard.type('Harina de algarroba x 1 kg');
    await next();
    await keyboard.type('900');
    await next();
    await next();
    // Priced by kilo.
    await keyboard.press('ArrowDown');
    // Past the rate of IVA and the mark of a weighed product, whose usual values stay.
    await next();
    await next();
    await next();
    await keyboard.type('Molida fina, sin gluten.');
    await next();
    await keyboard.press('Enter');
    // Both at once.
    await (await asked).setFiles(pictures);
    await expect(page.getByRole('img', { name: 'Imagen 2 de 2' })).toBeVisible();
    await next();
    await keyboard.press('ArrowDown');
    await next();
    await keyboard.type(one?.categorias[0]?.nombre ?? '');
    await keyboard.press('Enter');
    await next();
    await keyboard.type('a');
    await keyboard.press('Enter');
    const answer = page.waitForResponse((one) => one.request().method() === 'POST' && one.ok());
    await keyboard.press('Control+Enter');
    await expect(page.getByText('Producto creado con éxito!')).toBeVisible();
    made = (await (await answer).json()).producto_id;
  });
  // Delete the product: other tests expect the original shop.
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const gone = await request.delete(`${SHOP.api}/productos/${made}`, { headers });
  expect(gone.status()).toBe(200);
  expectEffort('a new product with two pictures', effort);
});
