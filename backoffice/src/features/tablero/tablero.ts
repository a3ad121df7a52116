import type { BarChartPoint } from 'ui-kit/bar-chart';
import type { Ganancias } from './queries.ts';

/** Pesos, summed in whole cents. */
export const suma = (pesos: readonly number[]): number =>
  pesos.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

/** 'Lunes' → 'Lun': short enough to stand under a bar on a phone. */
const shortLabel = (label: string): string => (label.includes(' ') ? label : label.slice(0, 3));

/** Each place of a period with the same place of the one before; a month may have a week more than the other. */
export function puntos(actual: Ganancias, anterior: Ganancias): BarChartPoint[] {
  const longer = actual.labels.length >= anterior.labels.length ? actual : anterior;
  return longer.labels.map((label, place) => {
    const previous = anterior.data[place];
    return {
      label: shortLabel(label),
      value: actual.data[place] ?? 0,
      ...(previous !== undefined && { previous }),
    };
  });
}

const whole = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });

/** '35 %' of all earnings; a product in several categories counts in each of them. */
export const parte = (ganancia: number, total: number): string =>
  `${whole.format(total > 0 ? (100 * ganancia) / total : 0)} %`;
