import type { LecturaPlanilla } from 'api-client/backoffice';
import {
  camposOf,
  type DestinoColumna,
  JOINED_FIELDS,
  type TipoPlanilla,
} from 'api-client/backoffice-planillas';

export type Eleccion = LecturaPlanilla['eleccion'];
export type ColumnaLeida = LecturaPlanilla['columnas'][number];

/** The meaning of each column, by the column's key. */
export type Destinos = Readonly<Record<string, DestinoColumna | null>>;

export const destinosOf = ({ columnas }: LecturaPlanilla): Destinos =>
  Object.fromEntries(columnas.map(({ clave, destino }) => [clave, destino]));

/** Returns whether two columns can have these meanings together. */
function canCombine(tipo: TipoPlanilla, one: DestinoColumna, other: DestinoColumna): boolean {
  const shared = camposOf(one).filter((campo) => camposOf(other).includes(campo));
  return shared.every(
    (campo) => campo === 'dom_fiscal' || (tipo !== 'clientes' && JOINED_FIELDS[campo] !== undefined),
  );
}

/** Sets a column's meaning, and clears columns that can't be combined with it. */
export function withDestino(
  tipo: TipoPlanilla,
  destinos: Destinos,
  clave: string,
  destino: DestinoColumna | null,
): Destinos {
  const others = Object.entries(destinos).map(([other, its]): [string, DestinoColumna | null] => [
    other,
    its !== null && destino !== null && !canCombine(tipo, its, destino) ? null : its,
  ]);
  return { ...Object.fromEntries(others), [clave]: destino };
}

/** Returns the meanings with only this column as the price. */
export const withPrecio = (lectura: LecturaPlanilla, clave: string): Destinos => {
  const destinos = destinosOf(lectura);
  const noPrecios = Object.fromEntries(lectura.precios.map((one) => [one, null]));
  return { ...destinos, ...noPrecios, [clave]: 'precio' };
};

/** Returns the columns in the API's format. */
export const toColumnas = (lectura: LecturaPlanilla, destinos: Destinos) =>
  lectura.columnas.map(({ clave }) => ({ clave, destino: destinos[clave] ?? null }));

/** Returns 'Cód.', or 'Columna F' for a column without a heading. */
export const nameOf = ({ titulo, letra }: Pick<ColumnaLeida, 'titulo' | 'letra'>): string =>
  titulo || `Columna ${letra}`;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
