import { styled, useThemeProps } from '@mui/material/styles';
import { formatMoney } from '../../money.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface PriceProps {
  /** Amount in pesos with up to two decimals, for example 12345.5. */
  amount: number;
  /** Earlier price in pesos, shown struck through if it is higher than `amount`. */
  previousAmount?: number | null | undefined;
  /** ISO code. Default ARS. */
  currency?: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
  texts?: Partial<typeof priceTexts>;
}

/** `previous`: read before the struck price. */
export const priceTexts = { previous: 'Antes' };

type Size = NonNullable<PriceProps['size']>;

/** One complete text style per size: mixed styles would keep the other style's media query. */
const variants = { small: 'subtitle2', medium: 'price', large: 'h1' } as const satisfies Record<Size, string>;

const Root = styled('span', { name: 'TiendaPrice', slot: 'Root' })<{ ownerState: { size: Size } }>(
  ({ theme, ownerState }) => ({
    ...theme.typography[variants[ownerState.size]],
    fontVariantNumeric: 'tabular-nums',
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 8,
    '& > span': { whiteSpace: 'nowrap' },
  }),
);

const Previous = styled('s', { name: 'TiendaPrice', slot: 'Previous' })(({ theme }) => ({
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  color: theme.tokens.palette.text.secondary,
  whiteSpace: 'nowrap',
}));

/** A price in Argentine format, with the earlier price struck through. */
export function Price(inProps: PriceProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaPrice' });
  const { amount, previousAmount, currency = 'ARS', size = 'medium', className } = props;
  const texts = { ...priceTexts, ...props.texts };
  return (
    <Root ownerState={{ size }} className={className}>
      <span translate="no">{formatMoney(amount, currency)}</span>
      {typeof previousAmount === 'number' && Number.isFinite(previousAmount) && previousAmount > amount && (
        <Previous>
          <VisuallyHidden>{texts.previous} </VisuallyHidden>
          {formatMoney(previousAmount, currency)}
        </Previous>
      )}
    </Root>
  );
}
