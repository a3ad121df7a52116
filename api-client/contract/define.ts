/**
 * The vocabulary that describes every call of the shop once. The server's validation and authorization, the
 * OpenAPI document of each app and the two generated clients derive from these descriptions.
 */
import { z } from 'zod';
import type { AdminAlone, AllStaff, Area, Areas, ByKind } from './areas.ts';
import { uuid, withRangesInOrder } from './common.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Callers that may use a call. Audiences are not a hierarchy: `customer` and `staff` are siblings, `admin` is
 * a staff member with more rights.
 */
export type Audience = 'public' | 'customer' | 'staff' | 'admin';

/** A frontend that a call ships to. */
export type Surface = 'storefront' | 'backoffice';

/** Rate limit: at most `points` calls in `seconds`, counted per address. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

export type Body =
  | { readonly type: 'json'; readonly schema: z.ZodType }
  | { readonly type: 'multipart'; readonly schema: z.ZodType };

/** Body of an answer: the schema of JSON, or a file's media type. A file with several media types lists them by file extension. */
export type Answer = z.ZodType | { readonly file: string | Readonly<Record<string, string>> };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface OperationShape {
  /** Unique name `resource.verb`; the generated client's function has it in camelCase. */
  readonly id: string;
  readonly method: Method;
  /** Path below `/api`, with parameters in braces: `/productos/{id}`. */
  readonly path: string;
  /** A sentence for readers of the OpenAPI document. */
  readonly summary: string;
  readonly audience: Audience;
  /**
   * Other callers of a customer's call: `staff` acting for a customer, `registration` (the 15-minute token of
   * an account request, which has no role).
   */
  readonly admits?: readonly ('staff' | 'registration')[];
  /**
   * Areas of staff work that a role needs for this call. Required for every call that staff may make, without a default.
   * Admins need no areas. Employees without a role may make all calls with the audience `staff`. A call whose answer contains
   * amounts needs `ver-precios` as well.
   */
  readonly areas?: Areas | ByKind | AllStaff | AdminAlone;
  /** A call about an account: callers need no area for their own account. */
  readonly ownAccount?: true;
  /** Fields of the body that need further areas. */
  readonly fieldAreas?: Readonly<Record<string, Area | AdminAlone>>;
  /** Fields of a public or customer's call that only staff may send; other callers get NO_AUTENTICADO or SIN_PERMISO. */
  readonly staffFields?: readonly string[];
  /**
   * Open to staff without their required second factor: enrolment, and calls about the own account. All other
   * staff calls then answer SEGUNDO_FACTOR_EXIGIDO.
   */
  readonly unenrolled?: true;
  /** A public call whose answer contains prices for callers who may see them. The bearer token is optional. */
  readonly prices?: true;
  /** A public call that the audit log records with the caller's session, if there is one. The bearer token is optional. */
  readonly namesCaller?: true;
  /**
   * The answer depends only on the request, the catalogue version and whether the caller may see prices. The
   * server caches it until the catalogue changes.
   */
  readonly cached?: true;
  /** The order of a `cached` answer depends on the customer's purchases; the answer is cached for visitors only. */
  readonly ranksForCustomer?: true;
  /**
   * An uncached answer is expensive, for example a search, so few are computed at once. Calls with a `term`
   * always count as expensive.
   */
  readonly costly?: true;
  /** Narrows (or, for the bell alone, widens) the apps that the audience implies. */
  readonly surfaces?: readonly Surface[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: Body;
  /** Accepts an `Idempotency-Key` header: a repeated call with the same key and body has no second effect. */
  readonly idempotent?: true;
  /** Accepts the one-click request of a mail program (List-Unsubscribe), which sends a form as its body. */
  readonly oneClick?: true;
  /** Optimistic lock: requires `If-Match` with the version that the caller saw, and answers 409 for a stale version. */
  readonly versioned?: true;
  readonly answers: Readonly<Record<number, Answer>>;
  /** Errors beyond those that follow from other options (validation, authorization, rate limit, server failure). */
  readonly errors: readonly ErrorCode[];
  readonly rate?: RateLimit;
  /**
   * How the server bounds the work for a list that the caller sends. Required for each call that accepts a long list.
   * `statements`: the number of SQL statements does not grow with the list. `turns`: it grows, or a statement is expensive, so
   * each account runs one call at a time and accounts take turns.
   */
  readonly listWork?: 'statements' | 'turns';
  /** The handler starts reading while the rate limit is still being counted, and waits for the count before expensive work. */
  readonly countedInParallel?: true;
}

/** The kinds of `areas` that each audience may have. */
type AreasOf =
  | { readonly audience: 'staff'; readonly areas: Areas | ByKind | AllStaff }
  | { readonly audience: 'admin'; readonly areas: Areas | AdminAlone }
  | {
      readonly audience: 'customer';
      readonly admits: readonly ['staff', ...'registration'[]];
      readonly areas: Areas | AllStaff;
    }
  | { readonly audience: 'public' | 'customer'; readonly admits?: never; readonly areas?: never };

/** An operation as the contract files declare it. */
type Description = Omit<OperationShape, 'method' | 'path' | 'errors' | 'audience' | 'admits' | 'areas'> &
  AreasOf & {
    /** Method and path: `GET /productos/{id}`. */
    readonly route: `${Method} /${string}`;
    /** Empty by default. */
    readonly errors?: readonly ErrorCode[];
  };

/** Names of a path's parameters: `id` of `/productos/{id}`. */
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
 * Describes a call. Audience and areas are required: a description without them does not compile. Path
 * parameters are ids unless `params` says otherwise.
 * Marked as free of side effects, so that an app that imports only a form's rules bundles no operations.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineOperation<const D extends Description>({ route, ...rest }: D): Described<D> {
  const [method, path = ''] = route.split(' ');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, uuid]);
  const params = names.length > 0 ? { params: z.object(Object.fromEntries(names)) } : {};
  const query = rest.query && { query: withRangesInOrder(rest.query) };
  return { errors: [], ...params, ...rest, ...query, method, path } as unknown as Described<D>;
}

/** Returns the apps that a call ships to, by its audience unless `surfaces` is set. */
export function surfacesOf(operation: OperationShape): readonly Surface[] {
  if (operation.surfaces) return operation.surfaces;
  if (operation.audience === 'public') return ['storefront', 'backoffice'];
  if (operation.audience === 'customer') {
    return operation.admits?.includes('staff') ? ['storefront', 'backoffice'] : ['storefront'];
  }
  return ['backoffice'];
}
