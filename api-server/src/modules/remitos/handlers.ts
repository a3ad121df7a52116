import type { HandlersOf } from '../../http/register-operations.ts';
import { formatNumero } from '../../shared/format.ts';
import type { ModuleDeps } from '../deps.ts';
import { toImpreso, toZona } from './mapper.ts';
import { printHojas, printPedidoOf, zonasOf } from './service/hojas.ts';
import { impresosOf, printImpreso, printRemitos } from './service/remitos.ts';

type PaperHandlers = HandlersOf<'remitos' | 'reparto'> & Pick<HandlersOf<'misPedidos'>, 'misPedidos.pdf'>;

export function remitosHandlers(deps: ModuleDeps): PaperHandlers {
  return {
    'misPedidos.pdf': async ({ actor, author, params: { pedido_id: pedidoId } }) => ({
      name: `pedido_${pedidoId}.pdf`,
      data: await printPedidoOf(deps, { usuarioId: actor.comercioId, pedidoId, author }),
    }),
    'remitos.download': async ({ query: { pedidoId, copias }, author }) => ({
      name: `remito_${pedidoId}.pdf`,
      data: await printRemitos(deps, { ids: [pedidoId], copias, author }),
    }),
    'remitos.impreso': async ({ query: { numero }, author }) => ({
      name: `remito_${formatNumero(numero)}.pdf`,
      data: await printImpreso(deps, { numero, author }),
    }),
    'remitos.impresos': async ({ params: { pedido_id } }) => {
      const { rows, cambio } = await impresosOf(deps, pedido_id);
      return { remitos: rows.map(toImpreso), cambio };
    },
    'remitos.hojasDeRuta': async ({ query: { pedidoIds }, author }) => ({
      name: 'hojas-de-ruta.pdf',
      data: await printHojas(deps, { ids: pedidoIds.split(','), author }),
    }),
    'reparto.zonas': async ({ query: { pedidoIds } }) => ({
      zonas: (await zonasOf(deps.db, pedidoIds.split(','))).map(toZona),
    }),
    'remitos.varios': async ({ query: { pedidoIds, copias }, author }) => ({
      name: 'remitos.pdf',
      data: await printRemitos(deps, { ids: pedidoIds.split(','), copias, author }),
    }),
  };
}
