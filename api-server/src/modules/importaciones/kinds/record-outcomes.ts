import { type Entry, recordAll } from '../../../bitacora/record.ts';
import type { Tx } from '../../../db/database.ts';
import { toShownValues } from '../mapper.ts';
import { type Applying, type Outcome, type RenglonRow, toSkippedOutcome } from './kind.ts';

type Objeto = 'producto' | 'usuario';

/**
 * Logs the applied rows in the audit log, one entry per object, and returns the outcomes.
 * @param created ids of created objects, by row
 * @param updated ids of changed objects
 */
export async function recordApplied(
  tx: Tx,
  { author }: Applying,
  tipo: Objeto,
  filas: readonly RenglonRow[],
  { created, updated }: { created: ReadonlyMap<number, string>; updated: ReadonlySet<string> },
): Promise<Outcome[]> {
  const findObjectId = ({ fila, efecto, objeto_id }: RenglonRow) =>
    efecto === 'nuevo' ? created.get(fila) : updated.has(objeto_id ?? '') ? objeto_id : undefined;
  const applied = filas.map((fila) => ({ fila, id: findObjectId(fila) }));
  await recordAll(
    tx,
    author,
    applied.flatMap(({ fila: { nombre, efecto, antes, despues }, id }): Entry[] => {
      if (!id) return [];
      const objeto = { tipo, id, nombre };
      const now = toShownValues(despues);
      if (efecto === 'cambia') {
        return [{ accion: `${tipo}.edicion`, objeto, antes: toShownValues(antes), despues: now }];
      }
      // Personal data of a new account is not copied to the audit log.
      return [{ accion: `${tipo}.alta`, objeto, ...(tipo === 'producto' && { despues: now }) }];
    }),
  );
  return applied.map(({ fila, id }) =>
    id
      ? { fila: fila.fila, estado: 'hecha', objeto_id: id, version: (fila.version ?? 0) + 1 }
      : toSkippedOutcome(fila, 'salteada'),
  );
}

/** Logs the undone rows: `restored` has the restored objects, `removed` the deleted ones. Returns the outcomes. */
export async function recordUndone(
  tx: Tx,
  { author }: Applying,
  tipo: Objeto,
  filas: readonly RenglonRow[],
  { restored, removed }: Record<'restored' | 'removed', ReadonlySet<string>>,
): Promise<Outcome[]> {
  await recordAll(
    tx,
    author,
    filas.flatMap(({ objeto_id, nombre, antes, despues }): Entry[] => {
      const id = objeto_id ?? '';
      const objeto = { tipo, id, nombre };
      if (removed.has(id)) return [{ accion: `${tipo}.baja`, objeto }];
      const changes = { antes: toShownValues(despues), despues: toShownValues(antes) };
      return restored.has(id) ? [{ accion: `${tipo}.edicion`, objeto, ...changes }] : [];
    }),
  );
  return filas.map((fila) => {
    const id = fila.objeto_id ?? '';
    return toSkippedOutcome(fila, restored.has(id) || removed.has(id) ? 'deshecha' : 'quedo');
  });
}
