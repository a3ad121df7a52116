import { type CantidadesPropias, ventaText } from 'api-client/backoffice';
import { capitalized } from 'app-core/cart/terms';
import { percentText } from '../percent-text.ts';

/** Returns the sales terms of a product in one line: 'De a 6 · desde 12: −5 % · desde 24: −10 %'. */
export function cantidadesText(terms: CantidadesPropias | null): string {
  const { minimo = 1, multiplo = 1, escalas = [] } = terms ?? {};
  const parts = [
    ventaText({ minimo, multiplo }),
    ...escalas.map(({ desde, descuento }) => `desde ${desde}: −${percentText(descuento)}`),
  ];
  return capitalized(parts.filter(Boolean).join(' · ')) || 'Cualquier cantidad, un solo precio';
}
