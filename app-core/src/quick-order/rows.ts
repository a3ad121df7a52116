import { useQuery } from '@tanstack/react-query';
import { type Cantidades, quantityAbove } from 'api-client/core';
import type { Sized } from 'api-client/renglones';
import { useEffect, useState } from 'react';
import { wholeText } from 'ui-kit/whole-text';
import type { Taxed } from '../cart/iva.ts';

/** Product fields that a quick order needs. */
export interface QuickProducto extends Taxed {
  producto_id: string;
  nombre: string;
  disponible: boolean;
  /** Price of a single unit. */
  precio?: number | undefined;
  cantidades?: Cantidades | undefined;
  tipo_de_precio?: Sized['tipo_de_precio'] | undefined;
}

export interface Opcion<P> {
  producto: P;
  /** Null if the user is asked after the choice. */
  cantidad: number | null;
}

/** Result of reading a line on the server. */
export interface FoundRow<P> {
  escrito: string;
  estado: 'hallado' | 'a_elegir' | 'no_hallado';
  cantidad_dicha: boolean;
  habitual: boolean;
  opciones: readonly Opcion<P>[];
}

/** A line as written, plus the user's choices that differ from the text. */
export interface WrittenRow {
  clave: string;
  escrito: string;
  producto_id?: string | undefined;
  cantidad?: number | undefined;
}

/** A line with its result, if there is one yet. */
export interface Row<P> extends WrittenRow {
  found: FoundRow<P> | undefined;
  /** Product that the line orders. */
  producto: P | undefined;
  /** Quantity; undefined if the text is unclear and the user must be asked. */
  many: number | undefined;
}

/**
 * Reads each different line once; one call reads all lines that are not known yet. `isReading`: lines wait for their
 * result.
 */
export function useReading<P>(
  rows: readonly WrittenRow[],
  { enabled, find }: { enabled: boolean; find: (renglones: string[]) => Promise<readonly FoundRow<P>[]> },
) {
  const [known, setKnown] = useState<ReadonlyMap<string, FoundRow<P>>>(new Map());
  const asked = [...new Set(rows.map(({ escrito }) => escrito))].filter((escrito) => !known.has(escrito));
  const query = useQuery({
    queryKey: ['pedidoRapidoFind', asked],
    queryFn: () => find(asked),
    enabled: enabled && asked.length > 0,
    gcTime: 0,
  });
  const { data } = query;
  useEffect(() => {
    if (data) setKnown((before) => new Map([...before, ...data.map((one) => [one.escrito, one] as const)]));
  }, [data]);
  return { known, query, isReading: query.isFetching || data !== undefined };
}

/** Returns every product that was offered for a line, by id. */
export const offeredProductos = <P extends QuickProducto>(
  known: ReadonlyMap<string, FoundRow<P>>,
): Map<string, P> =>
  new Map(
    [...known.values()].flatMap(({ opciones }) =>
      opciones.map(({ producto }) => [producto.producto_id, producto] as const),
    ),
  );

/** Joins the lines with their results and the user's choices. */
export const rowsOf = <P extends QuickProducto>(
  rows: readonly WrittenRow[],
  known: ReadonlyMap<string, FoundRow<P>>,
  offered: ReadonlyMap<string, P>,
): Row<P>[] =>
  rows.map((row) => {
    const found = known.get(row.escrito);
    const sure = found?.estado === 'hallado' ? found.opciones[0] : undefined;
    const producto = row.producto_id === undefined ? sure?.producto : offered.get(row.producto_id);
    const read = row.producto_id === undefined ? (sure?.cantidad ?? undefined) : undefined;
    // A quantity that the text does not say may be raised to one that is sold.
    const isDefault = read !== undefined && found?.cantidad_dicha === false;
    const many = isDefault ? (quantityAbove(read, producto?.cantidades) ?? read) : read;
    return { ...row, found, producto, many: row.cantidad ?? many };
  });

/** Returns whether the product is known and available; the quantity may still be missing. */
export const isChosen = ({ producto }: Row<QuickProducto>): boolean =>
  producto?.disponible === true && producto.precio !== undefined;

/** Returns whether the line can be ordered now. */
export const isReady = (row: Row<QuickProducto>): boolean => isChosen(row) && row.many !== undefined;

/** Returns whether the line was read and waits for the user's answer. */
export const isOpen = (row: Row<QuickProducto>): boolean => row.found !== undefined && !isReady(row);

/** Text for the number of different products. */
export const productsText = (count: number): string =>
  count === 1 ? '1 producto' : `${wholeText(count)} productos`;
