// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { CorreosGetData, CorreosGetError, CorreosGetErrors, CorreosGetResponse, CorreosGetResponses, CorreosListData, CorreosListError, CorreosListErrors, CorreosListResponse, CorreosListResponses, CorreosPruebaData, CorreosPruebaError, CorreosPruebaErrors, CorreosPruebaResponse, CorreosPruebaResponses, CorreosReenviarData, CorreosReenviarError, CorreosReenviarErrors, CorreosReenviarResponse, CorreosReenviarResponses } from '../types.gen.ts';

/**
 * The mails that wait or failed after all retries, newest first.
 */
export const correosList = <ThrowOnError extends boolean = true>(options?: Options<CorreosListData, ThrowOnError>): RequestResult<CorreosListResponses, CorreosListErrors, ThrowOnError> => (options?.client ?? client).get<CorreosListResponses, CorreosListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/correos',
    ...options
});

/**
 * Returns a stored mail, sent or not.
 */
export const correosGet = <ThrowOnError extends boolean = true>(options: Options<CorreosGetData, ThrowOnError>): RequestResult<CorreosGetResponses, CorreosGetErrors, ThrowOnError> => (options.client ?? client).get<CorreosGetResponses, CorreosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/correos/{id}',
    ...options
});

/**
 * Retries a waiting or failed mail now. A repeated call sends only one mail.
 */
export const correosReenviar = <ThrowOnError extends boolean = true>(options: Options<CorreosReenviarData, ThrowOnError>): RequestResult<CorreosReenviarResponses, CorreosReenviarErrors, ThrowOnError> => (options.client ?? client).patch<CorreosReenviarResponses, CorreosReenviarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/correos/reenviar/{id}',
    ...options
});

/**
 * Sends a test mail to the caller.
 */
export const correosPrueba = <ThrowOnError extends boolean = true>(options?: Options<CorreosPruebaData, ThrowOnError>): RequestResult<CorreosPruebaResponses, CorreosPruebaErrors, ThrowOnError> => (options?.client ?? client).post<CorreosPruebaResponses, CorreosPruebaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/correos/prueba',
    ...options
});

export const correosListQueryKey = (options?: Options<CorreosListData>) => createQueryKey('correosList', options, false, ['correos']);

/**
 * The mails that wait or failed after all retries, newest first.
 */
export const correosListOptions = (options?: Options<CorreosListData>) => queryOptions<CorreosListResponse, CorreosListError, CorreosListResponse, ReturnType<typeof correosListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await correosList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: correosListQueryKey(options)
});

export const correosGetQueryKey = (options: Options<CorreosGetData>) => createQueryKey('correosGet', options, false, ['correos']);

/**
 * Returns a stored mail, sent or not.
 */
export const correosGetOptions = (options: Options<CorreosGetData>) => queryOptions<CorreosGetResponse, CorreosGetError, CorreosGetResponse, ReturnType<typeof correosGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await correosGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: correosGetQueryKey(options)
});

/**
 * Retries a waiting or failed mail now. A repeated call sends only one mail.
 */
export const correosReenviarMutation = (options?: Partial<Options<CorreosReenviarData>>): UseMutationOptions<CorreosReenviarResponse, CorreosReenviarError, Options<CorreosReenviarData>> => {
    const mutationOptions: UseMutationOptions<CorreosReenviarResponse, CorreosReenviarError, Options<CorreosReenviarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await correosReenviar({
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
 * Sends a test mail to the caller.
 */
export const correosPruebaMutation = (options?: Partial<Options<CorreosPruebaData>>): UseMutationOptions<CorreosPruebaResponse, CorreosPruebaError, Options<CorreosPruebaData>> => {
    const mutationOptions: UseMutationOptions<CorreosPruebaResponse, CorreosPruebaError, Options<CorreosPruebaData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await correosPrueba({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
