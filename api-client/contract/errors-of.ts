import type { OperationShape } from './define.ts';
import type { ErrorCode } from './errors.ts';

/** Of any call: what can't be read, what is too much (a header or an address too), and failures of the server's. */
const ANYWHERE = ['DATOS_INVALIDOS', 'ARCHIVO_DEMASIADO_GRANDE', 'ERROR_INTERNO', 'NO_DISPONIBLE'] as const;

/** What an app's own server answers to any call that it can't pass on; the API itself never does. */
export const ON_THE_WAY = ['API_NO_DISPONIBLE', 'API_SIN_RESPUESTA'] as const satisfies ErrorCode[];

/** All error codes that the API may answer a call with, those that its description implies included. */
export function errorsOf(operation: OperationShape): ErrorCode[] {
  const codes: ErrorCode[] = [...operation.errors, ...ANYWHERE];
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
