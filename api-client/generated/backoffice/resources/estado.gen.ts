// Written by `generate`.

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { EstadoGetData, EstadoGetErrors, EstadoGetResponses, EstadoPrimerosPasosData, EstadoPrimerosPasosErrors, EstadoPrimerosPasosResponses, EstadoGetError, EstadoGetResponse, EstadoPrimerosPasosError, EstadoPrimerosPasosResponse } from '../types.gen.ts';
import { queryOptions } from '@tanstack/react-query';
import { type Options, createQueryKey } from '../shared.gen.ts';

/**
 * How the shop itself is.
 */
export const estadoGet = <ThrowOnError extends boolean = true>(options?: Options<EstadoGetData, ThrowOnError>): RequestResult<EstadoGetResponses, EstadoGetErrors, ThrowOnError> => (options?.client ?? client).get<EstadoGetResponses, EstadoGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/estado',
    ...options
});

/**
 * What of the first day is done.
 */
export const estadoPrimerosPasos = <ThrowOnError extends boolean = true>(options?: Options<EstadoPrimerosPasosData, ThrowOnError>): RequestResult<EstadoPrimerosPasosResponses, EstadoPrimerosPasosErrors, ThrowOnError> => (options?.client ?? client).get<EstadoPrimerosPasosResponses, EstadoPrimerosPasosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/estado/primeros-pasos',
    ...options
});

export const estadoGetQueryKey = (options?: Options<EstadoGetData>) => createQueryKey('estadoGet', options, false, ['estado']);

/**
 * How the shop itself is.
 */
export const estadoGetOptions = (options?: Options<EstadoGetData>) => queryOptions<EstadoGetResponse, EstadoGetError, EstadoGetResponse, ReturnType<typeof estadoGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await estadoGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: estadoGetQueryKey(options)
});

export const estadoPrimerosPasosQueryKey = (options?: Options<EstadoPrimerosPasosData>) => createQueryKey('estadoPrimerosPasos', options, false, ['estado']);

/**
 * What of the first day is done.
 */
export const estadoPrimerosPasosOptions = (options?: Options<EstadoPrimerosPasosData>) => queryOptions<EstadoPrimerosPasosResponse, EstadoPrimerosPasosError, EstadoPrimerosPasosResponse, ReturnType<typeof estadoPrimerosPasosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await estadoPrimerosPasos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: estadoPrimerosPasosQueryKey(options)
});
