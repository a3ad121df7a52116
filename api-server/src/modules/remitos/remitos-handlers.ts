import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { printRemitos } from './remitos-service.ts';

export function remitosHandlers({ db, shop }: ModuleDeps): HandlersOf<'remitos'> {
  return {
    'remitos.download': async ({ query: { pedidoId }, author }) => ({
      name: `remito_${pedidoId}.pdf`,
      data: await printRemitos(db, shop, [pedidoId], author),
    }),
    'remitos.varios': async ({ query, author }) => ({
      name: 'remitos.pdf',
      data: await printRemitos(db, shop, query.pedidoIds.split(','), author),
    }),
  };
}
