import { type Entry, recordAll } from '../../../bitacora/record.ts';
import type { Tx } from '../../../db/database.ts';
import { shownValues } from '../mapper.ts';
import { type Applying, left, type Outcome, type RenglonRow } from './kind.ts';

type Objeto = 'producto' | 'usuario';

/**
 * Logs the applied rows in the audit log, one entry per object, and returns the outcomes.
 * @param made created ids by row
 * @param updated ids of changed objects
 */
export async function tellDone(
  tx: Tx,
  { author }: Applying,
  tipo: Objeto,
  filas: readonly RenglonRow[],
  { made, updated }: { made: ReadonlyMap<number, string>; updated: ReadonlySet<string> },
): Promise<Outcome[]> {
  const idOf = ({ fila, efecto, objeto_id }: RenglonRow) =>
    efecto === 'nuevo' ? made.get(fila) : updated.has(objeto_id ?? '') ? objeto_id : undefined;
  const done = filas.map((fila) => ({ fila, id: idOf(fila) }));
  await recordAll(
    tx,
    author,
    done.flatMap(({ fila: { nombre, efecto, antes, despues }, id }): Entry[] => {
      if (!id) return [];
      const objeto = { tipo, id, nombre };
      const now = shownValues(despues);
      if (efecto === 'cambia') {
        return [{ accion: `${tipo}.edicion`, objeto, antes: shownValues(antes), despues: now }];
      }
      // Personal data of a new account is not copied to the audit log.
      return [{ accion: `${tipo}.alta`, objeto, ...(tipo === 'producto' && { despues: now }) }];
    }),
  );
  return done.map(({ fila, id }) =>
    id
      ? { fila: fila.fila, estado: 'hecha', objeto_id: id, version: (fila.version ?? 0) + 1 }
      : left(fila, 'salteada'),
  );
}

/** Logs the undone rows: `back` has the restored objects, `gone` the deleted ones. Returns the outcomes. */
export async function tellUndone(
  tx: Tx,
  { author }: Applying,
  tipo: Objeto,
  filas: readonly RenglonRow[],
  { back, gone }: Record<'back' | 'gone', ReadonlySet<string>>,
): Promise<Outcome[]> {
  await recordAll(
    tx,
    author,
    filas.flatMap(({ objeto_id, nombre, antes, despues }): Entry[] => {
      const id = objeto_id ?? '';
      const objeto = { tipo, id, nombre };
      if (gone.has(id)) return [{ accion: `${tipo}.baja`, objeto }];
      const changes = { antes: shownValues(despues), despues: shownValues(antes) };
      return back.has(id) ? [{ accion: `${tipo}.edicion`, objeto, ...changes }] : [];
    }),
  );
  return filas.map((fila) => {
    const id = fila.objeto_id ?? '';
    return left(fila, back.has(id) || gone.has(id) ? 'deshecha' : 'quedo');
  });
}
