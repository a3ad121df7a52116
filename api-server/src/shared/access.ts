import type { Rol } from 'api-client/contract';

export interface Access {
  dado_de_alta: boolean;
  esta_activo: boolean;
  roles: Rol[];
}

const isOpen = ({ dado_de_alta, esta_activo, roles }: Access): boolean =>
  dado_de_alta && esta_activo && roles.length > 0;

/**
 * Returns whether an account is approved, active and has a role. Other accounts get no prices, by calls or by mail.
 * @param titular for a person who orders for a shop: the shop's owner, who must be admitted too
 */
export const isAdmitted = (account: Access, titular: Access | null | undefined): boolean =>
  isOpen(account) && (!titular || isOpen(titular));
