// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { DatosBancariosGetData, DatosBancariosGetError, DatosBancariosGetErrors, DatosBancariosGetResponse, DatosBancariosGetResponses } from '../types.gen.ts';

/**
 * Returns the bank account to which customers transfer money.
 */
export const datosBancariosGet = <ThrowOnError extends boolean = true>(options?: Options<DatosBancariosGetData, ThrowOnError>): RequestResult<DatosBancariosGetResponses, DatosBancariosGetErrors, ThrowOnError> => (options?.client ?? client).get<DatosBancariosGetResponses, DatosBancariosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/datos-bancarios',
    ...options
});

export const datosBancariosGetQueryKey = (options?: Options<DatosBancariosGetData>) => createQueryKey('datosBancariosGet', options, false, ['datosBancarios']);

/**
 * Returns the bank account to which customers transfer money.
 */
export const datosBancariosGetOptions = (options?: Options<DatosBancariosGetData>) => queryOptions<DatosBancariosGetResponse, DatosBancariosGetError, DatosBancariosGetResponse, ReturnType<typeof datosBancariosGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await datosBancariosGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: datosBancariosGetQueryKey(options)
});
