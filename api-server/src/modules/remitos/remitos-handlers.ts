import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { remitoDePedido } from '../pedidos/remito-de-pedido.ts';
import { renderRemito } from './remito-pdf.ts';

export function remitosHandlers({ db, shop }: ModuleDeps): Pick<Handlers, 'remitos.download'> {
  return {
    'remitos.download': async ({ query }) => ({
      name: `remito_${query.pedidoId}.pdf`,
      data: await renderRemito(await remitoDePedido(db, shop, query.pedidoId)),
    }),
  };
}
