/** Pages for search engines, and failing calls: addresses, structured data and status codes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { watchConsole } from '../fixtures/actions.ts';
import { visit } from '../fixtures/visit.ts';
import { SHOP } from '../shop.ts';

const at = (path: string) => `${SHOP.storefront}${path}`;

async function firstProduct(request: APIRequestContext) {
  const { productos } = await (await request.get(`${SHOP.api}/productos?limit=1&offset=0`)).json();
  return productos[0] as { producto_id: string; nombre: string; marca: { nombre: string } };
}

/** Returns the structured data of a server-rendered page. */
function dataOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json));
}

test('the web app manifest has name, icons and start address', async ({ request }) => {
  const html = await (await request.get(at('/inicio'))).text();
  const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const answer = await request.get(at(address));
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { name, start_url, icons, shortcuts } = await answer.json();
  expect(html).toContain(`content="${name}"`);
  for (const path of [start_url, ...[...icons, ...shortcuts].map(({ src, url }) => src ?? url)]) {
    expect((await request.get(at(path))).status(), path).toBe(200);
  }
});

test('robots.txt names the sitemap, which has every product, category and brand once', async ({
  request,
}) => {
  const robots = await request.get(at('/robots.txt'));
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain(`Sitemap: ${at('/sitemap.xml')}`);
  const sitemap = await request.get(at('/sitemap.xml'));
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  expect(sitemap.headers()['cache-control']).toContain('max-age');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  expect(new Set(addresses).size).toBe(addresses.length);
  const count = (part: string) => addresses.filter((loc) => loc?.startsWith(at(part))).length;
  for (const [call, part] of [
    ['productos', '/producto/'],
    ['categorias', '/categorias/'],
    ['marcas', '/marcas/'],
  ]) {
    const { total } = await (await request.get(`${SHOP.api}/${call}?limit=1&offset=0`)).json();
    expect(count(part ?? ''), part).toBe(total);
  }
  expect(addresses).toContain(at('/inicio'));
  expect(addresses.some((loc) => /login|register|usuario|pedidos/.test(loc ?? ''))).toBe(false);
});

test('every public page has its own title, description and canonical address, and a picture', async ({
  request,
}) => {
  const { producto_id } = await firstProduct(request);
  const paths = [
    '/inicio',
    '/categorias',
    '/categorias/Semillas',
    '/marcas',
    '/promociones',
    '/nuevos-ingresos',
    '/productos-por-bulto-cerrado',
    '/about',
    `/producto/${producto_id}`,
  ];
  const seen = { title: new Set(), description: new Set() };
  for (const path of paths) {
    const html = await (await request.get(at(path))).text();
    seen.title.add(/<title>(.*?)<\/title>/.exec(html)?.[1]);
    seen.description.add(/<meta name="description" content="(.*?)"/.exec(html)?.[1]);
    expect(html, path).toContain(`rel="canonical" href="${at(path)}"`);
    const image = /<meta property="og:image" content="(.*?)"/.exec(html)?.[1] ?? '';
    expect((await request.get(image)).ok(), `${path}: ${image}`).toBe(true);
  }
  expect(seen.title.size).toBe(paths.length);
  expect(seen.description.size).toBe(paths.length);
});

test('structured data contain product, breadcrumbs and organisation, but no price or offer', async ({
  request,
  page,
}) => {
  const { producto_id, nombre, marca } = await firstProduct(request);
  const html = await (await request.get(at(`/producto/${producto_id}`))).text();
  const [product, trail] = dataOf(html);
  expect(product).toMatchObject({ '@type': 'Product', name: nombre, brand: { name: marca.nombre } });
  expect(trail?.['@type']).toBe('BreadcrumbList');
  expect(JSON.stringify([product, trail])).not.toMatch(/offer|price|precio/i);
  expect(dataOf(await (await request.get(at('/inicio'))).text())[0]?.['@type']).toBe('Organization');
  // The data changes with the page.
  await visit(page, at(`/producto/${producto_id}`));
  await page.getByRole('link', { name: 'Inicio', exact: true }).first().click();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
});

test('unknown addresses answer 404', async ({ request }) => {
  const paths = [
    '/producto/00000000-0000-4000-8000-000000000000',
    '/producto/nada',
    '/no-existe',
    '/_serverFn/x',
  ];
  for (const path of paths) expect((await request.get(at(path))).status(), path).toBe(404);
});

for (const [path, title] of [
  ['/%E0%A4%A', '404 / Página no encontrada'],
  ['/%5Ex', '404 / Página no encontrada'],
  ['/%3Cx%3E', '404 / Página no encontrada'],
  ['/marcas/%E0%A4%A', 'Marca no encontrada'],
] as const) {
  test(`a malformed address shows a page of the shop: ${path}`, async ({ page }) => {
    const complaints = watchConsole(page);
    const answer = await visit(page, at(path));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

/** Starts a second server of the shop, in its state right after the start. */
async function serve(request: APIRequestContext, port: number, apiUrl: string): Promise<ChildProcess> {
  const program = join(import.meta.dirname, '..', '..', 'storefront', 'server.ts');
  const env = { ...process.env, STOREFRONT_PORT: String(port), API_URL: apiUrl, LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, [program], { env, stdio: 'inherit' });
  await expect
    .poll(async () => (await request.get(`http://localhost:${port}/health`).catch(() => undefined))?.ok(), {
      timeout: 60_000,
    })
    .toBe(true);
  return server;
}

test('the sitemap is available before the first page request', async ({ request }) => {
  const port = SHOP.storefrontPort + 8;
  const server = await serve(request, port, new URL(SHOP.api).origin);
  expect((await request.get(`http://localhost:${port}/sitemap.xml`)).status()).toBe(200);
  server.kill('SIGTERM');
});

test.describe('while the API is down', () => {
  const port = SHOP.storefrontPort + 7;
  let server: ChildProcess;
  test.beforeAll(async ({ request }) => {
    server = await serve(request, port, 'http://127.0.0.1:9');
  });
  test.afterAll(() => {
    server.kill('SIGTERM');
  });

  for (const [path, says] of [
    ['/inicio', 'Error al obtener los productos.'],
    ['/categorias/Semillas', 'Hubo un error al cargar los productos.'],
    ['/marcas', 'Error al obtener productos'],
    ['/promociones', 'Error al obtener todos los productos con promociones'],
    ['/nuevos-ingresos', 'Error al obtener productos.'],
    ['/producto/00000000-0000-4000-8000-000000000000', 'Hubo un error al cargar el producto.'],
  ]) {
    test(`${path} shows an error, answers 503, and hydrates without warnings`, async ({ page }) => {
      const complaints = watchConsole(page);
      const answer = await visit(page, `http://localhost:${port}${path}`);
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()['retry-after']).toBeDefined();
      await expect(page.getByRole('alert').getByText(says ?? '', { exact: true })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }

  test('the sitemap answers 503', async ({ request }) => {
    expect((await request.get(`http://localhost:${port}/sitemap.xml`)).status()).toBe(503);
  });
});
