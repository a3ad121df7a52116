/**
 * Structured data for search engines in the schema.org vocabulary. Public data only, chosen field by field, never with
 * a price or an offer.
 */
import type { Producto } from 'api-client/storefront';
import type { ShopSettings } from './settings.ts';

type Data = Record<string, unknown>;

/** Product data for the head. The route's loader returns this instead of the product, which may contain prices. */
export interface ProductSummary {
  id: string;
  /** The shop's product code, or else the id. */
  sku: string;
  nombre: string;
  descripcion: string;
  marca: string;
  categoria: string | undefined;
  /** Paths below the origin, or absolute addresses. */
  imagenes: string[];
}

export const summaryOf = (producto: Producto): ProductSummary => ({
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

export const breadcrumbData = ({ storefrontUrl }: ShopSettings, trail: readonly Crumb[]): Data => ({
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
