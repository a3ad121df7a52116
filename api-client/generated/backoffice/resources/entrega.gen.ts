// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { EntregaAnotarData, EntregaAnotarError, EntregaAnotarErrors, EntregaAnotarResponse, EntregaAnotarResponses, EntregaReemplazosData, EntregaReemplazosError, EntregaReemplazosErrors, EntregaReemplazosResponse, EntregaReemplazosResponses } from '../types.gen.ts';

/**
 * Stores the delivered quantities of an approved, sent or received order. A repeated call changes nothing, with any version.
 */
export const entregaAnotar = <ThrowOnError extends boolean = true>(options: Options<EntregaAnotarData, ThrowOnError>): RequestResult<EntregaAnotarResponses, EntregaAnotarErrors, ThrowOnError> => (options.client ?? client).patch<EntregaAnotarResponses, EntregaAnotarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/entrega',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Up to 6 available products of the same categories, the nearest price first.
 */
export const entregaReemplazos = <ThrowOnError extends boolean = true>(options: Options<EntregaReemplazosData, ThrowOnError>): RequestResult<EntregaReemplazosResponses, EntregaReemplazosErrors, ThrowOnError> => (options.client ?? client).get<EntregaReemplazosResponses, EntregaReemplazosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}/reemplazos',
    ...options
});

/**
 * Stores the delivered quantities of an approved, sent or received order. A repeated call changes nothing, with any version.
 */
export const entregaAnotarMutation = (options?: Partial<Options<EntregaAnotarData>>): UseMutationOptions<EntregaAnotarResponse, EntregaAnotarError, Options<EntregaAnotarData>> => {
    const mutationOptions: UseMutationOptions<EntregaAnotarResponse, EntregaAnotarError, Options<EntregaAnotarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await entregaAnotar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const entregaReemplazosQueryKey = (options: Options<EntregaReemplazosData>) => createQueryKey('entregaReemplazos', options, false, ['entrega']);

/**
 * Up to 6 available products of the same categories, the nearest price first.
 */
export const entregaReemplazosOptions = (options: Options<EntregaReemplazosData>) => queryOptions<EntregaReemplazosResponse, EntregaReemplazosError, EntregaReemplazosResponse, ReturnType<typeof entregaReemplazosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await entregaReemplazos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: entregaReemplazosQueryKey(options)
});
