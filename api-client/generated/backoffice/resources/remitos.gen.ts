// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { RemitosDownloadData, RemitosDownloadError, RemitosDownloadErrors, RemitosDownloadResponse, RemitosDownloadResponses, RemitosHojasDeRutaData, RemitosHojasDeRutaError, RemitosHojasDeRutaErrors, RemitosHojasDeRutaResponse, RemitosHojasDeRutaResponses, RemitosImpresoData, RemitosImpresoError, RemitosImpresoErrors, RemitosImpresoResponse, RemitosImpresoResponses, RemitosImpresosData, RemitosImpresosError, RemitosImpresosErrors, RemitosImpresosResponse, RemitosImpresosResponses, RemitosVariosData, RemitosVariosError, RemitosVariosErrors, RemitosVariosResponse, RemitosVariosResponses } from '../types.gen.ts';

/**
 * The delivery note (remito) of an approved, sent or received order. The first download assigns its number.
 */
export const remitosDownload = <ThrowOnError extends boolean = true>(options: Options<RemitosDownloadData, ThrowOnError>): RequestResult<RemitosDownloadResponses, RemitosDownloadErrors, ThrowOnError> => (options.client ?? client).get<RemitosDownloadResponses, RemitosDownloadErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/remitos/pdf/download',
    ...options
});

/**
 * The delivery notes of several orders in one file, in the given order.
 */
export const remitosVarios = <ThrowOnError extends boolean = true>(options: Options<RemitosVariosData, ThrowOnError>): RequestResult<RemitosVariosResponses, RemitosVariosErrors, ThrowOnError> => (options.client ?? client).get<RemitosVariosResponses, RemitosVariosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/remitos/pdf/varios',
    ...options
});

/**
 * The printed delivery notes of an order, newest first.
 */
export const remitosImpresos = <ThrowOnError extends boolean = true>(options: Options<RemitosImpresosData, ThrowOnError>): RequestResult<RemitosImpresosResponses, RemitosImpresosErrors, ThrowOnError> => (options.client ?? client).get<RemitosImpresosResponses, RemitosImpresosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/remitos',
    ...options
});

/**
 * A delivery note as it was printed, even if the order changed since.
 */
export const remitosImpreso = <ThrowOnError extends boolean = true>(options: Options<RemitosImpresoData, ThrowOnError>): RequestResult<RemitosImpresoResponses, RemitosImpresoErrors, ThrowOnError> => (options.client ?? client).get<RemitosImpresoResponses, RemitosImpresoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/remitos/pdf/impreso',
    ...options
});

/**
 * A route sheet per zone in one file, with orders in the given order.
 */
export const remitosHojasDeRuta = <ThrowOnError extends boolean = true>(options: Options<RemitosHojasDeRutaData, ThrowOnError>): RequestResult<RemitosHojasDeRutaResponses, RemitosHojasDeRutaErrors, ThrowOnError> => (options.client ?? client).get<RemitosHojasDeRutaResponses, RemitosHojasDeRutaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/remitos/pdf/hojas-de-ruta',
    ...options
});

export const remitosDownloadQueryKey = (options: Options<RemitosDownloadData>) => createQueryKey('remitosDownload', options, false, ['remitos']);

/**
 * The delivery note (remito) of an approved, sent or received order. The first download assigns its number.
 */
export const remitosDownloadOptions = (options: Options<RemitosDownloadData>) => queryOptions<RemitosDownloadResponse, RemitosDownloadError, RemitosDownloadResponse, ReturnType<typeof remitosDownloadQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await remitosDownload({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: remitosDownloadQueryKey(options)
});

export const remitosVariosQueryKey = (options: Options<RemitosVariosData>) => createQueryKey('remitosVarios', options, false, ['remitos']);

/**
 * The delivery notes of several orders in one file, in the given order.
 */
export const remitosVariosOptions = (options: Options<RemitosVariosData>) => queryOptions<RemitosVariosResponse, RemitosVariosError, RemitosVariosResponse, ReturnType<typeof remitosVariosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await remitosVarios({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: remitosVariosQueryKey(options)
});

export const remitosImpresosQueryKey = (options: Options<RemitosImpresosData>) => createQueryKey('remitosImpresos', options, false, ['remitos']);

/**
 * The printed delivery notes of an order, newest first.
 */
export const remitosImpresosOptions = (options: Options<RemitosImpresosData>) => queryOptions<RemitosImpresosResponse, RemitosImpresosError, RemitosImpresosResponse, ReturnType<typeof remitosImpresosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await remitosImpresos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: remitosImpresosQueryKey(options)
});

export const remitosImpresoQueryKey = (options: Options<RemitosImpresoData>) => createQueryKey('remitosImpreso', options, false, ['remitos']);

/**
 * A delivery note as it was printed, even if the order changed since.
 */
export const remitosImpresoOptions = (options: Options<RemitosImpresoData>) => queryOptions<RemitosImpresoResponse, RemitosImpresoError, RemitosImpresoResponse, ReturnType<typeof remitosImpresoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await remitosImpreso({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: remitosImpresoQueryKey(options)
});

export const remitosHojasDeRutaQueryKey = (options: Options<RemitosHojasDeRutaData>) => createQueryKey('remitosHojasDeRuta', options, false, ['remitos']);

/**
 * A route sheet per zone in one file, with orders in the given order.
 */
export const remitosHojasDeRutaOptions = (options: Options<RemitosHojasDeRutaData>) => queryOptions<RemitosHojasDeRutaResponse, RemitosHojasDeRutaError, RemitosHojasDeRutaResponse, ReturnType<typeof remitosHojasDeRutaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await remitosHojasDeRuta({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: remitosHojasDeRutaQueryKey(options)
});
