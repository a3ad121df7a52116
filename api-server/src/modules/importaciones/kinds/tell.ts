import { type Entry, recordAll } from '../../../bitacora/record.ts';
import type { Tx } from '../../../db/database.ts';
import { shownValues } from '../importacion-mapper.ts';
import { type Applying, left, type Outcome, type RenglonRow } from './kind.ts';

type Objeto = 'producto' | 'usuario';

/**
 * What was done of some rows, each thing with an entry of its own in the trail, as if it had been typed.
 * @param made by row, what it made
 * @param updated what was changed
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
      // What a new account says of a person stands in the account alone.
      return [{ accion: `${tipo}.alta`, objeto, ...(tipo === 'producto' && { despues: now }) }];
    }),
  );
  return done.map(({ fila, id }) =>
    id
      ? { fila: fila.fila, estado: 'hecha', objeto_id: id, version: (fila.version ?? 0) + 1 }
      : left(fila, 'salteada'),
  );
}

/** The same of rows that were taken back: what has again what it had, and what is gone. */
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
