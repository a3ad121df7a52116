import { styled, useThemeProps } from '@mui/material/styles';
import { formatMoney } from '../../money.ts';

export interface TotalPart {
  /** For example 'IVA 21 %'. */
  label: string;
  /** Pesos. */
  amount: number;
}

export interface TotalPartsProps {
  parts: readonly TotalPart[];
  currency?: string;
}

const Root = styled('dl', { name: 'TiendaTotalParts', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'grid',
  gap: 4,
  color: theme.tokens.palette.text.secondary,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 16,
  },
  '& dd': { margin: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
}));

/** The parts of a total, for example the net amount and the tax. Stands above the total. */
export function TotalParts(inProps: TotalPartsProps) {
  const { parts, currency = 'ARS' } = useThemeProps({ props: inProps, name: 'TiendaTotalParts' });
  return (
    <Root>
      {parts.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate="no">{formatMoney(amount, currency)}</dd>
        </div>
      ))}
    </Root>
  );
}
