/**
 * Value-added tax (IVA). All prices include the tax; these functions take it out. No validator, because each page of the
 * shop has a cart.
 */
import { toCents, toPesos } from './money.ts';

/** Rates in percent. The first is the general one, which a new product gets. */
export const ALICUOTAS_IVA = [21, 10.5, 0] as const;
export type AlicuotaIva = (typeof ALICUOTAS_IVA)[number];

/** How a customer is registered for the tax. */
export const CONDICIONES_IVA = [
  'responsable_inscripto',
  'monotributo',
  'exento',
  'consumidor_final',
] as const;
export type CondicionIva = (typeof CONDICIONES_IVA)[number];

export const CONDICION_IVA_TEXTS: Record<CondicionIva, string> = {
  responsable_inscripto: 'Responsable inscripto',
  monotributo: 'Monotributo',
  exento: 'Exento',
  consumidor_final: 'Consumidor final',
};

/**
 * How a customer sees the tax. `incluido`: in the prices. `discriminado`: in the prices, with its amount beside the total.
 * `sumado`: prices are shown without the tax, which the total adds.
 */
export const MODOS_IVA = ['incluido', 'discriminado', 'sumado'] as const;
export type ModoIva = (typeof MODOS_IVA)[number];
/** The ways that show the tax's amount. */
export const SHOWN_MODOS = ['discriminado', 'sumado'] as const satisfies readonly ModoIva[];
export type ShownModo = (typeof SHOWN_MODOS)[number];

/** Returns whether amounts come with their parts. */
export const showsPartes = (modo: ModoIva): modo is ShownModo => modo !== 'incluido';

/** Returns an amount without the tax that it includes, in cents, rounded half up. */
export const netoOf = (cents: number, alicuota: number): number => {
  const divisor = BigInt(1000 + Math.round(alicuota * 10));
  return Number((BigInt(cents) * 2000n + divisor) / (2n * divisor));
};

/** Like `netoOf`, in ARS. */
export const netoInPesos = (pesos: number, alicuota: number): number =>
  toPesos(netoOf(toCents(pesos), alicuota));

/** The part of a total that has one rate: net amount and tax. */
export interface IvaPart {
  alicuota: number;
  neto: number;
  iva: number;
}

export interface PartesIva {
  /** Sum of the net amounts. */
  neto: number;
  /** One per rate, the highest rate first. */
  partes: IvaPart[];
}

/**
 * Returns the net amount and the tax of lines, in cents. Each line is rounded by itself, so that the lines' net amounts
 * add up to `neto`. `neto` and all `iva` add up to the lines' total.
 */
export function partesOf(lines: readonly { alicuota: number; total: number }[]): PartesIva {
  const partes = [...Map.groupBy(lines, ({ alicuota }) => alicuota)]
    .toSorted(([a], [b]) => b - a)
    .map(([alicuota, those]) => {
      const neto = those.reduce((sum, { total }) => sum + netoOf(total, alicuota), 0);
      return { alicuota, neto, iva: those.reduce((sum, { total }) => sum + total, -neto) };
    });
  return { neto: partes.reduce((sum, part) => sum + part.neto, 0), partes };
}

/** Returns what a total consists of, for people: net amount and tax of each rate. In the unit of the amounts. */
export const ivaRows = ({ neto, partes }: PartesIva): { label: string; amount: number }[] => [
  { label: 'Subtotal sin IVA', amount: neto },
  ...partes.flatMap(({ alicuota, iva }) =>
    iva === 0 ? [] : [{ label: `IVA ${alicuotaText(alicuota)}`, amount: iva }],
  ),
];

/** Returns for example '10,5 %'. */
export const alicuotaText = (alicuota: number): string => `${String(alicuota).replace('.', ',')}\u00a0%`;
