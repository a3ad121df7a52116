import type { Medida, Renglon } from './renglon.ts';
import { plain } from './renglon.ts';
import { type Figure, scan } from './scan.ts';
import { SIZES } from './token.ts';
import { tokensOf } from './tokens.ts';

/** What is known of how many; `medidas` are the numbers that are sizes. */
type Amount = Pick<Renglon, 'cantidad' | 'total' | 'number' | 'uncertain'> & {
  medidas: Medida[];
  ofName: number[];
};

const round = (value: number) => Math.round(value * 1000) / 1000;
const medidaOf = ({ value, unit }: Figure): Medida =>
  unit ? { amount: round(value * unit.times), unidad: unit.unidad } : { amount: value, unidad: null };
const isWhole = ({ value }: Figure) => Number.isInteger(value);
/** Only a word that goes with it makes so large a number a quantity: it may be a size or a price. */
const isSmall = (figure: Figure) => isWhole(figure) && figure.value < SIZES;

/** So large a number before a name may be grams: '250 de canela'. */
const LARGE = 100;

/** What one line asks for. It decides nothing that the line leaves open: such a line is `uncertain`. */
export function readRenglon(escrito: string): Renglon {
  const { figures, words, envase, loose, leads, vague } = scan(tokensOf(plain(escrito)));
  const inside = figures.filter((figure) => figure.inside);
  const rest = figures.filter((figure) => !figure.inside);
  const { medidas, ofName, ...amount } = amountOf(rest, { leads, inside: inside.length > 0, envase });
  const renglon: Renglon = {
    escrito: escrito.trim(),
    texto: [...words, ...ofName].join(' '),
    ...amount,
    medidas: [...inside.map(medidaOf), ...medidas],
    loose,
  };
  if (envase) renglon.envase = envase;
  const isPart = renglon.cantidad !== undefined && !Number.isInteger(renglon.cantidad);
  if (!vague && !isPart && !amount.uncertain && !figures.some(({ unsure }) => unsure)) return renglon;
  const { cantidad: _, total, number: __, ...uncertain } = renglon;
  // 'varias mieles 500 g': the weight is the size of each.
  const sizes = vague && total ? [...renglon.medidas, total] : renglon.medidas;
  return { ...uncertain, medidas: sizes, uncertain: true };
}

interface Around {
  leads: boolean;
  /** A container tells what is in it. */
  inside: boolean;
  envase: Renglon['envase'];
}

const nothing = { medidas: [], ofName: [] };
const sizesOf = (figures: readonly Figure[]) => ({ medidas: figures.map(medidaOf), ofName: [] });

/** Takes the number that says how many; the others are sizes. The surest sign of a quantity goes first. */
function amountOf(figures: readonly Figure[], around: Around): Amount {
  const others = (one: Figure) => figures.filter((figure) => figure !== one);
  const counting = figures.filter(({ counts, afterX }) => counts && !afterX);
  // '12 unidades 2 cajas' are two boxes of twelve.
  const counted = counting.find(({ counts }) => counts === 'other') ?? counting[0];
  if (counted) return { cantidad: counted.value, ...sizesOf(others(counted)) };
  const first = around.leads ? figures.find((figure) => figure.first) : undefined;
  if (first && !first.unit && first.value >= LARGE) return { uncertain: true, ...sizesOf(others(first)) };
  if (first && !first.unit && isWhole(first)) return { cantidad: first.value, ...sizesOf(others(first)) };
  if (first) return weighed(first, others(first));
  return named(figures, around);
}

/** A line that begins with a weight, or with a part of a kilo. */
function weighed(first: Figure, rest: readonly Figure[]): Amount {
  // '1 kg almendras x 3' are three of a kilo, '5 kg almendras x 500' are packs of 500; without a unit half a thing is half a kilo.
  const often = rest.find((figure) => !figure.unit && figure.afterX && isSmall(figure));
  const medida = medidaOf(first.unit ? first : { ...first, unit: { unidad: 'g', times: 1000 } });
  if (!often) return { total: medida, ...sizesOf(rest) };
  const { medidas, ofName } = sizesOf(rest.filter((figure) => figure !== often));
  return { cantidad: often.value, medidas: [medida, ...medidas], ofName };
}

/** A line that begins with its name. */
function named(figures: readonly Figure[], { inside, envase }: Around): Amount {
  const measured = figures.filter(({ unit }) => unit);
  const bare = figures.filter(({ unit }) => !unit);
  if (bare.length === 0) return ofMeasures(measured, inside, envase);
  const [only] = bare;
  if (bare.length === 1 && only && measured.length === 0) return ofBare(only, inside, envase);
  const often = oftenOf(bare, measured, figures);
  if (often) {
    const sizes = figures.filter((figure) => figure !== often);
    return { cantidad: often.value, ...sizesOf(sizes) };
  }
  // 'Chocolate 70 500 g': a number before the size that is no likely quantity belongs to the name.
  const names = bare.filter((figure) => !figure.afterX && figure.value >= SIZES && isBefore(figures, figure));
  if (names.length === bare.length && names.length > 0) {
    return { ...ofMeasures(measured, inside, envase), ofName: names.map(({ value }) => value) };
  }
  return { uncertain: true, ...sizesOf(measured) };
}

const isBefore = (figures: readonly Figure[], figure: Figure) =>
  figures.slice(figures.indexOf(figure)).some(({ unit }) => unit);

/** Weights alone: how much in all, where it is one and no closed box. Two of them leave it open. */
function ofMeasures(measured: readonly Figure[], inside: boolean, envase: Renglon['envase']): Amount {
  const [only, ...more] = measured;
  if (!only) return nothing;
  if (more.length > 0) return { uncertain: true, ...sizesOf(measured) };
  return inside || envase === 'cerrado' ? sizesOf(measured) : { total: medidaOf(only), ...nothing };
}

/** One number without a unit: how many, the size, or either, which the product tells. */
function ofBare(only: Figure, inside: boolean, envase: Renglon['envase']): Amount {
  if (!isWhole(only)) return { uncertain: true, ...nothing };
  if (inside || only.multiplies) return { cantidad: only.value, ...nothing };
  const inContainer = only.afterX && envase === 'cerrado';
  return isSmall(only) && !inContainer ? { number: only.value, ...nothing } : sizesOf([only]);
}

/** Of several numbers after a name the one that says how many; undefined where that is not sure. */
function oftenOf(
  bare: readonly Figure[],
  measured: readonly Figure[],
  figures: readonly Figure[],
): Figure | undefined {
  const last = figures.at(-1);
  const [one, two, ...more] = bare;
  if (measured.length > 0) {
    if (!one || two || measured.length > 1) return undefined;
    if (isWhole(one) && (one.multiplies || one.afterX)) return one;
    return one === last && isSmall(one) ? one : undefined;
  }
  if (!one || !two || more.length > 0 || !isWhole(two)) return undefined;
  const startsSmall = isSmall(one);
  // '2 x 500', '3 de 500'.
  if (!isSmall(two)) return startsSmall && (one.multiplies || one.afterX) ? one : undefined;
  // '500 x 2', '500 2'; 'x 5 x 4' says its size first as well.
  if (!startsSmall || one.afterX) return two;
  // '3 de 5'; '2 x 5' may be either.
  return one.multiplies && !two.afterX ? one : undefined;
}
