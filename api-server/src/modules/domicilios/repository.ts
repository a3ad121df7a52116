import { and, asc, eq, ne } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { domicilios } from '../../db/schema/usuarios.ts';

export type DomicilioRow = typeof domicilios.$inferSelect;

const isOf = (usuarioId: string) => eq(domicilios.usuario_id, usuarioId);

export const findDomicilios = (q: Queryable, usuarioId: string): Promise<DomicilioRow[]> =>
  q
    .select()
    .from(domicilios)
    .where(isOf(usuarioId))
    .orderBy(asc(domicilios.nombre), asc(domicilios.domicilio_id));

/** Finds an address of this account. Another account's address is not found. */
export const findDomicilio = (q: Queryable, usuarioId: string, id: string) =>
  first(
    q
      .select()
      .from(domicilios)
      .where(and(isOf(usuarioId), eq(domicilios.domicilio_id, id))),
  );

export const findUsual = (q: Queryable, usuarioId: string) =>
  first(
    q
      .select()
      .from(domicilios)
      .where(and(isOf(usuarioId), eq(domicilios.predeterminado, true)))
      .limit(1),
  );

/** @returns undefined if the id belongs to another account */
export const putDomicilio = (tx: Tx, { domicilio_id, usuario_id, ...values }: DomicilioRow) =>
  first(
    tx
      .insert(domicilios)
      .values({ domicilio_id, usuario_id, ...values })
      .onConflictDoUpdate({ target: domicilios.domicilio_id, set: values, setWhere: isOf(usuario_id) })
      .returning(),
  );

/** Makes all other addresses of the account non-default. */
export const leaveUsual = (tx: Tx, usuarioId: string, id: string) =>
  tx
    .update(domicilios)
    .set({ predeterminado: false })
    .where(and(isOf(usuarioId), ne(domicilios.domicilio_id, id)));

export const deleteDomicilio = (tx: Tx, usuarioId: string, id: string) =>
  first(
    tx
      .delete(domicilios)
      .where(and(isOf(usuarioId), eq(domicilios.domicilio_id, id)))
      .returning(),
  );

export const deleteDomiciliosOf = (tx: Tx, usuarioId: string) => tx.delete(domicilios).where(isOf(usuarioId));
