import { randomUUID } from 'node:crypto';
import type { CampoImportacion } from 'api-client/contract/importaciones-words';
import { v7 as uuidv7 } from 'uuid';
import { type Entry, recordAll } from '../../../bitacora/record.ts';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { FilaError, Valores } from '../../../db/schema/importaciones.ts';
import { isStaff } from '../../../http/actor.ts';
import { hashPassword } from '../../../shared/passwords.ts';
import { datosOf } from '../../usuarios/usuario-mapper.ts';
import type { UsuarioRow } from '../../usuarios/usuarios-repository.ts';
import { shownValores } from '../importacion-mapper.ts';
import type { LeidaFila } from '../sheet/read-sheet.ts';
import {
  findCuentas,
  findCuentasById,
  insertCuentas,
  lockCuentas,
  removeCuentas,
  updateCuentas,
  type Written,
} from './clientes-repository.ts';
import {
  type Applying,
  type FilaRow,
  type Kind,
  left,
  type Outcome,
  type Planned,
  repeated,
  type Seen,
  stands,
} from './kind.ts';

const NEEDED = [
  'nombre',
  'apellido',
  'dni',
  'nombre_comercio',
  'telefono',
  'dom_fiscal',
  'email',
] as const satisfies CampoImportacion[];

async function plan(q: Queryable, filas: readonly LeidaFila[], seen: Seen): Promise<Planned[]> {
  const cuentas = await findCuentas(q, {
    dni: filas.flatMap(({ valores: { dni } }) => (typeof dni === 'number' ? dni : [])),
    email: filas.flatMap(({ valores: { email } }) => (typeof email === 'string' ? email : [])),
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

/** Which account a row is about; by its CUIT before its e-mail. */
const accountOf = ({ dni, email }: Valores, { byDni, byEmail }: Known) => ({
  byDni: typeof dni === 'number' ? byDni.get(dni) : undefined,
  byEmail: typeof email === 'string' ? byEmail.get(email) : undefined,
});

function planOne({ fila, valores, errores }: LeidaFila, known: Known, seen: Seen): Planned {
  const { byDni, byEmail } = accountOf(valores, known);
  const before = byDni ?? byEmail;
  const nombre = String(valores.nombre_comercio ?? before?.nombre_comercio ?? `Fila ${fila}`);
  const base = { fila, nombre, objeto_id: before?.usuario_id ?? null, version: before?.version ?? null };
  const wrong: FilaError[] = [...errores];
  if (before) wrong.push(...refusalsOf(before, valores, byEmail));
  else if (wrong.length === 0) {
    for (const campo of NEEDED.filter((one) => valores[one] === undefined)) {
      wrong.push({ campo, mensaje: 'Falta: lo nuevo lo necesita.' });
    }
  }
  if (wrong.length === 0) {
    const keys = before ? [before.usuario_id] : [`dni ${valores.dni}`, `correo ${valores.email}`];
    const again = keys.map((key) => repeated(seen, key, fila)).find((one) => one !== undefined);
    if (again !== undefined) wrong.push({ campo: null, mensaje: again });
  }
  if (wrong.length > 0) return { ...base, efecto: 'error', antes: {}, despues: {}, errores: wrong };
  if (!before) return { ...base, efecto: 'nuevo', antes: {}, despues: valores, errores: [] };
  const { antes, despues } = changesTo(before, valores);
  const efecto = Object.keys(despues).length === 0 ? 'igual' : 'cambia';
  return { ...base, efecto, antes, despues, errores: [] };
}

/** Why a spreadsheet does not touch an account: it is not a shop's, or it is not clear whose. */
function refusalsOf(before: UsuarioRow, { dni, email }: Valores, byEmail?: UsuarioRow): FilaError[] {
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

function changesTo(before: UsuarioRow, valores: Valores): { antes: Valores; despues: Valores } {
  const antes: Valores = {};
  const despues: Valores = {};
  for (const [campo, now] of Object.entries(datosOf(before)) as [keyof Valores, string | number][]) {
    const value = valores[campo];
    if (value === undefined || value === now) continue;
    antes[campo] = now;
    despues[campo] = value;
  }
  return { antes, despues };
}

const writtenOf = (usuario_id: string, version: number | null, value: Valores): Written => ({
  ...(value as Partial<Written>),
  usuario_id,
  version,
});

async function apply(tx: Tx, filas: readonly FilaRow[], applying: Applying): Promise<Outcome[]> {
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
  const idOf = ({ fila, efecto, objeto_id }: FilaRow) =>
    efecto === 'nuevo' ? made.get(fila) : updated.has(objeto_id ?? '') ? objeto_id : undefined;
  await recordAll(
    tx,
    applying.author,
    filas.flatMap((fila): Entry[] => {
      const id = idOf(fila);
      if (!id) return [];
      const objeto = { tipo: 'usuario' as const, id, nombre: fila.nombre };
      // What a new account says of a person stands in the account alone.
      if (fila.efecto === 'nuevo') return [{ accion: 'usuario.alta', objeto }];
      return [
        {
          accion: 'usuario.edicion',
          objeto,
          antes: shownValores(fila.antes),
          despues: shownValores(fila.despues),
        },
      ];
    }),
  );
  return filas.map((fila) => {
    const objeto_id = idOf(fila);
    if (!objeto_id) return left(fila, 'salteada');
    return { fila: fila.fila, estado: 'hecha', objeto_id, version: (fila.version ?? 0) + 1 };
  });
}

/** By row the account that it made; who is to be invited is mailed once the transaction commits. */
async function makeNew(
  tx: Tx,
  filas: readonly FilaRow[],
  { deps, importacion, author }: Applying,
): Promise<Map<number, string>> {
  if (filas.length === 0) return new Map();
  const wanted = filas.map((fila) => ({ fila, id: uuidv7() }));
  // Nobody knows it: each account opens to who reads its mail. A hash of its own for each would take an hour.
  const hash = await hashPassword(randomUUID());
  const made = await insertCuentas(
    tx,
    wanted.map(({ fila, id }) => writtenOf(id, null, fila.despues)),
    hash,
  );
  const done = wanted.filter(({ id }) => made.has(id));
  if (importacion.invitar) {
    for (const { fila } of done) {
      const email = String(fila.despues.email);
      await deps.jobs.add(tx, 'resetLink', { email, author, recorded: true, invited: true });
    }
  }
  return new Map(done.map(({ fila, id }) => [fila.fila, id]));
}

/** Those whose account is as the row left it, with the version that it has now. */
async function standingOf(tx: Tx, filas: readonly FilaRow[]): Promise<FilaRow[]> {
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

async function undo(tx: Tx, filas: readonly FilaRow[], { author }: Applying): Promise<Outcome[]> {
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
  await recordAll(
    tx,
    author,
    filas.flatMap(({ objeto_id, nombre, antes, despues }): Entry[] => {
      const id = objeto_id ?? '';
      const objeto = { tipo: 'usuario' as const, id, nombre };
      if (gone.has(id)) return [{ accion: 'usuario.baja', objeto }];
      return back.has(id)
        ? [{ accion: 'usuario.edicion', objeto, antes: shownValores(despues), despues: shownValores(antes) }]
        : [];
    }),
  );
  return filas.map((fila) => {
    const id = fila.objeto_id ?? '';
    return left(fila, back.has(id) || gone.has(id) ? 'deshecha' : 'quedo');
  });
}

/** Customers, by their CUIT or e-mail. */
export const clientes: Kind = { plan, apply, undo };
