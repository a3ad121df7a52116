// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { MisHabitualesListData, MisHabitualesListError, MisHabitualesListErrors, MisHabitualesListResponse, MisHabitualesListResponses } from '../types.gen.ts';

/**
 * The caller's usual products that the shop still sells, the most usual first: up to 40 products of the newest 200 orders of the last 180 days, without cancelled orders. For callers without any: products that at least 3 customers ordered in 90 days; null for customers with usual products, and when there are no such products.
 */
export const misHabitualesList = <ThrowOnError extends boolean = true>(options?: Options<MisHabitualesListData, ThrowOnError>): RequestResult<MisHabitualesListResponses, MisHabitualesListErrors, ThrowOnError> => (options?.client ?? client).get<MisHabitualesListResponses, MisHabitualesListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-habituales',
    ...options
});

export const misHabitualesListQueryKey = (options?: Options<MisHabitualesListData>) => createQueryKey('misHabitualesList', options, false, ['misHabituales']);

/**
 * The caller's usual products that the shop still sells, the most usual first: up to 40 products of the newest 200 orders of the last 180 days, without cancelled orders. For callers without any: products that at least 3 customers ordered in 90 days; null for customers with usual products, and when there are no such products.
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
