import type { cantidadesPropias } from 'api-client/contract/cantidades-staff';
import { toPesos } from 'api-client/contract/money';
import { type Cantidades, lessPercent } from 'api-client/contract/sold-quantity';
import type { z } from 'zod';

/** Terms as staff set them, with percentages. */
type Terms = z.output<typeof cantidadesPropias>;

/** Returns the terms of a product by quantity with prices in cents; undefined without terms. @param precio of a single unit, in cents */
export const cantidadesAt = (precio: number, stored: Terms | null | undefined): Cantidades | undefined =>
  stored
    ? {
        ...stored,
        escalas: stored.escalas.map(({ desde, descuento }) => ({
          desde,
          precio: lessPercent(precio, descuento),
        })),
      }
    : undefined;

/** Returns the terms as answers have them, in pesos. */
export function toCantidades(precio: number, stored: Terms | null | undefined) {
  const found = cantidadesAt(precio, stored);
  if (!found) return undefined;
  const { minimo, multiplo, escalas = [] } = found;
  const inPesos = escalas.map((escala) => ({ desde: escala.desde, precio: toPesos(escala.precio) }));
  return { minimo, multiplo, escalas: inPesos };
}

/** Returns the part of the terms that a visitor sees: no prices. */
export const toPublicCantidades = (stored: Terms | null | undefined) =>
  stored && (stored.minimo > 1 || stored.multiplo > 1)
    ? { minimo: stored.minimo, multiplo: stored.multiplo }
    : undefined;
