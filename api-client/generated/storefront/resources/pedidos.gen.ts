// Written by `generate`.

import type { UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../shared.gen.ts';
import type { PedidosCerrarIntentoData, PedidosCerrarIntentoError, PedidosCerrarIntentoErrors, PedidosCerrarIntentoResponse, PedidosCerrarIntentoResponses, PedidosCreateData, PedidosCreateError, PedidosCreateErrors, PedidosCreateResponse, PedidosCreateResponses } from '../types.gen.ts';

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
 * Settles an order of the caller's whose answer was lost, by its `Idempotency-Key`: gives the order, or closes the key so that a late copy places nothing.
 */
export const pedidosCerrarIntento = <ThrowOnError extends boolean = true>(options: Options<PedidosCerrarIntentoData, ThrowOnError>): RequestResult<PedidosCerrarIntentoResponses, PedidosCerrarIntentoErrors, ThrowOnError> => (options.client ?? client).put<PedidosCerrarIntentoResponses, PedidosCerrarIntentoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/intentos/{clave}',
    ...options
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

/**
 * Settles an order of the caller's whose answer was lost, by its `Idempotency-Key`: gives the order, or closes the key so that a late copy places nothing.
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
