import { productsText } from '../cart/count-text.ts';

/** What became of products that were to be kept: how many were asked for, how many the list had not. */
export function savedText(nombre: string, asked: number, added: number): string {
  if (added === asked) return `Guardamos ${productsText(added)} en «${nombre}».`;
  if (added === 0) return `No había nada que agregar a «${nombre}».`;
  return `Guardamos ${productsText(added)} en «${nombre}»: lo demás ya estaba o ya no se vende.`;
}
