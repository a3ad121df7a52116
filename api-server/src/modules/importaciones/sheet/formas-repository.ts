import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../db/database.ts';
import { importacionesFormas } from '../../../db/schema/importaciones.ts';
import type { Eleccion, Recordadas } from './model.ts';

/** Only the most recently used shapes of each kind are remembered. */
const REMEMBERED = 500;

/** Returns by shape how files of that shape are read. */
export async function findFormas(q: Queryable, tipo: TipoPlanilla): Promise<Recordadas> {
  const rows = await q
    .select({ forma: importacionesFormas.forma, eleccion: importacionesFormas.eleccion })
    .from(importacionesFormas)
    .where(eq(importacionesFormas.tipo, tipo))
    .orderBy(desc(importacionesFormas.fecha))
    .limit(REMEMBERED);
  return Object.fromEntries(rows.map(({ forma, eleccion }) => [forma, eleccion]));
}

/** Stores how files of this shape are read from now on. */
export async function rememberForma(
  tx: Tx,
  values: { tipo: TipoPlanilla; forma: string; eleccion: Eleccion },
): Promise<void> {
  await tx
    .insert(importacionesFormas)
    .values(values)
    .onConflictDoUpdate({
      target: [importacionesFormas.tipo, importacionesFormas.forma],
      set: { eleccion: values.eleccion, fecha: sql`now()` },
    });
}
