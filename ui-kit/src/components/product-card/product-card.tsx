import { useThemeProps } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import type { Tint } from '../../theme/tokens.ts';
import { DiscountBadge } from '../discount-badge/discount-badge.tsx';
import { KitLink } from '../kit-link/kit-link.tsx';
import { NewBadge } from '../new-badge/new-badge.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { PriceType } from '../price-type/price-type.tsx';
import { SizedName } from '../sized-name/sized-name.tsx';
import { StockIcon } from '../stock-icon/stock-icon.tsx';
import { Tag } from '../tag/tag.tsx';
import { Badges, InCart, Media, Photo, Stock } from './media-parts.ts';
import { ProductCardActions, type ProductCardActionsProps } from './product-card-actions.tsx';
import { Body, Foot, Measure, Meta, Name, PriceArea, Root, Words } from './product-card-parts.ts';

export interface ProductCardProps extends Omit<ProductCardActionsProps, 'name' | 'texts'> {
  /** In the usual case; the card upper-cases it by CSS. */
  name: string;
  /** The end of the name that says how much is in it: it has a line of its own. */
  size?: string | undefined;
  /** The product's page. */
  href: string;
  LinkComponent?: ElementType;
  picture?: PictureSource | undefined;
  tint?: Tint | undefined;
  /** `sizes` of the picture; default fits the product grid. */
  sizes?: string;
  /** For cards above the fold. */
  priority?: boolean;
  brand?: string | undefined;
  /** Pesos. Without it, `priceSlot` stands in its place. */
  price?: number | undefined;
  previousPrice?: number | null | undefined;
  currency?: string;
  /** `por_kilo`, `por_unidad`… */
  priceType?: string | undefined;
  /** What a kilo or a litre of it comes to, as it is said: '$ 17.500,00 el kilo'. */
  measurePrice?: string | undefined;
  /** Instead of the price: that prices are for approved shops, or a skeleton. Its height is reserved. */
  priceSlot?: ReactNode;
  /** true: on promotion; a number: the percent off. */
  promotion?: boolean | number;
  isNew?: boolean;
  /** How many are in the cart already. */
  inCart?: number;
  /** Heading level of the name. */
  headingLevel?: 'h2' | 'h3' | 'h4';
  texts?: Partial<typeof productCardTexts>;
}

export const productCardTexts = {
  add: 'Añadir al carrito',
  soldOut: 'Agotado',
  quantity: (name: string) => `Cantidad de ${name}`,
  view: 'Ver producto',
  inCart: (count: number) => `En el carrito: ${count}`,
};

const gridSizes = '(min-width:1440px) 240px, (min-width:840px) 19vw, (min-width:768px) 144px, 46vw';

/** A product in a list: seen, priced, and put into the cart without leaving it. */
export function ProductCard(inProps: ProductCardProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaProductCard' });
  const { name, href, LinkComponent, picture, tint, sizes = gridSizes, priority = false, brand } = props;
  const { price } = props;
  const { promotion = false, isNew = false, inCart = 0, headingLevel = 'h3' } = props;
  const { currency = 'ARS', previousPrice, priceSlot, priceType } = props;
  const texts = { ...productCardTexts, ...props.texts };
  return (
    <Root>
      <Media>
        <KitLink href={href} LinkComponent={LinkComponent} tabIndex={-1} aria-hidden>
          <Photo source={picture} tint={tint} sizes={sizes} priority={priority} />
        </KitLink>
        <Badges>
          {promotion !== false && <DiscountBadge percent={promotion === true ? undefined : promotion} />}
          {isNew && <NewBadge />}
        </Badges>
        <Stock>
          <StockIcon available={props.available} />
        </Stock>
        <InCart>{inCart > 0 && <Tag>{texts.inCart(inCart)}</Tag>}</InCart>
      </Media>
      <Body>
        <Words>
          <div>
            <Name as={headingLevel}>
              <KitLink href={href} LinkComponent={LinkComponent}>
                <SizedName name={name} size={props.size} />
              </KitLink>
            </Name>
            <Meta>{brand}</Meta>
          </div>
        </Words>
        <PriceArea>
          {price === undefined ? (
            priceSlot
          ) : (
            <>
              <Price amount={price} previousAmount={previousPrice} currency={currency} />
              {priceType && <PriceType value={priceType} />}
              <Measure>{props.measurePrice}</Measure>
            </>
          )}
        </PriceArea>
        <ProductCardActions {...props} texts={texts} />
        <Foot>
          {/* Its name leads there too: no further stop for Tab. */}
          <KitLink
            href={href}
            LinkComponent={LinkComponent}
            tabIndex={-1}
            aria-label={`${texts.view}: ${name}`}
          >
            {texts.view}
          </KitLink>
        </Foot>
      </Body>
    </Root>
  );
}
