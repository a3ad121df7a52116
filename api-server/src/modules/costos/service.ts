import { toCentsOrNull } from 'api-client/contract/money';
import { type Author, diffFields, record } from '../../bitacora/record.ts';
import type { Db } from '../../db/database.ts';
import { found, refuseStale } from '../../shared/problem.ts';
import { asObjeto } from '../productos/mapper.ts';
import { toAuditFields } from './mapper.ts';
import { type CostoRow, findCosto, lockCosto, saveCosto } from './repository.ts';

/** Throws NO_ENCONTRADO. */
export const getCosto = async (db: Db, productoId: string): Promise<CostoRow> =>
  found(await findCosto(db, productoId));

interface CostoChange {
  productoId: string;
  /** ARS; null deletes the cost. */
  costo: number | null;
  author: Author;
  ifMatch: number | undefined;
}

/** Stores a cost; the same cost again changes nothing. Throws NO_ENCONTRADO, VERSION_DESACTUALIZADA. */
export const setCosto = (db: Db, { productoId, costo, author, ifMatch }: CostoChange): Promise<CostoRow> =>
  db.transaction(async (tx) => {
    await lockCosto(tx, productoId);
    const before = found(await findCosto(tx, productoId));
    refuseStale(before, ifMatch);
    const cents = toCentsOrNull(costo);
    const { antes, despues } = diffFields(toAuditFields(before), toAuditFields({ costo: cents }));
    if (Object.keys(despues).length === 0) return before;
    const { version } = await saveCosto(tx, productoId, cents);
    await record(tx, author, { accion: 'producto.costo', objeto: asObjeto(before), antes, despues });
    return { ...before, costo: cents, version };
  });
