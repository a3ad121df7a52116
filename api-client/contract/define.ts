/**
 * The vocabulary in which every call of the shop is described once. From a list of these come the server's
 * validation and authorization, the OpenAPI document of each app and the two generated clients.
 */
import { z } from 'zod';
import type { AdminAlone, AllStaff, Area, Areas, ByKind } from './areas.ts';
import { uuid, withRangesInOrder } from './common.ts';
import type { ErrorCode } from './errors.ts';

/** Who may knock. Not a ladder: `customer` and `staff` are siblings, `admin` is a staff member with more rights. */
export type Audience = 'public' | 'customer' | 'staff' | 'admin';

/** The frontends that a call ships to. */
export type Surface = 'storefront' | 'backoffice';

/** How often one caller may ask: at most `points` calls in `seconds`, counted per address. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

export type Body =
  | { readonly type: 'json'; readonly schema: z.ZodType }
  | { readonly type: 'multipart'; readonly schema: z.ZodType };

/** An answer's body: a schema of the JSON, or the media type of a file: where it has several, by the ending of its name. */
export type Answer = z.ZodType | { readonly file: string | Readonly<Record<string, string>> };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface OperationShape {
  /** `resource.verb`; unique; the generated client's function carries it in camelCase. */
  readonly id: string;
  readonly method: Method;
  /** Below `/api`, parameters in braces: `/productos/{id}`. */
  readonly path: string;
  /** One sentence for whoever reads the OpenAPI document. */
  readonly summary: string;
  readonly audience: Audience;
  /**
   * Others who may knock at a customer's call: `staff` acting for a customer, `registration` (the 15-minute token
   * of a request for an account, which has no role).
   */
  readonly admits?: readonly ('staff' | 'registration')[];
  /**
   * What of staff's work it is: whoever has a role needs all of these in it. Required of every call that staff may make, and
   * without a default. An admin needs none, and an employee without a role may make each call whose audience is `staff`. One
   * whose answer carries amounts needs `ver-precios` beside its own.
   */
  readonly areas?: Areas | ByKind | AllStaff | AdminAlone;
  /** Of a call about an account: whoever asks for their own needs no area. */
  readonly ownAccount?: true;
  /** Fields of the body that need more than the call does. */
  readonly fieldAreas?: Readonly<Record<string, Area | AdminAlone>>;
  /** Fields of the body of a public or a customer's call that staff alone may send: NO_AUTENTICADO, SIN_PERMISO. */
  readonly staffFields?: readonly string[];
  /**
   * Open to staff, too, who lack the second factor that is demanded of them: what leads to it, and what an account's owner
   * does with the account itself. Every other call of theirs answers SEGUNDO_FACTOR_EXIGIDO.
   */
  readonly unenrolled?: true;
  /** A public call whose answer carries prices for callers who may see them: the bearer token is optional. */
  readonly prices?: true;
  /** A public call that the audit log records under the session of a caller who has one: the bearer token is optional. */
  readonly namesCaller?: true;
  /**
   * The answer follows from what was asked, the state of the catalogue and whether the caller may see prices, and
   * from nothing else: the server keeps it until the catalogue changes.
   */
  readonly cached?: true;
  /** For a customer the order of a `cached` answer depends on what that customer buys: kept for visitors alone. */
  readonly ranksForCustomer?: true;
  /** What is not kept yet takes a while, as a search does: few are made at once. Any with a `term` is. */
  readonly costly?: true;
  /** Narrows (or, for the bell alone, widens) the apps that the audience implies. */
  readonly surfaces?: readonly Surface[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: Body;
  /** Takes an `Idempotency-Key` header: the same key and body give the same thing, never a second one. */
  readonly idempotent?: true;
  /** A mail program presses it for its reader: it takes no body, and lets the form through that such a program sends. */
  readonly oneClick?: true;
  /** Takes `If-Match` with the version that the caller saw; another version by now answers 409. */
  readonly versioned?: true;
  readonly answers: Readonly<Record<number, Answer>>;
  /** Beyond those that follow from the rest of the description (validation, authorization, rate, server failure). */
  readonly errors: readonly ErrorCode[];
  readonly rate?: RateLimit;
  /**
   * How the server bounds the work of a list that the caller sends. Required of each call that takes a long list.
   * `statements`: the number of SQL statements does not grow with the list. `turns`: it does, or a statement is expensive, so
   * one call of an account runs at a time and accounts take turns.
   */
  readonly listWork?: 'statements' | 'turns';
  /** Its handler looks things up while the call is counted, and itself waits for that before it does anything dear. */
  readonly countedBeside?: true;
}

/** Which kinds of `areas` an audience goes with. */
type AreasOf =
  | { readonly audience: 'staff'; readonly areas: Areas | ByKind | AllStaff }
  | { readonly audience: 'admin'; readonly areas: Areas | AdminAlone }
  | {
      readonly audience: 'customer';
      readonly admits: readonly ['staff', ...'registration'[]];
      readonly areas: Areas | AllStaff;
    }
  | { readonly audience: 'public' | 'customer'; readonly admits?: never; readonly areas?: never };

/** An operation as it is written down. */
type Description = Omit<OperationShape, 'method' | 'path' | 'errors' | 'audience' | 'admits' | 'areas'> &
  AreasOf & {
    /** Method and path: `GET /productos/{id}`. */
    readonly route: `${Method} /${string}`;
    /** None when left out. */
    readonly errors?: readonly ErrorCode[];
  };

/** What its parameters are called: `id` of `/productos/{id}`. */
type NamesIn<Route> = Route extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type Described<D extends Description> = Omit<D, 'route' | 'errors'> & {
  readonly method: D['route'] extends `${infer M} ${string}` ? M : never;
  readonly path: D['route'] extends `${string} ${infer P}` ? P : never;
  readonly errors: readonly ErrorCode[];
} & (D extends { params: z.ZodObject }
    ? unknown
    : NamesIn<D['route']> extends never
      ? unknown
      : { readonly params: z.ZodObject<Record<NamesIn<D['route']>, typeof uuid>> });

/**
 * Describes one call. Neither audience nor areas have a default: a call without does not compile. A path's parameters are ids,
 * unless `params` says what else they are. An app that takes a form's rules out of a contract takes no calls along.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineOperation<const D extends Description>({ route, ...rest }: D): Described<D> {
  const [method, path = ''] = route.split(' ');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, uuid]);
  const params = names.length > 0 ? { params: z.object(Object.fromEntries(names)) } : {};
  const query = rest.query && { query: withRangesInOrder(rest.query) };
  return { errors: [], ...params, ...rest, ...query, method, path } as unknown as Described<D>;
}

/** The apps that a call ships to: what the audience implies, unless the operation says otherwise. */
export function surfacesOf(operation: OperationShape): readonly Surface[] {
  if (operation.surfaces) return operation.surfaces;
  if (operation.audience === 'public') return ['storefront', 'backoffice'];
  if (operation.audience === 'customer') {
    return operation.admits?.includes('staff') ? ['storefront', 'backoffice'] : ['storefront'];
  }
  return ['backoffice'];
}
