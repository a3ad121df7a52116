// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { MisHabitualesListData, MisHabitualesListError, MisHabitualesListErrors, MisHabitualesListResponse, MisHabitualesListResponses } from '../types.gen.ts';

/**
 * What the caller usually buys and the shop still has, the most usual first: of up to 40 products of their newest 200 orders of 180 days, cancelled ones aside. To who has none: what at least 3 different customers ordered in 90 days; null for who has usual products, and where nothing was ordered so often.
 */
export const misHabitualesList = <ThrowOnError extends boolean = true>(options?: Options<MisHabitualesListData, ThrowOnError>): RequestResult<MisHabitualesListResponses, MisHabitualesListErrors, ThrowOnError> => (options?.client ?? client).get<MisHabitualesListResponses, MisHabitualesListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-habituales',
    ...options
});

export const misHabitualesListQueryKey = (options?: Options<MisHabitualesListData>) => createQueryKey('misHabitualesList', options, false, ['misHabituales']);

/**
 * What the caller usually buys and the shop still has, the most usual first: of up to 40 products of their newest 200 orders of 180 days, cancelled ones aside. To who has none: what at least 3 different customers ordered in 90 days; null for who has usual products, and where nothing was ordered so often.
 */
export const misHabitualesListOptions = (options?: Options<MisHabitualesListData>) => queryOptions<MisHabitualesListResponse, MisHabitualesListError, MisHabitualesListResponse, ReturnType<typeof misHabitualesListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await misHabitualesList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: misHabitualesListQueryKey(options)
});
