import type { OperationShape } from 'api-client/contract';
import { isReport, type Needed, type ReplicaReads } from './replica-reads.ts';
import type { Handler, HandlerInput } from './reply.ts';

/** The reads of the replica, and the handlers that use its database, by operation. */
export interface Replica {
  reads: ReplicaReads;
  handlers: object;
}

export type Answering = (
  input: HandlerInput<OperationShape>,
  needed: Needed,
) => ReturnType<Handler<OperationShape>>;

/** Returns the handler, or a handler that reads from the replica when the operation permits it. */
export function withReplica(
  operation: OperationShape,
  handler: Handler<OperationShape>,
  replica: Replica | undefined,
): Answering {
  const known = replica?.handlers as Record<string, Handler<OperationShape>> | undefined;
  const twin = operation.cached || isReport(operation.id) ? known?.[operation.id] : undefined;
  if (!replica || !twin) return async (input) => handler(input);
  return (input, needed) =>
    replica.reads.read(
      needed,
      async () => twin(input),
      async () => handler(input),
    );
}
