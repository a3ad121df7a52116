import type { IncomingMessage } from 'node:http';

/**
 * For a server's option of that name: the only upgrade that anybody answers is a websocket at `path` or below. Any
 * other request for one is answered as if it had not asked, so that no socket is ever left without a listener.
 */
export const onlyWebsockets = (path: string) => ({
  shouldUpgradeCallback: ({ url = '', headers }: IncomingMessage): boolean =>
    [path, `${path}/`].includes(url.split('?')[0] ?? '') && headers.upgrade?.toLowerCase() === 'websocket',
});
