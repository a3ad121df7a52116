import type { DetalleConPedido } from 'api-client/backoffice';
import { formatMoney } from 'ui-kit/money';

const percent = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** Returns '12,5 %'. */
export const descuentoText = (descuento: number): string => `${percent.format(descuento)} %`;

/** Says why a line has its price: 'Precio de «Supermercados»; el de la tienda era $ 60.000,00'. */
const condicionText = (condicion: string, base: number): string =>
  `Precio de «${condicion}»; el de la tienda era ${formatMoney(base)}`;

type Reasons = Pick<
  DetalleConPedido,
  'precio_unitario' | 'precio_base' | 'condicion' | 'precio_de_uno' | 'escala_desde'
>;

/**
 * Says why a line has its price. With a tier: 'Base $ 1.000,00 · Supermercados $ 920,00 · desde 10: $ 874,00'. Undefined
 * for the shop's price of a single unit.
 */
export function motivoText(line: Reasons): string | undefined {
  const { precio_unitario, precio_base, condicion, precio_de_uno, escala_desde } = line;
  const agreed = condicion != null && precio_base != null ? { condicion, base: precio_base } : undefined;
  if (escala_desde == null || precio_de_uno == null) {
    return agreed && condicionText(agreed.condicion, agreed.base);
  }
  return [
    `Base ${formatMoney(agreed?.base ?? precio_de_uno)}`,
    agreed && `${agreed.condicion} ${formatMoney(precio_de_uno)}`,
    `desde ${escala_desde}: ${formatMoney(precio_unitario)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface Figures {
  cantidad: number | null;
  precio_unitario: number | null;
  descuento: number;
}

/** Returns '5 × $ 1.000,50, menos 10 %'. */
export function figuresText({ cantidad, precio_unitario, descuento }: Figures): string {
  const precio =
    precio_unitario === null || Number.isNaN(precio_unitario) ? '—' : formatMoney(precio_unitario);
  return `${cantidad || '—'} × ${precio}${descuento > 0 ? `, menos ${descuentoText(descuento)}` : ''}`;
}
