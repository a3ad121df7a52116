import type { QueryClient } from '@tanstack/react-query';
import { pesosOf, pesosText, type Tienda, tiendaGetOptions } from 'api-client/storefront';
import { type Montos, useMontosOf } from 'app-core/order/montos';
import { type CallOptions, shapedOptions } from 'app-core/queries/call-options';
import { loadList } from './load.ts';

interface Texts extends Record<keyof Montos, string> {
  textos: Tienda['textos'];
}

/** As they are read: a page carries no number that might be a product's price. With what the shop says of itself. */
export const montos: CallOptions<Texts> = shapedOptions(
  'montos',
  tiendaGetOptions(),
  ({ monto_minimo, envio_gratis, textos }: Tienda) => ({
    monto_minimo: pesosText(monto_minimo),
    envio_gratis: pesosText(envio_gratis),
    textos,
  }),
);

const montosOf = ({ monto_minimo, envio_gratis }: Texts): Montos => ({
  monto_minimo: pesosOf(monto_minimo),
  envio_gratis: pesosOf(envio_gratis),
});

export const useMontos = (): Montos => useMontosOf(montos, montosOf);

/** For a page that says them. Of an API that can't, it says the documents': no page fails for it. */
export const loadMontos = (queryClient: QueryClient): Promise<void> =>
  loadList(queryClient, montos).catch(() => undefined);
