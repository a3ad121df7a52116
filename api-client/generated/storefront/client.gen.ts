import { type LateClient, lateClient } from '../../src/late-client.ts';

export const client: LateClient = lateClient({ baseUrl: '/api', throwOnError: true }, () => import('./client/client.gen.ts'));
