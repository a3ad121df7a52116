import { StartupError } from 'node-kit/startup-error';
import { codesOf, isDatabaseAway, isDiskFull } from './error-codes.ts';

/** Names the refused port or file. */
function explainRefused({ syscall, path }: NodeJS.ErrnoException, port: number | undefined): string {
  if (syscall === 'listen' && port !== undefined)
    return `No hay permiso para usar el puerto ${port}: cambie API_PORT.`;
  return `No hay permiso para usar ${path ?? 'la carpeta de datos (DATA_DIR)'}: revise a quién pertenece.`;
}

/** Returns one line that says how to fix a failed start. Returns an unexpected error unchanged, with its stack. */
export function explainStart(error: unknown, port?: number): unknown {
  if (error instanceof StartupError) return error.message;
  const codes = codesOf(error);
  const hasCode = (...candidates: string[]) => codes.some((code) => candidates.includes(code));
  if (hasCode('EADDRINUSE')) return `El puerto ${port} ya está en uso: libérelo o cambie API_PORT.`;
  if (hasCode('EACCES', 'EPERM', 'EROFS')) return explainRefused(error as NodeJS.ErrnoException, port);
  // The disk of PostgreSQL, not of this server.
  if (hasCode('53100')) return 'No queda espacio en el disco de la base de datos: libere espacio.';
  if (isDiskFull(error)) {
    const { path } = error as NodeJS.ErrnoException;
    const where = path === undefined ? 'el disco de la carpeta de datos (DATA_DIR)' : `el disco de ${path}`;
    return `No queda espacio en ${where}: libere espacio o elija otra carpeta.`;
  }
  if (isDatabaseAway(error)) {
    return 'Se perdió la conexión con la base de datos: revise que siga en marcha y vuelva a iniciar.';
  }
  return error;
}
