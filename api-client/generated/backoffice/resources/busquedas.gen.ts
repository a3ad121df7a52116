// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { BusquedasDescartarData, BusquedasDescartarError, BusquedasDescartarErrors, BusquedasDescartarResponse, BusquedasDescartarResponses, BusquedasListData, BusquedasListError, BusquedasListErrors, BusquedasListResponse, BusquedasListResponses, BusquedasReponerData, BusquedasReponerError, BusquedasReponerErrors, BusquedasReponerResponse, BusquedasReponerResponses } from '../types.gen.ts';

/**
 * Searches of visitors and customers without an exact match, the most frequent first.
 */
export const busquedasList = <ThrowOnError extends boolean = true>(options?: Options<BusquedasListData, ThrowOnError>): RequestResult<BusquedasListResponses, BusquedasListErrors, ThrowOnError> => (options?.client ?? client).get<BusquedasListResponses, BusquedasListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/busquedas',
    ...options
});

/**
 * Hides a search from the list while the search is stored.
 */
export const busquedasDescartar = <ThrowOnError extends boolean = true>(options: Options<BusquedasDescartarData, ThrowOnError>): RequestResult<BusquedasDescartarResponses, BusquedasDescartarErrors, ThrowOnError> => (options.client ?? client).patch<BusquedasDescartarResponses, BusquedasDescartarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/busquedas/descartar/{id}',
    ...options
});

/**
 * Shows a hidden search in the list again.
 */
export const busquedasReponer = <ThrowOnError extends boolean = true>(options: Options<BusquedasReponerData, ThrowOnError>): RequestResult<BusquedasReponerResponses, BusquedasReponerErrors, ThrowOnError> => (options.client ?? client).patch<BusquedasReponerResponses, BusquedasReponerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/busquedas/reponer/{id}',
    ...options
});

export const busquedasListQueryKey = (options?: Options<BusquedasListData>) => createQueryKey('busquedasList', options, false, ['busquedas']);

/**
 * Searches of visitors and customers without an exact match, the most frequent first.
 */
export const busquedasListOptions = (options?: Options<BusquedasListData>) => queryOptions<BusquedasListResponse, BusquedasListError, BusquedasListResponse, ReturnType<typeof busquedasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await busquedasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: busquedasListQueryKey(options)
});

/**
 * Hides a search from the list while the search is stored.
 */
export const busquedasDescartarMutation = (options?: Partial<Options<BusquedasDescartarData>>): UseMutationOptions<BusquedasDescartarResponse, BusquedasDescartarError, Options<BusquedasDescartarData>> => {
    const mutationOptions: UseMutationOptions<BusquedasDescartarResponse, BusquedasDescartarError, Options<BusquedasDescartarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await busquedasDescartar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Shows a hidden search in the list again.
 */
export const busquedasReponerMutation = (options?: Partial<Options<BusquedasReponerData>>): UseMutationOptions<BusquedasReponerResponse, BusquedasReponerError, Options<BusquedasReponerData>> => {
    const mutationOptions: UseMutationOptions<BusquedasReponerResponse, BusquedasReponerError, Options<BusquedasReponerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await busquedasReponer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
