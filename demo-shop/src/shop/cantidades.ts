import type { DemoCantidades, DemoProducto } from './demo-types.ts';
import { demoId } from './ids.ts';

interface TermsSource extends Pick<DemoCantidades, 'minimo' | 'multiplo' | 'escalas'> {
  /** Agreement's name; undefined for all customers. */
  condicion?: string;
  of: DemoProducto['tipo_de_precio'];
  count: number;
}

/** Highest discount of a tier, in percent. */
export const MOST_TIER = 9;

const tiers = (...pairs: [desde: number, descuento: number][]) =>
  pairs.map(([desde, descuento]) => ({ desde, descuento }));

const SOURCES: TermsSource[] = [
  { of: 'por_unidad', count: 4, minimo: 6, multiplo: 6, escalas: tiers([24, 4]) },
  { of: 'por_kilo', count: 4, minimo: 1, multiplo: 1, escalas: tiers([10, 3], [25, 6]) },
  { of: 'por_bulto_cerrado', count: 2, minimo: 2, multiplo: 1, escalas: tiers([5, 4]) },
  {
    ...{ condicion: 'Supermercados', of: 'por_unidad', count: 40 },
    ...{ minimo: 1, multiplo: 1, escalas: tiers([6, 4], [18, 8]) },
  },
  {
    ...{ condicion: 'Distribuidores del interior', of: 'por_kilo', count: 40 },
    ...{ minimo: 2, multiplo: 1, escalas: tiers([5, 3], [50, MOST_TIER]) },
  },
  {
    ...{ condicion: 'Gastronomía', of: 'por_bulto_cerrado', count: 8 },
    ...{ minimo: 1, multiplo: 1, escalas: tiers([3, 3]) },
  },
];

/**
 * Returns the terms by quantity. Terms of all customers are for some of the last products by name, which are on no list of
 * the start page. Terms of agreements are spread over the price list.
 */
export function cantidades(productos: readonly DemoProducto[]): DemoCantidades[] {
  const plain = productos
    .filter((one) => one.esta_activo && !one.en_promocion && !one.producto_destacado && !one.nuevo_ingreso)
    .toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
  return SOURCES.flatMap(({ condicion, of, count, ...terms }) => {
    const suitable = plain.filter(({ tipo_de_precio }) => tipo_de_precio === of);
    const step = Math.max(1, Math.floor(suitable.length / count));
    const chosen =
      condicion === undefined
        ? suitable.slice(-count)
        : suitable.filter((_, nth) => nth % step === 0).slice(0, count);
    const condicion_id = condicion === undefined ? null : demoId('condicion', condicion);
    return chosen.map(({ producto_id }) => ({ producto_id, condicion_id, ...terms }));
  });
}
