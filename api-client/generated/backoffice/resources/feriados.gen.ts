// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { FeriadosListData, FeriadosListError, FeriadosListErrors, FeriadosListResponse, FeriadosListResponses, FeriadosUpdateData, FeriadosUpdateError, FeriadosUpdateErrors, FeriadosUpdateResponse, FeriadosUpdateResponses } from '../types.gen.ts';

/**
 * All holidays, earliest first.
 */
export const feriadosList = <ThrowOnError extends boolean = true>(options?: Options<FeriadosListData, ThrowOnError>): RequestResult<FeriadosListResponses, FeriadosListErrors, ThrowOnError> => (options?.client ?? client).get<FeriadosListResponses, FeriadosListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/feriados',
    ...options
});

/**
 * Adds or renames holidays and deletes others; the rest stays unchanged.
 */
export const feriadosUpdate = <ThrowOnError extends boolean = true>(options: Options<FeriadosUpdateData, ThrowOnError>): RequestResult<FeriadosUpdateResponses, FeriadosUpdateErrors, ThrowOnError> => (options.client ?? client).patch<FeriadosUpdateResponses, FeriadosUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/feriados',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const feriadosListQueryKey = (options?: Options<FeriadosListData>) => createQueryKey('feriadosList', options, false, ['feriados']);

/**
 * All holidays, earliest first.
 */
export const feriadosListOptions = (options?: Options<FeriadosListData>) => queryOptions<FeriadosListResponse, FeriadosListError, FeriadosListResponse, ReturnType<typeof feriadosListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await feriadosList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: feriadosListQueryKey(options)
});

/**
 * Adds or renames holidays and deletes others; the rest stays unchanged.
 */
export const feriadosUpdateMutation = (options?: Partial<Options<FeriadosUpdateData>>): UseMutationOptions<FeriadosUpdateResponse, FeriadosUpdateError, Options<FeriadosUpdateData>> => {
    const mutationOptions: UseMutationOptions<FeriadosUpdateResponse, FeriadosUpdateError, Options<FeriadosUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await feriadosUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
