// Written by `generate`.

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { PedidosCreateData, PedidosCreateErrors, PedidosCreateResponses, PedidosCreateError, PedidosCreateResponse } from '../types.gen.ts';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { Options } from '../shared.gen.ts';

/**
 * Places an order for oneself, for the shop that one orders for, or for staff on behalf of a customer, at the prices that the caller saw. Given a person's id it is their shop's.
 */
export const pedidosCreate = <ThrowOnError extends boolean = true>(options: Options<PedidosCreateData, ThrowOnError>): RequestResult<PedidosCreateResponses, PedidosCreateErrors, ThrowOnError> => (options.client ?? client).post<PedidosCreateResponses, PedidosCreateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Places an order for oneself, for the shop that one orders for, or for staff on behalf of a customer, at the prices that the caller saw. Given a person's id it is their shop's.
 */
export const pedidosCreateMutation = (options?: Partial<Options<PedidosCreateData>>): UseMutationOptions<PedidosCreateResponse, PedidosCreateError, Options<PedidosCreateData>> => {
    const mutationOptions: UseMutationOptions<PedidosCreateResponse, PedidosCreateError, Options<PedidosCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosCreate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
