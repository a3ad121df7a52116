import type { CondicionIva } from 'api-client/contract/iva';
import { inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../db/database.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import type { UsuarioRow } from '../../usuarios/repository/usuarios.ts';

/** Returns the shop accounts with one of these CUITs, and all accounts with one of these e-mails. */
export async function findCuentas(
  q: Queryable,
  contact: { dni: readonly number[]; email: readonly string[] },
): Promise<UsuarioRow[]> {
  return q
    .select()
    .from(usuarios)
    .where(
      sql`(${usuarios.dni} = ANY (${sql.param(contact.dni)}::bigint[]) AND ${usuarios.titular_id} IS NULL)
        OR ${usuarios.email} = ANY (${sql.param(contact.email)}::text[])`,
    );
}

export const findCuentasById = (q: Queryable, ids: readonly string[]): Promise<UsuarioRow[]> =>
  q
    .select()
    .from(usuarios)
    .where(inArray(usuarios.usuario_id, [...ids]));

/** Fields to write; missing fields stay unchanged. */
export interface CuentaToWrite {
  usuario_id: string;
  /** The version that the preview saw; missing for a new account. */
  version?: number | null;
  nombre?: string;
  apellido?: string;
  dni?: number;
  nombre_comercio?: string;
  telefono?: string;
  dom_fiscal?: string;
  /** Null when unknown. */
  condicion_iva?: CondicionIva | null;
  email?: string;
}

const setsCondicion = ({ condicion_iva }: CuentaToWrite): boolean => condicion_iva !== undefined;
const toJsonRow = (cuenta: CuentaToWrite) => ({ ...cuenta, sets_condicion_iva: setsCondicion(cuenta) });

const toJsonRows = (
  cuentas: readonly CuentaToWrite[],
) => sql`jsonb_to_recordset(${JSON.stringify(cuentas.map(toJsonRow))}::jsonb) AS l (
  usuario_id uuid, version int, nombre text, apellido text, dni bigint, nombre_comercio text, telefono text,
  dom_fiscal text, condicion_iva text, email text, sets_condicion_iva boolean)`;

/** Locks the accounts until the transaction ends, in id order like all callers, so that no deadlock occurs. */
export async function lockCuentas(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`SELECT count(*) FROM (SELECT 1 FROM usuarios WHERE usuario_id = ANY (${sql.param(ids)}::uuid[])
    ORDER BY usuario_id FOR UPDATE) AS locked`);
}

/** Inserts approved customers; skips a used e-mail or CUIT. @returns the ids of the inserted accounts */
export async function insertCuentas(
  tx: Tx,
  cuentas: readonly CuentaToWrite[],
  passwordHash: string,
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ usuario_id: string }>(sql`
    INSERT INTO usuarios (usuario_id, nombre, apellido, dni, nombre_comercio, telefono, dom_fiscal, condicion_iva, email, password_hash,
      dado_de_alta, esta_activo, roles)
    SELECT usuario_id, nombre, apellido, dni, nombre_comercio, telefono, dom_fiscal, condicion_iva, email, ${passwordHash}, true, true,
      '{usuario}'
    FROM ${toJsonRows(cuentas)} ON CONFLICT DO NOTHING RETURNING usuario_id`);
  return new Set(rows.map(({ usuario_id }) => usuario_id));
}

/** Updates the accounts whose version is unchanged and increments their version. @returns their ids */
export async function updateCuentas(tx: Tx, cuentas: readonly CuentaToWrite[]): Promise<Set<string>> {
  // To set the column invalidates all cached sessions.
  const condicion = cuentas.some(setsCondicion)
    ? sql`, condicion_iva = CASE WHEN l.sets_condicion_iva THEN l.condicion_iva ELSE u.condicion_iva END`
    : sql``;
  const { rows } = await tx.execute<{ usuario_id: string }>(sql`
    UPDATE usuarios u SET version = u.version + 1, nombre = COALESCE(l.nombre, u.nombre),
      apellido = COALESCE(l.apellido, u.apellido), nombre_comercio = COALESCE(l.nombre_comercio, u.nombre_comercio),
      telefono = COALESCE(l.telefono, u.telefono), dom_fiscal = COALESCE(l.dom_fiscal, u.dom_fiscal)${condicion}
    FROM ${toJsonRows(cuentas)} WHERE u.usuario_id = l.usuario_id AND u.version = l.version RETURNING u.usuario_id`);
  return new Set(rows.map(({ usuario_id }) => usuario_id));
}

/** Deletes created accounts that nobody has confirmed, changed or ordered with. @returns their ids */
export async function removeCuentas(
  tx: Tx,
  created: readonly { usuario_id: string; version: number | null }[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ usuario_id: string }>(sql`
    DELETE FROM usuarios u USING jsonb_to_recordset(${JSON.stringify(created)}::jsonb) AS l (usuario_id uuid, version int)
    WHERE u.usuario_id = l.usuario_id AND u.version = l.version AND u.correo_confirmado_en IS NULL
      AND NOT EXISTS (SELECT FROM pedidos p WHERE p.usuario_id = u.usuario_id)
      AND NOT EXISTS (SELECT FROM movimientos m WHERE m.usuario_id = u.usuario_id)
      AND NOT EXISTS (SELECT FROM usuarios t WHERE t.titular_id = u.usuario_id)
    RETURNING u.usuario_id`);
  return new Set(rows.map(({ usuario_id }) => usuario_id));
}
