import { NEEDED_COLUMNAS } from 'api-client/contract/importaciones-words';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { RenglonError, Values } from '../../../db/schema/importaciones.ts';
import { isStaff } from '../../../http/actor.ts';
import { inviteOwner } from '../../../mail/mail-owner.ts';
import { NO_PASSWORD } from '../../../shared/passwords.ts';
import { datosOf } from '../../usuarios/mapper.ts';
import type { UsuarioRow } from '../../usuarios/repository/usuarios.ts';
import type { ReadRenglon } from '../sheet/model.ts';
import { missingColumnsText } from '../sheet/questions.ts';
import {
  type CuentaToWrite,
  findCuentas,
  findCuentasById,
  insertCuentas,
  lockCuentas,
  removeCuentas,
  updateCuentas,
} from './clientes-repository.ts';
import { fromSheet } from './from-sheet.ts';
import {
  type Applying,
  explainRepeated,
  hasWrittenValues,
  type Kind,
  type Outcome,
  type Planned,
  type PlanState,
  type RenglonRow,
  rowName,
} from './kind.ts';
import { recordApplied, recordUndone } from './record-outcomes.ts';

const REQUIRED = NEEDED_COLUMNAS.clientes;

/** Returns the effect of each row on the customers. */
async function planClientes(
  q: Queryable,
  filas: readonly ReadRenglon[],
  state: PlanState,
): Promise<Planned[]> {
  const cuentas = await findCuentas(q, {
    dni: filas.flatMap(({ values: { dni } }) => (typeof dni === 'number' ? dni : [])),
    email: filas.flatMap(({ values: { email } }) => (typeof email === 'string' ? email : [])),
  });
  const known = {
    byDni: new Map(cuentas.flatMap((one) => (one.titular_id === null ? [[one.dni, one] as const] : []))),
    byEmail: new Map(cuentas.map((one) => [one.email, one] as const)),
  };
  return filas.map((leida) => planRow(leida, known, state));
}

interface KnownCuentas {
  byDni: ReadonlyMap<number, UsuarioRow>;
  byEmail: ReadonlyMap<string, UsuarioRow>;
}

/** Returns the accounts with the row's CUIT and e-mail. */
const findMatching = ({ dni, email }: Values, { byDni, byEmail }: KnownCuentas) => ({
  byDni: typeof dni === 'number' ? byDni.get(dni) : undefined,
  byEmail: typeof email === 'string' ? byEmail.get(email) : undefined,
});

function planRow({ fila, values, errores }: ReadRenglon, known: KnownCuentas, state: PlanState): Planned {
  const { byDni, byEmail } = findMatching(values, known);
  const before = byDni ?? byEmail;
  const nombre = String(values.nombre_comercio ?? before?.nombre_comercio ?? rowName(fila, state));
  const base = { fila, nombre, objeto_id: before?.usuario_id ?? null, version: before?.version ?? null };
  const errors: RenglonError[] = [...errores];
  if (before) errors.push(...findRefusals(before, values, byEmail));
  else if (errors.length === 0) {
    for (const campo of REQUIRED.filter((one) => values[one] === undefined)) {
      errors.push({ campo, mensaje: 'Falta: lo nuevo lo necesita.' });
    }
  }
  if (errors.length === 0) {
    const keys = before ? [before.usuario_id] : [`dni ${values.dni}`, `correo ${values.email}`];
    const repetition = keys.map((key) => explainRepeated(state, key, fila)).find((one) => one !== undefined);
    if (repetition !== undefined) errors.push({ campo: null, mensaje: repetition });
  }
  if (errors.length > 0) return { ...base, efecto: 'error', antes: {}, despues: {}, errores: errors };
  if (!before) return { ...base, efecto: 'nuevo', antes: {}, despues: withoutNulls(values), errores: [] };
  const { antes, despues } = changesTo(before, values);
  const efecto = Object.keys(despues).length === 0 ? 'igual' : 'cambia';
  return { ...base, efecto, antes, despues, errores: [] };
}

/** A new account has no value to empty. */
const withoutNulls = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** Returns why a spreadsheet may not change this account: staff, a member of a shop, erased, or ambiguous. */
function findRefusals(before: UsuarioRow, { dni, email }: Values, byEmail?: UsuarioRow): RenglonError[] {
  if (isStaff(before.roles)) return [{ campo: null, mensaje: 'Es la cuenta de alguien del personal.' }];
  if (before.titular_id !== null) {
    return [{ campo: 'email', mensaje: 'Es de una persona que pide por un comercio.' }];
  }
  if (before.datos_borrados_en) return [{ campo: 'dni', mensaje: 'Sus datos se borraron.' }];
  if (byEmail && byEmail.usuario_id !== before.usuario_id) {
    return [{ campo: 'email', mensaje: 'Otra cuenta tiene este correo.' }];
  }
  if (email !== undefined && email !== before.email) {
    return [{ campo: 'email', mensaje: `Su correo es ${before.email}: solo su dueño lo cambia.` }];
  }
  if (dni !== undefined && dni !== before.dni) {
    return [{ campo: 'dni', mensaje: 'La cuenta con este correo tiene otro CUIT.' }];
  }
  return [];
}

function changesTo(before: UsuarioRow, values: Values): { antes: Values; despues: Values } {
  const antes: Values = {};
  const despues: Values = {};
  for (const [campo, now] of Object.entries(datosOf(before)) as [keyof Values, string | number | null][]) {
    const value = values[campo];
    if (value === undefined || value === now) continue;
    antes[campo] = now;
    despues[campo] = value;
  }
  return { antes, despues };
}

const toCuentaToWrite = (usuario_id: string, version: number | null, value: Values): CuentaToWrite => ({
  ...(value as Partial<CuentaToWrite>),
  usuario_id,
  version,
});

async function apply(tx: Tx, filas: readonly RenglonRow[], applying: Applying): Promise<Outcome[]> {
  const changing = filas.filter(({ efecto }) => efecto === 'cambia');
  await lockCuentas(
    tx,
    changing.flatMap(({ objeto_id }) => objeto_id ?? []),
  );
  const updated = await updateCuentas(
    tx,
    changing.map(({ objeto_id, version, despues }) => toCuentaToWrite(objeto_id ?? '', version, despues)),
  );
  const created = await createCuentas(
    tx,
    filas.filter(({ efecto }) => efecto === 'nuevo'),
    applying,
  );
  return recordApplied(tx, applying, 'usuario', filas, { created, updated });
}

/** Returns the created account by row. Invitations are mailed once the transaction commits. */
async function createCuentas(
  tx: Tx,
  filas: readonly RenglonRow[],
  { deps, importacion, author }: Applying,
): Promise<Map<number, string>> {
  if (filas.length === 0) return new Map();
  const newCuentas = filas.map((fila) => ({ fila, id: uuidv7() }));
  const created = await insertCuentas(
    tx,
    newCuentas.map(({ fila, id }) => toCuentaToWrite(id, null, fila.despues)),
    NO_PASSWORD,
  );
  const inserted = newCuentas.filter(({ id }) => created.has(id));
  if (importacion.invitacion) {
    for (const { fila } of inserted) {
      await inviteOwner(tx, deps, { email: String(fila.despues.email), author });
    }
  }
  return new Map(inserted.map(({ fila, id }) => [fila.fila, id]));
}

/** Returns the rows whose account still has the row's values, with the account's current version. */
async function findUnchanged(tx: Tx, filas: readonly RenglonRow[]): Promise<RenglonRow[]> {
  const now = new Map(
    (
      await findCuentasById(
        tx,
        filas.flatMap(({ objeto_id }) => objeto_id ?? []),
      )
    ).map((row) => [row.usuario_id, row]),
  );
  return filas.flatMap((fila) => {
    const row = now.get(fila.objeto_id ?? '');
    return row && hasWrittenValues(fila, { ...datosOf(row), email: row.email })
      ? [{ ...fila, version: row.version }]
      : [];
  });
}

async function undo(tx: Tx, filas: readonly RenglonRow[], applying: Applying): Promise<Outcome[]> {
  await lockCuentas(
    tx,
    filas.flatMap(({ objeto_id }) => objeto_id ?? []),
  );
  const standing = await findUnchanged(tx, filas);
  const restored = await updateCuentas(
    tx,
    standing
      .filter(({ efecto }) => efecto === 'cambia')
      .map(({ objeto_id, version, antes }) => toCuentaToWrite(objeto_id ?? '', version, antes)),
  );
  const removed = await removeCuentas(
    tx,
    standing
      .filter(({ efecto }) => efecto === 'nuevo')
      .map(({ objeto_id, version }) => ({ usuario_id: objeto_id ?? '', version })),
  );
  return recordUndone(tx, applying, 'usuario', filas, { restored, removed });
}

/** Imports customers, identified by CUIT or e-mail. */
export const clientes: Kind = {
  read: fromSheet('clientes'),
  explainMissingColumns: (columnas) => missingColumnsText('clientes', columnas),
  plan: planClientes,
  apply,
  undo,
};
