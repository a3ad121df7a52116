/** How often a customer buys a product, and whether the product is due again. All screens use this rule. */
import { RHYTHM } from 'api-client/contract/mis-habituales';

export interface History {
  /** ISO dates of the purchases, without duplicates, oldest first. At least one. */
  dias: readonly string[];
  /** ISO date of the customer's newest order of anything. */
  ultimo_pedido: string;
  /** Whether an order under way contains the product. */
  en_curso: boolean;
}

export interface Rhythm {
  /** Days between purchases; null if all purchases were on one day. */
  cada_dias: number | null;
  hace_dias: number;
  toca: boolean;
}

const DAY = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** Returns the middle number, or the mean of the two middle numbers. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low = 0, high = low] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}

/** Returns how many days early a product is due: a weekly order is often placed a day early. */
const slackOf = (cadaDias: number): number => Math.max(1, Math.round(cadaDias / 5));

/**
 * Returns a product's rhythm: the median of days between its purchases, if there were two days or more. The product is
 * due when that time has passed, less a fifth. The product is not due while an order with it is under way, or after 90
 * days. A customer who ordered only other products for three rhythms has given the product up.
 */
export function computeRhythm({ dias, ultimo_pedido, en_curso }: History, day: string): Rhythm {
  const last = dias.at(-1) ?? day;
  const hace_dias = Math.max(0, daysBetween(last, day));
  const gaps = dias.slice(1).map((dia, place) => daysBetween(dias[place] ?? dia, dia));
  if (gaps.length === 0) return { cada_dias: null, hace_dias, toca: false };
  const cada_dias = Math.max(1, Math.round(median(gaps)));
  const isTime = hace_dias >= Math.max(1, cada_dias - slackOf(cada_dias));
  const isInactive = hace_dias > RHYTHM.dias || daysBetween(last, ultimo_pedido) > RHYTHM.givenUp * cada_dias;
  return { cada_dias, hace_dias, toca: isTime && !isInactive && !en_curso };
}
