import type { Client, Config } from '../generated/storefront/client/index.ts';
import { withoutSignal } from './api-error.ts';

type Method = 'delete' | 'get' | 'patch' | 'post' | 'put';
type Setup = (client: Client) => void;

/** A client whose transport comes with its first call, or when it is told to: no page needs it to be shown. */
export interface LateClient extends Pick<Client, Method> {
  getConfig(): Config;
  /**
   * What queries go by is known at once; the rest is done to the transport when it is there. A read that fails with an
   * error that `isRepeated` is called once more; a change never is.
   */
  setUp(config: Config, more: Setup, isRepeated?: (error: unknown) => boolean): void;
  /** Has the transport come. Refused as a call without an answer is. */
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
      // Asked for again by the next call.
      coming = undefined;
      throw withoutSignal(cause instanceof Error ? cause : undefined);
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
