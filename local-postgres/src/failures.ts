import { StartupError } from 'node-kit/startup-error';

/** Turns PostgreSQL's output into one Spanish line that tells the operator what to do. */
export function explain(doing: string, output: string, dataDir: string): StartupError {
  if (/no space left on device|disk quota exceeded/i.test(output)) {
    return new StartupError(
      `No queda espacio en el disco para la base de datos en ${dataDir}: libere espacio o elija otra DATA_DIR.`,
    );
  }
  if (/permission denied|wrong ownership|operation not permitted|EACCES|EPERM/i.test(output)) {
    return new StartupError(
      `PostgreSQL no puede usar ${dataDir} por falta de permisos: corrija el dueño de la carpeta o elija otra DATA_DIR.`,
    );
  }
  if (/incompatible with server|initialized by PostgreSQL version/i.test(output)) {
    return new StartupError(
      `${dataDir} guarda una base de otra versión de PostgreSQL: elija otra DATA_DIR o migre sus datos.`,
    );
  }
  const reason = /(?:FATAL|PANIC|error):\s*(.+)/i.exec(output)?.[1] ?? output.trim().split('\n').at(-1);
  return new StartupError(
    `${doing} falló (${reason || 'sin explicación'}): vea ${dataDir}/postgres.log o defina DATABASE_URL.`,
  );
}
