import { type ModoIva, netoOf, type PartesIva, partesOf, showsPartes } from 'api-client/contract/iva';
import { toPesos } from 'api-client/contract/money';

/** A line of an order. Amounts in cents, the rate in percent. */
interface Line {
  detalle: { precio_unitario: number; total_precio: number };
  alicuota: number;
}

interface Order {
  pedido: { iva: ModoIva };
  detalles: readonly Line[];
}

/** Returns the tax in a line, in cents. */
export function lineIva({ detalle, alicuota }: Line) {
  const neto = netoOf(detalle.total_precio, alicuota);
  const precio_neto = netoOf(detalle.precio_unitario, alicuota);
  return { alicuota, precio_neto, neto, iva: detalle.total_precio - neto };
}

/** Returns the tax in an order's total, in cents; undefined when the order does not show its amount. */
export function ivaOf({ pedido: { iva: modo }, detalles }: Order) {
  if (!showsPartes(modo)) return undefined;
  const lines = detalles.map(({ detalle, alicuota }) => ({ alicuota, total: detalle.total_precio }));
  return { modo, ...partesOf(lines) };
}

/** Returns an amount in cents as the customer sees it: without the tax if the total adds it. */
export const shownAmount = (
  cents: number,
  { modo, alicuota }: { modo: ModoIva; alicuota: number },
): number => (modo === 'sumado' ? netoOf(cents, alicuota) : cents);

/** Converts the amounts from cents to pesos. */
export const partesInPesos = <T extends PartesIva>({ neto, partes, ...rest }: T) => ({
  ...rest,
  neto: toPesos(neto),
  partes: partes.map((part) => ({ ...part, neto: toPesos(part.neto), iva: toPesos(part.iva) })),
});

/** Returns the field `iva` of an order that shows the tax, in pesos; nothing for other orders. */
export function orderIvaField(order: Order) {
  const iva = ivaOf(order);
  return iva && { iva: partesInPesos(iva) };
}

/** Returns the field `iva` of a line of an order that shows the tax, in pesos; nothing for other lines. */
export function lineIvaField(line: Line, { iva: modo }: Order['pedido']) {
  if (!showsPartes(modo)) return undefined;
  const { alicuota, precio_neto, neto, iva } = lineIva(line);
  return { iva: { alicuota, precio_neto: toPesos(precio_neto), neto: toPesos(neto), iva: toPesos(iva) } };
}
