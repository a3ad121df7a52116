// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { SegundoFactorBeginData, SegundoFactorBeginError, SegundoFactorBeginErrors, SegundoFactorBeginResponse, SegundoFactorBeginResponses, SegundoFactorConfirmData, SegundoFactorConfirmError, SegundoFactorConfirmErrors, SegundoFactorConfirmResponse, SegundoFactorConfirmResponses, SegundoFactorEndData, SegundoFactorEndError, SegundoFactorEndErrors, SegundoFactorEndOfUsuarioData, SegundoFactorEndOfUsuarioError, SegundoFactorEndOfUsuarioErrors, SegundoFactorEndOfUsuarioResponse, SegundoFactorEndOfUsuarioResponses, SegundoFactorEndResponse, SegundoFactorEndResponses, SegundoFactorGetData, SegundoFactorGetError, SegundoFactorGetErrors, SegundoFactorGetResponse, SegundoFactorGetResponses, SegundoFactorRenewCodigosData, SegundoFactorRenewCodigosError, SegundoFactorRenewCodigosErrors, SegundoFactorRenewCodigosResponse, SegundoFactorRenewCodigosResponses } from '../types.gen.ts';

/**
 * Tells if the caller's account has a second factor.
 */
export const segundoFactorGet = <ThrowOnError extends boolean = true>(options?: Options<SegundoFactorGetData, ThrowOnError>): RequestResult<SegundoFactorGetResponses, SegundoFactorGetErrors, ThrowOnError> => (options?.client ?? client).get<SegundoFactorGetResponses, SegundoFactorGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/segundo-factor',
    ...options
});

/**
 * Creates a secret for an authenticator app. The login asks for codes only after one code confirmed the secret.
 */
export const segundoFactorBegin = <ThrowOnError extends boolean = true>(options: Options<SegundoFactorBeginData, ThrowOnError>): RequestResult<SegundoFactorBeginResponses, SegundoFactorBeginErrors, ThrowOnError> => (options.client ?? client).post<SegundoFactorBeginResponses, SegundoFactorBeginErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/segundo-factor',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Turns the second factor on with a first code, ends the caller's other sessions, and shows the recovery codes once.
 */
export const segundoFactorConfirm = <ThrowOnError extends boolean = true>(options: Options<SegundoFactorConfirmData, ThrowOnError>): RequestResult<SegundoFactorConfirmResponses, SegundoFactorConfirmErrors, ThrowOnError> => (options.client ?? client).post<SegundoFactorConfirmResponses, SegundoFactorConfirmErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/segundo-factor/confirmar',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Turns the caller's second factor off.
 */
export const segundoFactorEnd = <ThrowOnError extends boolean = true>(options: Options<SegundoFactorEndData, ThrowOnError>): RequestResult<SegundoFactorEndResponses, SegundoFactorEndErrors, ThrowOnError> => (options.client ?? client).post<SegundoFactorEndResponses, SegundoFactorEndErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/segundo-factor/desactivar',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Creates new recovery codes; the old ones no longer work.
 */
export const segundoFactorRenewCodigos = <ThrowOnError extends boolean = true>(options: Options<SegundoFactorRenewCodigosData, ThrowOnError>): RequestResult<SegundoFactorRenewCodigosResponses, SegundoFactorRenewCodigosErrors, ThrowOnError> => (options.client ?? client).post<SegundoFactorRenewCodigosResponses, SegundoFactorRenewCodigosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/segundo-factor/codigos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Turns off the second factor of a user who lost it, and ends the user's sessions.
 */
export const segundoFactorEndOfUsuario = <ThrowOnError extends boolean = true>(options: Options<SegundoFactorEndOfUsuarioData, ThrowOnError>): RequestResult<SegundoFactorEndOfUsuarioResponses, SegundoFactorEndOfUsuarioErrors, ThrowOnError> => (options.client ?? client).delete<SegundoFactorEndOfUsuarioResponses, SegundoFactorEndOfUsuarioErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/segundo-factor',
    ...options
});

export const segundoFactorGetQueryKey = (options?: Options<SegundoFactorGetData>) => createQueryKey('segundoFactorGet', options, false, ['segundoFactor']);

/**
 * Tells if the caller's account has a second factor.
 */
export const segundoFactorGetOptions = (options?: Options<SegundoFactorGetData>) => queryOptions<SegundoFactorGetResponse, SegundoFactorGetError, SegundoFactorGetResponse, ReturnType<typeof segundoFactorGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await segundoFactorGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: segundoFactorGetQueryKey(options)
});

/**
 * Creates a secret for an authenticator app. The login asks for codes only after one code confirmed the secret.
 */
export const segundoFactorBeginMutation = (options?: Partial<Options<SegundoFactorBeginData>>): UseMutationOptions<SegundoFactorBeginResponse, SegundoFactorBeginError, Options<SegundoFactorBeginData>> => {
    const mutationOptions: UseMutationOptions<SegundoFactorBeginResponse, SegundoFactorBeginError, Options<SegundoFactorBeginData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await segundoFactorBegin({
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
 * Turns the second factor on with a first code, ends the caller's other sessions, and shows the recovery codes once.
 */
export const segundoFactorConfirmMutation = (options?: Partial<Options<SegundoFactorConfirmData>>): UseMutationOptions<SegundoFactorConfirmResponse, SegundoFactorConfirmError, Options<SegundoFactorConfirmData>> => {
    const mutationOptions: UseMutationOptions<SegundoFactorConfirmResponse, SegundoFactorConfirmError, Options<SegundoFactorConfirmData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await segundoFactorConfirm({
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
 * Turns the caller's second factor off.
 */
export const segundoFactorEndMutation = (options?: Partial<Options<SegundoFactorEndData>>): UseMutationOptions<SegundoFactorEndResponse, SegundoFactorEndError, Options<SegundoFactorEndData>> => {
    const mutationOptions: UseMutationOptions<SegundoFactorEndResponse, SegundoFactorEndError, Options<SegundoFactorEndData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await segundoFactorEnd({
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
 * Creates new recovery codes; the old ones no longer work.
 */
export const segundoFactorRenewCodigosMutation = (options?: Partial<Options<SegundoFactorRenewCodigosData>>): UseMutationOptions<SegundoFactorRenewCodigosResponse, SegundoFactorRenewCodigosError, Options<SegundoFactorRenewCodigosData>> => {
    const mutationOptions: UseMutationOptions<SegundoFactorRenewCodigosResponse, SegundoFactorRenewCodigosError, Options<SegundoFactorRenewCodigosData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await segundoFactorRenewCodigos({
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
 * Turns off the second factor of a user who lost it, and ends the user's sessions.
 */
export const segundoFactorEndOfUsuarioMutation = (options?: Partial<Options<SegundoFactorEndOfUsuarioData>>): UseMutationOptions<SegundoFactorEndOfUsuarioResponse, SegundoFactorEndOfUsuarioError, Options<SegundoFactorEndOfUsuarioData>> => {
    const mutationOptions: UseMutationOptions<SegundoFactorEndOfUsuarioResponse, SegundoFactorEndOfUsuarioError, Options<SegundoFactorEndOfUsuarioData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await segundoFactorEndOfUsuario({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
