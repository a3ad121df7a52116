import type { ShownProducto } from './catalogue/shown-products.ts';
import type { ShopSettings } from './settings.ts';

interface PageMeta {
  /** Title of the page, without the shop's name. Undefined: the shop's name with its description. */
  title?: string | undefined;
  description?: string | undefined;
  /** The page's canonical path, without parameters that only change the presentation. */
  path: string;
  /** Page number and search term of a list. Search results are not indexed. */
  search?: { page?: number | undefined; term?: string | undefined };
  /** Address of a picture: a path below the origin, or an absolute address. */
  image?: string | undefined;
  /** For pages that make sense only to the current user. */
  noindex?: boolean;
  /** Breadcrumbs after the home page, including this page. */
  trail?: readonly Crumb[] | undefined;
  /** Further structured data. */
  data?: readonly Record<string, unknown>[];
}

/** Characters that a search result shows. */
const MAX_DESCRIPTION = 160;
const SHARED_PICTURE = '/compartir.png';

function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= MAX_DESCRIPTION) return flat;
  return `${flat.slice(0, MAX_DESCRIPTION).replace(/\s\S*$/, '')}…`;
}

/** Returns title, description, canonical address, Open Graph tags and structured data for a route's `head`. */
export function pageHead(settings: ShopSettings, page: PageMeta) {
  const { page: number = 1, term } = page.search ?? {};
  const part = number > 1 ? `, página ${number}` : '';
  const title = page.title
    ? `${page.title}${part} · ${settings.name}`
    : `${settings.name} · Alimentos naturales por mayor${part}`;
  const description = shorten(page.description ?? settings.description);
  const url = `${settings.storefrontUrl}${page.path}${number > 1 ? `?page=${number}` : ''}`;
  const meta = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: new URL(page.image ?? SHARED_PICTURE, settings.storefrontUrl).href },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.noindex || term ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
  const data = [...(page.data ?? []), ...(page.trail ? [breadcrumbData(settings, page.trail)] : [])];
  return { meta, links: [{ rel: 'canonical', href: url }], scripts: data.map(dataScript) };
}

/** A route's `head` for a page that is the same for every address of the route. */
export const headOf =
  (page: PageMeta) =>
  ({ match }: { match: { context: { settings: ShopSettings } } }) =>
    pageHead(match.context.settings, page);

type Data = Record<string, unknown>;

/** Product data for the head. The route's loader returns this instead of the product, which may contain prices. */
export interface ProductSummary {
  id: string;
  /** The shop's product code, or else the id. */
  sku: string;
  nombre: string;
  /** Undefined while only a list's row of the product is known. */
  descripcion: string | undefined;
  marca: string;
  categoria: string | undefined;
  /** Paths below the origin, or absolute addresses. */
  imagenes: string[];
}

export const summaryOf = (producto: ShownProducto & { descripcion?: string }): ProductSummary => ({
  id: producto.producto_id,
  sku: producto.codigo ?? producto.producto_id,
  nombre: producto.nombre,
  descripcion: producto.descripcion,
  marca: producto.marca.nombre,
  categoria: producto.categorias[0]?.nombre,
  imagenes: producto.imagenes.map(({ url }) => url),
});

export const productData = ({ storefrontUrl }: ShopSettings, summary: ProductSummary): Data => ({
  '@type': 'Product',
  name: summary.nombre,
  description: summary.descripcion,
  sku: summary.sku,
  brand: { '@type': 'Brand', name: summary.marca },
  ...(summary.categoria && { category: summary.categoria }),
  ...(summary.imagenes.length > 0 && {
    image: summary.imagenes.map((url) => new URL(url, storefrontUrl).href),
  }),
});

export const organizationData = (settings: ShopSettings): Data => ({
  '@type': 'Organization',
  name: settings.name,
  description: 'Distribuidora mayorista de alimentos naturales',
  url: `${settings.storefrontUrl}/inicio`,
  logo: `${settings.storefrontUrl}/favicon.svg`,
  foundingDate: '2021',
  email: settings.email,
  telephone: settings.phone,
  address: { '@type': 'PostalAddress', addressLocality: settings.city, addressCountry: 'AR' },
  ...(settings.instagram && { sameAs: [settings.instagram] }),
});

export interface Crumb {
  name: string;
  path: string;
}

const breadcrumbData = ({ storefrontUrl }: ShopSettings, trail: readonly Crumb[]): Data => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Inicio', path: '/inicio' }, ...trail].map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: `${storefrontUrl}${path}`,
  })),
});

/** Returns a script for the page's head. Escapes '<', so that a name with '</script>' stays text. */
export const dataScript = (data: Data) => ({
  type: 'application/ld+json',
  children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c'),
});
