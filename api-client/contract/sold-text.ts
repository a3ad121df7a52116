/** The quantities that are sold, in words. */
import { isSold, nearestSold, type Venta } from './sold-quantity.ts';

/** Returns the rule in words: 'De a 6', 'Mínimo 12, de a 6'; empty for a product without a rule. */
export function ventaText({ minimo = 1, multiplo = 1 }: Partial<Venta> = {}): string {
  const step = multiplo > 1 ? `de a ${multiplo}` : '';
  const least = minimo > Math.max(1, multiplo) ? `mínimo ${minimo}` : '';
  const text = [least, step].filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns why the quantity is not sold, with the nearest ones: 'Se vende de a 6: 6 o 12.'; undefined if it is sold. */
export function unsoldText(cantidad: number, of?: Partial<Venta> | null): string | undefined {
  if (!of || isSold(cantidad, of)) return undefined;
  const rule = ventaText(of);
  const choices = nearestSold(cantidad, of).join(' o ');
  const text = `Se vende ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`.replace(
    'vende mínimo',
    'vende desde',
  );
  return choices ? `${text}: ${choices}.` : `${text}.`;
}
