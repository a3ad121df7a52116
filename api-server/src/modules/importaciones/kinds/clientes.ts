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
import { lackingText } from '../sheet/questions.ts';
import {
  findCuentas,
  findCuentasById,
  insertCuentas,
  lockCuentas,
  removeCuentas,
  updateCuentas,
  type Written,
} from './clientes-repository.ts';
import { fromSheet } from './from-sheet.ts';
import {
  type Applying,
  type Kind,
  type Outcome,
  type Planned,
  type RenglonRow,
  repeated,
  rowName,
  type Seen,
  stands,
} from './kind.ts';
import { tellDone, tellUndone } from './tell.ts';

const NEEDED = NEEDED_COLUMNAS.clientes;

/** Returns the effect of each row on the customers. */
async function planClientes(q: Queryable, filas: readonly ReadRenglon[], seen: Seen): Promise<Planned[]> {
  const cuentas = await findCuentas(q, {
    dni: filas.flatMap(({ values: { dni } }) => (typeof dni === 'number' ? dni : [])),
    email: filas.flatMap(({ values: { email } }) => (typeof email === 'string' ? email : [])),
  });
  const known = {
    byDni: new Map(cuentas.flatMap((one) => (one.titular_id === null ? [[one.dni, one] as const] : []))),
    byEmail: new Map(cuentas.map((one) => [one.email, one] as const)),
  };
  return filas.map((leida) => planOne(leida, known, seen));
}

interface Known {
  byDni: ReadonlyMap<number, UsuarioRow>;
  byEmail: ReadonlyMap<string, UsuarioRow>;
}

/** Returns the accounts with the row's CUIT and e-mail. */
const accountOf = ({ dni, email }: Values, { byDni, byEmail }: Known) => ({
  byDni: typeof dni === 'number' ? byDni.get(dni) : undefined,
  byEmail: typeof email === 'string' ? byEmail.get(email) : undefined,
});

function planOne({ fila, values, errores }: ReadRenglon, known: Known, seen: Seen): Planned {
  const { byDni, byEmail } = accountOf(values, known);
  const before = byDni ?? byEmail;
  const nombre = String(values.nombre_comercio ?? before?.nombre_comercio ?? rowName(fila, seen));
  const base = { fila, nombre, objeto_id: before?.usuario_id ?? null, version: before?.version ?? null };
  const wrong: RenglonError[] = [...errores];
  if (before) wrong.push(...refusalsOf(before, values, byEmail));
  else if (wrong.length === 0) {
    for (const campo of NEEDED.filter((one) => values[one] === undefined)) {
      wrong.push({ campo, mensaje: 'Falta: lo nuevo lo necesita.' });
    }
  }
  if (wrong.length === 0) {
    const keys = before ? [before.usuario_id] : [`dni ${values.dni}`, `correo ${values.email}`];
    const again = keys.map((key) => repeated(seen, key, fila)).find((one) => one !== undefined);
    if (again !== undefined) wrong.push({ campo: null, mensaje: again });
  }
  if (wrong.length > 0) return { ...base, efecto: 'error', antes: {}, despues: {}, errores: wrong };
  if (!before) return { ...base, efecto: 'nuevo', antes: {}, despues: values, errores: [] };
  const { antes, despues } = changesTo(before, values);
  const efecto = Object.keys(despues).length === 0 ? 'igual' : 'cambia';
  return { ...base, efecto, antes, despues, errores: [] };
}

/** Returns why a spreadsheet may not change this account: staff, a member of a shop, erased, or ambiguous. */
function refusalsOf(before: UsuarioRow, { dni, email }: Values, byEmail?: UsuarioRow): RenglonError[] {
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
  for (const [campo, now] of Object.entries(datosOf(before)) as [keyof Values, string | number][]) {
    const value = values[campo];
    if (value === undefined || value === now) continue;
    antes[campo] = now;
    despues[campo] = value;
  }
  return { antes, despues };
}

const writtenOf = (usuario_id: string, version: number | null, value: Values): Written => ({
  ...(value as Partial<Written>),
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
    changing.map(({ objeto_id, version, despues }) => writtenOf(objeto_id ?? '', version, despues)),
  );
  const made = await makeNew(
    tx,
    filas.filter(({ efecto }) => efecto === 'nuevo'),
    applying,
  );
  return tellDone(tx, applying, 'usuario', filas, { made, updated });
}

/** Returns the created account by row. Invitations are mailed once the transaction commits. */
async function makeNew(
  tx: Tx,
  filas: readonly RenglonRow[],
  { deps, importacion, author }: Applying,
): Promise<Map<number, string>> {
  if (filas.length === 0) return new Map();
  const wanted = filas.map((fila) => ({ fila, id: uuidv7() }));
  const made = await insertCuentas(
    tx,
    wanted.map(({ fila, id }) => writtenOf(id, null, fila.despues)),
    NO_PASSWORD,
  );
  const done = wanted.filter(({ id }) => made.has(id));
  if (importacion.invitacion) {
    for (const { fila } of done) {
      await inviteOwner(tx, deps, { email: String(fila.despues.email), author });
    }
  }
  return new Map(done.map(({ fila, id }) => [fila.fila, id]));
}

/** Returns the rows whose account still has the row's values, with the account's current version. */
async function standingOf(tx: Tx, filas: readonly RenglonRow[]): Promise<RenglonRow[]> {
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
    return row && stands(fila, { ...datosOf(row), email: row.email })
      ? [{ ...fila, version: row.version }]
      : [];
  });
}

async function undo(tx: Tx, filas: readonly RenglonRow[], applying: Applying): Promise<Outcome[]> {
  await lockCuentas(
    tx,
    filas.flatMap(({ objeto_id }) => objeto_id ?? []),
  );
  const standing = await standingOf(tx, filas);
  const back = await updateCuentas(
    tx,
    standing
      .filter(({ efecto }) => efecto === 'cambia')
      .map(({ objeto_id, version, antes }) => writtenOf(objeto_id ?? '', version, antes)),
  );
  const gone = await removeCuentas(
    tx,
    standing
      .filter(({ efecto }) => efecto === 'nuevo')
      .map(({ objeto_id, version }) => ({ usuario_id: objeto_id ?? '', version })),
  );
  return tellUndone(tx, applying, 'usuario', filas, { back, gone });
}

/** Imports customers, identified by CUIT or e-mail. */
export const clientes: Kind = {
  read: fromSheet('clientes'),
  tellLacking: (columnas) => lackingText('clientes', columnas),
  plan: planClientes,
  apply,
  undo,
};
