import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import IconButton from '@mui/material/IconButton';
import { type CSSObject, styled, useThemeProps } from '@mui/material/styles';
import { type ReactNode, use, useEffect, useLayoutEffect, useRef } from 'react';
import { formatMoney } from '../../money.ts';
import { shape, type Tint, touchArea, touchTarget } from '../../theme/tokens.ts';
import { KitLink } from '../kit-link/kit-link.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { priceTypeText } from '../price-type/price-type-text.ts';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { denseQuantity, quantityVars } from '../quantity-stepper/quantity-vars.ts';
import { SizedName } from '../sized-name/sized-name.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { CartAnnouncer } from './cart-announcer.ts';

/** The name above quantity, unit price and subtotal. */
const denseLine: CSSObject = {
  [quantityVars.height]: `${denseQuantity}px`,
  gridTemplateColumns: `${3 * touchTarget}px minmax(0, 1fr) auto`,
  '@media (pointer: fine)': { gridTemplateColumns: '124px minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 8,
  paddingBlock: 4,
  // The highlight extends beyond the text.
  marginInline: -8,
  paddingInline: 8,
  // The parts of these elements are grid items of the line.
  '& > div:not([role=status])': { display: 'contents' },
  '& p': { gridArea: '1 / 1 / 2 / -1', paddingInlineEnd: touchTarget },
  '& [data-remove]': {
    gridArea: '1 / 1 / 2 / -1',
    justifySelf: 'end',
    '@media (pointer: fine)': { width: denseQuantity, height: 28, minHeight: 0, padding: 0 },
  },
  '& > [role=status]': { gridArea: '2 / 1 / 3 / -1' },
  '& small': { gridRow: 3, gridColumn: 2, lineHeight: 1.3 },
  '& > div > div': { gridRow: 3, gridColumn: 1, width: 'auto' },
  '& > div > strong': { gridRow: 3, gridColumn: 3 },
};

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
  quantity: number;
  min?: number;
  max?: number;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
  /** Subtotal in pesos. Default: quantity times unit price. */
  subtotal?: number | undefined;
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

const Root = styled('div', { name: 'TiendaCartLine', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) 44px',
  columnGap: 12,
  paddingBlock: 8,
  borderBottom: `1px solid ${theme.tokens.palette.divider}`,
  '& p': { ...theme.typography.body2, margin: 0, overflowWrap: 'anywhere' },
  '& a': {
    ...touchArea,
    // Extend the touch area only downwards, over the price: the list ends above the first line.
    '&::after': { ...touchArea['&::after'], insetBlockStart: 0, transform: 'translateX(-50%)' },
    color: 'inherit',
    textDecoration: 'none',
    '&:hover, &:focus-visible': { textDecoration: 'underline' },
  },
  // The size continues the line of the name, so that more lines fit.
  '& b > :nth-of-type(2), & b > a > :nth-of-type(2)': { display: 'inline' },
  '& small': { ...theme.typography.body2, color: theme.tokens.palette.text.secondary },
  // Without room in the same line, the price moves whole to the next line.
  '& small > :last-child': { display: 'inline-block' },
  fontVariantNumeric: 'tabular-nums',
  '&[data-dense]': denseLine,
  '&[data-fresh]': {
    background: theme.tokens.palette.tint.leaf,
    boxShadow: `inset 3px 0 ${theme.tokens.palette.primary.main}`,
  },
}));

const Thumbnail = styled(Picture, { name: 'TiendaCartLine', slot: 'Picture' })({
  width: 64,
  borderRadius: shape.control,
});

const Row = styled('div', { name: 'TiendaCartLine', slot: 'Row' })({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginTop: 4,
  '& > div': { width: 140 },
  '& strong': { whiteSpace: 'nowrap', marginInlineStart: 'auto' },
});

const Notice = styled('div', { name: 'TiendaCartLine', slot: 'Notice' })(({ theme }) => ({
  ...theme.typography.body2,
  gridColumn: '2 / -1',
  display: 'flex',
  gap: 6,
  marginTop: 4,
  color: theme.tokens.palette.warning.main,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& svg': { fontSize: 20, flexShrink: 0 },
}));

/** Takes no room from quantity and price, which share a line on phones too. */
const Aside = styled('div', { name: 'TiendaCartLine', slot: 'Aside' })({
  gridColumn: 1,
  justifySelf: 'center',
  alignSelf: 'center',
  marginTop: 4,
});

const Below = styled('div', { name: 'TiendaCartLine', slot: 'Below' })({
  gridColumn: '2 / -1',
  marginTop: 4,
});

/** One product of the cart. Announces its changes when inside a `CartDrawer`. */
export function CartLine(inProps: CartLineProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaCartLine' });
  const { name, unitPrice, currency = 'ARS', priceType, quantity, min = 1, max = 1000, notice } = props;
  const { disabled = false, dense = false } = props;
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
            {unitPrice !== undefined && priceType && ` ${priceTypeText(priceType)}`}
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
          disabled={disabled}
          label={texts.quantityOf(name)}
        />
        {subtotal !== undefined && <strong translate="no">{formatMoney(subtotal, currency)}</strong>}
      </Row>
      {props.children && <Below>{props.children}</Below>}
    </Root>
  );
}
