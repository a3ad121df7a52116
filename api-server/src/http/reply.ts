import type { Readable } from 'node:stream';
import type { Answer, OperationShape } from 'api-client/contract';
import type { z } from 'zod';
import type { Author } from '../bitacora/record.ts';
import type { ActorOf } from './actor.ts';
import type { Opener } from './caller-address.ts';

/** A file as the answer. The browser saves it under `name`. */
export interface FileAnswer {
  readonly name: string;
  readonly data: Buffer | Readable;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type AnswerBody<A> = A extends z.ZodType ? z.input<A> : FileAnswer;

/** Input of a handler, already validated against the operation's description. */
export interface HandlerInput<O extends OperationShape> {
  readonly params: Parsed<O['params']>;
  readonly query: Parsed<O['query']>;
  readonly body: O extends { body: { schema: infer S } } ? Parsed<S> : undefined;
  readonly actor: ActorOf<O>;
  /** The version in the `If-Match` header; undefined without the header. */
  readonly ifMatch: number | undefined;
  readonly idempotencyKey: string | undefined;
  /** The caller as the author in the audit log. */
  readonly author: Author;
  /** Key of the caller for rate limits. */
  readonly ip: string;
  /** Resolves when the call is within its rate limit. Already resolved, except for operations with `countedInParallel`. */
  readonly counted: Promise<void>;
  /** The client, for a new session. */
  readonly opener: Opener;
}

export type Handler<O extends OperationShape> = (
  input: HandlerInput<O>,
) => Promise<AnswerBody<O['answers'][keyof O['answers']]>>;

/** Returns the only successful answer of the operation. Throws when the description has none or several. */
export function successOf(operation: OperationShape): { status: number; answer: Answer } {
  const [entry, ...others] = Object.entries(operation.answers);
  if (!entry || others.length > 0) throw new Error(`${operation.id} must describe exactly one answer`);
  return { status: Number(entry[0]), answer: entry[1] };
}
