/** Three customers with three agreements order the same fifteen products. Each sees and pays their own prices. */
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { signIn, watchConsole } from '../fixtures/actions.ts';
import { allProducts, type Producto, tokenOf } from '../fixtures/api.ts';
import { newAccount } from '../fixtures/new-account.ts';
import { ADMIN, CUSTOMER } from '../fixtures/people.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const LINES = 15;

interface Terms {
  nombre: string;
  /** Percent on all products, and on the brand of the first product. */
  todo: number;
  marca: number;
  /** The own price of the second product, in pesos. */
  propio: number;
  monto_minimo: number | null;
}

const AGREEMENTS: Terms[] = [
  { nombre: 'Supermercados', todo: -8.5, marca: -12, propio: 4_321.09, monto_minimo: 30_000 },
  { nombre: 'Dietéticas', todo: 7, marca: 3.25, propio: 7_654.32, monto_minimo: null },
  { nombre: 'Cuenta corriente', todo: 15, marca: 20, propio: 9_876.54, monto_minimo: 80_000 },
];

/** Adds a percentage in hundredths of a percent, rounded half up to cents. Exact, in integers. */
const plus = (cents: number, percent: number): number =>
  Number((BigInt(cents) * BigInt(10_000 + Math.round(percent * 100)) + 5_000n) / 10_000n);

const centsOf = (pesos: number) => Math.round(pesos * 100);

/** Returns what a product costs in the agreement, in cents. */
function priceIn({ todo, marca, propio }: Terms, producto: Producto, [first, second]: readonly Producto[]) {
  const base = centsOf(producto.precio);
  const isOffer = producto.precio_antes_oferta !== null;
  if (producto === second) return Math.min(centsOf(propio), isOffer ? base : Number.POSITIVE_INFINITY);
  return plus(base, producto.marca.nombre === first?.marca.nombre ? marca : todo);
}

/** Returns '$ 1.234,50' with the kit's spaces. */
const shown = (cents: number) =>
  new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' }).format(cents / 100);

async function makeAgreement(request: APIRequestContext, terms: Terms, productos: readonly Producto[]) {
  const headers = { authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const marcas = await (await request.get(`${SHOP.api}/marcas?limit=100`, { headers })).json();
  const marca = marcas.marcas.find(({ nombre }: { nombre: string }) => nombre === productos[0]?.marca.nombre);
  const regla = { marca_id: null, categoria_id: null, redondeo: 'no', direccion: 'cercano' };
  const made = await request.post(`${SHOP.api}/condiciones`, {
    headers,
    data: {
      nombre: `${terms.nombre} ${Date.now()}`,
      monto_minimo: terms.monto_minimo,
      reglas: [
        { ...regla, ajuste: terms.todo },
        { ...regla, marca_id: marca.marca_id, ajuste: terms.marca },
      ],
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { condicion_id, nombre } = await made.json();
  const priced = await request.patch(`${SHOP.api}/condiciones/${condicion_id}/precios`, {
    headers,
    data: { cambios: [{ producto_id: productos[1]?.producto_id, precio: terms.propio }] },
  });
  expect(priced.ok(), await priced.text()).toBe(true);
  return { condicion_id, nombre, headers };
}

/** Reads the whole list of products that the quick order understood, and orders it. */
async function orderByQuickOrder(page: Page, productos: readonly Producto[], total: string): Promise<void> {
  await visit(page, `${SHOP.storefront}/pedido-rapido`);
  const field = page.getByRole('textbox', { name: 'Qué necesitas' });
  await field.fill(productos.map(({ nombre }) => `10 ${nombre.replace(/ por kilo$/i, '')}`).join('\n'));
  await field.press('Enter');
  await page.getByRole('button', { name: `Agregar ${LINES} productos al carrito` }).click();
  const cart = page.getByRole('dialog', { name: /^Carrito/ });
  await expect(cart.getByText(total, { exact: true }).first()).toBeVisible();
  await cart.getByRole('button', { name: 'Realizar pedido' }).click();
  await page.getByRole('button', { name: 'Sí, confirmar' }).click();
  await expect(page.getByText(/^Pedido confirmado\./)).toContainText(total);
}

for (const terms of AGREEMENTS) {
  test(`a customer of «${terms.nombre}» sees and pays the prices of that agreement`, async ({
    browser,
    request,
  }) => {
    const base = await allProducts(request, await tokenOf(request, CUSTOMER));
    const productos = base
      .filter(
        ({ disponible, precio, nombre }) => disponible && precio >= 3_000 && !/ x \d/.test(nombre.slice(-4)),
      )
      .slice(0, LINES);
    expect(productos).toHaveLength(LINES);
    const shop = await newAccount(request);
    const { condicion_id, nombre, headers } = await makeAgreement(request, terms, productos);
    const token = await tokenOf(request, shop);
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const given = await request.patch(`${SHOP.api}/usuarios/${sub}/condicion`, {
      headers,
      data: { condicion_id },
    });
    expect(given.ok(), await given.text()).toBe(true);
    const prices = productos.map((producto) => priceIn(terms, producto, productos));
    const total = prices.reduce((sum, price) => sum + price * 10, 0);

    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const complaints = watchConsole(page);
    await signIn(page, SHOP.storefront, shop);
    for (const [place, producto] of productos.slice(0, 2).entries()) {
      await visit(page, `${SHOP.storefront}/producto/${producto.producto_id}`);
      await expect(page.getByText(shown(prices[place] ?? 0), { exact: true }).first()).toBeVisible();
    }
    await orderByQuickOrder(page, productos, shown(total));

    const mine = await (
      await request.get(`${SHOP.api}/mis-pedidos?limit=1`, { headers: { authorization: `Bearer ${token}` } })
    ).json();
    const [pedido] = mine.pedidos;
    const paid = new Map<string, number>(
      pedido.detalles.map((one: { producto: { producto_id: string }; precio_unitario: number }) => [
        one.producto.producto_id,
        centsOf(one.precio_unitario),
      ]),
    );
    expect(productos.map(({ producto_id }) => paid.get(producto_id))).toEqual(prices);
    expect(centsOf(pedido.total_precio)).toBe(total);

    const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
    const panel = await desk.newPage();
    await signIn(panel, SHOP.backoffice, ADMIN);
    await visit(panel, `${SHOP.backoffice}/pedido/${pedido.pedido_id}`);
    const lines = panel.getByRole('table', { name: 'Productos del pedido' });
    const [first] = productos;
    const row = lines
      .getByRole('row')
      .filter({ hasText: first?.nombre ?? '' })
      .first();
    await expect(row).toContainText(shown(prices[0] ?? 0));
    await expect(row).toContainText(`Precio de «${nombre}»`);
    await expect(row).toContainText(shown(centsOf(first?.precio ?? 0)));

    // The customer's own paper.
    const paper = await request.get(`${SHOP.api}/mis-pedidos/${pedido.pedido_id}/pdf`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { text } = await extractText(new Uint8Array(await paper.body()), { mergePages: true });
    const plain = text.replaceAll(/\s+/g, ' ');
    for (const price of [...prices, total]) expect(plain).toContain(shown(price).replaceAll(/\s+/g, ' '));
    expect(complaints).toEqual([]);
    await context.close();
    await desk.close();
  });
}
