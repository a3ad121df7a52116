import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../../db/database.ts';
import type { Values } from '../../../db/schema/importaciones.ts';
import { inviteOwner } from '../../../mail/invite-owner.ts';
import { NO_PASSWORD } from '../../../shared/passwords.ts';
import { datosOf } from '../../usuarios/usuario-mapper.ts';
import { lackingText } from '../sheet/lacking.ts';
import { planClientes } from './clientes-plan.ts';
import {
  findCuentasById,
  insertCuentas,
  lockCuentas,
  removeCuentas,
  updateCuentas,
  type Written,
} from './clientes-repository.ts';
import { fromSheet } from './from-sheet.ts';
import { type Applying, type Kind, type Outcome, type RenglonRow, stands } from './kind.ts';
import { tellDone, tellUndone } from './tell.ts';

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
