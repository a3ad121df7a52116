import { useQuery } from '@tanstack/react-query';
import type { Sized } from 'api-client/renglones';
import { useEffect, useState } from 'react';
import { wholeText } from 'ui-kit/whole-text';

/** What a line of a quick order needs of a product. */
export interface QuickProducto {
  producto_id: string;
  nombre: string;
  disponible: boolean;
  precio?: number | undefined;
  tipo_de_precio?: Sized['tipo_de_precio'] | undefined;
}

export interface Opcion<P> {
  producto: P;
  /** null: it is asked after the choice. */
  cantidad: number | null;
}

/** What the server reads in a line. */
export interface FoundRow<P> {
  escrito: string;
  estado: 'hallado' | 'a_elegir' | 'no_hallado';
  cantidad_dicha: boolean;
  habitual: boolean;
  opciones: readonly Opcion<P>[];
}

/** A line as it was written, and what was chosen where that is not what the line says. */
export interface WrittenRow {
  clave: string;
  escrito: string;
  producto_id?: string | undefined;
  cantidad?: number | undefined;
}

/** A line, with what is known of it by now. */
export interface Row<P> extends WrittenRow {
  found: FoundRow<P> | undefined;
  /** What it puts into the order. */
  producto: P | undefined;
  /** How many; undefined: the line does not tell it for sure, and somebody is asked. */
  many: number | undefined;
}

/** Looks each line up once as it is written; all that are not known yet in one call. */
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
  return { known, query };
}

/** Each product that was offered for a line. */
export const offeredIn = <P extends QuickProducto>(known: ReadonlyMap<string, FoundRow<P>>): Map<string, P> =>
  new Map(
    [...known.values()].flatMap(({ opciones }) =>
      opciones.map(({ producto }) => [producto.producto_id, producto] as const),
    ),
  );

/** The lines with what is known of them. */
export const rowsOf = <P extends QuickProducto>(
  rows: readonly WrittenRow[],
  known: ReadonlyMap<string, FoundRow<P>>,
  offered: ReadonlyMap<string, P>,
): Row<P>[] =>
  rows.map((row) => {
    const found = known.get(row.escrito);
    const sure = found?.estado === 'hallado' ? found.opciones[0] : undefined;
    const producto = row.producto_id === undefined ? sure?.producto : offered.get(row.producto_id);
    const read = row.producto_id === undefined ? sure?.cantidad : undefined;
    return { ...row, found, producto, many: row.cantidad ?? read ?? undefined };
  });

/** The product is known and can be had; how many may still be asked. */
export const isChosen = ({ producto }: Row<QuickProducto>): boolean =>
  producto?.disponible === true && producto.precio !== undefined;

/** What can go into the order now. */
export const isReady = (row: Row<QuickProducto>): boolean => isChosen(row) && row.many !== undefined;

/** The line was read and waits for an answer. */
export const isOpen = (row: Row<QuickProducto>): boolean => row.found !== undefined && !isReady(row);

/** So many different products. */
export const productsText = (count: number): string =>
  count === 1 ? '1 producto' : `${wholeText(count)} productos`;
