/** Amounts of an order, as the order shows the tax (IVA). */
import type { Detalle, PedidoConDetalles } from 'api-client/storefront';
import { isNeto, plusIva, type Taxed } from 'app-core/cart/iva';

type Order = Pick<PedidoConDetalles, 'iva'>;

/** Returns mode and rate of a line's tax; empty if the order or the line shows none. */
export const lineTax = ({ iva: total }: Order, line: Pick<Detalle, 'iva'> | undefined): Taxed =>
  total && line?.iva ? { iva: { modo: total.modo, alicuota: line.iva.alicuota } } : {};

/** Returns a line's price and amount in ARS, net if the order adds the tax in the total, and '+ IVA' beside net ones. */
export function lineAmounts(pedido: Order, detalle: Detalle) {
  const { precio_unitario, total_precio, iva } = detalle;
  return isNeto(pedido) && iva
    ? { unitPrice: iva.precio_neto, amount: iva.neto, tax: plusIva(lineTax(pedido, detalle)) }
    : { unitPrice: precio_unitario, amount: total_precio };
}
