// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { CantidadesCambiarData, CantidadesCambiarError, CantidadesCambiarErrors, CantidadesCambiarResponse, CantidadesCambiarResponses, CantidadesDeProductoData, CantidadesDeProductoError, CantidadesDeProductoErrors, CantidadesDeProductoResponse, CantidadesDeProductoResponses } from '../types.gen.ts';

/**
 * Sales terms of a product that depend on the quantity: those of all customers, and those of an agreement.
 */
export const cantidadesDeProducto = <ThrowOnError extends boolean = true>(options: Options<CantidadesDeProductoData, ThrowOnError>): RequestResult<CantidadesDeProductoResponses, CantidadesDeProductoErrors, ThrowOnError> => (options.client ?? client).get<CantidadesDeProductoResponses, CantidadesDeProductoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}/cantidades',
    ...options
});

/**
 * Sets or removes the sales terms of a product; returns the former ones, which undo the change.
 */
export const cantidadesCambiar = <ThrowOnError extends boolean = true>(options: Options<CantidadesCambiarData, ThrowOnError>): RequestResult<CantidadesCambiarResponses, CantidadesCambiarErrors, ThrowOnError> => (options.client ?? client).patch<CantidadesCambiarResponses, CantidadesCambiarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}/cantidades',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const cantidadesDeProductoQueryKey = (options: Options<CantidadesDeProductoData>) => createQueryKey('cantidadesDeProducto', options, false, ['cantidades']);

/**
 * Sales terms of a product that depend on the quantity: those of all customers, and those of an agreement.
 */
export const cantidadesDeProductoOptions = (options: Options<CantidadesDeProductoData>) => queryOptions<CantidadesDeProductoResponse, CantidadesDeProductoError, CantidadesDeProductoResponse, ReturnType<typeof cantidadesDeProductoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await cantidadesDeProducto({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: cantidadesDeProductoQueryKey(options)
});

/**
 * Sets or removes the sales terms of a product; returns the former ones, which undo the change.
 */
export const cantidadesCambiarMutation = (options?: Partial<Options<CantidadesCambiarData>>): UseMutationOptions<CantidadesCambiarResponse, CantidadesCambiarError, Options<CantidadesCambiarData>> => {
    const mutationOptions: UseMutationOptions<CantidadesCambiarResponse, CantidadesCambiarError, Options<CantidadesCambiarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cantidadesCambiar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
