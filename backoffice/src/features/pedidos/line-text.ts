import type { DetalleConPedido } from 'api-client/backoffice';
import { cantidadText } from 'api-client/backoffice-entrega';
import { formatMoney } from 'ui-kit/money';
import { percentText } from '../../shared/percent-text.ts';

/** Says why a line has its price: 'Precio de «Supermercados»; el de la tienda era $ 60.000,00'. */
const condicionText = (condicion: string, base: number): string =>
  `Precio de «${condicion}»; el de la tienda era ${formatMoney(base)}`;

type Reasons = Pick<
  DetalleConPedido,
  'precio_unitario' | 'precio_base' | 'condicion' | 'descuento_condicion' | 'precio_de_uno' | 'escala_desde'
>;

/**
 * Says why a line has its price. With a tier: 'Base $ 1.000,00 · Supermercados $ 920,00 · desde 10: $ 874,00'. The
 * agreement's price names the general discount that it includes. Undefined for the shop's price of a single unit.
 */
export function motivoText(line: Reasons): string | undefined {
  const { precio_unitario, precio_base, condicion, descuento_condicion, precio_de_uno, escala_desde } = line;
  const agreed = condicion != null && precio_base != null ? { condicion, base: precio_base } : undefined;
  const tier =
    escala_desde != null && precio_de_uno != null ? { desde: escala_desde, precio_de_uno } : undefined;
  if (!tier && !descuento_condicion) return agreed && condicionText(agreed.condicion, agreed.base);
  if (!tier && !agreed) return undefined;
  const single = tier?.precio_de_uno ?? precio_unitario;
  const off = descuento_condicion ? ` (con ${percentText(descuento_condicion)} de descuento)` : '';
  return [
    `Base ${formatMoney(agreed?.base ?? single)}`,
    agreed && `${agreed.condicion} ${formatMoney(single)}${off}`,
    tier && `desde ${tier.desde}: ${formatMoney(precio_unitario)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface Figures {
  cantidad: number | null;
  precio_unitario: number | null;
  descuento: number;
}

/** Returns '5 × $ 1.000,50, menos 10 %' or '9,850 kg × $ 1.000,50'. */
export function figuresText({ cantidad, precio_unitario, descuento }: Figures): string {
  const precio =
    precio_unitario === null || Number.isNaN(precio_unitario) ? '—' : formatMoney(precio_unitario);
  return `${cantidad ? cantidadText(cantidad) : '—'} × ${precio}${descuento > 0 ? `, menos ${percentText(descuento)}` : ''}`;
}
