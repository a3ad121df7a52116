/** Choices of how new prices are rounded. */
import { formatMoneyShort } from 'ui-kit/money';

export const REDONDEOS = [
  { value: 'no', label: 'Sin redondear' },
  ...(['1', '5', '10', '50', '100'] as const).map((value) => ({
    value,
    label: `A ${formatMoneyShort(Number(value))}`,
  })),
] as const;
export const DIRECCIONES = [
  { value: 'cercano', label: 'Al más cercano' },
  { value: 'arriba', label: 'Hacia arriba' },
] as const;
