import { type Area, type OperationShape, type Rol, STAFF_ROLES } from 'api-client/contract';
import type { ModoIva } from 'api-client/contract/iva';
import { BASE_PRICES, type Prices } from '../db/own-prices.ts';
import { Problem } from '../shared/problem.ts';

/**
 * Proof that a caller may see prices, and whose: those of the caller's agreement, or base prices (null), and how they show
 * IVA. Only a session creates the first one, and the mappers that add prices demand it.
 */
export class PriceViewer implements Prices {
  // Makes the type nominal: another type of the same shape is not assignable.
  declare private readonly seal: true;
  readonly condicionId: string | null;
  readonly iva: ModoIva;

  constructor({ condicionId, iva }: Prices) {
    this.condicionId = condicionId;
    this.iva = iva;
  }

  /** Returns a reader of the prices of a customer or an agreement, for staff. */
  of(prices: Prices): PriceViewer {
    return new PriceViewer(prices);
  }
}

export interface Visitor {
  readonly kind: 'visitor';
}

export const VISITOR: Visitor = { kind: 'visitor' };

interface Account {
  readonly usuarioId: string;
  /** Id of the account that owns orders, addresses and usual products: this account, or the owner of its shop. */
  readonly comercioId: string;
}

/** Has the 15-minute token of a request for an account. */
export interface RegistrationActor {
  readonly kind: 'registration';
  readonly usuarioId: string;
}

export interface CustomerActor extends Account {
  readonly kind: 'customer';
  readonly sesionId: string;
  readonly prices: PriceViewer;
}

/** The areas of work that an admin gave to an employee. */
export interface StaffRole {
  readonly nombre: string;
  readonly areas: ReadonlySet<string>;
}

export interface StaffActor extends Account {
  readonly kind: 'staff';
  readonly sesionId: string;
  readonly isAdmin: boolean;
  /** Null for an admin, and for an employee who may do all staff work. `authorize` applies the role. */
  readonly rol: StaffRole | null;
  /** Reading this property throws SIN_PERMISO when the role may not see prices. */
  readonly prices: PriceViewer;
}

/**
 * A staff member who lacks the required second factor: may only enable that factor and use the calls marked
 * `unenrolled`.
 */
export interface UnenrolledActor extends Account {
  readonly kind: 'unenrolled';
  readonly sesionId: string;
  readonly isAdmin: boolean;
  readonly rol: StaffRole | null;
  readonly prices: PriceViewer;
}

/** A caller who is logged in to an account. */
export type Owner = CustomerActor | StaffActor | UnenrolledActor;

export type Caller = Visitor | RegistrationActor | Owner;

/** Returns the prices that the caller sees: those of a customer's agreement, or base prices. */
export const pricesFor = (of: Caller): Prices => (of.kind === 'customer' ? of.prices : BASE_PRICES);

type Unenrolled<O extends OperationShape> = O extends { unenrolled: true } ? UnenrolledActor : never;

type Admitted<O extends OperationShape> = O extends { admits: readonly (infer A)[] } ? A : never;

/** The kinds of caller that a handler may get, derived from the operation's description. */
export type ActorOf<O extends OperationShape> = O['audience'] extends 'staff' | 'admin'
  ? StaffActor | Unenrolled<O>
  : O['audience'] extends 'customer'
    ?
        | CustomerActor
        | Unenrolled<O>
        | ('staff' extends Admitted<O> ? StaffActor : never)
        | ('registration' extends Admitted<O> ? RegistrationActor : never)
    : O extends { prices: true }
      ? Visitor | CustomerActor | StaffActor
      : Visitor;

/** Returns whether the caller may work in all of these areas. */
export const worksIn = (
  { isAdmin, rol }: Pick<StaffActor, 'isAdmin' | 'rol'>,
  areas: readonly Area[],
): boolean => isAdmin || rol === null || areas.every((area) => rol.areas.has(area));

export const isStaff = (roles: readonly Rol[]): boolean => roles.some((rol) => STAFF_ROLES.includes(rol));

/** Proof that a caller may see the purchase costs of products. The mappers that add costs demand it. */
export class CostViewer {
  // Makes the type nominal: another type of the same shape is not assignable.
  declare private readonly seal: true;
}

/** Throws SIN_PERMISO unless the caller is an admin, independently of the operation's description. */
export function toCostViewer({ isAdmin }: StaffActor): CostViewer {
  if (!isAdmin) throw new Problem('SIN_PERMISO');
  return new CostViewer();
}
