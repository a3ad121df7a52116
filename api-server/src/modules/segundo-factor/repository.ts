import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { codigosDeRecuperacion, segundosFactores } from '../../db/schema/access.ts';

export type SegundoFactorRow = typeof segundosFactores.$inferSelect;

const { usuario_id, activado_en, ultimo_paso } = segundosFactores;
const isOf = (usuarioId: string) => eq(usuario_id, usuarioId);

export const findSegundoFactor = (q: Queryable, usuarioId: string): Promise<SegundoFactorRow | undefined> =>
  first(q.select().from(segundosFactores).where(isOf(usuarioId)));

/** Stores a secret that is not active yet and replaces an earlier inactive one. Returns false if the factor is on. */
export const putSecreto = async (tx: Tx, usuarioId: string, secreto: string): Promise<boolean> =>
  Boolean(
    await first(
      tx
        .insert(segundosFactores)
        .values({ usuario_id: usuarioId, secreto })
        .onConflictDoUpdate({
          target: usuario_id,
          set: { secreto, ultimo_paso: 0 },
          setWhere: isNull(activado_en),
        })
        .returning({ usuario_id }),
    ),
  );

/** Turns the factor on. Returns false if a concurrent request changed the factor first. */
export const activate = async (tx: Tx, usuarioId: string, secreto: string, step: number): Promise<boolean> =>
  Boolean(
    await first(
      tx
        .update(segundosFactores)
        .set({ activado_en: sql`now()`, ultimo_paso: step })
        .where(and(isOf(usuarioId), isNull(activado_en), eq(segundosFactores.secreto, secreto)))
        .returning({ usuario_id }),
    ),
  );

/** Spends the code of this step, so that the code works once, and stores the secret under the current key. */
export const spendStep = async (tx: Tx, usuarioId: string, step: number, secreto: string): Promise<boolean> =>
  Boolean(
    await first(
      tx
        .update(segundosFactores)
        .set({ ultimo_paso: step, secreto })
        .where(and(isOf(usuarioId), isNotNull(activado_en), lt(ultimo_paso, step)))
        .returning({ usuario_id }),
    ),
  );

/** Deletes the factor and its recovery codes. Returns false if no factor was on. */
export async function deleteSegundoFactor(tx: Tx, usuarioId: string): Promise<boolean> {
  const deleted = await first(tx.delete(segundosFactores).where(isOf(usuarioId)).returning({ activado_en }));
  return Boolean(deleted?.activado_en);
}

export const countCodigos = (q: Queryable, usuarioId: string): Promise<number> =>
  q.$count(codigosDeRecuperacion, eq(codigosDeRecuperacion.usuario_id, usuarioId));

/** Replaces the account's recovery codes. */
export async function replaceCodigos(tx: Tx, usuarioId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(codigosDeRecuperacion).where(eq(codigosDeRecuperacion.usuario_id, usuarioId));
  await tx.insert(codigosDeRecuperacion).values(hashes.map((huella) => ({ huella, usuario_id: usuarioId })));
}

/** Deletes the recovery code, so that the code works once. Returns false if the account has no such code. */
export async function takeCodigo(tx: Tx, usuarioId: string, hash: string): Promise<boolean> {
  const { huella } = codigosDeRecuperacion;
  const mine = and(eq(huella, hash), eq(codigosDeRecuperacion.usuario_id, usuarioId));
  return Boolean(await first(tx.delete(codigosDeRecuperacion).where(mine).returning({ huella })));
}

export const findSecretos = (q: Queryable) =>
  q.select({ usuario_id, secreto: segundosFactores.secreto }).from(segundosFactores);

/** Replaces the secret, unless another request changed the secret since `before` was read. */
export async function replaceSecreto(
  q: Queryable,
  usuarioId: string,
  before: string,
  after: string,
): Promise<void> {
  await q
    .update(segundosFactores)
    .set({ secreto: after })
    .where(and(isOf(usuarioId), eq(segundosFactores.secreto, before)));
}
