// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { DetallesPedidosPorPedidoData, DetallesPedidosPorPedidoError, DetallesPedidosPorPedidoErrors, DetallesPedidosPorPedidoResponse, DetallesPedidosPorPedidoResponses, DetallesPedidosProductosMasVendidosData, DetallesPedidosProductosMasVendidosError, DetallesPedidosProductosMasVendidosErrors, DetallesPedidosProductosMasVendidosResponse, DetallesPedidosProductosMasVendidosResponses, DetallesPedidosTotalProductosVendidosData, DetallesPedidosTotalProductosVendidosError, DetallesPedidosTotalProductosVendidosErrors, DetallesPedidosTotalProductosVendidosResponse, DetallesPedidosTotalProductosVendidosResponses } from '../types.gen.ts';

/**
 * The lines of one order, each with the order.
 */
export const detallesPedidosPorPedido = <ThrowOnError extends boolean = true>(options: Options<DetallesPedidosPorPedidoData, ThrowOnError>): RequestResult<DetallesPedidosPorPedidoResponses, DetallesPedidosPorPedidoErrors, ThrowOnError> => (options.client ?? client).get<DetallesPedidosPorPedidoResponses, DetallesPedidosPorPedidoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/detalles-pedidos/pedido/{pedido_id}',
    ...options
});

/**
 * Units sold per category in a week or month.
 */
export const detallesPedidosTotalProductosVendidos = <ThrowOnError extends boolean = true>(options: Options<DetallesPedidosTotalProductosVendidosData, ThrowOnError>): RequestResult<DetallesPedidosTotalProductosVendidosResponses, DetallesPedidosTotalProductosVendidosErrors, ThrowOnError> => (options.client ?? client).get<DetallesPedidosTotalProductosVendidosResponses, DetallesPedidosTotalProductosVendidosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/detalles-pedidos/total-productos-vendidos/{range}',
    ...options
});

/**
 * Earnings per category in a week or month, the highest first.
 */
export const detallesPedidosProductosMasVendidos = <ThrowOnError extends boolean = true>(options: Options<DetallesPedidosProductosMasVendidosData, ThrowOnError>): RequestResult<DetallesPedidosProductosMasVendidosResponses, DetallesPedidosProductosMasVendidosErrors, ThrowOnError> => (options.client ?? client).get<DetallesPedidosProductosMasVendidosResponses, DetallesPedidosProductosMasVendidosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/detalles-pedidos/productos-mas-vendidos/{range}',
    ...options
});

export const detallesPedidosPorPedidoQueryKey = (options: Options<DetallesPedidosPorPedidoData>) => createQueryKey('detallesPedidosPorPedido', options, false, ['detallesPedidos']);

/**
 * The lines of one order, each with the order.
 */
export const detallesPedidosPorPedidoOptions = (options: Options<DetallesPedidosPorPedidoData>) => queryOptions<DetallesPedidosPorPedidoResponse, DetallesPedidosPorPedidoError, DetallesPedidosPorPedidoResponse, ReturnType<typeof detallesPedidosPorPedidoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await detallesPedidosPorPedido({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: detallesPedidosPorPedidoQueryKey(options)
});

export const detallesPedidosTotalProductosVendidosQueryKey = (options: Options<DetallesPedidosTotalProductosVendidosData>) => createQueryKey('detallesPedidosTotalProductosVendidos', options, false, ['detallesPedidos']);

/**
 * Units sold per category in a week or month.
 */
export const detallesPedidosTotalProductosVendidosOptions = (options: Options<DetallesPedidosTotalProductosVendidosData>) => queryOptions<DetallesPedidosTotalProductosVendidosResponse, DetallesPedidosTotalProductosVendidosError, DetallesPedidosTotalProductosVendidosResponse, ReturnType<typeof detallesPedidosTotalProductosVendidosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await detallesPedidosTotalProductosVendidos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: detallesPedidosTotalProductosVendidosQueryKey(options)
});

export const detallesPedidosProductosMasVendidosQueryKey = (options: Options<DetallesPedidosProductosMasVendidosData>) => createQueryKey('detallesPedidosProductosMasVendidos', options, false, ['detallesPedidos']);

/**
 * Earnings per category in a week or month, the highest first.
 */
export const detallesPedidosProductosMasVendidosOptions = (options: Options<DetallesPedidosProductosMasVendidosData>) => queryOptions<DetallesPedidosProductosMasVendidosResponse, DetallesPedidosProductosMasVendidosError, DetallesPedidosProductosMasVendidosResponse, ReturnType<typeof detallesPedidosProductosMasVendidosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await detallesPedidosProductosMasVendidos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: detallesPedidosProductosMasVendidosQueryKey(options)
});
