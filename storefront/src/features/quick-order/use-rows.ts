import { useQuery } from '@tanstack/react-query';
import {
  type Producto,
  pedidoRapidoFind,
  productosVariosOptions,
  type RenglonHallado,
} from 'api-client/storefront';
import { useEffect, useState } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { type StoredRow, useList } from './stored-list.ts';

/** A line, with what is known of it by now. */
export interface Row extends StoredRow {
  found: RenglonHallado | undefined;
  /** What it puts into the cart. */
  producto: Producto | undefined;
  /** How many; undefined: the line does not tell it for sure, and the customer is asked. */
  many: number | undefined;
}

/** The lines, each looked up once as it is written; all of them in one call after a reload. */
export function useRows() {
  const { seesPrices } = useSession();
  const { rows } = useList();
  const [known, setKnown] = useState<ReadonlyMap<string, RenglonHallado>>(new Map());
  const asked = [...new Set(rows.map(({ escrito }) => escrito))].filter((escrito) => !known.has(escrito));
  const query = useQuery({
    queryKey: ['pedidoRapidoFind', asked],
    queryFn: async () => (await pedidoRapidoFind({ body: { renglones: asked }, throwOnError: true })).data,
    enabled: seesPrices && asked.length > 0,
    gcTime: 0,
  });
  const { data } = query;
  useEffect(() => {
    if (data)
      setKnown((before) => new Map([...before, ...data.renglones.map((one) => [one.escrito, one] as const)]));
  }, [data]);

  const offered = new Map(
    [...known.values()].flatMap(({ opciones }) =>
      opciones.map(({ producto }) => [producto.producto_id, producto] as const),
    ),
  );
  const missing = rows.flatMap(({ producto_id }) =>
    producto_id !== undefined && !offered.has(producto_id) ? [producto_id] : [],
  );
  const others = useQuery({
    ...productosVariosOptions({ query: { ids: [...new Set(missing)].sort().join(',') } }),
    enabled: seesPrices && missing.length > 0,
  });
  for (const producto of others.data?.productos ?? []) offered.set(producto.producto_id, producto);
  return { rows: rows.map((row) => rowOf(row, known.get(row.escrito), offered)), query };
}

function rowOf(
  row: StoredRow,
  found: RenglonHallado | undefined,
  offered: ReadonlyMap<string, Producto>,
): Row {
  const [first] = found?.opciones ?? [];
  const sure = found?.estado === 'hallado' ? first : undefined;
  const producto = row.producto_id === undefined ? sure?.producto : offered.get(row.producto_id);
  const read = row.producto_id === undefined ? sure?.cantidad : undefined;
  return { ...row, found, producto, many: row.cantidad ?? read ?? undefined };
}

/** The product is known and can be had; how many may still be asked. */
export const isChosen = ({ producto }: Row): boolean =>
  producto?.disponible === true && producto.precio !== undefined;

/** What can go into the cart now. */
export const isReady = (row: Row): boolean => isChosen(row) && row.many !== undefined;

/** The line was read and waits for the customer's answer. */
export const isOpen = (row: Row): boolean => row.found !== undefined && !isReady(row);
