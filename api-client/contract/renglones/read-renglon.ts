import type { Medida, Renglon } from './renglon.ts';
import { normalizeText } from './renglon.ts';
import { type Figure, scan } from './scan.ts';
import { SIZES } from './token.ts';
import { tokensOf } from './tokens.ts';

/** Known facts about the quantity; `medidas` are numbers that are sizes. */
type Amount = Pick<Renglon, 'cantidad' | 'total' | 'number' | 'uncertain'> & {
  medidas: Medida[];
  ofName: number[];
};

const round = (value: number) => Math.round(value * 1000) / 1000;
const medidaOf = ({ value, unit }: Figure): Medida =>
  unit ? { amount: round(value * unit.times), unidad: unit.unidad } : { amount: value, unidad: null };
const isWhole = ({ value }: Figure) => Number.isInteger(value);
/** Whether a number is likely a quantity. Larger numbers may be sizes or prices, unless a word makes them a quantity. */
const isSmall = (figure: Figure) => isWhole(figure) && figure.value < SIZES;

/** Numbers from here on before a name may be grams: '250 de canela'. */
const LARGE = 100;

/** Reads a line. Ambiguous lines are marked `uncertain` and not decided here. */
export function readRenglon(escrito: string): Renglon {
  const { figures, words, envase, loose, leads, vague } = scan(tokensOf(normalizeText(escrito)));
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
  /** A container states its content. */
  inside: boolean;
  envase: Renglon['envase'];
}

const noMeasures = { medidas: [], ofName: [] };
const sizesOf = (figures: readonly Figure[]) => ({ medidas: figures.map(medidaOf), ofName: [] });

/** Finds the number that is the quantity; the others are sizes. The most certain sign of a quantity goes first. */
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

/** Reads a line that begins with a weight or a fraction of a kilo. */
function weighed(first: Figure, rest: readonly Figure[]): Amount {
  // '1 kg almendras x 3' are three of a kilo, '5 kg almendras x 500' are packs of 500. Without a unit, half means half a kilo.
  const often = rest.find((figure) => !figure.unit && figure.afterX && isSmall(figure));
  const medida = medidaOf(first.unit ? first : { ...first, unit: { unidad: 'g', times: 1000 } });
  if (!often) return { total: medida, ...sizesOf(rest) };
  const { medidas, ofName } = sizesOf(rest.filter((figure) => figure !== often));
  return { cantidad: often.value, medidas: [medida, ...medidas], ofName };
}

/** Reads a line that begins with its name. */
function named(figures: readonly Figure[], { inside, envase }: Around): Amount {
  const measured = figures.filter(({ unit }) => unit);
  const bare = figures.filter(({ unit }) => !unit);
  if (bare.length === 0) return ofMeasures(measured, inside, envase);
  const [only] = bare;
  if (bare.length === 1 && only && measured.length === 0) return ofBare(only, inside, envase);
  const often = findQuantity(bare, measured, figures);
  if (often) {
    const sizes = figures.filter((figure) => figure !== often);
    return { cantidad: often.value, ...sizesOf(sizes) };
  }
  // 'Chocolate 70 500 g': a number before the size that is an unlikely quantity belongs to the name.
  const names = bare.filter((figure) => !figure.afterX && figure.value >= SIZES && isBefore(figures, figure));
  if (names.length === bare.length && names.length > 0) {
    return { ...ofMeasures(measured, inside, envase), ofName: names.map(({ value }) => value) };
  }
  return { uncertain: true, ...sizesOf(measured) };
}

const isBefore = (figures: readonly Figure[], figure: Figure) =>
  figures.slice(figures.indexOf(figure)).some(({ unit }) => unit);

/** Reads a line with only weights. A single weight without a closed box is the total; two are uncertain. */
function ofMeasures(measured: readonly Figure[], inside: boolean, envase: Renglon['envase']): Amount {
  const [only, ...more] = measured;
  if (!only) return noMeasures;
  if (more.length > 0) return { uncertain: true, ...sizesOf(measured) };
  return inside || envase === 'cerrado' ? sizesOf(measured) : { total: medidaOf(only), ...noMeasures };
}

/** Reads a single number without a unit: quantity, size, or either, which the product decides. */
function ofBare(only: Figure, inside: boolean, envase: Renglon['envase']): Amount {
  if (!isWhole(only)) return { uncertain: true, ...noMeasures };
  if (inside || only.multiplies) return { cantidad: only.value, ...noMeasures };
  const inContainer = only.afterX && envase === 'cerrado';
  return isSmall(only) && !inContainer ? { number: only.value, ...noMeasures } : sizesOf([only]);
}

/** Returns the number after a name that is the quantity, out of several; undefined when uncertain. */
function findQuantity(
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
  // '500 x 2', '500 2'; 'x 5 x 4' also has its size first.
  if (!startsSmall || one.afterX) return two;
  // '3 de 5' has the quantity first; '2 x 5' is uncertain.
  return one.multiplies && !two.afterX ? one : undefined;
}
