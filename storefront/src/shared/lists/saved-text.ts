import { productsText } from '../cart/count-text.ts';

/** Returns the message after saving: `asked` products requested, `added` new on the list. */
export function savedText(nombre: string, asked: number, added: number): string {
  if (added === asked) return `Guardamos ${productsText(added)} en «${nombre}».`;
  if (added === 0) return `No había nada que agregar a «${nombre}».`;
  return `Guardamos ${productsText(added)} en «${nombre}»: lo demás ya estaba o ya no se vende.`;
}
