import type { OperationShape } from './define.ts';
import type { ErrorCode } from './errors.ts';

/** Errors of any call: unreadable input, input that is too large (also headers or address), failures of the server. */
const COMMON_ERRORS = [
  'DATOS_INVALIDOS',
  'ARCHIVO_DEMASIADO_GRANDE',
  'ERROR_INTERNO',
  'NO_DISPONIBLE',
] as const;

/** Errors of an app's web server when it cannot reach the API; the API itself never sends them. */
export const PROXY_ERRORS = ['API_NO_DISPONIBLE', 'API_SIN_RESPUESTA'] as const satisfies ErrorCode[];

/** Returns all error codes of a call, including those that follow from its description. */
export function errorsOf(operation: OperationShape): ErrorCode[] {
  const codes: ErrorCode[] = [...operation.errors, ...COMMON_ERRORS];
  if (operation.audience !== 'public') codes.push('NO_AUTENTICADO', 'SIN_PERMISO');
  if (!operation.unenrolled && isForStaff(operation)) codes.push('SEGUNDO_FACTOR_EXIGIDO');
  if (operation.versioned) codes.push('VERSION_DESACTUALIZADA');
  if (operation.idempotent) codes.push('CLAVE_REUTILIZADA');
  if (operation.body?.type === 'multipart') codes.push('SIN_ESPACIO', 'FOTOS_NO_DISPONIBLES');
  if (operation.rate || operation.listWork === 'turns') codes.push('DEMASIADAS_SOLICITUDES');
  return [...new Set(codes)];
}

const isForStaff = ({ audience, admits }: OperationShape): boolean =>
  audience === 'staff' || audience === 'admin' || (admits?.includes('staff') ?? false);
