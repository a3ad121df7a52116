/** Sessions of other accounts, for admins. */
import { mensaje } from './common.ts';
import { defineOperation } from './define.ts';

export const sesionesStaffOperations = [
  defineOperation({
    id: 'sesiones.endOfUsuario',
    route: 'DELETE /usuarios/{id}/sesiones',
    summary: 'Ends all sessions and sockets of an account at once.',
    audience: 'admin',
    areas: 'solo admin',
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO'],
  }),
] as const;
