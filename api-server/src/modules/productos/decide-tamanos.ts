import type { OperationOf } from 'api-client/contract';
import type { DecisionTamanos } from 'api-client/contract/tamano';
import { v7 as uuidv7 } from 'uuid';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import type { HandlerInput } from '../../http/reply.ts';
import { found, Problem } from '../../shared/problem.ts';
import { asObjeto } from './producto-mapper.ts';
import { type Decided, lockSizes, putGroups } from './tamanos-repository.ts';

type Grupos = HandlerInput<OperationOf<'productos.decidirTamanos'>>['body']['grupos'];

/** Each decision makes new group ids, so that an outdated request is detected. */
function placesOf(decision: DecisionTamanos, ids: readonly string[]): Decided[] {
  const together = uuidv7();
  const groups = { juntos: () => together, separados: () => uuidv7(), automatico: () => null };
  return ids.map((producto_id) => ({ producto_id, grupo_id: groups[decision]() }));
}

/**
 * Joins products as sizes of one product, separates them, or leaves the decision to their names. Applies all
 * groups or none, with an audit log entry per group.
 * Throws NO_ENCONTRADO, or VERSION_DESACTUALIZADA when another user decided meanwhile.
 */
export const decideTamanos = (db: Db, grupos: Grupos, author: Author): Promise<Decided[]> =>
  db.transaction(async (tx) => {
    const seen = grupos.flatMap(({ productos }) => productos);
    const rows = await lockSizes(
      tx,
      seen.map(({ producto_id }) => producto_id),
    );
    const known = new Map(rows.map((row) => [row.producto_id, row]));
    for (const { producto_id, grupo_id } of seen) {
      if (found(known.get(producto_id)).grupo_id !== grupo_id) throw new Problem('VERSION_DESACTUALIZADA');
    }
    const decided = grupos.map(({ decision, productos }) => {
      const members = productos.map(({ producto_id }) => found(known.get(producto_id)));
      return {
        decision,
        members,
        places: placesOf(
          decision,
          members.map(({ producto_id }) => producto_id),
        ),
      };
    });
    const places = decided.flatMap((one) => one.places);
    await putGroups(tx, places);
    for (const { decision, members } of decided) {
      const [first] = members;
      await record(tx, author, {
        accion: 'producto.tamanos',
        objeto: asObjeto(found(first)),
        despues: { decision, tamanos: members.map(({ nombre }) => nombre) },
      });
    }
    return places;
  });
