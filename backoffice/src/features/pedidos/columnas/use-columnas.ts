import type { PedidosSearch } from '../pedidos-search.ts';
import { type Columna, inOrder, ownColumnas, USUAL } from './columnas.ts';

export interface Columnas {
  shown: readonly Columna[];
  /** What a new view keeps of them; undefined while nobody has chosen. */
  chosen: readonly Columna[] | undefined;
  /** Those of before the first choice: in a view, one's own. Nothing where they are shown. */
  reset: (() => void) | undefined;
  choose: (columnas: readonly Columna[]) => void;
}

type Address = Pick<PedidosSearch, 'vista' | 'columnas'>;

/**
 * The columns of the list: those that its address says, as a view's does; else one's own. A view is looked at with others
 * for as long as the address says so, and may be saved with them; one's own change where it is no view's.
 */
export function useColumnas(
  { vista, columnas }: Address,
  onChange: (columnas: string | undefined) => void,
): Columnas {
  const own = ownColumnas.use();
  const ofAddress = columnas === undefined ? undefined : inOrder(columnas.split(','));
  const chosen = ofAddress ?? own ?? undefined;
  const isInAddress = vista !== undefined || ofAddress !== undefined;
  return {
    shown: chosen ?? USUAL,
    chosen,
    reset: (isInAddress ? ofAddress : own)
      ? () => (isInAddress ? onChange(undefined) : ownColumnas.set(null))
      : undefined,
    choose: (next) => {
      const ordered = inOrder(next);
      if (isInAddress) onChange(ordered.join(','));
      else ownColumnas.set(ordered);
    },
  };
}
