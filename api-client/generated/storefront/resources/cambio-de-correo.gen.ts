// Written by `generate`.

import type { UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../shared.gen.ts';
import type { CambioDeCorreoCancelData, CambioDeCorreoCancelError, CambioDeCorreoCancelErrors, CambioDeCorreoCancelResponse, CambioDeCorreoCancelResponses, CambioDeCorreoConfirmData, CambioDeCorreoConfirmError, CambioDeCorreoConfirmErrors, CambioDeCorreoConfirmResponse, CambioDeCorreoConfirmResponses, CambioDeCorreoRequestData, CambioDeCorreoRequestError, CambioDeCorreoRequestErrors, CambioDeCorreoRequestResponse, CambioDeCorreoRequestResponses, CambioDeCorreoResendData, CambioDeCorreoResendError, CambioDeCorreoResendErrors, CambioDeCorreoResendResponse, CambioDeCorreoResendResponses, CambioDeCorreoStopData, CambioDeCorreoStopError, CambioDeCorreoStopErrors, CambioDeCorreoStopResponse, CambioDeCorreoStopResponses } from '../types.gen.ts';

/**
 * Cancels the request; the e-mail stays as it is.
 */
export const cambioDeCorreoCancel = <ThrowOnError extends boolean = true>(options?: Options<CambioDeCorreoCancelData, ThrowOnError>): RequestResult<CambioDeCorreoCancelResponses, CambioDeCorreoCancelErrors, ThrowOnError> => (options?.client ?? client).delete<CambioDeCorreoCancelResponses, CambioDeCorreoCancelErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuenta/cambio-de-correo',
    ...options
});

/**
 * Requests another e-mail for the caller's account and mails a link to that e-mail. Replaces an earlier request. The answer never tells if an account has the e-mail.
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
 * Mails another link to the requested e-mail.
 */
export const cambioDeCorreoResend = <ThrowOnError extends boolean = true>(options?: Options<CambioDeCorreoResendData, ThrowOnError>): RequestResult<CambioDeCorreoResendResponses, CambioDeCorreoResendErrors, ThrowOnError> => (options?.client ?? client).post<CambioDeCorreoResendResponses, CambioDeCorreoResendErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuenta/cambio-de-correo/enlace',
    ...options
});

/**
 * Changes the e-mail with the code mailed to the new e-mail, and ends all sessions of the account. A repeated call succeeds without another change.
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
 * Cancels the request with the code mailed to the current e-mail.
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
 * Cancels the request; the e-mail stays as it is.
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
 * Requests another e-mail for the caller's account and mails a link to that e-mail. Replaces an earlier request. The answer never tells if an account has the e-mail.
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
 * Mails another link to the requested e-mail.
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
 * Changes the e-mail with the code mailed to the new e-mail, and ends all sessions of the account. A repeated call succeeds without another change.
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
 * Cancels the request with the code mailed to the current e-mail.
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
