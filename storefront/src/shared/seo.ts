import type { ShopSettings } from './settings.ts';
import { breadcrumbData, type Crumb, dataScript } from './structured-data.ts';

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
