// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { CuentaConfirmarCorreoData, CuentaConfirmarCorreoError, CuentaConfirmarCorreoErrors, CuentaConfirmarCorreoResponse, CuentaConfirmarCorreoResponses, CuentaCorreoData, CuentaCorreoError, CuentaCorreoErrors, CuentaCorreoResponse, CuentaCorreoResponses, CuentaEnviarEnlaceData, CuentaEnviarEnlaceError, CuentaEnviarEnlaceErrors, CuentaEnviarEnlaceResponse, CuentaEnviarEnlaceResponses, CuentaExportarDatosData, CuentaExportarDatosError, CuentaExportarDatosErrors, CuentaExportarDatosResponse, CuentaExportarDatosResponses, CuentaPedirBorradoData, CuentaPedirBorradoError, CuentaPedirBorradoErrors, CuentaPedirBorradoResponse, CuentaPedirBorradoResponses, CuentaRetirarBorradoData, CuentaRetirarBorradoError, CuentaRetirarBorradoErrors, CuentaRetirarBorradoResponse, CuentaRetirarBorradoResponses } from '../types.gen.ts';

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

/**
 * Confirms an e-mail with the code of a mailed link. A repeated call succeeds without another change.
 */
export const cuentaConfirmarCorreo = <ThrowOnError extends boolean = true>(options: Options<CuentaConfirmarCorreoData, ThrowOnError>): RequestResult<CuentaConfirmarCorreoResponses, CuentaConfirmarCorreoErrors, ThrowOnError> => (options.client ?? client).post<CuentaConfirmarCorreoResponses, CuentaConfirmarCorreoErrors, ThrowOnError>({
    url: '/cuenta/confirmar-correo',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Exports all stored data of the caller as a file, without internal notes.
 */
export const cuentaExportarDatos = <ThrowOnError extends boolean = true>(options?: Options<CuentaExportarDatosData, ThrowOnError>): RequestResult<CuentaExportarDatosResponses, CuentaExportarDatosErrors, ThrowOnError> => (options?.client ?? client).get<CuentaExportarDatosResponses, CuentaExportarDatosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuenta/datos',
    ...options
});

/**
 * Withdraws the request to erase the caller's data.
 */
export const cuentaRetirarBorrado = <ThrowOnError extends boolean = true>(options?: Options<CuentaRetirarBorradoData, ThrowOnError>): RequestResult<CuentaRetirarBorradoResponses, CuentaRetirarBorradoErrors, ThrowOnError> => (options?.client ?? client).delete<CuentaRetirarBorradoResponses, CuentaRetirarBorradoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuenta/borrado',
    ...options
});

/**
 * Requests the erasure of the caller's data. A repeated call changes nothing.
 */
export const cuentaPedirBorrado = <ThrowOnError extends boolean = true>(options?: Options<CuentaPedirBorradoData, ThrowOnError>): RequestResult<CuentaPedirBorradoResponses, CuentaPedirBorradoErrors, ThrowOnError> => (options?.client ?? client).post<CuentaPedirBorradoResponses, CuentaPedirBorradoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuenta/borrado',
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

/**
 * Confirms an e-mail with the code of a mailed link. A repeated call succeeds without another change.
 */
export const cuentaConfirmarCorreoMutation = (options?: Partial<Options<CuentaConfirmarCorreoData>>): UseMutationOptions<CuentaConfirmarCorreoResponse, CuentaConfirmarCorreoError, Options<CuentaConfirmarCorreoData>> => {
    const mutationOptions: UseMutationOptions<CuentaConfirmarCorreoResponse, CuentaConfirmarCorreoError, Options<CuentaConfirmarCorreoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cuentaConfirmarCorreo({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const cuentaExportarDatosQueryKey = (options?: Options<CuentaExportarDatosData>) => createQueryKey('cuentaExportarDatos', options, false, ['cuenta']);

/**
 * Exports all stored data of the caller as a file, without internal notes.
 */
export const cuentaExportarDatosOptions = (options?: Options<CuentaExportarDatosData>) => queryOptions<CuentaExportarDatosResponse, CuentaExportarDatosError, CuentaExportarDatosResponse, ReturnType<typeof cuentaExportarDatosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await cuentaExportarDatos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: cuentaExportarDatosQueryKey(options)
});

/**
 * Withdraws the request to erase the caller's data.
 */
export const cuentaRetirarBorradoMutation = (options?: Partial<Options<CuentaRetirarBorradoData>>): UseMutationOptions<CuentaRetirarBorradoResponse, CuentaRetirarBorradoError, Options<CuentaRetirarBorradoData>> => {
    const mutationOptions: UseMutationOptions<CuentaRetirarBorradoResponse, CuentaRetirarBorradoError, Options<CuentaRetirarBorradoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cuentaRetirarBorrado({
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
 * Requests the erasure of the caller's data. A repeated call changes nothing.
 */
export const cuentaPedirBorradoMutation = (options?: Partial<Options<CuentaPedirBorradoData>>): UseMutationOptions<CuentaPedirBorradoResponse, CuentaPedirBorradoError, Options<CuentaPedirBorradoData>> => {
    const mutationOptions: UseMutationOptions<CuentaPedirBorradoResponse, CuentaPedirBorradoError, Options<CuentaPedirBorradoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cuentaPedirBorrado({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
