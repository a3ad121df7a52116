import type {
  Mensaje,
  Permisos,
  PorEmpacarPage,
  RolesPersonal,
  RolPersonal,
  Usuario,
} from 'api-client/backoffice';
import type { FakeHandlers } from 'api-client/testing';
import { llamadasOf } from 'api-client/testing/llamadas';

/** Response types of roles, and of orders to pack. */
export interface RolesAnswers {
  'GET /permisos': Permisos;
  'GET /roles-personal': RolesPersonal;
  'GET /roles-personal/:id': RolPersonal;
  'POST /roles-personal': RolPersonal;
  'PATCH /roles-personal/:id': RolPersonal;
  'DELETE /roles-personal/:id': Mensaje;
  'PATCH /usuarios/:id/rol': Usuario;
  'POST /empleados': Usuario;
  'GET /empaques/pendientes': PorEmpacarPage;
}

/** No roles. */
export const noRoles: FakeHandlers<RolesAnswers> = {
  'GET /permisos': () => ({ rol: null, llamadas: llamadasOf() }),
  'GET /roles-personal': () => ({ roles: [], total: 0 }),
};
