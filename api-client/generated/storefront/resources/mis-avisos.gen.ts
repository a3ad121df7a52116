// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { MisAvisosDejarData, MisAvisosDejarError, MisAvisosDejarErrors, MisAvisosDejarResponse, MisAvisosDejarResponses, MisAvisosGetData, MisAvisosGetError, MisAvisosGetErrors, MisAvisosGetResponse, MisAvisosGetResponses, MisAvisosPedirData, MisAvisosPedirError, MisAvisosPedirErrors, MisAvisosPedirResponse, MisAvisosPedirResponses, MisAvisosUpdateData, MisAvisosUpdateError, MisAvisosUpdateErrors, MisAvisosUpdateResponse, MisAvisosUpdateResponses } from '../types.gen.ts';

/**
 * The mails that the caller wants.
 */
export const misAvisosGet = <ThrowOnError extends boolean = true>(options?: Options<MisAvisosGetData, ThrowOnError>): RequestResult<MisAvisosGetResponses, MisAvisosGetErrors, ThrowOnError> => (options?.client ?? client).get<MisAvisosGetResponses, MisAvisosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-avisos',
    ...options
});

/**
 * Changes which mails the caller wants.
 */
export const misAvisosUpdate = <ThrowOnError extends boolean = true>(options: Options<MisAvisosUpdateData, ThrowOnError>): RequestResult<MisAvisosUpdateResponses, MisAvisosUpdateErrors, ThrowOnError> => (options.client ?? client).put<MisAvisosUpdateResponses, MisAvisosUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-avisos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Cancels the request for a mail about a product.
 */
export const misAvisosDejar = <ThrowOnError extends boolean = true>(options: Options<MisAvisosDejarData, ThrowOnError>): RequestResult<MisAvisosDejarResponses, MisAvisosDejarErrors, ThrowOnError> => (options.client ?? client).delete<MisAvisosDejarResponses, MisAvisosDejarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-avisos/productos/{producto_id}',
    ...options
});

/**
 * Requests one mail when a product is available again. A repeated call changes nothing.
 */
export const misAvisosPedir = <ThrowOnError extends boolean = true>(options: Options<MisAvisosPedirData, ThrowOnError>): RequestResult<MisAvisosPedirResponses, MisAvisosPedirErrors, ThrowOnError> => (options.client ?? client).put<MisAvisosPedirResponses, MisAvisosPedirErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-avisos/productos/{producto_id}',
    ...options
});

export const misAvisosGetQueryKey = (options?: Options<MisAvisosGetData>) => createQueryKey('misAvisosGet', options, false, ['misAvisos']);

/**
 * The mails that the caller wants.
 */
export const misAvisosGetOptions = (options?: Options<MisAvisosGetData>) => queryOptions<MisAvisosGetResponse, MisAvisosGetError, MisAvisosGetResponse, ReturnType<typeof misAvisosGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await misAvisosGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: misAvisosGetQueryKey(options)
});

/**
 * Changes which mails the caller wants.
 */
export const misAvisosUpdateMutation = (options?: Partial<Options<MisAvisosUpdateData>>): UseMutationOptions<MisAvisosUpdateResponse, MisAvisosUpdateError, Options<MisAvisosUpdateData>> => {
    const mutationOptions: UseMutationOptions<MisAvisosUpdateResponse, MisAvisosUpdateError, Options<MisAvisosUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await misAvisosUpdate({
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
 * Cancels the request for a mail about a product.
 */
export const misAvisosDejarMutation = (options?: Partial<Options<MisAvisosDejarData>>): UseMutationOptions<MisAvisosDejarResponse, MisAvisosDejarError, Options<MisAvisosDejarData>> => {
    const mutationOptions: UseMutationOptions<MisAvisosDejarResponse, MisAvisosDejarError, Options<MisAvisosDejarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await misAvisosDejar({
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
 * Requests one mail when a product is available again. A repeated call changes nothing.
 */
export const misAvisosPedirMutation = (options?: Partial<Options<MisAvisosPedirData>>): UseMutationOptions<MisAvisosPedirResponse, MisAvisosPedirError, Options<MisAvisosPedirData>> => {
    const mutationOptions: UseMutationOptions<MisAvisosPedirResponse, MisAvisosPedirError, Options<MisAvisosPedirData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await misAvisosPedir({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
