import { mainTone } from 'ui-kit/brand';
import type { Queryable } from '../../db/database.ts';
import { type ShopNow, shopOf } from '../../db/shop-of.ts';
import { LOGO_ANCHO } from '../../images/picture.ts';
import type { ImageStore } from '../../images/store.ts';
import type { Aspecto } from '../../shared/paper/aspecto.ts';

interface Deps {
  images: Pick<ImageStore, 'read'>;
  /** As the operator's settings say it. */
  shop: Parameters<typeof shopOf>[1];
}

/** `shopOf`, with what its papers look like. */
export async function shopOnPaper(
  q: Queryable,
  { images, shop }: Deps,
): Promise<ShopNow & { aspecto: Aspecto }> {
  const now = await shopOf(q, shop);
  return { ...now, aspecto: { color: mainTone(now.color), logo: await readLogo(images, now) } };
}

/** Where the pictures are away a paper has the mark that is drawn: none waits for a logo. */
async function readLogo(images: Deps['images'], { logo, imagenId }: ShopNow): Promise<Aspecto['logo']> {
  const png = imagenId && (await images.read(imagenId, LOGO_ANCHO, 'png').catch(() => undefined));
  return logo && png ? { png, ancho: logo.ancho, alto: logo.alto, isLight: logo.tono === 'claro' } : null;
}
