import type { ShopSettings } from './settings.ts';

interface PageMeta {
  /** Of the page alone; the shop's name follows. Without it, the shop's name and what it is. */
  title?: string | undefined;
  description?: string | undefined;
  /** The page's one address, without the parts that only say how it is looked at. */
  path: string;
  /** Path of a picture below the origin. */
  image?: string | undefined;
  /** For pages that only make sense to the person in front of them. */
  noindex?: boolean;
}

const DESCRIPTION =
  'Distribuidora mayorista de alimentos naturales: frutos secos, semillas, legumbres, harinas, superalimentos y productos orgánicos para comercios de todo el país.';

/** Title, description, canonical address and Open Graph of a page, as a route's `head` wants them. */
export function pageHead(settings: ShopSettings, page: PageMeta) {
  const title = page.title
    ? `${page.title} · ${settings.name}`
    : `${settings.name} · Alimentos naturales por mayor`;
  const description = (page.description ?? DESCRIPTION).replace(/\s+/g, ' ').slice(0, 200);
  const url = `${settings.storefrontUrl}${page.path}`;
  const meta = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(page.image ? [{ property: 'og:image', content: `${settings.storefrontUrl}${page.image}` }] : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
  return { meta, links: [{ rel: 'canonical', href: url }] };
}
