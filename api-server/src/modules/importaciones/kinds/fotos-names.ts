/** Which product a picture is for, as its file's name says. */

const EXTENSION = /\.[a-z0-9]{2,5}$/i;
const NUMBER = '(0?[1-9]|[1-9]\\d)';
/** '-2', '_2', ' (2)'. */
const SUFFIX = new RegExp(`^(.*?[^\\s_-])[\\s_-]*(?:\\(\\s*${NUMBER}\\s*\\)|[_-]\\s*${NUMBER})$`);

/** A product that a name may mean: what it says of it, and where the picture would stand, from 1. */
export interface Meant {
  texto: string;
  orden: number;
}

/** What it may mean, the likeliest first: codes and names end in numbers, too, so that the whole of it comes before. */
export function meaningsOf(archivo: string): Meant[] {
  const name = archivo.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const texto = name.replace(EXTENSION, '').trim();
  const [, raiz, bracketed, dashed] = SUFFIX.exec(texto) ?? [];
  const whole = { texto, orden: 1 };
  return raiz === undefined ? [whole] : [whole, { texto: raiz, orden: Number(bracketed ?? dashed) }];
}
