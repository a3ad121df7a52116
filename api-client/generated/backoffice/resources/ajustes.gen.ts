// Written by `generate`.

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { AjustesGetData, AjustesGetErrors, AjustesGetResponses, AjustesUpdateData, AjustesUpdateErrors, AjustesUpdateResponses, AjustesGetError, AjustesGetResponse, AjustesUpdateError, AjustesUpdateResponse } from '../types.gen.ts';
import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';
import { type Options, createQueryKey } from '../shared.gen.ts';

/**
 * What is settled for the whole shop.
 */
export const ajustesGet = <ThrowOnError extends boolean = true>(options?: Options<AjustesGetData, ThrowOnError>): RequestResult<AjustesGetResponses, AjustesGetErrors, ThrowOnError> => (options?.client ?? client).get<AjustesGetResponses, AjustesGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/ajustes',
    ...options
});

/**
 * Settles it anew, for everybody at once. A second factor is demanded only by who has one.
 */
export const ajustesUpdate = <ThrowOnError extends boolean = true>(options: Options<AjustesUpdateData, ThrowOnError>): RequestResult<AjustesUpdateResponses, AjustesUpdateErrors, ThrowOnError> => (options.client ?? client).patch<AjustesUpdateResponses, AjustesUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/ajustes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const ajustesGetQueryKey = (options?: Options<AjustesGetData>) => createQueryKey('ajustesGet', options, false, ['ajustes']);

/**
 * What is settled for the whole shop.
 */
export const ajustesGetOptions = (options?: Options<AjustesGetData>) => queryOptions<AjustesGetResponse, AjustesGetError, AjustesGetResponse, ReturnType<typeof ajustesGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await ajustesGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: ajustesGetQueryKey(options)
});

/**
 * Settles it anew, for everybody at once. A second factor is demanded only by who has one.
 */
export const ajustesUpdateMutation = (options?: Partial<Options<AjustesUpdateData>>): UseMutationOptions<AjustesUpdateResponse, AjustesUpdateError, Options<AjustesUpdateData>> => {
    const mutationOptions: UseMutationOptions<AjustesUpdateResponse, AjustesUpdateError, Options<AjustesUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await ajustesUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
