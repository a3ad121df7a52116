/** Reads a product and a position from a picture's file name. */

const EXTENSION = /\.[a-z0-9]{2,5}$/i;
const NUMBER = '(0?[1-9]|[1-9]\\d)';
/** '-2', '_2', ' (2)'. */
const SUFFIX = new RegExp(`^(.*?[^\\s_-])[\\s_-]*(?:\\(\\s*${NUMBER}\\s*\\)|[_-]\\s*${NUMBER})$`);

/** One reading of a file name: the product's code or name, and the picture's position from 1. */
export interface Meant {
  texto: string;
  orden: number;
}

/** Returns the readings, the likeliest first. The whole name comes before the suffix reading: codes also end in numbers. */
export function meaningsOf(archivo: string): Meant[] {
  const name = archivo.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const texto = name.replace(EXTENSION, '').trim();
  const [, raiz, bracketed, dashed] = SUFFIX.exec(texto) ?? [];
  const whole = { texto, orden: 1 };
  return raiz === undefined ? [whole] : [whole, { texto: raiz, orden: Number(bracketed ?? dashed) }];
}
