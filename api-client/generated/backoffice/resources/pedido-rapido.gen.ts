// Written by `generate`.

import type { UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../shared.gen.ts';
import type { PedidoRapidoFindData, PedidoRapidoFindError, PedidoRapidoFindErrors, PedidoRapidoFindResponse, PedidoRapidoFindResponses } from '../types.gen.ts';

/**
 * Which product each line means, and how many of it. Nothing is kept, and nothing is ordered.
 */
export const pedidoRapidoFind = <ThrowOnError extends boolean = true>(options: Options<PedidoRapidoFindData, ThrowOnError>): RequestResult<PedidoRapidoFindResponses, PedidoRapidoFindErrors, ThrowOnError> => (options.client ?? client).post<PedidoRapidoFindResponses, PedidoRapidoFindErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedido-rapido/renglones',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Which product each line means, and how many of it. Nothing is kept, and nothing is ordered.
 */
export const pedidoRapidoFindMutation = (options?: Partial<Options<PedidoRapidoFindData>>): UseMutationOptions<PedidoRapidoFindResponse, PedidoRapidoFindError, Options<PedidoRapidoFindData>> => {
    const mutationOptions: UseMutationOptions<PedidoRapidoFindResponse, PedidoRapidoFindError, Options<PedidoRapidoFindData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidoRapidoFind({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
