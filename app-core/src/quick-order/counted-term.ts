import { LIMITS } from 'api-client/core';
import { readRenglon } from 'api-client/renglones';
import { plainText } from '../plain-text.ts';

export interface CountedTerm {
  /** Quantity as typed. */
  cantidad: string;
  /** Search term. */
  term: string;
}

const firstWord = (term: string): string => term.split(' ', 1)[0] ?? '';

/**
 * Reads a count of packs and a search term: '12 chía' or '12 x chía' means twelve packs. Undefined if the number may
 * mean a weight ('500 g chía'), bulks or pieces ('2 bultos de chía'). Also undefined if the number is ambiguous ('5.600
 * chía').
 */
export function countedTerm(written: string): CountedTerm | undefined {
  const [, cantidad = '', term = ''] = /^(\d{1,4})(?:\s*[x×*])?\s+(\p{L}.*)$/iu.exec(written.trim()) ?? [];
  const units = Number(cantidad);
  if (units < 1 || units > LIMITS.cantidadMax) return undefined;
  // Read only the first word after the number: later words may describe the packaging.
  const { cantidad: read, envase, texto } = readRenglon(`${cantidad} ${firstWord(term)}`);
  return read === units && envase === undefined && texto !== '' ? { cantidad, term } : undefined;
}

/** Returns whether the number belongs to the product's name, for example '7 semillas' in 'Pan 7 semillas'. */
export const isPartOfName = ({ cantidad, term }: CountedTerm, { nombre }: { nombre: string }): boolean =>
  ` ${plainText(nombre)}`.includes(` ${cantidad} ${plainText(firstWord(term))}`);
