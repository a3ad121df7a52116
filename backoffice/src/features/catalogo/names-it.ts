import type { Producto } from 'api-client/backoffice';

export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a product says each word of the term, plurals aside: then nobody has to see it before it is ordered. */
export function namesIt(term: string, producto: Producto): boolean {
  const { nombre, codigo, marca, categorias, etiquetas } = producto;
  const said = plain(
    [nombre, codigo ?? '', ...[marca, ...categorias, ...etiquetas].map((one) => one.nombre)].join(' '),
  );
  const words = plain(term).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.length > 0 && words.every((word) => said.includes(word) || said.includes(word.replace(/e?s$/, '')))
  );
}
