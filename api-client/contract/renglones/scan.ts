/** The numbers and words of a line, with the context of each number. */
import type { Renglon } from './renglon.ts';
import type { Token } from './token.ts';
import { CONTENTS } from './words.ts';

/** A number of a line with its context. */
export interface Figure {
  value: number;
  unsure: boolean;
  /** The alternative number: 3 in '2 o 3'. */
  other?: number;
  /** Unit in grams or millilitres. */
  unit?: { unidad: 'g' | 'ml'; times: number };
  /** Kind of thing that the number counts. */
  counts?: 'unidad' | 'other';
  /** After an x: the size, or the quantity. */
  afterX: boolean;
  /** Before 'de' or x and another number: '3 de 5 litros', '2 x 5 kg'. */
  multiplies: boolean;
  /** Directly after a container: its content. */
  inside: boolean;
  first: boolean;
}

export interface Scan {
  figures: Figure[];
  words: string[];
  envase?: Renglon['envase'];
  loose: boolean;
  /** The first number stands before the first word. */
  leads: boolean;
  /** A word leaves the quantity open: 'varias', 'no'. */
  vague: boolean;
}

export function scan(tokens: Token[]): Scan {
  const found: Scan = { figures: [], words: [], loose: false, leads: false, vague: false };
  const { figures, words } = found;
  for (const [place, token] of tokens.entries()) {
    const before = tokens[place - 1];
    if (token.kind === 'word') words.push(token.text);
    if (token.kind === 'vague' || token.kind === 'not') found.vague = true;
    if (token.kind === 'loose') found.loose = true;
    if (token.kind === 'container' && token.envase !== 'any' && !found.envase) found.envase = token.envase;
    if (token.kind === 'unit' && before?.kind !== 'number') readUnit(token, before, found);
    if (token.kind !== 'number') continue;
    const figure = figureAt(tokens, place, figures.at(-1));
    const first = words.length === 0 && figures.length === 0 && !figure.inside;
    if (first) found.leads = true;
    figures.push({ ...figure, first });
  }
  return found;
}

/** Reads a unit without a number: 'kilo de avena' means one kilo, 'de litro' is the size, 'por kilo' means sold loose. */
function readUnit(unit: Token & { kind: 'unit' }, before: Token | undefined, found: Scan): void {
  const { figures, words } = found;
  const leads = words.length === 0 && before?.kind !== 'x' && figures.length === 0;
  if (!leads && before?.kind !== 'of') {
    found.loose = true;
    return;
  }
  if (leads) found.leads = true;
  figures.push({
    value: 1,
    unsure: false,
    unit,
    afterX: false,
    multiplies: false,
    inside: !leads,
    first: leads,
  });
}

function figureAt(tokens: Token[], place: number, previous: Figure | undefined): Omit<Figure, 'first'> {
  const token = tokens[place] as Token & { kind: 'number' };
  const [two, one, after, next] = [
    tokens[place - 2],
    tokens[place - 1],
    tokens[place + 1],
    tokens[place + 2],
  ];
  const joins = one?.kind === 'x' || one?.kind === 'of';
  const holder = joins ? two : one;
  const isInside = holder?.kind === 'container' && holder.envase !== 'unidad';
  const isNext = after?.kind === 'x' || after?.kind === 'of';
  return {
    value: token.value,
    unsure: token.unsure ?? false,
    ...(token.other !== undefined && { other: token.other }),
    ...(after?.kind === 'unit' && { unit: after }),
    ...(after?.kind === 'container' && { counts: after.envase === 'unidad' ? 'unidad' : 'other' }),
    afterX: one?.kind === 'x',
    multiplies: isNext && (next?.kind === 'number' || (after.kind === 'of' && next?.kind === 'unit')),
    // Count inside a box of a size ('caja x 12 de 500 ml') or inside a pack ('25 saquitos').
    inside:
      isInside ||
      (after?.kind === 'word' && CONTENTS.has(after.text)) ||
      (one?.kind === 'of' && two?.kind === 'number' && previous?.inside === true),
  };
}
