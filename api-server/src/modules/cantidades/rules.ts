import type { StoredCantidades } from '../../db/schema/stored-json.ts';
import { escalaText } from '../../shared/escala-text.ts';

/**
 * Returns the terms to store. For all customers (`condicionId` is null), any quantity at one price needs no terms; in an
 * agreement it replaces the shop's terms.
 */
export function toStored(
  condicionId: string | null,
  terms: StoredCantidades | null,
): StoredCantidades | null {
  if (condicionId !== null || !terms) return terms;
  const { minimo, multiplo, escalas } = terms;
  return minimo === 1 && multiplo === 1 && escalas.length === 0 ? null : terms;
}

/** Returns the terms as the audit log has them. */
export const asRecorded = (producto: string, terms: StoredCantidades | null) => ({
  producto,
  minimo: terms?.minimo ?? null,
  multiplo: terms?.multiplo ?? null,
  escalas: terms?.escalas.map(escalaText) ?? [],
});
