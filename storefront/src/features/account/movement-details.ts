import { ivaRows, type Movimiento, type PartesIva } from 'api-client/storefront';
import { diaText } from 'api-client/storefront-cuenta';
import { formatMoney } from 'ui-kit/money';

/** An entry of the statement. `iva`: what an order's amount consists of, for customers who see the tax. */
interface TaxedMovement extends Movimiento {
  iva?: PartesIva | null;
}

/** Returns what stands below an entry: due day, tax, note, reversal. */
export function movementDetails({ vence, iva, nota, revertido }: TaxedMovement): string {
  const taxes = iva ? ivaRows(iva).map(({ label, amount }) => `${label}: ${formatMoney(amount)}`) : [];
  return [vence && `Vence el ${diaText(vence)}`, ...taxes, nota, revertido && 'Revertido']
    .filter(Boolean)
    .join(' · ');
}
