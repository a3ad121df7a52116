import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { printRemitos } from './remitos-service.ts';

export function remitosHandlers(deps: ModuleDeps): HandlersOf<'remitos'> {
  return {
    'remitos.download': async ({ query: { pedidoId, copias }, author }) => ({
      name: `remito_${pedidoId}.pdf`,
      data: await printRemitos(deps, { ids: [pedidoId], copias, author }),
    }),
    'remitos.varios': async ({ query: { pedidoIds, copias }, author }) => ({
      name: 'remitos.pdf',
      data: await printRemitos(deps, { ids: pedidoIds.split(','), copias, author }),
    }),
  };
}
