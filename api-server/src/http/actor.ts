import { type Area, type OperationShape, type Rol, STAFF_ROLES } from 'api-client/contract';

/** Proof that a caller may see prices. Only a session makes one, and the mappers that add prices ask for it. */
export class PriceViewer {
  // Of the type alone: nothing else of the same shape passes for one.
  declare private readonly seal: true;
}

export interface Visitor {
  readonly kind: 'visitor';
}

export const VISITOR: Visitor = { kind: 'visitor' };

interface Account {
  readonly usuarioId: string;
  /**
   * Whose orders, addresses and usual products theirs are: the account's own, or the one of the owner of the shop that they
   * order for.
   */
  readonly comercioId: string;
}

/** Holds the 15-minute token of a request for an account. */
export interface RegistrationActor {
  readonly kind: 'registration';
  readonly usuarioId: string;
}

export interface CustomerActor extends Account {
  readonly kind: 'customer';
  /** The session that the call is made with. */
  readonly sesionId: string;
  readonly prices: PriceViewer;
}

/** What of the work an employee does, as an admin says; nobody else has one. */
export interface StaffRole {
  readonly nombre: string;
  readonly areas: ReadonlySet<string>;
}

export interface StaffActor extends Account {
  readonly kind: 'staff';
  /** The session that the call is made with. */
  readonly sesionId: string;
  readonly isAdmin: boolean;
  /** Null for an admin, and for an employee who does all that is staff's. What follows from it `authorize` says. */
  readonly rol: StaffRole | null;
  /** Whose role lets them see none has none: to ask for it is refused. */
  readonly prices: PriceViewer;
}

/**
 * Of the staff, but without the second factor that is demanded of them: turns it on, and does nothing else that is staff's.
 */
export interface UnenrolledActor extends Account {
  readonly kind: 'unenrolled';
  readonly sesionId: string;
  readonly isAdmin: boolean;
  readonly rol: StaffRole | null;
  readonly prices: PriceViewer;
}

/** Whoever has an account and is logged in to it. */
export type Owner = CustomerActor | StaffActor | UnenrolledActor;

export type Caller = Visitor | RegistrationActor | Owner;

type Unenrolled<O extends OperationShape> = O extends { unenrolled: true } ? UnenrolledActor : never;

type Admitted<O extends OperationShape> = O extends { admits: readonly (infer A)[] } ? A : never;

/** Who a handler meets, read off the operation's description. */
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

/** Whether all of the work that these areas are is theirs. */
export const worksIn = (
  { isAdmin, rol }: Pick<StaffActor, 'isAdmin' | 'rol'>,
  areas: readonly Area[],
): boolean => isAdmin || rol === null || areas.every((area) => rol.areas.has(area));

export const isStaff = (roles: readonly Rol[]): boolean => roles.some((rol) => STAFF_ROLES.includes(rol));
