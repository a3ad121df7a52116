import type { Client, Config } from '../generated/storefront/client/index.ts';
import { offlineError } from './api-error.ts';

type Method = 'delete' | 'get' | 'patch' | 'post' | 'put';
type Setup = (client: Client) => void;

/** A client that loads its transport with the first call, or on request, because no page needs it for its first paint. */
export interface LateClient extends Pick<Client, Method> {
  getConfig(): Config;
  /**
   * Sets the configuration at once, and runs `more` when the transport is loaded. A read that fails with an
   * error that `isRepeated` accepts is repeated once; changes never are.
   */
  setUp(config: Config, more: Setup, isRepeated?: (error: unknown) => boolean): void;
  /** Loads the transport. Rejects like a call without an answer. */
  prepare(): Promise<Client>;
}

export function lateClient(
  config: Config,
  load: () => Promise<{ createClient: (config: Config) => Client }>,
): LateClient {
  let known = config;
  let repeats: (error: unknown) => boolean = () => false;
  let setups: Setup[] = [];
  let coming: Promise<Client> | undefined;

  const come = async () => {
    const { createClient } = await load().catch((cause: unknown) => {
      // The next call tries again.
      coming = undefined;
      throw offlineError(cause instanceof Error ? cause : undefined);
    });
    const client = createClient(config);
    for (const setUp of setups) setUp(client);
    return client;
  };
  const prepare = () => {
    coming ??= come();
    return coming;
  };
  const call = <M extends Method>(method: M) =>
    (async (options: Parameters<Client[M]>[0]) => {
      const client = await prepare();
      try {
        return await client[method](options);
      } catch (error) {
        if (method !== 'get' || !repeats(error)) throw error;
        return client[method](options);
      }
    }) as Client[M];

  return {
    getConfig: () => known,
    setUp: (more, prepared, isRepeated) => {
      repeats = isRepeated ?? repeats;
      known = { ...known, ...more };
      const setUp: Setup = (client) => {
        client.setConfig(more);
        prepared(client);
      };
      if (coming) void coming.then(setUp);
      setups = [...setups, setUp];
    },
    prepare,
    delete: call('delete'),
    get: call('get'),
    patch: call('patch'),
    post: call('post'),
    put: call('put'),
  };
}
