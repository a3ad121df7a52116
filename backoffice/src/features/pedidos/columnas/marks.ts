import type { PedidoDelPanel } from 'api-client/backoffice';
import { COLUMNA_TEXTS, type Columna, MORE_COLUMNAS } from './columnas.ts';

export interface Mark {
  columna: Columna;
  text: string;
}

/** What stands under the client's name unless it has a column of its own, whether it was chosen or not. */
const ALWAYS: readonly Columna[] = ['etiquetas', 'notas'];

/** Of an order what has no column of its own: 'A cargo de Eva Paz', 'Frágil, Retira', '2 notas', '0001-00000042'. */
export const marksOf = (pedido: PedidoDelPanel, told: readonly Columna[], own: readonly Columna[]): Mark[] =>
  MORE_COLUMNAS.filter(
    (columna) => told.includes(columna) || (ALWAYS.includes(columna) && !own.includes(columna)),
  )
    .map((columna) => ({ columna, text: COLUMNA_TEXTS[columna](pedido) }))
    .filter(({ text }) => text !== '')
    .map((mark) => (mark.columna === 'asignado' ? { ...mark, text: `A cargo de ${mark.text}` } : mark));
