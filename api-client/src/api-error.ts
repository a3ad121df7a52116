import type { ErrorBody, ErrorCode, ErrorDetail } from '../contract/errors.ts';

/** The documents' sentences for a call that failed without a usable answer (staff document, section 8). */
export const FALLBACK_MESSAGES = {
  withoutMessage: 'Error en la solicitud.',
  withoutAnswer: 'No hubo respuesta del servidor. Intenta de nuevo.',
  other: 'Error de red o de servidor. Intenta de nuevo.',
  olderSession: 'Tu sesión cambió mientras tanto y esto no se hizo. Intenta de nuevo.',
} as const;

/** Every failed call throws this, and shows nothing: what to do about it is the app's policy. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly code: ErrorCode | 'SIN_RESPUESTA' | 'DESCONOCIDO' | 'CUENTA_CAMBIADA' | 'SESION_CAMBIADA';
  /** False when the call never left this device: nothing can have come of it. */
  readonly sent: boolean;
  readonly details: readonly ErrorDetail[];
  // Out of sight of whoever logs the error.
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

  /** The token that the failed call carried; a 401 says something about that one only. */
  get token(): string | undefined {
    return this.#token;
  }

  /** Messages by field path, the first of each field. */
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

/** There was no answer; `cause` says why, where the network did. */
const withoutAnswer = (cause?: Error): ApiError =>
  new ApiError(0, 'SIN_RESPUESTA', FALLBACK_MESSAGES.withoutAnswer, [], { cause });

/** The call was not sent: there is no signal, or its code could not be loaded. */
export const withoutSignal = (cause?: Error): ApiError =>
  new ApiError(0, 'SIN_RESPUESTA', FALLBACK_MESSAGES.withoutAnswer, [], { cause, sent: false });

/** The answer is for an account that no longer uses the page: nobody is shown it. */
export const accountChanged = (): ApiError =>
  new ApiError(0, 'CUENTA_CAMBIADA', FALLBACK_MESSAGES.withoutAnswer);

/**
 * The server refused a call whose token was replaced while the call was under way, by a login in another window. So
 * nothing was done, and nothing follows for the present session: not even that it ended.
 */
const refusedOlder = (token: string | undefined): ApiError =>
  new ApiError(401, 'SESION_CAMBIADA', FALLBACK_MESSAGES.olderSession, [], { token });

export const isRefusedOlder = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'SESION_CAMBIADA';

/** What the client threw, as an ApiError. `cause` is the parsed body of an answer, or what the network threw; `present` the session's token. */
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
