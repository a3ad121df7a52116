import { mainTone } from 'ui-kit/brand';
import type { Queryable } from '../../db/database.ts';
import { type ShopNow, shopOf } from '../../db/shop-of.ts';
import { LOGO_ANCHO } from '../../images/picture.ts';
import type { ImageStore } from '../../images/store.ts';
import type { Aspecto } from '../../shared/paper/aspecto.ts';

interface Deps {
  images: Pick<ImageStore, 'read'>;
  /** Shop data from the operator's configuration. */
  shop: Parameters<typeof shopOf>[1];
}

/** Same as `shopOf`, with the colour and logo for documents. */
export async function shopOnPaper(
  q: Queryable,
  { images, shop }: Deps,
): Promise<ShopNow & { aspecto: Aspecto }> {
  const now = await shopOf(q, shop);
  return { ...now, aspecto: { color: mainTone(now.color), logo: await readLogo(images, now) } };
}

/** Returns the logo, or null if the image store is down: documents then use the default logo. */
async function readLogo(images: Deps['images'], { logo, imagenId }: ShopNow): Promise<Aspecto['logo']> {
  const png = imagenId && (await images.read(imagenId, LOGO_ANCHO, 'png').catch(() => undefined));
  return logo && png ? { png, ancho: logo.ancho, alto: logo.alto, isLight: logo.tono === 'claro' } : null;
}
