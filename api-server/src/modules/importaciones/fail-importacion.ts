import { isEnCurso } from 'api-client/contract/importaciones-words';
import type { Tx } from '../../db/database.ts';
import { updateImportacion } from './importaciones-repository.ts';
import type { ImportacionRow } from './kinds/kind.ts';

type Interrupted = NonNullable<ImportacionRow['interrumpida']>;

/** The state that an import gets when its job failed after all retries. */
const LEFT: Record<Interrupted, (importacion: ImportacionRow) => Pick<ImportacionRow, 'estado'>> = {
  leyendo: () => ({ estado: 'fallida' }),
  aplicando: () => ({ estado: 'detenida' }),
  deshaciendo: ({ terminada_en }) => ({ estado: terminada_en ? 'aplicada' : 'detenida' }),
};

const TEXTS: Record<Interrupted, string> = {
  leyendo: 'No se pudo terminar de leer.',
  aplicando: 'No se pudo terminar de aplicar.',
  deshaciendo: 'No se pudo terminar de deshacer.',
};

const isInterrupted = (estado: string): estado is Interrupted => estado in LEFT;

/** Marks an import whose job failed after all retries, so that a user can retry. The caller holds the row's lock. */
export async function failImportacion(tx: Tx, importacion: ImportacionRow, reason: string): Promise<void> {
  const { importacion_id: id, estado } = importacion;
  if (!isInterrupted(estado)) return;
  const motivo = `${TEXTS[estado]} ${reason}`;
  await updateImportacion(tx, id, { ...LEFT[estado](importacion), motivo, interrumpida: estado });
}

/** Returns why a retry of the import's job can do nothing; null when a retry is possible. */
export function impedimentoOf({
  estado,
  interrumpida,
}: Pick<ImportacionRow, 'estado' | 'interrumpida'>): string | null {
  if (isEnCurso(estado) || interrumpida !== null) return null;
  return estado === 'deshecha' ? 'La importación ya se deshizo.' : 'La importación ya no está a medio hacer.';
}

/** Puts an import back into the state in which its job failed. @returns whether there was a failure */
export async function resumeImportacion(tx: Tx, { importacion_id: id, interrumpida }: ImportacionRow) {
  if (interrumpida === null) return false;
  const anew = interrumpida === 'leyendo' ? { leidas: 0, plan: null } : {};
  await updateImportacion(tx, id, { estado: interrumpida, motivo: null, interrumpida: null, ...anew });
  return true;
}
