// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { SesionesEndData, SesionesEndError, SesionesEndErrors, SesionesEndOfUsuarioData, SesionesEndOfUsuarioError, SesionesEndOfUsuarioErrors, SesionesEndOfUsuarioResponse, SesionesEndOfUsuarioResponses, SesionesEndOthersData, SesionesEndOthersError, SesionesEndOthersErrors, SesionesEndOthersResponse, SesionesEndOthersResponses, SesionesEndResponse, SesionesEndResponses, SesionesListData, SesionesListError, SesionesListErrors, SesionesListResponse, SesionesListResponses } from '../types.gen.ts';

/**
 * Ends the caller's sessions except the one of this call.
 */
export const sesionesEndOthers = <ThrowOnError extends boolean = true>(options?: Options<SesionesEndOthersData, ThrowOnError>): RequestResult<SesionesEndOthersResponses, SesionesEndOthersErrors, ThrowOnError> => (options?.client ?? client).delete<SesionesEndOthersResponses, SesionesEndOthersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sesiones',
    ...options
});

/**
 * The caller's open sessions, the last used first.
 */
export const sesionesList = <ThrowOnError extends boolean = true>(options?: Options<SesionesListData, ThrowOnError>): RequestResult<SesionesListResponses, SesionesListErrors, ThrowOnError> => (options?.client ?? client).get<SesionesListResponses, SesionesListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sesiones',
    ...options
});

/**
 * Ends one of the caller's sessions and its sockets at once.
 */
export const sesionesEnd = <ThrowOnError extends boolean = true>(options: Options<SesionesEndData, ThrowOnError>): RequestResult<SesionesEndResponses, SesionesEndErrors, ThrowOnError> => (options.client ?? client).delete<SesionesEndResponses, SesionesEndErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sesiones/{id}',
    ...options
});

/**
 * Ends all sessions and sockets of an account at once.
 */
export const sesionesEndOfUsuario = <ThrowOnError extends boolean = true>(options: Options<SesionesEndOfUsuarioData, ThrowOnError>): RequestResult<SesionesEndOfUsuarioResponses, SesionesEndOfUsuarioErrors, ThrowOnError> => (options.client ?? client).delete<SesionesEndOfUsuarioResponses, SesionesEndOfUsuarioErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/sesiones',
    ...options
});

/**
 * Ends the caller's sessions except the one of this call.
 */
export const sesionesEndOthersMutation = (options?: Partial<Options<SesionesEndOthersData>>): UseMutationOptions<SesionesEndOthersResponse, SesionesEndOthersError, Options<SesionesEndOthersData>> => {
    const mutationOptions: UseMutationOptions<SesionesEndOthersResponse, SesionesEndOthersError, Options<SesionesEndOthersData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sesionesEndOthers({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const sesionesListQueryKey = (options?: Options<SesionesListData>) => createQueryKey('sesionesList', options, false, ['sesiones']);

/**
 * The caller's open sessions, the last used first.
 */
export const sesionesListOptions = (options?: Options<SesionesListData>) => queryOptions<SesionesListResponse, SesionesListError, SesionesListResponse, ReturnType<typeof sesionesListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sesionesList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: sesionesListQueryKey(options)
});

/**
 * Ends one of the caller's sessions and its sockets at once.
 */
export const sesionesEndMutation = (options?: Partial<Options<SesionesEndData>>): UseMutationOptions<SesionesEndResponse, SesionesEndError, Options<SesionesEndData>> => {
    const mutationOptions: UseMutationOptions<SesionesEndResponse, SesionesEndError, Options<SesionesEndData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sesionesEnd({
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
 * Ends all sessions and sockets of an account at once.
 */
export const sesionesEndOfUsuarioMutation = (options?: Partial<Options<SesionesEndOfUsuarioData>>): UseMutationOptions<SesionesEndOfUsuarioResponse, SesionesEndOfUsuarioError, Options<SesionesEndOfUsuarioData>> => {
    const mutationOptions: UseMutationOptions<SesionesEndOfUsuarioResponse, SesionesEndOfUsuarioError, Options<SesionesEndOfUsuarioData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sesionesEndOfUsuario({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
