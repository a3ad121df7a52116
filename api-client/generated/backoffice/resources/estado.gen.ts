// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { EstadoDescartarData, EstadoDescartarError, EstadoDescartarErrors, EstadoDescartarResponse, EstadoDescartarResponses, EstadoFallidosData, EstadoFallidosError, EstadoFallidosErrors, EstadoFallidosResponse, EstadoFallidosResponses, EstadoGetData, EstadoGetError, EstadoGetErrors, EstadoGetResponse, EstadoGetResponses, EstadoPrimerosPasosData, EstadoPrimerosPasosError, EstadoPrimerosPasosErrors, EstadoPrimerosPasosResponse, EstadoPrimerosPasosResponses, EstadoReintentarData, EstadoReintentarError, EstadoReintentarErrors, EstadoReintentarResponse, EstadoReintentarResponses } from '../types.gen.ts';

/**
 * Returns the state of the system.
 */
export const estadoGet = <ThrowOnError extends boolean = true>(options?: Options<EstadoGetData, ThrowOnError>): RequestResult<EstadoGetResponses, EstadoGetErrors, ThrowOnError> => (options?.client ?? client).get<EstadoGetResponses, EstadoGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/estado',
    ...options
});

/**
 * Tells which steps of the initial setup are done.
 */
export const estadoPrimerosPasos = <ThrowOnError extends boolean = true>(options?: Options<EstadoPrimerosPasosData, ThrowOnError>): RequestResult<EstadoPrimerosPasosResponses, EstadoPrimerosPasosErrors, ThrowOnError> => (options?.client ?? client).get<EstadoPrimerosPasosResponses, EstadoPrimerosPasosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/estado/primeros-pasos',
    ...options
});

/**
 * Jobs that failed after all retries, newest failure first.
 */
export const estadoFallidos = <ThrowOnError extends boolean = true>(options?: Options<EstadoFallidosData, ThrowOnError>): RequestResult<EstadoFallidosResponses, EstadoFallidosErrors, ThrowOnError> => (options?.client ?? client).get<EstadoFallidosResponses, EstadoFallidosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/estado/fallidos',
    ...options
});

/**
 * Queues a failed job again. A repeated call queues the job only once.
 */
export const estadoReintentar = <ThrowOnError extends boolean = true>(options: Options<EstadoReintentarData, ThrowOnError>): RequestResult<EstadoReintentarResponses, EstadoReintentarErrors, ThrowOnError> => (options.client ?? client).post<EstadoReintentarResponses, EstadoReintentarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/estado/fallidos/{id}/reintentar',
    ...options
});

/**
 * Deletes a failed job without running it.
 */
export const estadoDescartar = <ThrowOnError extends boolean = true>(options: Options<EstadoDescartarData, ThrowOnError>): RequestResult<EstadoDescartarResponses, EstadoDescartarErrors, ThrowOnError> => (options.client ?? client).delete<EstadoDescartarResponses, EstadoDescartarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/estado/fallidos/{id}',
    ...options
});

export const estadoGetQueryKey = (options?: Options<EstadoGetData>) => createQueryKey('estadoGet', options, false, ['estado']);

/**
 * Returns the state of the system.
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
 * Tells which steps of the initial setup are done.
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

export const estadoFallidosQueryKey = (options?: Options<EstadoFallidosData>) => createQueryKey('estadoFallidos', options, false, ['estado']);

/**
 * Jobs that failed after all retries, newest failure first.
 */
export const estadoFallidosOptions = (options?: Options<EstadoFallidosData>) => queryOptions<EstadoFallidosResponse, EstadoFallidosError, EstadoFallidosResponse, ReturnType<typeof estadoFallidosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await estadoFallidos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: estadoFallidosQueryKey(options)
});

/**
 * Queues a failed job again. A repeated call queues the job only once.
 */
export const estadoReintentarMutation = (options?: Partial<Options<EstadoReintentarData>>): UseMutationOptions<EstadoReintentarResponse, EstadoReintentarError, Options<EstadoReintentarData>> => {
    const mutationOptions: UseMutationOptions<EstadoReintentarResponse, EstadoReintentarError, Options<EstadoReintentarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await estadoReintentar({
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
 * Deletes a failed job without running it.
 */
export const estadoDescartarMutation = (options?: Partial<Options<EstadoDescartarData>>): UseMutationOptions<EstadoDescartarResponse, EstadoDescartarError, Options<EstadoDescartarData>> => {
    const mutationOptions: UseMutationOptions<EstadoDescartarResponse, EstadoDescartarError, Options<EstadoDescartarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await estadoDescartar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
