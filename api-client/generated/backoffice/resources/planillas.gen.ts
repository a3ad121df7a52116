// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { PlanillasClientesData, PlanillasClientesError, PlanillasClientesErrors, PlanillasClientesResponse, PlanillasClientesResponses, PlanillasCondicionesData, PlanillasCondicionesError, PlanillasCondicionesErrors, PlanillasCondicionesResponse, PlanillasCondicionesResponses, PlanillasPedidosData, PlanillasPedidosError, PlanillasPedidosErrors, PlanillasPedidosResponse, PlanillasPedidosResponses, PlanillasProductosData, PlanillasProductosError, PlanillasProductosErrors, PlanillasProductosResponse, PlanillasProductosResponses } from '../types.gen.ts';

/**
 * The orders of a filtered list in its order, at most 10000.
 */
export const planillasPedidos = <ThrowOnError extends boolean = true>(options?: Options<PlanillasPedidosData, ThrowOnError>): RequestResult<PlanillasPedidosResponses, PlanillasPedidosErrors, ThrowOnError> => (options?.client ?? client).get<PlanillasPedidosResponses, PlanillasPedidosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/planillas/pedidos',
    ...options
});

/**
 * The products of the panel's list in its order, at most 100000; columns as in an import.
 */
export const planillasProductos = <ThrowOnError extends boolean = true>(options?: Options<PlanillasProductosData, ThrowOnError>): RequestResult<PlanillasProductosResponses, PlanillasProductosErrors, ThrowOnError> => (options?.client ?? client).get<PlanillasProductosResponses, PlanillasProductosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/planillas/productos',
    ...options
});

/**
 * The customers' accounts by last name, at most 100000; persons of one shop appear once, as the shop's owner.
 */
export const planillasClientes = <ThrowOnError extends boolean = true>(options?: Options<PlanillasClientesData, ThrowOnError>): RequestResult<PlanillasClientesResponses, PlanillasClientesErrors, ThrowOnError> => (options?.client ?? client).get<PlanillasClientesResponses, PlanillasClientesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/planillas/clientes',
    ...options
});

/**
 * Own prices and terms by quantity, at most 100000 rows; columns as in an import.
 */
export const planillasCondiciones = <ThrowOnError extends boolean = true>(options?: Options<PlanillasCondicionesData, ThrowOnError>): RequestResult<PlanillasCondicionesResponses, PlanillasCondicionesErrors, ThrowOnError> => (options?.client ?? client).get<PlanillasCondicionesResponses, PlanillasCondicionesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/planillas/condiciones',
    ...options
});

export const planillasPedidosQueryKey = (options?: Options<PlanillasPedidosData>) => createQueryKey('planillasPedidos', options, false, ['planillas']);

/**
 * The orders of a filtered list in its order, at most 10000.
 */
export const planillasPedidosOptions = (options?: Options<PlanillasPedidosData>) => queryOptions<PlanillasPedidosResponse, PlanillasPedidosError, PlanillasPedidosResponse, ReturnType<typeof planillasPedidosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await planillasPedidos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: planillasPedidosQueryKey(options)
});

export const planillasProductosQueryKey = (options?: Options<PlanillasProductosData>) => createQueryKey('planillasProductos', options, false, ['planillas']);

/**
 * The products of the panel's list in its order, at most 100000; columns as in an import.
 */
export const planillasProductosOptions = (options?: Options<PlanillasProductosData>) => queryOptions<PlanillasProductosResponse, PlanillasProductosError, PlanillasProductosResponse, ReturnType<typeof planillasProductosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await planillasProductos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: planillasProductosQueryKey(options)
});

export const planillasClientesQueryKey = (options?: Options<PlanillasClientesData>) => createQueryKey('planillasClientes', options, false, ['planillas']);

/**
 * The customers' accounts by last name, at most 100000; persons of one shop appear once, as the shop's owner.
 */
export const planillasClientesOptions = (options?: Options<PlanillasClientesData>) => queryOptions<PlanillasClientesResponse, PlanillasClientesError, PlanillasClientesResponse, ReturnType<typeof planillasClientesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await planillasClientes({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: planillasClientesQueryKey(options)
});

export const planillasCondicionesQueryKey = (options?: Options<PlanillasCondicionesData>) => createQueryKey('planillasCondiciones', options, false, ['planillas']);

/**
 * Own prices and terms by quantity, at most 100000 rows; columns as in an import.
 */
export const planillasCondicionesOptions = (options?: Options<PlanillasCondicionesData>) => queryOptions<PlanillasCondicionesResponse, PlanillasCondicionesError, PlanillasCondicionesResponse, ReturnType<typeof planillasCondicionesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await planillasCondiciones({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: planillasCondicionesQueryKey(options)
});
