// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { MiInicioGetData, MiInicioGetError, MiInicioGetErrors, MiInicioGetResponse, MiInicioGetResponses } from '../types.gen.ts';

/**
 * Data of a customer's home page: the last order, orders in progress, due usual products, and the debt.
 */
export const miInicioGet = <ThrowOnError extends boolean = true>(options?: Options<MiInicioGetData, ThrowOnError>): RequestResult<MiInicioGetResponses, MiInicioGetErrors, ThrowOnError> => (options?.client ?? client).get<MiInicioGetResponses, MiInicioGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mi-inicio',
    ...options
});

export const miInicioGetQueryKey = (options?: Options<MiInicioGetData>) => createQueryKey('miInicioGet', options, false, ['miInicio']);

/**
 * Data of a customer's home page: the last order, orders in progress, due usual products, and the debt.
 */
export const miInicioGetOptions = (options?: Options<MiInicioGetData>) => queryOptions<MiInicioGetResponse, MiInicioGetError, MiInicioGetResponse, ReturnType<typeof miInicioGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await miInicioGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: miInicioGetQueryKey(options)
});
