// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { RepartoZonasData, RepartoZonasError, RepartoZonasErrors, RepartoZonasResponse, RepartoZonasResponses } from '../types.gen.ts';

/**
 * The given approved, sent or received orders by zone, in the given order.
 */
export const repartoZonas = <ThrowOnError extends boolean = true>(options: Options<RepartoZonasData, ThrowOnError>): RequestResult<RepartoZonasResponses, RepartoZonasErrors, ThrowOnError> => (options.client ?? client).get<RepartoZonasResponses, RepartoZonasErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/reparto',
    ...options
});

export const repartoZonasQueryKey = (options: Options<RepartoZonasData>) => createQueryKey('repartoZonas', options, false, ['reparto']);

/**
 * The given approved, sent or received orders by zone, in the given order.
 */
export const repartoZonasOptions = (options: Options<RepartoZonasData>) => queryOptions<RepartoZonasResponse, RepartoZonasError, RepartoZonasResponse, ReturnType<typeof repartoZonasQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await repartoZonas({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: repartoZonasQueryKey(options)
});
