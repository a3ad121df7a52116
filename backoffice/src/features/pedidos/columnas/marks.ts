import type { PedidoDelPanel } from 'api-client/backoffice';
import { COLUMNA_TEXTS, type Columna, MORE_COLUMNAS } from './columnas.ts';

export interface Mark {
  columna: Columna;
  text: string;
}

/** Shown below the customer's name unless they have their own column. */
const ALWAYS: readonly Columna[] = ['etiquetas', 'notas'];

/** Returns an order's texts without a column of their own: 'A cargo de Eva Paz', '2 notas', '0001-00000042'. */
export const listMarks = (
  pedido: PedidoDelPanel,
  shownColumnas: readonly Columna[],
  own: readonly Columna[],
): Mark[] =>
  MORE_COLUMNAS.filter(
    (columna) => shownColumnas.includes(columna) || (ALWAYS.includes(columna) && !own.includes(columna)),
  )
    .map((columna) => ({ columna, text: COLUMNA_TEXTS[columna](pedido) }))
    .filter(({ text }) => text !== '')
    .map((mark) => (mark.columna === 'asignado' ? { ...mark, text: `A cargo de ${mark.text}` } : mark));
