import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { remitosDePedidos } from '../pedidos/remito-de-pedido.ts';
import { renderRemitos } from './remito-pdf.ts';

type Ids = 'remitos.download' | 'remitos.varios';

export function remitosHandlers({ db, shop }: ModuleDeps): Pick<Handlers, Ids> {
  const print = async (ids: readonly string[], name: string) => ({
    name,
    data: await renderRemitos(await remitosDePedidos(db, shop, ids)),
  });
  return {
    'remitos.download': ({ query: { pedidoId } }) => print([pedidoId], `remito_${pedidoId}.pdf`),
    'remitos.varios': ({ query }) => print(query.pedidoIds.split(','), 'remitos.pdf'),
  };
}
