import type { Usuario } from 'api-client/backoffice';
import { UsuarioLink } from '../../shared/usuario-link.tsx';

export const nombreOf = ({ nombre, apellido }: Usuario): string => `${nombre} ${apellido}`.trim();

/** Marks staff accounts, for admins. */
export const WITHOUT_FACTOR_TEXT = 'Sin verificación en dos pasos';

/** Returns the user's own shop, or the shop that they order for. */
export const comercioOf = ({ titular_id, nombre_comercio }: Usuario): string =>
  titular_id ? `Pide por ${nombre_comercio}` : nombre_comercio;

export const approval = ({ dado_de_alta }: Usuario): string => (dado_de_alta ? 'Aprobado' : 'Pendiente');

export const activity = ({ esta_activo }: Usuario): string => (esta_activo ? 'Si' : 'No');

/** Returns the staff role; undefined for customers. */
export const staffRol = ({ roles }: Usuario): 'Administrador' | 'Empleado' | undefined => {
  if (roles.includes('admin')) return 'Administrador';
  return roles.includes('empleado') ? 'Empleado' : undefined;
};

const ROLES = { admin: 'Administrador', empleado: 'Empleado', usuario: 'Cliente' } as const;

/** Returns all roles: 'Cliente, Empleado'; a request has none. */
export const rolesOf = ({ roles }: Usuario): string => roles.map((rol) => ROLES[rol]).join(', ') || 'Ninguno';

/** Returns the part after street and number, 'Pergamino', else the whole address. */
export const placeOf = (dom_fiscal: string): string =>
  dom_fiscal.slice(dom_fiscal.indexOf(',') + 1).trim() || dom_fiscal;

/** The shop that a person orders for, linked to its owner's account. */
export function TitularLink({ usuario: { titular_id, nombre_comercio } }: { usuario: Usuario }) {
  return titular_id ? (
    <UsuarioLink usuario={{ usuario_id: titular_id, nombre: nombre_comercio, apellido: '' }} />
  ) : null;
}
