import { LIMITS } from 'api-client/core';
import { readRenglon } from 'api-client/renglones';
import { plainText } from '../plain-text.ts';

export interface CountedTerm {
  /** As typed. */
  cantidad: string;
  /** What is looked for. */
  term: string;
}

const firstWord = (term: string): string => term.split(' ', 1)[0] ?? '';

/**
 * '12 chía' or '12 x chía' asks for twelve packs of chía. Undefined where the number may be anything else than how many packs: a
 * weight ('500 g chía'), bulks or pieces ('2 bultos de chía'), or one that is read in two ways ('5.600 chía').
 */
export function countedTerm(written: string): CountedTerm | undefined {
  const [, cantidad = '', term = ''] = /^(\d{1,4})(?:\s*[x×*])?\s+(\p{L}.*)$/iu.exec(written.trim()) ?? [];
  const units = Number(cantidad);
  if (units < 1 || units > LIMITS.cantidadMax) return undefined;
  // By the word that is counted: what follows may say how the product is packed.
  const { cantidad: read, envase, texto } = readRenglon(`${cantidad} ${firstWord(term)}`);
  return read === units && envase === undefined && texto !== '' ? { cantidad, term } : undefined;
}

/** '7 semillas' of 'Pan 7 semillas': the number belongs to the name. */
export const isCalledSo = ({ cantidad, term }: CountedTerm, { nombre }: { nombre: string }): boolean =>
  ` ${plainText(nombre)}`.includes(` ${cantidad} ${plainText(firstWord(term))}`);
