import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  miCondicionGetOptions,
  pesosOf,
  pesosText,
  type Tienda,
  tiendaGetOptions,
} from 'api-client/storefront';
import { type Montos, useMontosOf } from 'app-core/order/montos';
import { type CallOptions, shapedOptions } from 'app-core/queries/call-options';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { loadList } from './load.ts';
import { useSession } from './session/session.ts';

interface Texts extends Record<keyof Montos, string> {
  textos: Tienda['textos'];
}

/** Amounts as formatted text, because a page must contain no number that looks like a price. Includes the shop's texts. */
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

/** Returns the amounts for the customer's orders: those of the customer's agreement, or the shop's. */
export function useMontos(): Montos {
  const { seesPrices } = useSession();
  const ofShop = useMontosOf(montos, montosOf);
  const { data } = useQuery({ ...miCondicionGetOptions(), enabled: seesPrices, ...reportedByScreen });
  return {
    monto_minimo: data?.monto_minimo ?? ofShop.monto_minimo,
    envio_gratis: data?.envio_gratis ?? ofShop.envio_gratis,
  };
}

/** Loads the amounts. If the call fails, the page shows the document's default amounts. */
export const loadMontos = (queryClient: QueryClient): Promise<void> =>
  loadList(queryClient, montos).catch(() => undefined);
