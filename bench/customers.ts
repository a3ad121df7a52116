import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { addFirst, signIn } from '../e2e/fixtures/actions.ts';
import { allProducts, type Producto, tokenOf } from '../e2e/fixtures/api.ts';
import { newAccount } from '../e2e/fixtures/new-account.ts';
import { visit } from '../e2e/fixtures/visit.ts';
import { SHOP } from '../e2e/shop.ts';
import { CART_ACTS } from './interactions.ts';
import { median } from './lib.ts';
import { result } from './results.ts';
import { type Waits, waitsOf, watchWaits } from './waits.ts';

/** CPU throttling factor: how much slower a customer's phone is than this machine. */
const SLOWED = 6;
const TIMES = 3;
const LINES_IN_CART = 60;
const PASTED = 30;
/** Limits in milliseconds: from an input to the next paint, of one task, and of all blocked time while a page loads. */
const WANTED = { paint: 200, task: 100, blocked: 100 };

/** Measures a customer with a full cart on a slow phone: a page that loads, and acts until the next paint. */
export async function measureCustomers(browser: Browser): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SHOP.storefront });
  const page = await context.newPage();
  await page.addInitScript(watchWaits);
  const { request } = context;
  const account = await newAccount(request);
  const token = await tokenOf(request, account);
  const headers = { authorization: `Bearer ${token}` };
  const productos = (await allProducts(request, token)).filter(({ disponible }) => disponible);
  await fillCart(request, headers, productos.slice(0, LINES_IN_CART));
  await signIn(page, SHOP.storefront, account);
  await visit(page, `${SHOP.storefront}/categorias`);
  const message = productos.slice(-PASTED).map(asWritten).join('\n');
  const slow = await context.newCDPSession(page);
  const figures = new Map<string, number[]>();
  const note = (name: string, ms: number) => figures.set(name, [...(figures.get(name) ?? []), ms]);
  for (let time = 0; time <= TIMES; time += 1) {
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(`${SHOP.storefront}/categorias`, { waitUntil: 'networkidle' });
    const loading = await waitsOf(page);
    const acts = new Map<string, Waits>();
    for (const [name, act] of Object.entries(ACTS)) {
      await act(page, message);
      acts.set(name, await waitsOf(page));
    }
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // The first round only warms up.
    if (time === 0) continue;
    note('blocked while /categorias loads', loading.blocked);
    for (const [name, { paint }] of acts) note(name, paint);
    note('longest task of these acts', Math.max(...[...acts.values()].map(({ task }) => task)));
  }
  await context.close();
  for (const [name, all] of figures) {
    const atMost = name.startsWith('blocked')
      ? WANTED.blocked
      : name.startsWith('longest')
        ? WANTED.task
        : WANTED.paint;
    result(`customer, ${LINES_IN_CART} lines in the cart, ${SLOWED} times slower: ${name}`, median(all), {
      atMost,
      unit: 'ms',
    });
  }
}

type Headers = Record<string, string>;

async function fillCart(request: APIRequestContext, headers: Headers, productos: Producto[]): Promise<void> {
  const cambios = productos.map(({ producto_id, precio }) => ({
    producto_id,
    cantidad: 3,
    version: null,
    precio,
    puesta_en: null,
  }));
  const data = { dispositivo: crypto.randomUUID(), cambios };
  const answer = await request.patch(`${SHOP.api}/mi-carrito`, { headers, data });
  if (!answer.ok()) throw new Error(`mi-carrito: ${answer.status()} ${await answer.text()}`);
}

/** Returns a product as a customer writes it in a message. */
const asWritten = ({ nombre }: Producto) =>
  / por kilo$/i.test(nombre) ? `3 kg ${nombre.replace(/ por kilo$/i, '')}` : `3 ${nombre}`;

const ACTS: Record<string, (page: Page, message: string) => Promise<unknown>> = {
  "pressing 'Añadir'": (page) => addFirst(page, 2),
  ...CART_ACTS,
  'following a link to quick order': async (page) => {
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Pedido rápido' }).click();
    await page.getByRole('textbox', { name: 'Qué necesitas' }).waitFor();
  },
  [`pasting ${PASTED} lines into quick order`]: async (page, message) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), message);
    await page.getByRole('button', { name: 'Pegar' }).click();
    await page.getByRole('button', { name: /^Agregar \d+ productos al carrito|^Te falta elegir/ }).waitFor();
  },
};
