import type { IncomingMessage } from 'node:http';

/**
 * Server option: accepts an upgrade only for a websocket at exactly `path`. Other upgrade requests are
 * answered as normal requests, so that no socket stays without a listener.
 */
export const onlyWebsockets = (path: string) => ({
  shouldUpgradeCallback: ({ url = '', headers }: IncomingMessage): boolean =>
    [path, `${path}/`].includes(url.split('?')[0] ?? '') && headers.upgrade?.toLowerCase() === 'websocket',
});
