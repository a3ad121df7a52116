import { formatMoney } from 'ui-kit/money';

const percent = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** Returns '12,5 %'. */
export const descuentoText = (descuento: number): string => `${percent.format(descuento)} %`;

/** Says why a line has its price: 'Precio de «Supermercados»; el de la tienda era $ 60.000,00'. */
export const condicionText = (condicion: string, base: number): string =>
  `Precio de «${condicion}»; el de la tienda era ${formatMoney(base)}`;

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
