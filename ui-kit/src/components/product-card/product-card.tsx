import Button from '@mui/material/Button';
import { useThemeProps } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import type { Tint } from '../../theme/tokens.ts';
import { DiscountBadge } from '../discount-badge/discount-badge.tsx';
import { KitLink } from '../kit-link/kit-link.tsx';
import { NewBadge } from '../new-badge/new-badge.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { PriceType } from '../price-type/price-type.tsx';
import { QuantityField } from '../quantity-field/quantity-field.tsx';
import type { Sold } from '../quantity-stepper/quantity-messages.ts';
import { SizedName } from '../sized-name/sized-name.tsx';
import { StockIcon } from '../stock-icon/stock-icon.tsx';
import { Tag } from '../tag/tag.tsx';
import { Actions } from './actions-part.ts';
import {
  Badges,
  Body,
  Foot,
  InCart,
  Measure,
  Media,
  Meta,
  Name,
  Photo,
  PriceArea,
  Root,
  Stock,
  Terms,
  Words,
} from './product-card-parts.ts';
import { useAddPress } from './use-add-press.ts';

export interface ProductCardActionsProps {
  /** The product's name, for screen readers. */
  name: string;
  /** Whether the product is available; false shows a disabled 'Agotado'. */
  available: boolean;
  /** Text of the quantity field. */
  quantity: string | number;
  onQuantityChange: (value: string) => void;
  /** Called with the quantity, 0 if the field is empty; the app then shows the error. */
  onAdd: (quantity: number) => void;
  /** Highest quantity. Default 999; Infinity for no limit. */
  maxQuantity?: number;
  maxDigits?: number;
  /** Quantities in which the product is sold. */
  sold?: Sold | undefined;
  busy?: boolean;
  /** Content beside 'Agotado', as high as a button: asks to be told when the product is back. */
  soldOutSlot?: ReactNode;
  texts: typeof productCardTexts;
}

/** Quantity and main action of a card, always at the same place. */
function ProductCardActions(props: ProductCardActionsProps) {
  const { name, available, quantity, onQuantityChange, onAdd, maxQuantity, maxDigits, sold } = props;
  const { busy = false, soldOutSlot, texts } = props;
  const add = useAddPress(quantity, onAdd, sold);
  if (!available) {
    return (
      // One row: the free room goes above the price, not between price and button.
      <Actions data-alone="" data-beside={soldOutSlot ? '' : undefined}>
        <Button variant="contained" disabled data-whole={soldOutSlot ? undefined : ''}>
          {texts.soldOut}
        </Button>
        {soldOutSlot}
      </Actions>
    );
  }
  return (
    <Actions>
      <QuantityField
        value={quantity}
        onChange={onQuantityChange}
        {...(maxQuantity !== undefined && { max: maxQuantity })}
        {...(maxDigits !== undefined && { maxDigits })}
        sold={sold}
        oneStop
        label={texts.quantity(name)}
        onSubmit={() => add()}
      />
      <Button
        variant="contained"
        disabled={busy}
        aria-label={`${texts.add}: ${name}`}
        onClick={({ detail }) => add(detail)}
      >
        {texts.add}
      </Button>
    </Actions>
  );
}

export interface ProductCardProps extends Omit<ProductCardActionsProps, 'name' | 'texts'> {
  /** The product's name in usual case; the card upper-cases it by CSS. */
  name: string;
  /** The end of the name with the package size, shown on its own line. */
  size?: string | undefined;
  /** Address of the product's page. */
  href: string;
  LinkComponent?: ElementType;
  picture?: PictureSource | undefined;
  tint?: Tint | undefined;
  /** `sizes` of the picture. The default fits the product grid. */
  sizes?: string;
  /** Whether to load the picture first: for cards above the fold. Default false. */
  priority?: boolean;
  brand?: string | undefined;
  /** Price in pesos. Without `price`, `priceSlot` is shown. */
  price?: number | undefined;
  previousPrice?: number | null | undefined;
  /** Read before the struck price. Default 'Antes'. */
  previousText?: string | undefined;
  currency?: string;
  /** Kind of price: `por_kilo`, `por_unidad` and so on. */
  priceType?: string | undefined;
  /** Before the kind of price when the price lacks the tax: '+ IVA'. */
  tax?: string | undefined;
  /** Price per kilo or litre as text: '$ 17.500,00 el kilo'. */
  measurePrice?: string | undefined;
  /** Sales terms: multiples, and prices from a quantity on. The card reserves room for two lines. */
  terms?: ReactNode;
  /**
   * Replaces the price, for example with a skeleton or the note that prices are for approved shops. Its height is
   * reserved.
   */
  priceSlot?: ReactNode;
  /** Promotion badge: true without discount, a number for the discount in percent. */
  promotion?: boolean | number;
  isNew?: boolean;
  /** Quantity already in the cart. */
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

/** A product in a list, with price and a button that adds it to the cart. */
export function ProductCard(inProps: ProductCardProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaProductCard' });
  const { name, href, LinkComponent, picture, tint, sizes = gridSizes, priority = false, brand } = props;
  const { price, previousText, terms } = props;
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
              <Price
                amount={price}
                previousAmount={previousPrice}
                currency={currency}
                {...(previousText && { texts: { previous: previousText } })}
              />
              {priceType && <PriceType value={priceType} tax={props.tax} />}
              <Measure>{props.measurePrice}</Measure>
            </>
          )}
          {terms && <Terms>{terms}</Terms>}
        </PriceArea>
        <ProductCardActions {...props} texts={texts} />
        <Foot>
          {/* Not in the Tab order, because the name links there too. */}
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
