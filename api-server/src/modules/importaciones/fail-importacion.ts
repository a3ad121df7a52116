import { isEnCurso } from 'api-client/contract/importaciones-words';
import type { Tx } from '../../db/database.ts';
import { updateImportacion } from './importaciones-repository.ts';
import type { ImportacionRow } from './kinds/kind.ts';

type Interrupted = NonNullable<ImportacionRow['interrumpida']>;

/** What an import is once its job failed after all retries. */
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

/** An import's job failed after all retries: the import says why, and can be tried again. The caller holds the import. */
export async function failImportacion(tx: Tx, importacion: ImportacionRow, reason: string): Promise<void> {
  const { importacion_id: id, estado } = importacion;
  if (!isInterrupted(estado)) return;
  const motivo = `${TEXTS[estado]} ${reason}`;
  await updateImportacion(tx, id, { ...LEFT[estado](importacion), motivo, interrumpida: estado });
}

/** Why another try of an import's job can do nothing; null where it can. */
export function impedimentoOf({
  estado,
  interrumpida,
}: Pick<ImportacionRow, 'estado' | 'interrumpida'>): string | null {
  if (isEnCurso(estado) || interrumpida !== null) return null;
  return estado === 'deshecha' ? 'La importación ya se deshizo.' : 'La importación ya no está a medio hacer.';
}

/** Puts an import back to what was under way when its job failed. @returns whether there was such a failure */
export async function resumeImportacion(tx: Tx, { importacion_id: id, interrumpida }: ImportacionRow) {
  if (interrumpida === null) return false;
  const anew = interrumpida === 'leyendo' ? { leidas: 0, plan: null } : {};
  await updateImportacion(tx, id, { estado: interrumpida, motivo: null, interrumpida: null, ...anew });
  return true;
}
