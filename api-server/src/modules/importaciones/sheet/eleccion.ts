import { camposOf, destinosOf, JOINED_FIELDS } from 'api-client/contract/importaciones-columnas';
import type { EleccionPlanilla } from 'api-client/contract/importaciones-lectura';
import type { DestinoColumna, TipoPlanilla } from 'api-client/contract/importaciones-words';

export type Eleccion = EleccionPlanilla;

/** Nobody chose anything. */
export const NOTHING_CHOSEN: Eleccion = {
  hojas: null,
  encabezado: null,
  columnas: null,
  fijos: {},
  decimales: null,
  iva: null,
};

/** Whether a kind's sheet may have such a column. */
export const takesDestino = (tipo: TipoPlanilla, destino: DestinoColumna): boolean =>
  destinosOf(tipo).some((one) => one.destino === destino);

/** Why the columns cannot be taken for what is chosen; undefined where they can. */
export function wrongColumns(tipo: TipoPlanilla, { columnas }: Eleccion): string | undefined {
  const seen = new Set<string>();
  for (const { destino } of columnas ?? []) {
    if (destino === null) continue;
    if (!takesDestino(tipo, destino)) return 'Esta planilla no lleva una de las columnas elegidas.';
    for (const campo of camposOf(destino)) {
      // A name that is parted stands alone.
      const isAlone = JOINED_FIELDS[campo] === undefined || tipo === 'clientes';
      if (seen.has(campo) && isAlone && campo !== 'dom_fiscal') return twiceText(tipo, campo);
      seen.add(campo);
    }
  }
  return undefined;
}

const twiceText = (tipo: TipoPlanilla, campo: string): string =>
  `Dos columnas no pueden ser «${destinosOf(tipo).find(({ destino }) => destino === campo)?.titulo ?? campo}».`;
