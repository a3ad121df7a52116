import type { Rol } from 'api-client/contract';

/** Whether an account is let in: approved, active and with a role. Nobody else is told a price, by a call or by mail. */
export const isAdmitted = (account: { dado_de_alta: boolean; esta_activo: boolean; roles: Rol[] }): boolean =>
  account.dado_de_alta && account.esta_activo && account.roles.length > 0;
