import { nextEscala, quantityAbove, toCents, toPesos } from 'api-client/storefront';
import { shownAmount } from 'app-core/cart/iva';
import type { CartLine } from 'app-core/cart/line';
import { priceOf } from 'app-core/cart/lines';
import { formatMoneyShort } from 'ui-kit/money';

/** Returns how to pay less: 'Con 2 más pagas $ 900 c/u y ahorras $ 1.000'. Undefined without a further tier. */
export function nextTierText(
  line: Pick<CartLine, 'precio' | 'cantidad' | 'cantidades' | 'iva'>,
): string | undefined {
  const { precio, cantidad, cantidades } = line;
  const next = nextEscala(precio, cantidad, cantidades);
  const desde = next && quantityAbove(next.desde, cantidades);
  if (desde === undefined || desde <= cantidad) return undefined;
  const then = priceOf({ ...line, cantidad: desde });
  const saved = toPesos((toCents(priceOf(line)) - toCents(then)) * desde);
  const text = (amount: number) => formatMoneyShort(shownAmount(line, amount));
  return `Con ${desde - cantidad} más pagas ${text(then)} c/u y ahorras ${text(saved)}`;
}
