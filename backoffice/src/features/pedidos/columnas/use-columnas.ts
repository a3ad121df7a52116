import { useMemo } from 'react';
import type { PedidosSearch } from '../queries.ts';
import { type Columna, ownColumnas, sortForDisplay, USUAL } from './columnas.ts';

export interface Columnas {
  shown: readonly Columna[];
  /** The columns that a new view stores; undefined for the default. */
  chosen: readonly Columna[] | undefined;
  /** Returns to the default, or in a view to the user's own columns. Undefined when they are already shown. */
  reset: (() => void) | undefined;
  choose: (columnas: readonly Columna[]) => void;
}

type Address = Pick<PedidosSearch, 'vista' | 'columnas'>;

/**
 * Returns the list's columns: those of the URL, as in a view, else the user's own. In a view a change stays
 * in the URL until it is saved; otherwise the user's own columns change.
 */
export function useColumnas(
  { vista, columnas }: Address,
  onChange: (columnas: string | undefined) => void,
): Columnas {
  const own = ownColumnas.use();
  const ofAddress = useMemo(() => columnas?.split(',') && sortForDisplay(columnas.split(',')), [columnas]);
  const chosen = ofAddress ?? own ?? undefined;
  const isInAddress = vista !== undefined || ofAddress !== undefined;
  return {
    shown: chosen ?? USUAL,
    chosen,
    reset: (isInAddress ? ofAddress : own)
      ? () => (isInAddress ? onChange(undefined) : ownColumnas.set(null))
      : undefined,
    choose: (next) => {
      const ordered = sortForDisplay(next);
      if (isInAddress) onChange(ordered.join(','));
      else ownColumnas.set(ordered);
    },
  };
}
