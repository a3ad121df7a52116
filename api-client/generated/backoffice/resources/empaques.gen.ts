// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { EmpaquesAnotarData, EmpaquesAnotarError, EmpaquesAnotarErrors, EmpaquesAnotarResponse, EmpaquesAnotarResponses, EmpaquesListData, EmpaquesListError, EmpaquesListErrors, EmpaquesListResponse, EmpaquesListResponses, EmpaquesPendientesData, EmpaquesPendientesError, EmpaquesPendientesErrors, EmpaquesPendientesResponse, EmpaquesPendientesResponses } from '../types.gen.ts';

/**
 * Approved orders without an up-to-date packing, oldest first. Contains no prices.
 */
export const empaquesPendientes = <ThrowOnError extends boolean = true>(options?: Options<EmpaquesPendientesData, ThrowOnError>): RequestResult<EmpaquesPendientesResponses, EmpaquesPendientesErrors, ThrowOnError> => (options?.client ?? client).get<EmpaquesPendientesResponses, EmpaquesPendientesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/empaques/pendientes',
    ...options
});

/**
 * Packing data of the named orders, in the given order. Contains no prices.
 */
export const empaquesList = <ThrowOnError extends boolean = true>(options: Options<EmpaquesListData, ThrowOnError>): RequestResult<EmpaquesListResponses, EmpaquesListErrors, ThrowOnError> => (options.client ?? client).get<EmpaquesListResponses, EmpaquesListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/empaques',
    ...options
});

/**
 * Stores what was packed of an approved, sent or received order; missing quantities become delivery differences. The caller creates the id; a repeated id changes nothing.
 */
export const empaquesAnotar = <ThrowOnError extends boolean = true>(options: Options<EmpaquesAnotarData, ThrowOnError>): RequestResult<EmpaquesAnotarResponses, EmpaquesAnotarErrors, ThrowOnError> => (options.client ?? client).put<EmpaquesAnotarResponses, EmpaquesAnotarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/empaques/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const empaquesPendientesQueryKey = (options?: Options<EmpaquesPendientesData>) => createQueryKey('empaquesPendientes', options, false, ['empaques']);

/**
 * Approved orders without an up-to-date packing, oldest first. Contains no prices.
 */
export const empaquesPendientesOptions = (options?: Options<EmpaquesPendientesData>) => queryOptions<EmpaquesPendientesResponse, EmpaquesPendientesError, EmpaquesPendientesResponse, ReturnType<typeof empaquesPendientesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await empaquesPendientes({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: empaquesPendientesQueryKey(options)
});

export const empaquesListQueryKey = (options: Options<EmpaquesListData>) => createQueryKey('empaquesList', options, false, ['empaques']);

/**
 * Packing data of the named orders, in the given order. Contains no prices.
 */
export const empaquesListOptions = (options: Options<EmpaquesListData>) => queryOptions<EmpaquesListResponse, EmpaquesListError, EmpaquesListResponse, ReturnType<typeof empaquesListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await empaquesList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: empaquesListQueryKey(options)
});

/**
 * Stores what was packed of an approved, sent or received order; missing quantities become delivery differences. The caller creates the id; a repeated id changes nothing.
 */
export const empaquesAnotarMutation = (options?: Partial<Options<EmpaquesAnotarData>>): UseMutationOptions<EmpaquesAnotarResponse, EmpaquesAnotarError, Options<EmpaquesAnotarData>> => {
    const mutationOptions: UseMutationOptions<EmpaquesAnotarResponse, EmpaquesAnotarError, Options<EmpaquesAnotarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await empaquesAnotar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
