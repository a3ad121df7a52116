import type { TipoDePrecio } from 'api-client/contract';

/**
 * How a family is sold: `kg` loose by the kilo; `500g`, `1l` packed; `u` one piece; `p6` a pack of pieces;
 * `b25kg` closed bulk; `c12` or `c12x500ml` a closed box. Capital `B` or `C` adds a separate picture.
 * Suffixes: `*` featured, `%` on promotion, `+` new, `!` out of stock, `-` withdrawn.
 */
export interface Pack {
  tipo: TipoDePrecio;
  /** Suffix of the name: 'x 500 g'. */
  suffix: string;
  /** Kilos, litres or pieces of the base price. */
  cantidad: number;
  /** Price factor: small packs cost more, bulk less. */
  factor: number;
  ownPhoto: boolean;
  destacado: boolean;
  oferta: boolean;
  nuevo: boolean;
  soldOut: boolean;
  baja: boolean;
}

const pattern = /^([bBcCp]?)(\d+)?(?:x(\d+))?(kg|g|ml|l|u)?([*%+!-]*)$/;

export function pack(word: string): Pack {
  const match = pattern.exec(word);
  if (!match) throw new Error(`'${word}' is not a pack size`);
  const [, kind = '', count = '1', inner, unit, signs = ''] = match;
  return {
    ...measure(kind, Number(count), inner === undefined ? undefined : Number(inner), unit, word),
    ownPhoto: kind === 'B' || kind === 'C',
    destacado: signs.includes('*'),
    oferta: signs.includes('%'),
    nuevo: signs.includes('+'),
    soldOut: signs.includes('!'),
    baja: signs.includes('-'),
  };
}

type Measure = Pick<Pack, 'tipo' | 'suffix' | 'cantidad' | 'factor'>;

function measure(kind: string, count: number, inner: number | undefined, unit = '', word = ''): Measure {
  if (kind === 'b' || kind === 'B') {
    return { tipo: 'por_bulto_cerrado', suffix: `bulto x ${count} kg`, cantidad: count, factor: 0.87 };
  }
  if (kind === 'c' || kind === 'C') {
    const each = inner === undefined ? `${count} unidades` : `${count} de ${inner} ${unit}`;
    const cantidad = inner === undefined ? count : count * base(inner, unit);
    const factor = inner === undefined ? 0.88 : 0.96;
    return { tipo: 'por_bulto_cerrado', suffix: `caja x ${each}`, cantidad, factor };
  }
  if (kind === 'p') return { tipo: 'por_unidad', suffix: `pack x ${count}`, cantidad: count, factor: 0.95 };
  if (word.startsWith('kg')) return { tipo: 'por_kilo', suffix: 'por kilo', cantidad: 1, factor: 1 };
  if (unit === 'u' || unit === '') return { tipo: 'por_unidad', suffix: '', cantidad: 1, factor: 1 };
  const cantidad = base(count, unit);
  const factor =
    cantidad <= 0.1 ? 1.3 : cantidad <= 0.25 ? 1.2 : cantidad <= 0.5 ? 1.12 : cantidad <= 1.5 ? 1.05 : 0.95;
  return { tipo: 'por_unidad', suffix: `x ${count} ${unit}`, cantidad, factor };
}

const base = (n: number, unit: string) => (unit === 'g' || unit === 'ml' ? n / 1000 : n);

/** Rounds pesos to 10, from 20.000 on to 100; returns cents. */
export function roundPrecio(pesos: number): number {
  const step = pesos < 20_000 ? 10 : 100;
  return Math.round(pesos / step) * step * 100;
}
