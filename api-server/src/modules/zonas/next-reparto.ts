import { proximoReparto } from 'api-client/contract/proximo-reparto';
import { zonaOf } from 'api-client/contract/zona-of';
import type { Queryable } from '../../db/database.ts';
import { Problem } from '../../shared/problem.ts';
import { today } from '../../shared/today.ts';
import { findFeriados, findZonas, type ZonaRow } from './zonas-repository.ts';

/** Returns each zone's next delivery day, in the shop's time zone. */
export async function nextOf(q: Queryable, zonas: readonly (ZonaRow | undefined)[]) {
  const feriados = (await findFeriados(q)).map(({ fecha }) => fecha);
  const day = today();
  return zonas.map((zona) => zona && proximoReparto(zona.dias, feriados, day));
}

/** Throws ZONA_SIN_REPARTO if the address is in a zone where the shop takes no orders. */
export async function refuseUnservedZona(q: Queryable, domicilio: string): Promise<void> {
  if (zonaOf(domicilio, await findZonas(q))?.recibe_pedidos === false) throw new Problem('ZONA_SIN_REPARTO');
}
