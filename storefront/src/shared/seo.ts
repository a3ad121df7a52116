import type { ShopSettings } from './settings.ts';
import { breadcrumbData, type Crumb, dataScript } from './structured-data.ts';

interface PageMeta {
  /** Of the page alone; the shop's name follows. Without it, the shop's name and what it is. */
  title?: string | undefined;
  description?: string | undefined;
  /** The page's one address, without the parts that only say how it is looked at. */
  path: string;
  /** Which page of a list it is, and what was searched for: results of a search are nobody's way in. */
  search?: { page?: number | undefined; term?: string | undefined };
  /** Address of a picture: a path below the origin, or a whole one. */
  image?: string | undefined;
  /** For pages that only make sense to the person in front of them. */
  noindex?: boolean;
  /** The way here from the home page, this page included. */
  trail?: readonly Crumb[] | undefined;
  /** Further structured data. */
  data?: readonly Record<string, unknown>[];
}

/** As many characters as a search result shows. */
const MAX_DESCRIPTION = 160;
const SHARED_PICTURE = '/compartir.png';

function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= MAX_DESCRIPTION) return flat;
  return `${flat.slice(0, MAX_DESCRIPTION).replace(/\s\S*$/, '')}…`;
}

/** Title, description, canonical address, Open Graph and structured data of a page, as a route's `head` wants them. */
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
