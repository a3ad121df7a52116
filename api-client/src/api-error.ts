import type { ErrorBody, ErrorCode, ErrorDetail } from '../contract/errors.ts';

/** The documents' texts for a call that failed without a usable answer (staff document, section 8). */
export const FALLBACK_MESSAGES = {
  withoutMessage: 'Error en la solicitud.',
  withoutAnswer: 'No hubo respuesta del servidor. Intenta de nuevo.',
  other: 'Error de red o de servidor. Intenta de nuevo.',
  olderSession: 'Tu sesión cambió mientras tanto y esto no se hizo. Intenta de nuevo.',
} as const;

/** Thrown by every failed call. Shows nothing: each app decides how to handle it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly code: ErrorCode | 'SIN_RESPUESTA' | 'DESCONOCIDO' | 'CUENTA_CAMBIADA' | 'SESION_CAMBIADA';
  /** False when the call never left this device, so it had no effect. */
  readonly sent: boolean;
  readonly details: readonly ErrorDetail[];
  // Private, so that loggers of the error do not see it.
  readonly #token: string | undefined;

  constructor(
    status: number,
    code: ApiError['code'],
    message: string,
    details: readonly ErrorDetail[] = [],
    { token, sent = true, ...options }: ErrorOptions & { token?: string | undefined; sent?: boolean } = {},
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.details = details;
    this.sent = sent;
    this.#token = token;
  }

  /** The token of the failed call; a 401 concerns only this token. */
  get token(): string | undefined {
    return this.#token;
  }

  /** The first message of each field, by field path. */
  get fieldErrors(): Record<string, string> {
    const errors: Record<string, string> = {};
    for (const { field, message } of this.details) errors[field] ??= message;
    return errors;
  }
}

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'statusCode' in value && 'code' in value;

const messageOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
    ? value.message
    : undefined;

/** The call got no answer; `cause` is the network's error, if any. */
const withoutAnswer = (cause?: Error): ApiError =>
  new ApiError(0, 'SIN_RESPUESTA', FALLBACK_MESSAGES.withoutAnswer, [], { cause });

/** The call was not sent: the device is offline, or its code could not be loaded. */
export const offlineError = (cause?: Error): ApiError =>
  new ApiError(0, 'SIN_RESPUESTA', FALLBACK_MESSAGES.withoutAnswer, [], { cause, sent: false });

/** The account on this page changed before the answer arrived, so the answer is dropped. */
export const accountChangedError = (): ApiError =>
  new ApiError(0, 'CUENTA_CAMBIADA', FALLBACK_MESSAGES.withoutAnswer);

/**
 * The server refused a call whose token was replaced meanwhile by a login in another window. The call had no
 * effect, and the present session is not affected.
 */
const refusedOlder = (token: string | undefined): ApiError =>
  new ApiError(401, 'SESION_CAMBIADA', FALLBACK_MESSAGES.olderSession, [], { token });

export const isOlderTokenRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SESION_CAMBIADA';

/**
 * Converts what the client threw to an ApiError. `cause` is the answer's parsed body or the network's error;
 * `present` is the session's current token.
 */
export function toApiError(
  cause: unknown,
  response: Response | undefined,
  request: Request | undefined,
  present?: string,
): unknown {
  if (cause instanceof ApiError) return cause;
  if (cause instanceof Error && cause.name === 'AbortError') return cause;
  if (!response) {
    if (cause instanceof TypeError || (cause instanceof Error && cause.name === 'TimeoutError')) {
      return withoutAnswer(cause);
    }
    return new ApiError(0, 'SIN_RESPUESTA', FALLBACK_MESSAGES.other);
  }
  if (isErrorBody(cause)) {
    const token = request?.headers.get('authorization')?.replace('Bearer ', '');
    if (cause.code === 'NO_AUTENTICADO' && present !== undefined && present !== token)
      return refusedOlder(token);
    return new ApiError(response.status, cause.code, cause.message, cause.details, { token });
  }
  return new ApiError(response.status, 'DESCONOCIDO', messageOf(cause) ?? FALLBACK_MESSAGES.withoutMessage);
}
