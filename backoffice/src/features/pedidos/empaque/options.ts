import { type Empaques, empaquesListOptions, LIMITS } from 'api-client/backoffice';
import { shapedOptions } from 'app-core/queries/call-options';
import { isUnanswered } from 'app-core/queries/errors';
import { packer } from '../../../shared/session/empaques-key.ts';
import type { ToPack } from './loaded.ts';

const IDS = new RegExp(`^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,${LIMITS.remitosPerPdf - 1}}$`);

/** Milliseconds until the server is asked again, while stored orders stand in for its answer. */
const AGAIN = 15_000;

/** Later than the screen: without this code, which the service worker stores too, no reload works without signal. */
const loaded = () => import('./loaded.ts').catch(() => undefined);

function remember({ pedidos }: Empaques): ToPack {
  // Read the account now: another account may be logged in once the code has loaded.
  const cuenta = packer();
  void loaded().then((it) => it?.rememberLoaded(pedidos, cuenta));
  return { pedidos };
}

/**
 * The orders that an address names; an address that makes no sense names none, and asks for none. Where the server does
 * not answer, the orders that this device loaded last.
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
    state.data?.loadedAt ? AGAIN : false,
  refetchOnReconnect: 'always' as const,
});
