import type { OperationShape } from 'api-client/contract';
import { uuid } from 'api-client/contract/common';
import type { Author } from '../bitacora/record.ts';
import { recordAttempt } from '../bitacora/record-attempt.ts';
import type { Db } from '../db/database.ts';
import { Problem } from '../shared/problem.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Records in the audit log that an authenticated user lacked permission. Ignores all other errors. */
export async function recordRefusal(
  deps: { db: Db; limiter: RateLimiter },
  operation: OperationShape,
  author: Author,
  params: unknown,
  error: unknown,
): Promise<void> {
  if (author.usuarioId === null || !(error instanceof Problem) || error.code !== 'SIN_PERMISO') return;
  // The path is not validated yet when the call is refused, so check the id.
  const id = uuid.safeParse((params as { id?: unknown } | undefined)?.id).data;
  const despues = { llamada: operation.id, ...(id && { id }) };
  await recordAttempt(deps, author.usuarioId, author, { accion: 'acceso.rechazado', despues });
}
