/** Serves /robots.txt and /sitemap.xml, built from public API data. */
import { categoriasList, LIMITS, marcasList, productosList } from 'api-client/storefront';
import { links, menu } from '../shared/links.ts';
import { serverEnvironment } from './server-environment.ts';

/** Limit of the sitemap protocol. */
const MAX_ADDRESSES = 50_000;
const KEEP = 10 * 60_000;

/** Returns the response for the two addresses, or undefined for any other address. */
export async function answerCrawler(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (pathname === '/robots.txt') return answer(robots(), 'text/plain');
  if (pathname !== '/sitemap.xml') return undefined;
  try {
    return answer(await sitemap(), 'application/xml');
  } catch {
    return new Response(null, { status: 503, headers: { 'retry-after': '60', 'cache-control': 'no-store' } });
  }
}

const answer = (body: string, type: string) =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${KEEP / 1000}` },
  });

const origin = () => serverEnvironment().settings.storefrontUrl;

/** Excludes API answers from search engines, but not product pictures. */
const robots = () =>
  [
    'User-agent: *',
    'Allow: /api/imagenes/',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin()}/sitemap.xml`,
    '',
  ].join('\n');

let cached: { until: number; text: Promise<string> } | undefined;

/** Concurrent requests share one sitemap. A failed sitemap is not cached. */
function sitemap(): Promise<string> {
  if (cached && cached.until > Date.now()) return cached.text;
  const text = makeSitemap();
  cached = { until: Date.now() + KEEP, text };
  text.catch(() => {
    cached = undefined;
  });
  return text;
}

async function makeSitemap(): Promise<string> {
  const [categorias, marcas, productos] = await Promise.all([
    loadAll(
      (query) => categoriasList({ query, throwOnError: true }),
      ({ categorias }) => categorias.map(({ nombre }) => links.categoria(nombre)),
    ),
    loadAll(
      (query) => marcasList({ query, throwOnError: true }),
      ({ marcas }) => marcas.map(({ nombre }) => links.marca(nombre)),
    ),
    loadAll(
      (query) => productosList({ query, throwOnError: true }),
      ({ productos }) => productos.map(({ producto_id }) => links.producto(producto_id)),
    ),
  ]);
  const paths = [...menu.map(({ href }) => href), ...categorias, ...marcas, ...productos];
  const entries = paths
    .slice(0, MAX_ADDRESSES)
    .map((path) => `<url><loc>${escapeXml(origin() + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns the addresses of all items of a paged call. */
async function loadAll<Page extends { total: number }>(
  call: (query: { limit: number; offset: number }) => Promise<{ data: Page }>,
  pathsOf: (page: Page) => string[],
): Promise<string[]> {
  const found: string[] = [];
  while (found.length < MAX_ADDRESSES) {
    const { data } = await call({ limit: LIMITS.pageMax, offset: found.length });
    const paths = pathsOf(data);
    found.push(...paths);
    if (paths.length === 0 || found.length >= data.total) break;
  }
  return found;
}

const escapeXml = (text: string) => text.replace(/[&<>'"]/g, (char) => `&#${char.codePointAt(0)};`);
