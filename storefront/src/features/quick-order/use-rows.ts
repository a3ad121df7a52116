import { useQuery } from '@tanstack/react-query';
import { type Producto, pedidoRapidoFind, productosVariosOptions } from 'api-client/storefront';
import { isReady, offeredProductos, type Row, rowsOf, useReading } from 'app-core/quick-order/rows';
import { useEffect, useState } from 'react';
import { useSession } from '../../shared/session/session.ts';
import { linesOf, type StoredRow, useList } from './stored-list.ts';

export interface ListRow extends Row<Producto> {
  /** True if the text is still in the field. */
  inField: boolean;
}

/** Milliseconds after the last key, as in the header's search. Each pause causes one call. */
const PAUSE = 600;

/** Returns the lines in the field. `settled`: the lines that have not changed since the last pause. */
function useDraftLines(draft: string): { lines: StoredRow[]; settled: StoredRow[]; isWhole: boolean } {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(draft), draft === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);
  const lines = draft.trim() === '' ? [] : linesOf(draft).rows;
  const atPause = new Set(text.trim() === '' ? [] : linesOf(text).rows.map(({ escrito }) => escrito));
  const settled = lines.filter(({ escrito }) => atPause.has(escrito));
  return { lines, settled, isWhole: /\n\s*$/.test(draft) };
}

/**
 * Returns the rows of the list, below the rows of the field that the API has read. Each text is looked up once; after a
 * reload one call reads all. The line being typed shows only when its reading is certain.
 */
export function useRows() {
  const { seesPrices } = useSession();
  const { rows, draft } = useList();
  const { lines, settled, isWhole } = useDraftLines(draft);
  const { known, query, isReading } = useReading<Producto>([...settled, ...rows], {
    enabled: seesPrices,
    find: async (renglones) =>
      (await pedidoRapidoFind({ body: { renglones }, throwOnError: true })).data.renglones,
  });
  const offered = offeredProductos(known);
  const missing = rows.flatMap(({ producto_id }) =>
    producto_id !== undefined && !offered.has(producto_id) ? [producto_id] : [],
  );
  const others = useQuery({
    ...productosVariosOptions({ query: { ids: [...new Set(missing)].sort().join(',') } }),
    enabled: seesPrices && missing.length > 0,
  });
  for (const producto of others.data?.productos ?? []) offered.set(producto.producto_id, producto);
  const typed = rowsOf(lines, known, offered);
  const last = typed.at(-1);
  const shown = typed.filter((row) => row.found && (isReady(row) || isWhole || row !== last));
  return {
    rows: [
      ...shown.map((row) => ({ ...row, inField: true })),
      ...rowsOf(rows, known, offered).map((row) => ({ ...row, inField: false })),
    ],
    /** The line being typed has a certain reading or is being read: show no suggestions. */
    isTypedRead: last !== undefined && (last.found ? isReady(last) : isReading),
    query,
    isReading,
  };
}
