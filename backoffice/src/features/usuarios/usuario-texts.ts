import type { Usuario } from 'api-client/backoffice';

export const nombreOf = ({ nombre, apellido }: Usuario): string => `${nombre} ${apellido}`.trim();

/** Marks staff's accounts, for admins. */
export const LACKS_FACTOR = 'Sin verificación en dos pasos';

/** Whose shop somebody belongs to: their own, or the one that they order for. */
export const comercioOf = ({ titular_id, nombre_comercio }: Usuario): string =>
  titular_id ? `Pide por ${nombre_comercio}` : nombre_comercio;

export const approval = ({ dado_de_alta }: Usuario): string => (dado_de_alta ? 'Aprobado' : 'Pendiente');

export const activity = ({ esta_activo }: Usuario): string => (esta_activo ? 'Si' : 'No');

/** What somebody is to the shop, besides a customer; nothing for those who only buy. */
export const staffRol = ({ roles }: Usuario): 'Administrador' | 'Empleado' | undefined => {
  if (roles.includes('admin')) return 'Administrador';
  return roles.includes('empleado') ? 'Empleado' : undefined;
};

const ROLES = { admin: 'Administrador', empleado: 'Empleado', usuario: 'Cliente' } as const;

/** All roles of an account, in words: 'Cliente, Empleado'; a request has none yet. */
export const rolesOf = ({ roles }: Usuario): string => roles.map((rol) => ROLES[rol]).join(', ') || 'Ninguno';

/** Where an address is: what comes after street and number, 'Pergamino'; all of one that names no more. */
export const placeOf = (dom_fiscal: string): string =>
  dom_fiscal.slice(dom_fiscal.indexOf(',') + 1).trim() || dom_fiscal;
