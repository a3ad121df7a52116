import { NEEDED_COLUMNAS } from 'api-client/contract/importaciones-words';
import type { Queryable } from '../../../db/database.ts';
import type { RenglonError, Values } from '../../../db/schema/importaciones.ts';
import { isStaff } from '../../../http/actor.ts';
import { datosOf } from '../../usuarios/usuario-mapper.ts';
import type { UsuarioRow } from '../../usuarios/usuarios-repository.ts';
import type { ReadRenglon } from '../sheet/read-sheet.ts';
import { findCuentas } from './clientes-repository.ts';
import { type Planned, repeated, rowName, type Seen } from './kind.ts';

const NEEDED = NEEDED_COLUMNAS.clientes;

/** Returns the effect of each row on the customers. */
export async function planClientes(
  q: Queryable,
  filas: readonly ReadRenglon[],
  seen: Seen,
): Promise<Planned[]> {
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
