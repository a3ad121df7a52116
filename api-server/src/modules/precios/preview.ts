import type { Queryable } from '../../db/database.ts';
import type { Page } from '../../shared/page.ts';
import { previewDigest } from '../../shared/preview-digest.ts';
import type { Ajuste, Efecto } from './ajuste.ts';
import { findPlan } from './plan-repository.ts';

/** Returns the effect on each product, the number of products by effect, and the digest for `changePrecios`. */
export async function previewPrecios(
  q: Queryable,
  ajuste: Ajuste,
  shown: Page & { efectos: readonly Efecto[] },
) {
  const { huella, resumen, ...plan } = await findPlan(q, ajuste, shown);
  return {
    ...plan,
    resumen: { sube: 0, baja: 0, igual: 0, cero: 0, maximo: 0, oferta: 0, ...resumen },
    huella: previewDigest(ajuste, huella),
  };
}
