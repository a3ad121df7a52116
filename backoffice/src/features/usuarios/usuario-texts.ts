import type { Usuario } from 'api-client/backoffice';

export const nombreDe = ({ nombre, apellido }: Usuario): string => `${nombre} ${apellido}`.trim();

export const approval = ({ dado_de_alta }: Usuario): string => (dado_de_alta ? 'Aprobado' : 'Pendiente');

export const activity = ({ esta_activo }: Usuario): string => (esta_activo ? 'Si' : 'No');

export const isPersonal = ({ roles }: Usuario): boolean =>
  roles.includes('empleado') || roles.includes('admin');
