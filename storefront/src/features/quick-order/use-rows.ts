import { useQuery } from '@tanstack/react-query';
import { type Producto, pedidoRapidoFind, productosVariosOptions } from 'api-client/storefront';
import { isReady, offeredIn, type Row, rowsOf, useReading } from 'app-core/quick-order/rows';
import { useEffect, useState } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { linesOf, type StoredRow, useList } from './stored-list.ts';

export interface ListRow extends Row<Producto> {
  /** Its text is still in the field. */
  inField: boolean;
}

/** As in the header's search, the pause after the last key: a text is looked up once for each pause. */
const PAUSE = 600;

/** The lines of what is in the field; `settled`: as they were at the last pause. */
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
 * The lines of the list, and above them those in the field as soon as they are read. Each is looked up once as it is
 * written; all of them in one call after a reload. The line that is being typed is shown once it is sure.
 */
export function useRows() {
  const { seesPrices } = useSession();
  const { rows, draft } = useList();
  const { lines, settled, isWhole } = useDraftLines(draft);
  const { known, query } = useReading<Producto>([...settled, ...rows], {
    enabled: seesPrices,
    find: async (renglones) =>
      (await pedidoRapidoFind({ body: { renglones }, throwOnError: true })).data.renglones,
  });
  const offered = offeredIn(known);
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
    /** The line that is being typed is read for sure, or is on its way: nothing else is offered for it. */
    isTypedRead: last !== undefined && (last.found ? isReady(last) : query.isFetching),
    query,
  };
}
