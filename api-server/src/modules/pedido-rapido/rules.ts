/** Decides which product a line means, or returns the most likely ones in order. */
import { mayBeHalfPack } from 'api-client/contract/renglones/quantity-choices';
import {
  hasSize,
  packOf,
  type Quantity,
  quantityFor,
  statesQuantity,
} from 'api-client/contract/renglones/quantity-for';
import { readRenglon } from 'api-client/contract/renglones/read-renglon';
import type { Renglon } from 'api-client/contract/renglones/renglon';
import type { Candidate } from './repository.ts';

/** Products that a customer buys: number of orders, and usual quantity. */
export type Usual = ReadonlyMap<string, { pedidos: number; cantidad_habitual: number }>;

export interface ChosenProducto {
  /** The first option is certain. */
  sure: boolean;
  /** The customer's earlier orders decided. */
  habitual: boolean;
  /** A null quantity must be asked. */
  opciones: { producto_id: string; cantidad: number | null }[];
}

/** Products below this share of the best likeness are ignored. */
const NEARLY = 0.75;
/** Below this likeness a product is never certain. */
const SURE = 0.6;

type Judged = ReturnType<typeof judge>;

function judge(renglon: Renglon, candidate: Candidate, usual: Usual) {
  const written = readRenglon(candidate.nombre);
  const words = written.texto.split(' ');
  const said = renglon.texto.split(' ');
  const missing = words.filter((word) => !said.some((one) => sameWord(one, word))).length;
  const inName = said.filter((one) =>
    words.some((word) => sameWord(one, word) || word.startsWith(one)),
  ).length;
  const bought = usual.get(candidate.producto_id);
  const quantity = quantityFor(renglon, candidate);
  const tooLarge = renglon.uncertain && !mayBeHalfPack(renglon.escrito, candidate);
  return {
    ...candidate,
    ...quantity,
    ...(tooLarge ? { fit: 'none' as const } : undefined),
    cantidad: quantity.cantidad ?? usualCount(renglon, quantity, bought?.cantidad_habitual),
    family: written.texto,
    missing,
    inName,
    // A brand, category or tag alone names no product: 'vinagre' does not mean an oil of 'Aceites y
    // vinagres'.
    byName: inName > 0 || candidate.head,
    // The search ignores 'para' as a function word, but 'castañas de pará' are not just any chestnuts.
    passedOver: said.includes('para') && !words.includes('para'),
    named: missing === 0 && saysPack(renglon, candidate),
    usual: bought,
  };
}

/** For a box that is counted in boxes or pieces, the customer's usual quantity decides. */
function usualCount(renglon: Renglon, quantity: Quantity, bought: number | undefined): number | null {
  const said = renglon.cantidad ?? renglon.number;
  return quantity.fit === 'exact' && !quantity.asSize && said !== undefined && said === bought ? said : null;
}

/** Compares words in singular and plural. */
const sameWord = (one: string, other: string) => stemOf(one) === stemOf(other);
const stemOf = (word: string) =>
  word
    .replace(/(?<=...)(es|s)$/, '')
    .replace(/(?<=...)[aeo]$/, '')
    .replace(/z$/, 'c');

/** True when the line has all that distinguishes this pack from others of the same product. */
function saysPack({ medidas, total, envase, loose }: Renglon, candidate: Candidate): boolean {
  const pack = packOf(candidate);
  const said = [...medidas, ...(total ? [total] : [])];
  const sizes = pack.medidas.every((size) =>
    said.some((medida) => hasSize({ ...pack, medidas: [size] }, medida)),
  );
  return (
    sizes &&
    (!pack.closed || envase === 'cerrado') &&
    (!pack.isPack || envase === 'pack') &&
    (!pack.loose || loose)
  );
}

/** A size that no candidate has may be a quantity: 'garbanzo bulto x 2'. The line is then not certain. */
function judgeAll(renglon: Renglon, candidates: readonly Candidate[], usual: Usual): Judged[] {
  const judged = candidates.map((one) => judge(renglon, one, usual));
  const [only, ...more] = renglon.medidas;
  const isOpen = renglon.cantidad === undefined && renglon.total === undefined;
  if (!isOpen || more.length > 0 || only?.unidad !== null || judged.some(({ fit }) => fit === 'exact'))
    return judged;
  const counted = { ...renglon, cantidad: only.amount, medidas: [] };
  return candidates.map((one) => ({ ...judge(counted, one, usual), asSize: true }));
}

const only = <T>(all: readonly T[]): T | undefined => (all.length === 1 ? all[0] : undefined);

export function chooseProducto(
  renglon: Renglon,
  candidates: readonly Candidate[],
  usual: Usual,
  maxCandidates: number,
): ChosenProducto {
  const judged = judgeAll(renglon, candidates, usual);
  const best = Math.max(...judged.map(({ likeness }) => likeness));
  const isEquallyGood = judged.filter(({ likeness }) => likeness >= NEARLY * best);
  const most = Math.max(...isEquallyGood.map(({ inName }) => inName));
  const near = isEquallyGood.filter(({ inName }) => inName === most);
  const exact = near.filter(({ fit }) => fit === 'exact');
  const heads = exact.filter(({ head }) => head);
  const doubted = best < SURE || judged.some(({ passedOver }) => passedOver);
  const open = doubted || judged.some(({ asSize }) => asSize);
  const plainly = open ? undefined : (only(exact.filter(({ named }) => named)) ?? only(heads));
  const usually = plainly || doubted ? undefined : only(exact.filter(({ usual, byName }) => usual && byName));
  const match = (plainly?.crowded ? undefined : plainly) ?? usually;
  const sorted = alternateFamilies([...judged].sort(byLikelihood(renglon)));
  const opciones = (match ? [match, ...sorted.filter((one) => one !== match)] : sorted).slice(
    0,
    maxCandidates,
  );
  return {
    sure: match?.disponible === true && match.cantidad !== null && !(match === usually && match.asSize),
    habitual: match !== undefined && match === usually,
    opciones: opciones.map(({ producto_id, cantidad, usual: bought }) => ({
      producto_id,
      cantidad: !statesQuantity(renglon) ? (bought?.cantidad_habitual ?? cantidad) : cantidad,
    })),
  };
}

const FITS = { exact: 0, sensible: 1, none: 2 };

/** Ranking criteria, most important first; lower is more likely. */
function scoreCandidate(renglon: Renglon, one: Judged): number[] {
  const pack = packOf(one);
  const container = renglon.envase ? 0 : pack.loose ? 0 : pack.closed ? 3 : pack.isPack ? 2 : 1;
  return [
    -Math.round(one.likeness * 10),
    -one.inName,
    FITS[one.fit],
    one.asSize ? 0 : 1,
    one.head ? 0 : 1,
    -(one.usual?.pedidos ?? 0),
    -one.ventas,
    one.named ? 0 : 1,
    one.disponible ? 0 : 1,
    // A few large packs are more likely than many small ones.
    one.fit === 'sensible' ? (one.cantidad ?? 0) : container,
    one.missing,
  ];
}

function byLikelihood(renglon: Renglon) {
  return (one: Judged, other: Judged): number => {
    const [these, those] = [scoreCandidate(renglon, one), scoreCandidate(renglon, other)];
    const place = these.findIndex((mark, index) => mark !== those[index]);
    return place < 0 ? 0 : (these[place] ?? 0) - (those[place] ?? 0);
  };
}

/** Among equal matches, lists each product once before its other sizes. */
function alternateFamilies(sorted: readonly Judged[]): Judged[] {
  const countByFamily = new Map<string, number>();
  const turns = sorted.map((one) => {
    const turn = countByFamily.get(one.family) ?? 0;
    countByFamily.set(one.family, turn + 1);
    return { one, turn };
  });
  const [first] = sorted;
  const hasSameMarks = ({ fit, head, inName, likeness }: Judged) =>
    first !== undefined &&
    inName === first.inName &&
    fit === first.fit &&
    head === first.head &&
    likeness >= NEARLY * first.likeness;
  const together = turns.filter(({ one }) => hasSameMarks(one)).sort((a, b) => a.turn - b.turn);
  return [...together, ...turns.filter(({ one }) => !hasSameMarks(one))].map(({ one }) => one);
}
