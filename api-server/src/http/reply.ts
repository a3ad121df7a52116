import type { Readable } from 'node:stream';
import type { Answer, OperationShape } from 'api-client/contract';
import type { z } from 'zod';
import type { Author } from '../bitacora/record.ts';
import type { ActorOf } from './actor.ts';
import type { Opener } from './opener-of.ts';

/** A file instead of JSON. `name` is what the browser saves it as. */
export interface FileAnswer {
  readonly name: string;
  readonly data: Buffer | Readable;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type AnswerBody<A> = A extends z.ZodType ? z.input<A> : FileAnswer;

/** What a handler is given: everything already checked against the operation's description. */
export interface HandlerInput<O extends OperationShape> {
  readonly params: Parsed<O['params']>;
  readonly query: Parsed<O['query']>;
  readonly body: O extends { body: { schema: infer S } } ? Parsed<S> : undefined;
  readonly actor: ActorOf<O>;
  /** The version in `If-Match`; nothing when the caller did not say. */
  readonly ifMatch: number | undefined;
  readonly idempotencyKey: string | undefined;
  /** The caller, as the trail writes down whoever does something. */
  readonly author: Author;
  /** Address of the caller, as requests are counted. */
  readonly ip: string;
  /** That the call is within its limit: known already, but for one that is `countedBeside`. */
  readonly counted: Promise<void>;
  /** Where a session would be opened. */
  readonly opener: Opener;
}

export type Handler<O extends OperationShape> = (
  input: HandlerInput<O>,
) => Promise<AnswerBody<O['answers'][keyof O['answers']]>>;

/** The one answer that is not an error. */
export function successOf(operation: OperationShape): { status: number; answer: Answer } {
  const [entry, ...others] = Object.entries(operation.answers);
  if (!entry || others.length > 0) throw new Error(`${operation.id} must describe exactly one answer`);
  return { status: Number(entry[0]), answer: entry[1] };
}
