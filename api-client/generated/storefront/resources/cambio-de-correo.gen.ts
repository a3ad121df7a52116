// Written by `generate`.

import type { UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../shared.gen.ts';
import type { CambioDeCorreoCancelData, CambioDeCorreoCancelError, CambioDeCorreoCancelErrors, CambioDeCorreoCancelResponse, CambioDeCorreoCancelResponses, CambioDeCorreoConfirmData, CambioDeCorreoConfirmError, CambioDeCorreoConfirmErrors, CambioDeCorreoConfirmResponse, CambioDeCorreoConfirmResponses, CambioDeCorreoRequestData, CambioDeCorreoRequestError, CambioDeCorreoRequestErrors, CambioDeCorreoRequestResponse, CambioDeCorreoRequestResponses, CambioDeCorreoResendData, CambioDeCorreoResendError, CambioDeCorreoResendErrors, CambioDeCorreoResendResponse, CambioDeCorreoResendResponses, CambioDeCorreoStopData, CambioDeCorreoStopError, CambioDeCorreoStopErrors, CambioDeCorreoStopResponse, CambioDeCorreoStopResponses } from '../types.gen.ts';

/**
 * Leaves the e-mail as it is.
 */
export const cambioDeCorreoCancel = <ThrowOnError extends boolean = true>(options?: Options<CambioDeCorreoCancelData, ThrowOnError>): RequestResult<CambioDeCorreoCancelResponses, CambioDeCorreoCancelErrors, ThrowOnError> => (options?.client ?? client).delete<CambioDeCorreoCancelResponses, CambioDeCorreoCancelErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuenta/cambio-de-correo',
    ...options
});

/**
 * Asks for another e-mail of one's own account, which gets a link; in the place of one asked for before. Never tells whether the e-mail is somebody's.
 */
export const cambioDeCorreoRequest = <ThrowOnError extends boolean = true>(options: Options<CambioDeCorreoRequestData, ThrowOnError>): RequestResult<CambioDeCorreoRequestResponses, CambioDeCorreoRequestErrors, ThrowOnError> => (options.client ?? client).post<CambioDeCorreoRequestResponses, CambioDeCorreoRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuenta/cambio-de-correo',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Mails one more link to the e-mail that was asked for.
 */
export const cambioDeCorreoResend = <ThrowOnError extends boolean = true>(options?: Options<CambioDeCorreoResendData, ThrowOnError>): RequestResult<CambioDeCorreoResendResponses, CambioDeCorreoResendErrors, ThrowOnError> => (options?.client ?? client).post<CambioDeCorreoResendResponses, CambioDeCorreoResendErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuenta/cambio-de-correo/enlace',
    ...options
});

/**
 * Changes the e-mail with the code that was mailed to the wanted one, and ends all sessions of the account. Asked once more it says so, and does nothing.
 */
export const cambioDeCorreoConfirm = <ThrowOnError extends boolean = true>(options: Options<CambioDeCorreoConfirmData, ThrowOnError>): RequestResult<CambioDeCorreoConfirmResponses, CambioDeCorreoConfirmErrors, ThrowOnError> => (options.client ?? client).post<CambioDeCorreoConfirmResponses, CambioDeCorreoConfirmErrors, ThrowOnError>({
    url: '/cuenta/cambio-de-correo/confirmar',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Leaves the e-mail as it is, with the code that was mailed to the one of now.
 */
export const cambioDeCorreoStop = <ThrowOnError extends boolean = true>(options: Options<CambioDeCorreoStopData, ThrowOnError>): RequestResult<CambioDeCorreoStopResponses, CambioDeCorreoStopErrors, ThrowOnError> => (options.client ?? client).post<CambioDeCorreoStopResponses, CambioDeCorreoStopErrors, ThrowOnError>({
    url: '/cuenta/cambio-de-correo/frenar',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Leaves the e-mail as it is.
 */
export const cambioDeCorreoCancelMutation = (options?: Partial<Options<CambioDeCorreoCancelData>>): UseMutationOptions<CambioDeCorreoCancelResponse, CambioDeCorreoCancelError, Options<CambioDeCorreoCancelData>> => {
    const mutationOptions: UseMutationOptions<CambioDeCorreoCancelResponse, CambioDeCorreoCancelError, Options<CambioDeCorreoCancelData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cambioDeCorreoCancel({
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
 * Asks for another e-mail of one's own account, which gets a link; in the place of one asked for before. Never tells whether the e-mail is somebody's.
 */
export const cambioDeCorreoRequestMutation = (options?: Partial<Options<CambioDeCorreoRequestData>>): UseMutationOptions<CambioDeCorreoRequestResponse, CambioDeCorreoRequestError, Options<CambioDeCorreoRequestData>> => {
    const mutationOptions: UseMutationOptions<CambioDeCorreoRequestResponse, CambioDeCorreoRequestError, Options<CambioDeCorreoRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cambioDeCorreoRequest({
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
 * Mails one more link to the e-mail that was asked for.
 */
export const cambioDeCorreoResendMutation = (options?: Partial<Options<CambioDeCorreoResendData>>): UseMutationOptions<CambioDeCorreoResendResponse, CambioDeCorreoResendError, Options<CambioDeCorreoResendData>> => {
    const mutationOptions: UseMutationOptions<CambioDeCorreoResendResponse, CambioDeCorreoResendError, Options<CambioDeCorreoResendData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cambioDeCorreoResend({
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
 * Changes the e-mail with the code that was mailed to the wanted one, and ends all sessions of the account. Asked once more it says so, and does nothing.
 */
export const cambioDeCorreoConfirmMutation = (options?: Partial<Options<CambioDeCorreoConfirmData>>): UseMutationOptions<CambioDeCorreoConfirmResponse, CambioDeCorreoConfirmError, Options<CambioDeCorreoConfirmData>> => {
    const mutationOptions: UseMutationOptions<CambioDeCorreoConfirmResponse, CambioDeCorreoConfirmError, Options<CambioDeCorreoConfirmData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cambioDeCorreoConfirm({
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
 * Leaves the e-mail as it is, with the code that was mailed to the one of now.
 */
export const cambioDeCorreoStopMutation = (options?: Partial<Options<CambioDeCorreoStopData>>): UseMutationOptions<CambioDeCorreoStopResponse, CambioDeCorreoStopError, Options<CambioDeCorreoStopData>> => {
    const mutationOptions: UseMutationOptions<CambioDeCorreoStopResponse, CambioDeCorreoStopError, Options<CambioDeCorreoStopData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cambioDeCorreoStop({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
