// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { CuentaCorreoData, CuentaCorreoError, CuentaCorreoErrors, CuentaCorreoResponse, CuentaCorreoResponses, CuentaEnviarEnlaceData, CuentaEnviarEnlaceError, CuentaEnviarEnlaceErrors, CuentaEnviarEnlaceResponse, CuentaEnviarEnlaceResponses } from '../types.gen.ts';

/**
 * The e-mail of the caller's account, and its confirmation.
 */
export const cuentaCorreo = <ThrowOnError extends boolean = true>(options?: Options<CuentaCorreoData, ThrowOnError>): RequestResult<CuentaCorreoResponses, CuentaCorreoErrors, ThrowOnError> => (options?.client ?? client).get<CuentaCorreoResponses, CuentaCorreoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuenta/correo',
    ...options
});

/**
 * Mails another link that confirms the e-mail of the caller's account.
 */
export const cuentaEnviarEnlace = <ThrowOnError extends boolean = true>(options?: Options<CuentaEnviarEnlaceData, ThrowOnError>): RequestResult<CuentaEnviarEnlaceResponses, CuentaEnviarEnlaceErrors, ThrowOnError> => (options?.client ?? client).post<CuentaEnviarEnlaceResponses, CuentaEnviarEnlaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuenta/enlace',
    ...options
});

export const cuentaCorreoQueryKey = (options?: Options<CuentaCorreoData>) => createQueryKey('cuentaCorreo', options, false, ['cuenta']);

/**
 * The e-mail of the caller's account, and its confirmation.
 */
export const cuentaCorreoOptions = (options?: Options<CuentaCorreoData>) => queryOptions<CuentaCorreoResponse, CuentaCorreoError, CuentaCorreoResponse, ReturnType<typeof cuentaCorreoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await cuentaCorreo({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: cuentaCorreoQueryKey(options)
});

/**
 * Mails another link that confirms the e-mail of the caller's account.
 */
export const cuentaEnviarEnlaceMutation = (options?: Partial<Options<CuentaEnviarEnlaceData>>): UseMutationOptions<CuentaEnviarEnlaceResponse, CuentaEnviarEnlaceError, Options<CuentaEnviarEnlaceData>> => {
    const mutationOptions: UseMutationOptions<CuentaEnviarEnlaceResponse, CuentaEnviarEnlaceError, Options<CuentaEnviarEnlaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cuentaEnviarEnlace({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
