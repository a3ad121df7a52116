/** How a customer sees the tax (IVA). Prices include the tax, but some customers see net prices, and the tax in the total. */
import { ivaRows, type ModoIva, netoInPesos, partesOf, precioFor, toPesos } from 'api-client/core';
import { formatMoney } from 'ui-kit/money';
import type { CartLine } from './line.ts';
import { type Summable, subtotalCents } from './totals.ts';

/** A product or cart line. Without `iva`, the customer sees nothing of the tax. */
export interface Taxed {
  iva?: CartLine['iva'] | null;
}

/** Returns the fields of a product's tax that a cart line keeps. */
export const lineIva = ({ iva }: Taxed): CartLine['iva'] =>
  iva ? { modo: iva.modo, alicuota: iva.alicuota } : undefined;

/** A product, cart line or order. */
interface WithModo {
  iva?: Pick<NonNullable<CartLine['iva']>, 'modo'> | null | undefined;
}

/** Returns whether the customer sees the price, or the order's lines, without the tax. */
export const isNeto = ({ iva }: WithModo): boolean => iva?.modo === 'sumado';

/** Returns an amount with the tax, in ARS, as the customer sees it: net if the customer sees net prices. */
export const shownAmount = ({ iva }: Taxed, amount: number): number =>
  iva?.modo === 'sumado' ? netoInPesos(amount, iva.alicuota) : amount;

/** Returns '+ IVA', to stand beside a net price. Undefined beside other prices, and for products without tax. */
export const plusIva = (taxed: Taxed): string | undefined =>
  isNeto(taxed) && taxed.iva?.alicuota !== 0 ? '+\u00a0IVA' : undefined;

/** Returns an amount with the tax, in ARS, as the customer's price in words: '$ 1.000,00', or '$ 826,45 + IVA'. */
export function priceText(taxed: Taxed, amount: number): string {
  const plus = plusIva(taxed);
  return `${formatMoney(shownAmount(taxed, amount))}${plus ? ` ${plus}` : ''}`;
}

/** Returns price and amount of a line, in ARS, as the customer sees them, and what stands beside net ones. */
export const shownLine = (line: Summable & Taxed) => ({
  unitPrice: shownAmount(line, precioFor(line.precio, line.cantidad, line.cantidades)),
  subtotal: shownAmount(line, toPesos(subtotalCents(line))),
  tax: plusIva(line),
});

/** Returns a total with the tax, in ARS. Near net prices the text says that the total has the tax. */
export const totalText = (isNeto: boolean, total: number): string =>
  `${formatMoney(total)}${isNeto ? ' con\u00a0IVA' : ''}`;

/** Returns the name of a total, which always includes the tax, below amounts of lines. */
export const totalLabel = (isNeto: boolean): string => (isNeto ? 'Total con IVA' : 'Total');

/** Returns how the customer of these lines sees the tax. */
export const modoOf = (lines: readonly WithModo[]): ModoIva =>
  lines.find(({ iva }) => iva)?.iva?.modo ?? 'incluido';

/** Returns the parts of amounts in cents, in ARS, for people. Undefined if the rate of one is unknown. */
export function partsOfAmounts(lines: readonly { alicuota: number | undefined; total: number }[]) {
  const known = lines.flatMap(({ alicuota, total }) => (alicuota === undefined ? [] : [{ alicuota, total }]));
  if (known.length < lines.length) return undefined;
  return ivaRows(partesOf(known)).map(({ label, amount }) => ({ label, amount: toPesos(amount) }));
}

/**
 * Returns the parts of the lines' total, in ARS, for customers who see the tax's amount. Undefined if a line has no
 * rate: an older version stored the line, and today's price has not arrived yet.
 */
export const partsOf = (lines: readonly (Summable & Taxed)[]): ReturnType<typeof partsOfAmounts> =>
  lines.length === 0
    ? undefined
    : partsOfAmounts(lines.map((line) => ({ alicuota: line.iva?.alicuota, total: subtotalCents(line) })));
