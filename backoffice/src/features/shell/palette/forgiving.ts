/** Finds pages and actions by parts of words in any order, without accents, and with one typing error per word. */

export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Words from this length on may have one wrong, missing, extra or swapped letter. */
const FORGIVEN_FROM = 4;

/** Returns whether one edit turns one word into the other. */
export function isOneTypo(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const [t, m] = [typed.slice(same), word.slice(same)];
  const swapped = t[0] === m[1] && t[1] === m[0] && t.slice(2) === m.slice(2);
  return t.slice(1) === m.slice(1) || t.slice(1) === m || t === m.slice(1) || (t.length > 1 && swapped);
}

/** Returns the distance of a word from the typed text, 0 the nearest; undefined without a match. */
function computeDistance(typed: string, word: string): number | undefined {
  if (word.startsWith(typed)) return 0;
  if (word.includes(typed) && typed.length > 1) return 1;
  if (typed.length < FORGIVEN_FROM) return;
  // Compare with the start of the word, which may still be incomplete.
  const ends = [typed.length - 1, typed.length, typed.length + 1];
  return ends.some((end) => isOneTypo(typed, word.slice(0, end))) ? 2 : undefined;
}

/** Words to ignore: 'los pedidos' means 'pedidos de hoy' too. */
const FILLERS = new Set(
  'a al con cual de del el en la las le lo los me mi para por que se tengo un una unas unos y'.split(' '),
);

/** Returns the words of a text without fillers; all words if only fillers. */
function tellingWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

interface Named {
  label: string;
  words?: string;
}

/** Returns items that contain each word in their name or synonyms, best first. */
export function findNamed<T extends Named>(all: readonly T[], text: string): T[] {
  const typed = tellingWords(text);
  if (typed.length === 0) return [];
  const found = all.flatMap((item) => {
    const name = wordsOf(item.label);
    const besides = wordsOf(item.words ?? '');
    let sum = 0;
    for (const word of typed) {
      const distances = [
        ...name.map((one, place) => add(computeDistance(word, one), place === 0 ? 0 : 1)),
        ...besides.map((one) => add(computeDistance(word, one), 4)),
      ].filter((distance) => distance !== undefined);
      if (distances.length === 0) return [];
      sum += Math.min(...distances);
    }
    // A whole known phrase ranks higher: 'cliente nuevo' is no new order.
    const isPhrase = typed.length > 1 && plain(item.words ?? '').includes(plain(text).trim());
    return [{ item, sum: isPhrase ? Math.min(sum, 2) : sum }];
  });
  return found.sort((a, b) => a.sum - b.sum).map(({ item }) => item);
}

const add = (distance: number | undefined, more: number) =>
  distance === undefined ? undefined : distance + more;
