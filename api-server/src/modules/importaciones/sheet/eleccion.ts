import { camposOf, destinosOf, JOINED_FIELDS } from 'api-client/contract/importaciones-columnas';
import type { EleccionPlanilla } from 'api-client/contract/importaciones-lectura';
import type { DestinoColumna, TipoPlanilla } from 'api-client/contract/importaciones-words';

export type Eleccion = EleccionPlanilla;

export const NOTHING_CHOSEN: Eleccion = {
  hojas: null,
  encabezado: null,
  columnas: null,
  fijos: {},
  decimales: null,
  iva: null,
};

export const takesDestino = (tipo: TipoPlanilla, destino: DestinoColumna): boolean =>
  destinosOf(tipo).some((one) => one.destino === destino);

/** Returns why the chosen columns are invalid; undefined for a valid choice. */
export function wrongColumns(tipo: TipoPlanilla, { columnas }: Eleccion): string | undefined {
  const seen = new Set<string>();
  for (const { destino } of columnas ?? []) {
    if (destino === null) continue;
    if (!takesDestino(tipo, destino)) return 'Esta planilla no lleva una de las columnas elegidas.';
    for (const campo of camposOf(destino)) {
      // A customer's name cannot be joined from several columns.
      const isAlone = JOINED_FIELDS[campo] === undefined || tipo === 'clientes';
      if (seen.has(campo) && isAlone && campo !== 'dom_fiscal') return twiceText(tipo, campo);
      seen.add(campo);
    }
  }
  return undefined;
}

const twiceText = (tipo: TipoPlanilla, campo: string): string =>
  `Dos columnas no pueden ser «${destinosOf(tipo).find(({ destino }) => destino === campo)?.titulo ?? campo}».`;
