import { LIMITS } from 'api-client/contract';
import type { ModoIva } from 'api-client/contract/iva';
import { toCents } from 'api-client/contract/money';
import { MOST_TIER } from './cantidades.ts';
import type { DemoCondicion, DemoProducto, DemoRegla, DemoUsuario } from './demo-types.ts';
import { demoId } from './ids.ts';
import { DAY, isoDay } from './time.ts';

interface CondicionSource {
  nombre: string;
  monto_minimo: number | null;
  envio_gratis?: number;
  /** Percent off all prices of the agreement. */
  descuento?: number;
  /** Days and debt in pesos. */
  pago?: { plazo: number; limite: number };
  /** How prices show IVA. */
  iva?: ModoIva;
  /** Days from now on which the agreement still counts. */
  days?: number;
  /** Percent on all products, or on a brand or a category. */
  reglas: { ajuste: number; marca?: string; categoria?: string }[];
  redondeo: DemoRegla['redondeo'];
  /** Own prices: how many, of which products, and how many percent below the base price of today. */
  propios?: { count: number; percent: number; of: (producto: DemoProducto) => boolean };
  comercios: string[];
}

const isPacked = ({ tipo_de_precio }: DemoProducto) => tipo_de_precio === 'por_unidad';
const isLarge = ({ tipo_de_precio }: DemoProducto) => tipo_de_precio === 'por_bulto_cerrado';
const isLoose = ({ tipo_de_precio }: DemoProducto) => tipo_de_precio === 'por_kilo';

/** The accounts for trying the shop have none of these, so they see base prices. */
const SOURCES: CondicionSource[] = [
  {
    nombre: 'Supermercados',
    monto_minimo: 150_000,
    envio_gratis: 250_000,
    pago: { plazo: 30, limite: 4_000_000 },
    iva: 'discriminado',
    reglas: [{ ajuste: -8 }, { categoria: 'Snacks salados', ajuste: -12 }],
    redondeo: '10',
    propios: { count: 25, percent: 15, of: isPacked },
    comercios: [
      'Raíces mercado',
      'Mercado benítez',
      'Tienda ferreyra',
      'Buen día mercado',
      'El trébol mercado',
    ],
  },
  {
    nombre: 'Dietéticas y almacenes',
    monto_minimo: null,
    reglas: ['acequias', 'puna', 'siete'].map((marca) => ({ marca, ajuste: -5 })),
    redondeo: '10',
    comercios: [
      'Dietética la espiga',
      'Almacén natural el ceibo',
      'Dietética ibáñez',
      'Almacén don ricardo',
      'Dietética del parque',
      'Dietética susana',
      'Almacén cabral',
      'Brizuela dietética',
      'Almacén navarro',
    ],
  },
  {
    nombre: 'Distribuidores del interior',
    monto_minimo: 300_000,
    descuento: 3,
    pago: { plazo: 21, limite: 6_000_000 },
    iva: 'sumado',
    days: 120,
    reglas: [{ ajuste: -12 }],
    redondeo: 'no',
    propios: { count: 15, percent: 18, of: isLoose },
    comercios: [
      'Distribuidora peralta',
      'Rolón hermanos',
      'Medina natural',
      'Ojeda mayorista',
      'Correa e hijos',
      'Heredia granos',
    ],
  },
  {
    nombre: 'Gastronomía',
    monto_minimo: null,
    reglas: ['Harinas y féculas', 'Especias y condimentos'].map((categoria) => ({ categoria, ajuste: -7 })),
    redondeo: 'no',
    propios: { count: 20, percent: 10, of: isLarge },
    comercios: ['Verde limón', 'Luna llena', 'Leiva delicatessen', 'Tierra y miel', 'Semilla madre'],
  },
];

const idOf = ({ nombre }: Pick<CondicionSource, 'nombre'>) => demoId('condicion', nombre);

const idsByComercio = new Map(
  SOURCES.flatMap((source) => source.comercios.map((comercio) => [comercio, idOf(source)])),
);

export const condicionIdOf = (comercio: string): string | null => idsByComercio.get(comercio) ?? null;

/** Whether the shop has an agreement that shows IVA. */
export const seesIva = (comercio: string): boolean =>
  SOURCES.some(({ iva, comercios }) => iva !== undefined && comercios.includes(comercio));

/** Whether the customer's agreement sets the payment terms. */
export const paysAsAgreed = ({ condicion_id }: Pick<DemoUsuario, 'condicion_id'>): boolean =>
  SOURCES.some((source) => source.pago !== undefined && idOf(source) === condicion_id);

export const condiciones = (productos: readonly DemoProducto[], now: Date): DemoCondicion[] =>
  SOURCES.map((source) => ({
    condicion_id: idOf(source),
    nombre: source.nombre,
    monto_minimo: source.monto_minimo,
    envio_gratis: source.envio_gratis ?? null,
    descuento: source.descuento === undefined ? null : source.descuento * 100,
    plazo: source.pago?.plazo ?? null,
    limite: source.pago ? toCents(source.pago.limite) : null,
    iva: source.iva ?? null,
    vigente_hasta: source.days === undefined ? null : isoDay(now.getTime() + source.days * DAY),
    reglas: source.reglas.map(({ ajuste, marca, categoria }) => ({
      marca_id: marca ? demoId('marca', marca) : null,
      categoria_id: categoria ? demoId('categoria', categoria) : null,
      ajuste: ajuste * 100,
      redondeo: source.redondeo,
    })),
    precios: preciosOf(source, productos),
  }));

/** Spreads the own prices over the price list. Prices are rounded to ten pesos. */
function preciosOf({ propios }: CondicionSource, productos: readonly DemoProducto[]) {
  if (!propios) return [];
  const { count, percent, of } = propios;
  const suitable = productos.filter((one) => one.esta_activo && !one.en_promocion && of(one));
  const step = Math.max(1, Math.floor(suitable.length / count));
  return suitable
    .filter((_, nth) => nth % step === 0)
    .slice(0, count)
    .map(({ producto_id, precio }) => ({
      producto_id,
      precio: Math.round((precio * (1 - percent / 100)) / 1000) * 1000,
    }));
}

/**
 * Returns the least total at base prices, in cents. An order of this total reaches the customer's minimum. Each line may have
 * the lowest price of the agreement, its general discount and the lowest tier.
 */
export function minimumOf({ condicion_id }: Pick<DemoUsuario, 'condicion_id'>): number {
  const source = SOURCES.find((one) => idOf(one) === condicion_id);
  if (!source) return toCents(LIMITS.montoMin);
  const percents = [...source.reglas.map(({ ajuste }) => -ajuste), source.propios?.percent ?? 0];
  // One percent more than the largest discount covers the rounding of each price.
  const share = [Math.max(...percents) + 1, source.descuento ?? 0, MOST_TIER]
    .map((percent) => 1 - percent / 100)
    .reduce((product, one) => product * one, 1);
  return Math.ceil(toCents(source.monto_minimo ?? LIMITS.montoMin) / share);
}
