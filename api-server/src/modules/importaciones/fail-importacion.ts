import type { Db, Tx } from '../../db/database.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { lockImportacion, updateImportacion } from './importaciones-repository.ts';
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

/** An import's job failed after all retries: the import says why, and can be tried again. */
export const failImportacion = (
  db: Db,
  { importacionId: id }: JobData['importacion'],
  reason: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const importacion = await lockImportacion(tx, id);
    if (!importacion || !isInterrupted(importacion.estado)) return;
    const { estado } = importacion;
    const motivo = `${TEXTS[estado]} ${reason}`;
    await updateImportacion(tx, id, { ...LEFT[estado](importacion), motivo, interrumpida: estado });
  });

/** Puts an import back to what was under way when its job failed. @returns whether there was such a failure */
export async function resumeImportacion(tx: Tx, { importacion_id: id, interrumpida }: ImportacionRow) {
  if (interrumpida === null) return false;
  const anew = interrumpida === 'leyendo' ? { leidas: 0, plan: null } : {};
  await updateImportacion(tx, id, { estado: interrumpida, motivo: null, interrumpida: null, ...anew });
  return true;
}
