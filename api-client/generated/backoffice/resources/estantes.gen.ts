// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { EstantesListData, EstantesListError, EstantesListErrors, EstantesListResponse, EstantesListResponses, EstantesOrdenarData, EstantesOrdenarError, EstantesOrdenarErrors, EstantesOrdenarResponse, EstantesOrdenarResponses } from '../types.gen.ts';

/**
 * The shelves in walking order.
 */
export const estantesList = <ThrowOnError extends boolean = true>(options?: Options<EstantesListData, ThrowOnError>): RequestResult<EstantesListResponses, EstantesListErrors, ThrowOnError> => (options?.client ?? client).get<EstantesListResponses, EstantesListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/estantes',
    ...options
});

/**
 * Sets the shelves and their order. Products without a shelf come last.
 */
export const estantesOrdenar = <ThrowOnError extends boolean = true>(options: Options<EstantesOrdenarData, ThrowOnError>): RequestResult<EstantesOrdenarResponses, EstantesOrdenarErrors, ThrowOnError> => (options.client ?? client).put<EstantesOrdenarResponses, EstantesOrdenarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/estantes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const estantesListQueryKey = (options?: Options<EstantesListData>) => createQueryKey('estantesList', options, false, ['estantes']);

/**
 * The shelves in walking order.
 */
export const estantesListOptions = (options?: Options<EstantesListData>) => queryOptions<EstantesListResponse, EstantesListError, EstantesListResponse, ReturnType<typeof estantesListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await estantesList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: estantesListQueryKey(options)
});

/**
 * Sets the shelves and their order. Products without a shelf come last.
 */
export const estantesOrdenarMutation = (options?: Partial<Options<EstantesOrdenarData>>): UseMutationOptions<EstantesOrdenarResponse, EstantesOrdenarError, Options<EstantesOrdenarData>> => {
    const mutationOptions: UseMutationOptions<EstantesOrdenarResponse, EstantesOrdenarError, Options<EstantesOrdenarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await estantesOrdenar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
