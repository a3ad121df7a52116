// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { BitacoraListData, BitacoraListError, BitacoraListErrors, BitacoraListResponse, BitacoraListResponses } from '../types.gen.ts';

/**
 * The audit log, newest first; `total` stops counting at 10000.
 */
export const bitacoraList = <ThrowOnError extends boolean = true>(options?: Options<BitacoraListData, ThrowOnError>): RequestResult<BitacoraListResponses, BitacoraListErrors, ThrowOnError> => (options?.client ?? client).get<BitacoraListResponses, BitacoraListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/bitacora',
    ...options
});

export const bitacoraListQueryKey = (options?: Options<BitacoraListData>) => createQueryKey('bitacoraList', options, false, ['bitacora']);

/**
 * The audit log, newest first; `total` stops counting at 10000.
 */
export const bitacoraListOptions = (options?: Options<BitacoraListData>) => queryOptions<BitacoraListResponse, BitacoraListError, BitacoraListResponse, ReturnType<typeof bitacoraListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await bitacoraList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: bitacoraListQueryKey(options)
});
