import type { OperationShape } from 'api-client/contract';
import { uuid } from 'api-client/contract/common';
import type { Author } from '../bitacora/record.ts';
import { recordAttempt } from '../bitacora/record-attempt.ts';
import type { Db } from '../db/database.ts';
import { Problem } from '../shared/problem.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Keeps that somebody whom we know asked for what they may not do; whatever else went wrong is none of the trail's. */
export async function recordRefusal(
  deps: { db: Db; limiter: RateLimiter },
  operation: OperationShape,
  author: Author,
  params: unknown,
  error: unknown,
): Promise<void> {
  if (author.usuarioId === null || !(error instanceof Problem) || error.code !== 'SIN_PERMISO') return;
  // What stands in the path may be anything, for whoever is not let in.
  const id = uuid.safeParse((params as { id?: unknown } | undefined)?.id).data;
  const despues = { llamada: operation.id, ...(id && { id }) };
  await recordAttempt(deps, author.usuarioId, author, { accion: 'acceso.rechazado', despues });
}
