import { type Empaques, empaquesListOptions, LIMITS } from 'api-client/backoffice';
import { shapedOptions } from 'app-core/queries/call-options';
import { isUnanswered } from 'app-core/queries/errors';
import { packingAccount } from '../../../shared/session/stored-work.ts';
import type { ToPack } from './loaded-pedidos.ts';

const IDS = new RegExp(`^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,${LIMITS.remitosPerPdf - 1}}$`);

/** Milliseconds between requests while stored orders are shown. */
const POLL_MS = 15_000;

/** Loaded after the page. The service worker caches this chunk too, so that an offline reload works. */
const loaded = () => import('./loaded-pedidos.ts').catch(() => undefined);

function remember({ pedidos }: Empaques): ToPack {
  // Read the account now: another account may be authenticated once the chunk has loaded.
  const cuenta = packingAccount();
  void loaded().then((it) => it?.rememberLoaded(pedidos, cuenta));
  return { pedidos };
}

/**
 * Loads the orders of the URL; an invalid URL loads none. Falls back to the stored orders when the server
 * does not respond.
 */
export const empaqueOptions = (pedidoIds: string) => ({
  ...shapedOptions<Empaques, ToPack>(
    'por-empacar',
    empaquesListOptions({ query: { pedidoIds } }),
    remember,
    async (error) =>
      isUnanswered(error) ? (await loaded())?.loadedPedidos(pedidoIds.split(',')) : undefined,
  ),
  enabled: IDS.test(pedidoIds),
  refetchInterval: ({ state }: { state: { data: ToPack | undefined } }) =>
    state.data?.loadedAt ? POLL_MS : false,
  refetchOnReconnect: 'always' as const,
});
