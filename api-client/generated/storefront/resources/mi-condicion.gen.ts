// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { MiCondicionGetData, MiCondicionGetError, MiCondicionGetErrors, MiCondicionGetResponse, MiCondicionGetResponses } from '../types.gen.ts';

/**
 * The caller's own terms of orders.
 */
export const miCondicionGet = <ThrowOnError extends boolean = true>(options?: Options<MiCondicionGetData, ThrowOnError>): RequestResult<MiCondicionGetResponses, MiCondicionGetErrors, ThrowOnError> => (options?.client ?? client).get<MiCondicionGetResponses, MiCondicionGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mi-condicion',
    ...options
});

export const miCondicionGetQueryKey = (options?: Options<MiCondicionGetData>) => createQueryKey('miCondicionGet', options, false, ['miCondicion']);

/**
 * The caller's own terms of orders.
 */
export const miCondicionGetOptions = (options?: Options<MiCondicionGetData>) => queryOptions<MiCondicionGetResponse, MiCondicionGetError, MiCondicionGetResponse, ReturnType<typeof miCondicionGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await miCondicionGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: miCondicionGetQueryKey(options)
});
