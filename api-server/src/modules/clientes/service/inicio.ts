import { zonaOf } from 'api-client/contract/zona-of';
import type { Db, Queryable } from '../../../db/database.ts';
import { findFigures } from '../../cuenta-corriente/repository/cuenta.ts';
import { findPedidoOf, type WholePedido } from '../../pedidos/repository/pedidos.ts';
import { findZonas } from '../../zonas/repository.ts';
import { findNextRepartos } from '../../zonas/service.ts';
import { type EnCursoRow, findEnCurso, findNewestId } from '../repository.ts';
import { getMisHabituales, type MiHabitual, type Populares } from './clientes.ts';

export type EnCurso = EnCursoRow & {
  /** ISO date. */
  proximo: string | null;
};

export interface MiInicio {
  ultimo: WholePedido | null;
  en_curso: EnCurso[];
  en_curso_total: number;
  tiene_habituales: boolean;
  toca: MiHabitual[];
  populares: Populares | null;
  /** Cents. */
  saldo: number;
  vencido: number;
}

async function findNewest(q: Queryable, comercioId: string): Promise<WholePedido | null> {
  const id = await findNewestId(q, comercioId);
  return (id !== undefined && (await findPedidoOf(q, comercioId, id))) || null;
}

/** Adds each order's next delivery day, if known. A sent order has none, because it is already on its way. */
async function withDays(q: Queryable, rows: readonly EnCursoRow[]): Promise<EnCurso[]> {
  const zonas = rows.length > 0 ? await findZonas(q) : [];
  const zonasOf = rows.map(({ estado_pedido, domicilio }) => {
    const zona = estado_pedido === 'enviado' ? undefined : zonaOf(domicilio, zonas);
    return zona?.recibe_pedidos ? zona : undefined;
  });
  const dias = zonasOf.some(Boolean) ? await findNextRepartos(q, zonasOf) : [];
  return rows.map((row, place) => ({ ...row, proximo: dias[place] ?? null }));
}

/** Returns what the home page shows to a customer. The number of queries is bounded. */
export async function getMiInicio(db: Db, comercioId: string): Promise<MiInicio> {
  const [ultimo, { rows, total }, { habituales, populares }, { saldo, vencido }] = await Promise.all([
    findNewest(db, comercioId),
    findEnCurso(db, comercioId),
    getMisHabituales(db, comercioId),
    findFigures(db, comercioId),
  ]);
  return {
    ultimo,
    en_curso: await withDays(db, rows),
    en_curso_total: total,
    tiene_habituales: habituales.length > 0,
    toca: habituales.filter(({ toca, producto }) => toca && producto.disponible),
    populares,
    saldo,
    vencido,
  };
}
