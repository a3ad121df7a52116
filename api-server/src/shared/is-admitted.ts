import type { Rol } from 'api-client/contract';

export interface Access {
  dado_de_alta: boolean;
  esta_activo: boolean;
  roles: Rol[];
}

const isOpen = ({ dado_de_alta, esta_activo, roles }: Access): boolean =>
  dado_de_alta && esta_activo && roles.length > 0;

/**
 * Whether an account is let in: approved, active and with a role. Nobody else is told a price, by a call or by mail.
 * @param titular of a person who orders for a shop, its owner: they are let in for as long as the owner is
 */
export const isAdmitted = (account: Access, titular: Access | null | undefined): boolean =>
  isOpen(account) && (!titular || isOpen(titular));
