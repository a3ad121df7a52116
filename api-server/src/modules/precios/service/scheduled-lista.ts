import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../db/database.ts';
import { findCondicion, lockCondiciones, raiseCondicion } from '../../condiciones/repository/condiciones.ts';
import { type CambioRow, markDone } from '../repository/cambios.ts';
import { findReglas, writeReglas } from '../repository/lista.ts';
import { applyStoredPropios } from '../repository/programados.ts';

/**
 * Runs a scheduled change of a list. Own prices that changed meanwhile stay, and so do the rules if one of them changed.
 * Returns what changed; undefined when the agreement does not exist any more.
 */
export async function beginLista(tx: Tx, cambio: CambioRow['cambio'] & { condicion_id: string }) {
  const { cambio_id, condicion_id, reglas_antes, reglas, ajuste, ...planned } = cambio;
  await lockCondiciones(tx);
  if (!(await findCondicion(tx, condicion_id))) return undefined;
  const { propios, salteados } = await applyStoredPropios(tx, cambio_id, condicion_id);
  const keeps = reglas !== null && isDeepStrictEqual(await findReglas(tx, condicion_id), reglas_antes);
  if (keeps) await writeReglas(tx, condicion_id, reglas);
  await raiseCondicion(tx, condicion_id);
  const count = keeps ? Math.max(0, planned.suben + planned.bajan - salteados) : propios;
  const counts = ajuste > 0 ? { suben: count, bajan: 0 } : { suben: 0, bajan: count };
  const done = { ...counts, salteados, propios };
  await markDone(tx, cambio_id, { ...done, ...(!keeps && { reglas_antes: null, reglas: null }) });
  return done;
}
