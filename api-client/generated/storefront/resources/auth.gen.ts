// Written by `generate`.

import type { UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../shared.gen.ts';
import type { AuthChangePasswordData, AuthChangePasswordError, AuthChangePasswordErrors, AuthChangePasswordResponse, AuthChangePasswordResponses, AuthCrearCodigoData, AuthCrearCodigoError, AuthCrearCodigoErrors, AuthCrearCodigoResponse, AuthCrearCodigoResponses, AuthLoginData, AuthLoginError, AuthLoginErrors, AuthLoginResponse, AuthLoginResponses, AuthLogoutData, AuthLogoutError, AuthLogoutErrors, AuthLogoutResponse, AuthLogoutResponses, AuthRequestPasswordResetData, AuthRequestPasswordResetError, AuthRequestPasswordResetErrors, AuthRequestPasswordResetResponse, AuthRequestPasswordResetResponses, AuthResetPasswordData, AuthResetPasswordError, AuthResetPasswordErrors, AuthResetPasswordResponse, AuthResetPasswordResponses } from '../types.gen.ts';

/**
 * Opens a session. A wrong e-mail and a wrong password get the same answer.
 */
export const authLogin = <ThrowOnError extends boolean = true>(options: Options<AuthLoginData, ThrowOnError>): RequestResult<AuthLoginResponses, AuthLoginErrors, ThrowOnError> => (options.client ?? client).post<AuthLoginResponses, AuthLoginErrors, ThrowOnError>({
    url: '/auth/login',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Ends the session of this call.
 */
export const authLogout = <ThrowOnError extends boolean = true>(options?: Options<AuthLogoutData, ThrowOnError>): RequestResult<AuthLogoutResponses, AuthLogoutErrors, ThrowOnError> => (options?.client ?? client).post<AuthLogoutResponses, AuthLogoutErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/logout',
    ...options
});

/**
 * Mails a link to set a new password. The answer never tells if the e-mail exists.
 */
export const authRequestPasswordReset = <ThrowOnError extends boolean = true>(options: Options<AuthRequestPasswordResetData, ThrowOnError>): RequestResult<AuthRequestPasswordResetResponses, AuthRequestPasswordResetErrors, ThrowOnError> => (options.client ?? client).post<AuthRequestPasswordResetResponses, AuthRequestPasswordResetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/request-password-reset',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Sets a new password with the token of a mailed link. The token works once; the other sessions end.
 */
export const authResetPassword = <ThrowOnError extends boolean = true>(options: Options<AuthResetPasswordData, ThrowOnError>): RequestResult<AuthResetPasswordResponses, AuthResetPasswordErrors, ThrowOnError> => (options.client ?? client).post<AuthResetPasswordResponses, AuthResetPasswordErrors, ThrowOnError>({
    url: '/auth/reset-password',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Sets a new password if the current one is right, and ends the caller's other sessions.
 */
export const authChangePassword = <ThrowOnError extends boolean = true>(options: Options<AuthChangePasswordData, ThrowOnError>): RequestResult<AuthChangePasswordResponses, AuthChangePasswordErrors, ThrowOnError> => (options.client ?? client).post<AuthChangePasswordResponses, AuthChangePasswordErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/change-password',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Creates a code that opens one more session of this account. The code works once, within 60 seconds.
 */
export const authCrearCodigo = <ThrowOnError extends boolean = true>(options?: Options<AuthCrearCodigoData, ThrowOnError>): RequestResult<AuthCrearCodigoResponses, AuthCrearCodigoErrors, ThrowOnError> => (options?.client ?? client).post<AuthCrearCodigoResponses, AuthCrearCodigoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/codigo',
    ...options
});

/**
 * Opens a session. A wrong e-mail and a wrong password get the same answer.
 */
export const authLoginMutation = (options?: Partial<Options<AuthLoginData>>): UseMutationOptions<AuthLoginResponse, AuthLoginError, Options<AuthLoginData>> => {
    const mutationOptions: UseMutationOptions<AuthLoginResponse, AuthLoginError, Options<AuthLoginData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await authLogin({
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
 * Ends the session of this call.
 */
export const authLogoutMutation = (options?: Partial<Options<AuthLogoutData>>): UseMutationOptions<AuthLogoutResponse, AuthLogoutError, Options<AuthLogoutData>> => {
    const mutationOptions: UseMutationOptions<AuthLogoutResponse, AuthLogoutError, Options<AuthLogoutData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await authLogout({
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
 * Mails a link to set a new password. The answer never tells if the e-mail exists.
 */
export const authRequestPasswordResetMutation = (options?: Partial<Options<AuthRequestPasswordResetData>>): UseMutationOptions<AuthRequestPasswordResetResponse, AuthRequestPasswordResetError, Options<AuthRequestPasswordResetData>> => {
    const mutationOptions: UseMutationOptions<AuthRequestPasswordResetResponse, AuthRequestPasswordResetError, Options<AuthRequestPasswordResetData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await authRequestPasswordReset({
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
 * Sets a new password with the token of a mailed link. The token works once; the other sessions end.
 */
export const authResetPasswordMutation = (options?: Partial<Options<AuthResetPasswordData>>): UseMutationOptions<AuthResetPasswordResponse, AuthResetPasswordError, Options<AuthResetPasswordData>> => {
    const mutationOptions: UseMutationOptions<AuthResetPasswordResponse, AuthResetPasswordError, Options<AuthResetPasswordData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await authResetPassword({
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
 * Sets a new password if the current one is right, and ends the caller's other sessions.
 */
export const authChangePasswordMutation = (options?: Partial<Options<AuthChangePasswordData>>): UseMutationOptions<AuthChangePasswordResponse, AuthChangePasswordError, Options<AuthChangePasswordData>> => {
    const mutationOptions: UseMutationOptions<AuthChangePasswordResponse, AuthChangePasswordError, Options<AuthChangePasswordData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await authChangePassword({
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
 * Creates a code that opens one more session of this account. The code works once, within 60 seconds.
 */
export const authCrearCodigoMutation = (options?: Partial<Options<AuthCrearCodigoData>>): UseMutationOptions<AuthCrearCodigoResponse, AuthCrearCodigoError, Options<AuthCrearCodigoData>> => {
    const mutationOptions: UseMutationOptions<AuthCrearCodigoResponse, AuthCrearCodigoError, Options<AuthCrearCodigoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await authCrearCodigo({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
