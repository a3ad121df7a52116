import type { Medida, Renglon } from './renglon.ts';
import { plain } from './renglon.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A number with what it says of itself where it stands. */
interface Figure {
  value: number;
  /** Grams or millilitres of it. */
  unit?: { unidad: 'g' | 'ml'; times: number };
  /** Containers or pieces of it. */
  counts: boolean;
  /** After an x: the size, or how often. */
  afterX: boolean;
  /** Right after a container: what is in it. */
  inside: boolean;
  first: boolean;
}

/** From here on a bare number is a size and no quantity: 'aceite coco 500'. */
const SIZES = 50;

const medidaOf = ({ value, unit }: Figure): Medida =>
  unit ? { amount: round(value * unit.times), unidad: unit.unidad } : { amount: value, unidad: null };
const round = (value: number) => Math.round(value * 1000) / 1000;

/** What one line asks for. It decides nothing that the line leaves open. */
export function readRenglon(escrito: string): Renglon {
  const { figures, words, envase, loose, leads } = scan(tokensOf(plain(escrito)));
  const renglon: Renglon = { escrito: escrito.trim(), texto: words.join(' '), medidas: [], loose };
  if (envase) renglon.envase = envase;
  const rest = [...figures];
  const take = (which: (figure: Figure) => boolean) => {
    const place = rest.findIndex(which);
    return place < 0 ? undefined : rest.splice(place, 1)[0];
  };
  const whole = ({ value }: Figure) => Number.isInteger(value);

  for (let found = take(({ inside }) => inside); found; found = take(({ inside }) => inside)) {
    renglon.medidas.push(medidaOf(found));
  }
  const counted = take((figure) => figure.counts && !figure.afterX) ?? undefined;
  if (counted) renglon.cantidad = counted.value;
  const first = counted ? undefined : take((figure) => figure.first && leads);
  if (first && !first.unit && whole(first)) renglon.cantidad = first.value;
  else if (first) {
    // '1 kg almendras x 3' are three of a kilo; without a unit half a thing is half a kilo.
    const often = take((figure) => !figure.unit && figure.afterX && whole(figure));
    const medida = medidaOf(first.unit ? first : { ...first, unit: { unidad: 'g', times: 1000 } });
    if (often) {
      renglon.cantidad = often.value;
      renglon.medidas.push(medida);
    } else renglon.total = medida;
  }
  readRest(renglon, rest);
  return renglon;
}

/** What is left says the size, or how many where nothing else did. */
function readRest(renglon: Renglon, rest: Figure[]): void {
  const open = renglon.cantidad === undefined && renglon.total === undefined;
  const sized = rest.filter(({ unit }) => unit);
  // 'chocolate 70 500 g': a number before the size belongs to the name.
  const ofName = ({ unit, afterX }: Figure, place: number) =>
    open && !unit && !afterX && rest.slice(place).some((later) => later.unit);
  const bare = rest.filter((figure, place) => !figure.unit && !ofName(figure, place));
  for (const { value } of rest.filter(ofName)) renglon.texto += ` ${value}`;
  if (open && (sized.length > 0 || bare.length > 1 || renglon.medidas.length > 0)) {
    const last = bare.at(-1);
    if (last && Number.isInteger(last.value)) renglon.cantidad = bare.pop()?.value ?? 1;
  } else if (open) {
    const [only] = bare;
    const inContainer = only?.afterX && renglon.envase === 'cerrado';
    if (only && only.value < SIZES && !inContainer && Number.isInteger(only.value)) {
      renglon.number = only.value;
      bare.pop();
    }
  }
  const medidas = [...sized, ...bare].map(medidaOf);
  const [weight] = medidas;
  const total = open && renglon.cantidad === undefined && renglon.envase !== 'cerrado';
  if (total && weight?.unidad && medidas.length === 1) renglon.total = weight;
  else renglon.medidas.push(...medidas);
}

function scan(tokens: Token[]) {
  const figures: Figure[] = [];
  const words: string[] = [];
  let envase: Renglon['envase'];
  let loose = false;
  let leads = false;
  for (const [place, token] of tokens.entries()) {
    const before = tokens[place - 1];
    const after = tokens[place + 1];
    if (token.kind === 'word') words.push(token.text);
    if (token.kind === 'loose') loose = true;
    if (token.kind === 'container' && token.envase !== 'any' && !envase) envase = token.envase;
    if (token.kind === 'unit' && before?.kind !== 'number') {
      // 'kilo de avena' is one; 'por kilo', or at the end, is how it is sold.
      if (words.length === 0 && before?.kind !== 'x' && figures.length === 0) {
        figures.push({ value: 1, unit: token, counts: false, afterX: false, inside: false, first: true });
        leads = true;
      } else loose = true;
    }
    if (token.kind !== 'number') continue;
    const [two, one] = [tokens[place - 2], before];
    const joins = one?.kind === 'x' || one?.kind === 'of';
    const holder = joins ? two : one;
    const inside = holder?.kind === 'container' && holder.envase !== 'unidad';
    const isFirst = words.length === 0 && figures.length === 0 && !inside;
    if (isFirst) leads = true;
    figures.push({
      value: token.value,
      ...(after?.kind === 'unit' && { unit: after }),
      counts: after?.kind === 'container',
      afterX: one?.kind === 'x',
      // What is counted in a box of a size: 'caja x 12 de 500 ml'.
      inside: inside || (one?.kind === 'of' && two?.kind === 'number' && figures.at(-1)?.inside === true),
      first: isFirst,
    });
  }
  return { figures, words, envase, loose, leads };
}
