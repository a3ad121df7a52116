// Written by `generate`.

import type { UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../shared.gen.ts';
import type { PedidoRapidoFindData, PedidoRapidoFindError, PedidoRapidoFindErrors, PedidoRapidoFindResponse, PedidoRapidoFindResponses } from '../types.gen.ts';

/**
 * Finds the product and quantity of each line of a message. Stores and orders nothing.
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
 * Finds the product and quantity of each line of a message. Stores and orders nothing.
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
