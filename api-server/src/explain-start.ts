import { StartupError } from 'node-kit/startup-error';
import { codesOf, isDatabaseAway, isDiskFull } from './error-codes.ts';

/** What a start that failed tells whoever made it: one line that says what to do; the unforeseen keeps its stack. */
export function explainStart(error: unknown, port?: number): unknown {
  if (error instanceof StartupError) return error.message;
  const codes = codesOf(error);
  const has = (...known: string[]) => codes.some((code) => known.includes(code));
  if (has('EADDRINUSE')) return `El puerto ${port} ya está en uso: libérelo o cambie API_PORT.`;
  if (has('EACCES', 'EPERM', 'EROFS'))
    return `No hay permiso para usar ${port ? `el puerto ${port} o ` : ''}la carpeta de datos.`;
  // PostgreSQL says 53100 when its own disk is full.
  if (isDiskFull(error) || has('53100'))
    return 'No queda espacio en el disco: libere espacio o elija otra DATA_DIR.';
  if (isDatabaseAway(error)) {
    return 'Se perdió la conexión con la base de datos: revise que siga en marcha y vuelva a iniciar.';
  }
  return error;
}
