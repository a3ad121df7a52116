import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatMoney } from '../../money.ts';
import { shape, type Tint } from '../../theme/tokens.ts';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { priceTypeText } from '../price-type/price-type-text.ts';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';

export interface CartLineProps {
  name: string;
  picture?: PictureSource | undefined;
  tint?: Tint;
  /** Pesos for one. */
  unitPrice: number;
  currency?: string;
  /** por_kilo, por_unidad… */
  priceType?: string | undefined;
  quantity: number;
  min?: number;
  max?: number;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
  /** Default quantity times unit price. */
  subtotal?: number;
  /** A change to notice: a new price, no stock. */
  notice?: ReactNode;
  disabled?: boolean;
  quantityText?: (quantity: number) => string;
  removeLabel?: string;
}

const Root = styled('div', { name: 'TiendaCartLine', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) 44px',
  columnGap: 12,
  paddingBlock: 12,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .tienda-foto': { width: 64, borderRadius: shape.control },
  '& p': { ...theme.typography.body2, margin: 0, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  fontVariantNumeric: 'tabular-nums',
}));

const Row = styled('div', { name: 'TiendaCartLine', slot: 'Row' })({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginTop: 4,
  '& .tienda-cantidad': { width: 140 },
  '& strong': { whiteSpace: 'nowrap', marginInlineStart: 'auto' },
});

const Notice = styled('div', { name: 'TiendaCartLine', slot: 'Notice' })(({ theme }) => ({
  ...theme.typography.body2,
  gridColumn: '2 / -1',
  color: theme.vars.palette.warning.main,
  fontWeight: 600,
}));

/** One product of the cart. */
export function CartLine(inProps: CartLineProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaCartLine' });
  const {
    name,
    unitPrice,
    currency = 'ARS',
    priceType,
    quantity,
    min = 1,
    max = 1000,
    disabled = false,
  } = props;
  const { subtotal = (Math.round(unitPrice * 100) * quantity) / 100, removeLabel = 'Eliminar' } = props;
  const { quantityText = (count: number) => `Cantidad: ${count}`, notice } = props;
  return (
    <Root>
      <Picture
        className="tienda-foto"
        source={props.picture}
        {...(props.tint && { tint: props.tint })}
        sizes="64px"
      />
      <div>
        <p>
          <b>{name}</b>
        </p>
        <small>
          {quantityText(quantity)} · {formatMoney(unitPrice, currency)}
          {priceType && ` ${priceTypeText(priceType)}`}
        </small>
      </div>
      <IconButton aria-label={`${removeLabel}: ${name}`} onClick={props.onRemove} disabled={disabled}>
        <DeleteOutlineOutlined fontSize="small" />
      </IconButton>
      {notice && <Notice role="status">{notice}</Notice>}
      <Row>
        <QuantityStepper
          value={quantity}
          onChange={props.onQuantityChange}
          min={min}
          max={max}
          disabled={disabled}
          label={`Cantidad de ${name}`}
        />
        <strong>{formatMoney(subtotal, currency)}</strong>
      </Row>
    </Root>
  );
}
