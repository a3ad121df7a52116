import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import IconButton from '@mui/material/IconButton';
import { useThemeProps } from '@mui/material/styles';
import { type ReactNode, use, useEffect, useLayoutEffect, useRef } from 'react';
import { formatMoney } from '../../money.ts';
import type { Tint } from '../../theme/tokens.ts';
import { KitLink } from '../kit-link/kit-link.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { priceTypeText } from '../price-type/price-type-text.ts';
import { type Sold, soldInstead } from '../quantity-stepper/quantity-messages.ts';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { SizedName } from '../sized-name/sized-name.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { CartAnnouncer } from './cart-announcer.ts';
import { Aside, Below, Hint, Notice, Root, Row, Thumbnail } from './cart-line-parts.ts';

/**
 * Moves the focus when the focused line is removed: to the same button of the next line, or after the last line to the
 * dialog. Otherwise the focus would return to the top of the page.
 */
function usePassFocusOn() {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: line } = root;
    // React runs this cleanup while the line is still in the DOM.
    return () => {
      if (!line?.contains(document.activeElement)) return;
      const lines = [...(line.parentElement?.querySelectorAll('[data-line]') ?? [])];
      const at = lines.indexOf(line);
      const heir = (lines[at + 1] ?? lines[at - 1])?.querySelector<HTMLElement>('[data-remove]');
      (heir ?? line.closest<HTMLElement>('[tabindex="-1"]'))?.focus();
    };
  }, []);
  return root;
}

export interface CartLineProps {
  name: string;
  /** The end of the name with the package size, shown on its own line. */
  size?: string | undefined;
  /** Address of the product's page; the name links to it. */
  href?: string | undefined;
  picture?: PictureSource | undefined;
  tint?: Tint | undefined;
  /**
   * Price of one unit in pesos. Without `unitPrice`, `texts.noPrice` is shown: use this for users who may not see
   * prices.
   */
  unitPrice?: number | undefined;
  currency?: string;
  /** Kind of price: `por_kilo`, `por_unidad` and so on. */
  priceType?: string | undefined;
  /** Before the kind of price when the amounts lack the tax: '+ IVA'. */
  tax?: string | undefined;
  quantity: number;
  min?: number;
  max?: number;
  /** Quantities in which the product is sold. */
  sold?: Sold | undefined;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
  /** Subtotal in pesos. Default: quantity times unit price. */
  subtotal?: number | undefined;
  /** Text below the quantity, for example how to pay less. */
  hint?: ReactNode;
  /** A change that the customer must notice: a new price, or no stock. */
  notice?: ReactNode;
  disabled?: boolean;
  /** Two rows without picture, to show more lines at once. Default false. */
  dense?: boolean;
  /** Highlights a line that was just added or increased. Default false. */
  fresh?: boolean;
  /** Extra quiet button before the quantity. */
  action?: ReactNode;
  /** Content below the line, for example its note. */
  children?: ReactNode;
  texts?: Partial<typeof cartLineTexts>;
}

export const cartLineTexts = {
  quantity: (quantity: number) => `Cantidad: ${quantity}`,
  /** Accessible name of the quantity. */
  quantityOf: (name: string) => `Cantidad de ${name}`,
  noPrice: 'Precio para comercios aprobados',
  remove: (name: string) => `Eliminar: ${name}`,
  /** Read aloud when the line is removed. */
  removed: (name: string) => `${name}: eliminado del carrito`,
};

/** One product of the cart. Announces its changes when inside a `CartDrawer`. */
export function CartLine(inProps: CartLineProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaCartLine' });
  const { name, unitPrice, currency = 'ARS', priceType, quantity, min = 1, max = 1000, notice } = props;
  const { disabled = false, dense = false, sold } = props;
  const texts = { ...cartLineTexts, ...props.texts };
  const { subtotal = unitPrice && (Math.round(unitPrice * 100) * quantity) / 100 } = props;
  const root = usePassFocusOn();
  const announce = use(CartAnnouncer);
  const announced = useRef(quantity);
  useEffect(() => {
    if (announced.current === quantity) return;
    announced.current = quantity;
    announce(`${name}: ${texts.quantity(quantity)}`);
  });
  const written = `${texts.quantity(quantity)} · `;
  const sizedName = <SizedName name={name} size={props.size} />;
  const remove = () => {
    announce(texts.removed(name));
    props.onRemove();
  };
  return (
    <Root
      ref={root}
      role="group"
      aria-label={name}
      data-line=""
      data-dense={dense || undefined}
      data-unsold={soldInstead(quantity, { min, max, sold }) && ''}
      data-fresh={props.fresh || undefined}
    >
      {!dense && <Thumbnail source={props.picture} tint={props.tint} sizes="64px" />}
      <div>
        <p>
          <b>{props.href === undefined ? sizedName : <KitLink href={props.href}>{sizedName}</KitLink>}</b>
        </p>
        <small>
          {/* Only for screen readers: the field shows the quantity. */}
          <VisuallyHidden>{written}</VisuallyHidden>
          <span>
            {unitPrice === undefined ? texts.noPrice : formatMoney(unitPrice, currency)}
            {unitPrice !== undefined && priceType && ` ${priceTypeText(priceType, props.tax)}`}
          </span>
        </small>
      </div>
      <IconButton aria-label={texts.remove(name)} data-remove="" onClick={remove} disabled={disabled}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
      {notice && (
        <Notice role="status">
          <WarningAmberOutlined aria-hidden />
          <span>{notice}</span>
        </Notice>
      )}
      {props.action && <Aside>{props.action}</Aside>}
      <Row>
        <QuantityStepper
          value={quantity}
          onChange={props.onQuantityChange}
          min={min}
          max={max}
          sold={sold}
          disabled={disabled}
          label={texts.quantityOf(name)}
        />
        {subtotal !== undefined && <strong translate="no">{formatMoney(subtotal, currency)}</strong>}
      </Row>
      {props.hint && <Hint>{props.hint}</Hint>}
      {props.children && <Below>{props.children}</Below>}
    </Root>
  );
}
