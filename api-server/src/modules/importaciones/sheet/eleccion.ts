import type { EleccionPlanilla } from 'api-client/contract/importaciones-lectura';
import { COMBINADAS, type DestinoColumna, type TipoPlanilla } from 'api-client/contract/importaciones-words';
import { COLUMNAS } from './columnas.ts';

export type Eleccion = EleccionPlanilla;

/** Nobody chose anything. */
export const SIN_ELEGIR: Eleccion = {
  hojas: null,
  encabezado: null,
  columnas: null,
  fijos: {},
  decimales: null,
  iva: null,
};

const NAMES: readonly DestinoColumna[] = ['nombre_apellido', 'apellido_nombre'];

/** Whether a kind's sheet may have such a column. */
export const takesDestino = (tipo: TipoPlanilla, destino: DestinoColumna): boolean =>
  NAMES.includes(destino) ? tipo === 'clientes' : COLUMNAS[tipo].some(({ campo }) => campo === destino);

/** Fields that a column says. */
export const camposOf = (destino: DestinoColumna) =>
  destino === 'nombre_apellido' || destino === 'apellido_nombre'
    ? (['nombre', 'apellido'] as const)
    : ([destino] as const);

/** Why the columns cannot be taken for what is chosen; undefined where they can. */
export function wrongColumns(tipo: TipoPlanilla, { columnas }: Eleccion): string | undefined {
  const seen = new Set<string>();
  for (const { destino } of columnas ?? []) {
    if (destino === null) continue;
    if (!takesDestino(tipo, destino)) return 'Esta planilla no lleva una de las columnas elegidas.';
    for (const campo of camposOf(destino)) {
      if (seen.has(campo) && COMBINADAS[campo] === undefined) return twiceText(tipo, campo);
      if (seen.has(campo) && NAMES.includes(destino)) return twiceText(tipo, campo);
      seen.add(campo);
    }
  }
  return undefined;
}

const twiceText = (tipo: TipoPlanilla, campo: string): string =>
  `Dos columnas no pueden ser «${COLUMNAS[tipo].find((one) => one.campo === campo)?.titulo ?? campo}».`;
