import { styled, useThemeProps } from '@mui/material/styles';
import { priceTypeText } from './price-type-text.ts';

export interface PriceTypeProps {
  /** Kind of price as in the API: `por_kilo` is shown as 'por kilo'. */
  value: string;
  /** Stands before the unit when the price lacks the tax: '+ IVA'. */
  tax?: string | undefined;
}

const Root = styled('span', { name: 'TiendaPriceType', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.tokens.palette.text.secondary,
}));

/** Names the unit of a price: a kilo, a unit or a closed bulk. */
export function PriceType(inProps: PriceTypeProps) {
  const { value, tax } = useThemeProps({ props: inProps, name: 'TiendaPriceType' });
  return <Root>{priceTypeText(value, tax)}</Root>;
}
