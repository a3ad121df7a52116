import type { Producto } from 'api-client/backoffice';
import { plainText } from 'app-core/plain-text';

/** Whether a product says each word of the term, plurals aside: then nobody has to see it before it is ordered. */
export function namesIt(term: string, producto: Producto): boolean {
  const { nombre, codigo, marca, categorias, etiquetas } = producto;
  const said = plainText(
    [nombre, codigo ?? '', ...[marca, ...categorias, ...etiquetas].map((one) => one.nombre)].join(' '),
  );
  const words = plainText(term).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.length > 0 && words.every((word) => said.includes(word) || said.includes(word.replace(/e?s$/, '')))
  );
}
