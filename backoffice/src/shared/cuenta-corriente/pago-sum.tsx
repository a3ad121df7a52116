import { styled } from '@mui/material/styles';
import { toCents, toPesos } from 'api-client/backoffice';
import { useFormikContext } from 'formik';
import { formatMoney } from 'ui-kit/money';
import { line, lowWindow } from 'ui-kit/theme/tokens';
import { sumCents, type Values } from './registrar-values.ts';

/** Sticks to the dialog's bottom while the fields scroll. */
export const SumBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  // Covers the padding below the fields, where they would show while they scroll.
  bottom: theme.spacing(-2),
  marginBlockEnd: theme.spacing(-2),
  zIndex: 1,
  [lowWindow]: { position: 'static' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3, 5),
  paddingBlock: theme.spacing(3, 5),
  background: theme.tokens.palette.background.paper,
  borderTop: `${line.thin} ${theme.tokens.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
}));

/** The sum of the payment methods, and the remaining debt in pesos. */
export function PagoSum({ debe }: { debe: number }) {
  const { values } = useFormikContext<Values>();
  const sum = sumCents(values);
  const rest = toCents(debe) - sum;
  return (
    <div role="status">
      <strong>{`Suma ${formatMoney(toPesos(sum))}`}</strong>
      <div>
        {rest >= 0
          ? `Queda por pagar ${formatMoney(toPesos(rest))}`
          : `${formatMoney(toPesos(-rest))} a favor`}
      </div>
    </div>
  );
}
