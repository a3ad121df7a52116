import { cantidades } from './cantidades.ts';
import { catalogo } from './catalogo.ts';
import { condiciones } from './condiciones.ts';
import { dailyWork } from './daily-work.ts';
import type { DemoShop } from './demo-types.ts';
import { withPackages, withShortLines } from './entregas.ts';
import { pedidos } from './pedidos.ts';
import { sinonimos } from './sinonimos.ts';
import { withStaples } from './staples.ts';
import { usuarios } from './usuarios.ts';
import { withWeights } from './weights.ts';

/**
 * Returns a wholesaler of natural foods, deterministic for `now`: catalogue, people, and four months of
 * orders that end at `now`. Ids do not depend on `now`. Without passwords.
 */
export function demoShop(now: Date): DemoShop {
  const oferta = catalogo(now);
  const people = usuarios(now);
  const placed = withStaples(pedidos(people, oferta.productos, now), people, oferta.productos, now);
  const delivered = withShortLines(placed, oferta.productos);
  const orders = withPackages(withWeights(delivered, people, oferta.productos));
  return {
    ...oferta,
    sinonimos,
    condiciones: condiciones(oferta.productos, now),
    cantidades: cantidades(oferta.productos),
    usuarios: people,
    pedidos: orders,
    dailyWork: dailyWork({ usuarios: people, categorias: oferta.categorias, pedidos: orders }, now),
  };
}
