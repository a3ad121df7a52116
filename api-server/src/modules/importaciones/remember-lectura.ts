import { ALL_SHEETS, type TipoPlanilla } from 'api-client/contract/importaciones-words';
import type { Tx } from '../../db/database.ts';
import { rememberForma } from './formas-repository.ts';
import type { ImportacionRow } from './kinds/kind.ts';
import type { Eleccion } from './sheet/eleccion.ts';

export const isPlanilla = (tipo: ImportacionRow['tipo']): tipo is TipoPlanilla => tipo !== 'fotos';

/** Returns whether the user chose any part of the reading. */
export const isChosen = ({ hojas, encabezado, columnas, fijos, decimales, iva }: Eleccion): boolean =>
  [hojas, encabezado, columnas, decimales, iva].some((one) => one !== null) || Object.keys(fijos).length > 0;

/** Remembers the applied reading for files of the same shape. */
export async function rememberLectura(tx: Tx, importacion: ImportacionRow): Promise<void> {
  const { tipo, forma, leida_como, hojas_leidas, hojas_sin_leer } = importacion;
  if (!isPlanilla(tipo) || forma === null || leida_como === null || !isChosen(leida_como)) return;
  // The next file may name its sheets differently.
  const isAll = hojas_leidas.length > 1 && hojas_sin_leer.length === 0;
  const eleccion = isAll ? { ...leida_como, hojas: [ALL_SHEETS] } : leida_como;
  await rememberForma(tx, { tipo, forma, eleccion });
}
