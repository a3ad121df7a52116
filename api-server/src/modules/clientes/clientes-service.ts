import { LIMITS } from 'api-client/contract';
import type { Db } from '../../db/database.ts';
import { findHabituales, findPaid, type HabitualRow } from '../../db/habituales.ts';
import { found } from '../../shared/problem.ts';
import { today } from '../../shared/today.ts';
import { findNewestOf, type PedidoRow } from '../pedidos/pedidos-repository.ts';
import { findByIds, type ProductoRow } from '../productos/productos-repository.ts';
import { findUsuario } from '../usuarios/usuarios-repository.ts';
import { type Populares, popularesFor } from './populares.ts';
import { findLastSesion, findYear, type Year } from './resumen-repository.ts';
import { type Rhythm, rhythmOf } from './rhythm.ts';

export type Habitual = HabitualRow & { producto: ProductoRow };

/** Returns the products that a customer usually buys, with their current data. Throws NO_ENCONTRADO. */
export async function habitualesOf(db: Db, usuarioId: string): Promise<Habitual[]> {
  const rows = await findHabituales(db, usuarioId);
  if (rows.length === 0) found(await findUsuario(db, usuarioId));
  const productos = await findByIds(
    db,
    rows.map(({ producto_id }) => producto_id),
  );
  const known = new Map(productos.map((producto) => [producto.producto_id, producto]));
  return rows.flatMap((row) => {
    const producto = known.get(row.producto_id);
    return producto ? [{ ...row, producto }] : [];
  });
}

export type MiHabitual = Habitual &
  Rhythm & {
    /** Unit price of the last purchase, in cents. */
    ultimo_precio: number;
  };

export interface MisHabituales {
  habituales: MiHabitual[];
  /** Only for a customer without usual products. */
  populares: Populares | null;
}

/**
 * Same as `habitualesOf`, for the customer: adds the last price and whether each product is due, and leaves out
 * inactive products. A customer without usual products gets the most ordered ones.
 */
export async function misHabitualesOf(db: Db, usuarioId: string): Promise<MisHabituales> {
  const all = await habitualesOf(db, usuarioId);
  const sold = all.filter(({ producto }) => producto.esta_activo);
  if (sold.length === 0) return { habituales: [], populares: await popularesFor(db, usuarioId) };
  const paid = await findPaid(db, sold);
  const day = today();
  const habituales = sold.map((one) => ({
    ...one,
    ...rhythmOf(one, day),
    ultimo_precio: paid.get(one.producto_id) ?? one.producto.precio,
  }));
  return { habituales, populares: null };
}

export interface Resumen extends Year {
  ultimos: PedidoRow[];
  ultima_sesion: Date | null;
}

/** Returns a customer's orders of one year in total, their newest orders and their last visit. Throws NO_ENCONTRADO. */
export async function resumenOf(db: Db, usuarioId: string): Promise<Resumen> {
  found(await findUsuario(db, usuarioId));
  const [year, ultimos, ultima_sesion] = await Promise.all([
    findYear(db, usuarioId),
    findNewestOf(db, usuarioId, LIMITS.resumenPedidos),
    findLastSesion(db, usuarioId),
  ]);
  return { ...year, ultimos, ultima_sesion };
}
