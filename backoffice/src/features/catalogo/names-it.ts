import type { Producto } from 'api-client/backoffice';
import { plainText } from 'app-core/plain-text';

/**
 * Returns whether the product contains each word of the term, ignoring plurals. Only then may a product be
 * added unseen.
 */
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
