// Written by `generate`.

import type { UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../shared.gen.ts';
import type { PedidosCerrarIntentoData, PedidosCerrarIntentoError, PedidosCerrarIntentoErrors, PedidosCerrarIntentoResponse, PedidosCerrarIntentoResponses, PedidosCreateData, PedidosCreateError, PedidosCreateErrors, PedidosCreateResponse, PedidosCreateResponses } from '../types.gen.ts';

/**
 * Places an order at the prices that the caller saw: for the caller, the caller's shop, or as staff for a customer. A person's id stands for their shop.
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
 * Resolves an order of the caller whose answer was lost, by its `Idempotency-Key`: returns the order, or blocks the key for late copies.
 */
export const pedidosCerrarIntento = <ThrowOnError extends boolean = true>(options: Options<PedidosCerrarIntentoData, ThrowOnError>): RequestResult<PedidosCerrarIntentoResponses, PedidosCerrarIntentoErrors, ThrowOnError> => (options.client ?? client).put<PedidosCerrarIntentoResponses, PedidosCerrarIntentoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/intentos/{clave}',
    ...options
});

/**
 * Places an order at the prices that the caller saw: for the caller, the caller's shop, or as staff for a customer. A person's id stands for their shop.
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

/**
 * Resolves an order of the caller whose answer was lost, by its `Idempotency-Key`: returns the order, or blocks the key for late copies.
 */
export const pedidosCerrarIntentoMutation = (options?: Partial<Options<PedidosCerrarIntentoData>>): UseMutationOptions<PedidosCerrarIntentoResponse, PedidosCerrarIntentoError, Options<PedidosCerrarIntentoData>> => {
    const mutationOptions: UseMutationOptions<PedidosCerrarIntentoResponse, PedidosCerrarIntentoError, Options<PedidosCerrarIntentoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosCerrarIntento({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
