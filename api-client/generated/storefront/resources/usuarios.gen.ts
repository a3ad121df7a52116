// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { UsuariosCreateData, UsuariosCreateError, UsuariosCreateErrors, UsuariosCreateResponse, UsuariosCreateResponses, UsuariosGetData, UsuariosGetError, UsuariosGetErrors, UsuariosGetResponse, UsuariosGetResponses } from '../types.gen.ts';

/**
 * Requests an account with a password or, as staff, with a mailed link to choose one. The token is valid for 15 minutes and reads only this account.
 */
export const usuariosCreate = <ThrowOnError extends boolean = true>(options: Options<UsuariosCreateData, ThrowOnError>): RequestResult<UsuariosCreateResponses, UsuariosCreateErrors, ThrowOnError> => (options.client ?? client).post<UsuariosCreateResponses, UsuariosCreateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Returns an account: the caller's own, or any account for staff.
 */
export const usuariosGet = <ThrowOnError extends boolean = true>(options: Options<UsuariosGetData, ThrowOnError>): RequestResult<UsuariosGetResponses, UsuariosGetErrors, ThrowOnError> => (options.client ?? client).get<UsuariosGetResponses, UsuariosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}',
    ...options
});

/**
 * Requests an account with a password or, as staff, with a mailed link to choose one. The token is valid for 15 minutes and reads only this account.
 */
export const usuariosCreateMutation = (options?: Partial<Options<UsuariosCreateData>>): UseMutationOptions<UsuariosCreateResponse, UsuariosCreateError, Options<UsuariosCreateData>> => {
    const mutationOptions: UseMutationOptions<UsuariosCreateResponse, UsuariosCreateError, Options<UsuariosCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await usuariosCreate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const usuariosGetQueryKey = (options: Options<UsuariosGetData>) => createQueryKey('usuariosGet', options, false, ['usuarios']);

/**
 * Returns an account: the caller's own, or any account for staff.
 */
export const usuariosGetOptions = (options: Options<UsuariosGetData>) => queryOptions<UsuariosGetResponse, UsuariosGetError, UsuariosGetResponse, ReturnType<typeof usuariosGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await usuariosGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: usuariosGetQueryKey(options)
});
