import { StartupError } from './startup-error.ts';

/** The codes of an error and of what caused it, Node's and PostgreSQL's alike. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  return [...(code ? [code] : []), ...codesOf(cause)];
}

/** What a start that failed tells whoever made it: one line that says what to do; the unforeseen keeps its stack. */
export function explainStart(error: unknown, port: number): unknown {
  if (error instanceof StartupError) return error.message;
  const codes = codesOf(error);
  const has = (...known: string[]) => codes.some((code) => known.includes(code));
  if (has('EADDRINUSE')) return `El puerto ${port} ya está en uso: libérelo o cambie API_PORT.`;
  if (has('EACCES', 'EPERM', 'EROFS'))
    return `No hay permiso para usar el puerto ${port} o la carpeta de datos.`;
  // PostgreSQL says 53100 when its own disk is full.
  if (has('ENOSPC', 'EDQUOT', '53100'))
    return 'No queda espacio en el disco: libere espacio o elija otra DATA_DIR.';
  if (codes.some((code) => /^(ECONN|57P|08)/.test(code))) {
    return 'Se perdió la conexión con la base de datos: revise que siga en marcha y vuelva a iniciar.';
  }
  return error;
}
