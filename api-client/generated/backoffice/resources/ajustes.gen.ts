// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { formDataBodySerializer, type RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { AjustesDeleteLogoData, AjustesDeleteLogoError, AjustesDeleteLogoErrors, AjustesDeleteLogoResponse, AjustesDeleteLogoResponses, AjustesGetData, AjustesGetError, AjustesGetErrors, AjustesGetResponse, AjustesGetResponses, AjustesSaveLogoData, AjustesSaveLogoError, AjustesSaveLogoErrors, AjustesSaveLogoResponse, AjustesSaveLogoResponses, AjustesUpdateData, AjustesUpdateError, AjustesUpdateErrors, AjustesUpdateResponse, AjustesUpdateResponses } from '../types.gen.ts';

/**
 * Returns the settings of the whole shop.
 */
export const ajustesGet = <ThrowOnError extends boolean = true>(options?: Options<AjustesGetData, ThrowOnError>): RequestResult<AjustesGetResponses, AjustesGetErrors, ThrowOnError> => (options?.client ?? client).get<AjustesGetResponses, AjustesGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/ajustes',
    ...options
});

/**
 * Changes the settings of the whole shop. Only an admin with a second factor may require one of all staff.
 */
export const ajustesUpdate = <ThrowOnError extends boolean = true>(options: Options<AjustesUpdateData, ThrowOnError>): RequestResult<AjustesUpdateResponses, AjustesUpdateErrors, ThrowOnError> => (options.client ?? client).patch<AjustesUpdateResponses, AjustesUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/ajustes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes the logo; pages show the drawn logo with the shop's name again.
 */
export const ajustesDeleteLogo = <ThrowOnError extends boolean = true>(options?: Options<AjustesDeleteLogoData, ThrowOnError>): RequestResult<AjustesDeleteLogoResponses, AjustesDeleteLogoErrors, ThrowOnError> => (options?.client ?? client).delete<AjustesDeleteLogoResponses, AjustesDeleteLogoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/ajustes/logo',
    ...options
});

/**
 * Makes this picture the shop's logo. The whole picture is used in its own proportions.
 */
export const ajustesSaveLogo = <ThrowOnError extends boolean = true>(options: Options<AjustesSaveLogoData, ThrowOnError>): RequestResult<AjustesSaveLogoResponses, AjustesSaveLogoErrors, ThrowOnError> => (options.client ?? client).put<AjustesSaveLogoResponses, AjustesSaveLogoErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/ajustes/logo',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

export const ajustesGetQueryKey = (options?: Options<AjustesGetData>) => createQueryKey('ajustesGet', options, false, ['ajustes']);

/**
 * Returns the settings of the whole shop.
 */
export const ajustesGetOptions = (options?: Options<AjustesGetData>) => queryOptions<AjustesGetResponse, AjustesGetError, AjustesGetResponse, ReturnType<typeof ajustesGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await ajustesGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: ajustesGetQueryKey(options)
});

/**
 * Changes the settings of the whole shop. Only an admin with a second factor may require one of all staff.
 */
export const ajustesUpdateMutation = (options?: Partial<Options<AjustesUpdateData>>): UseMutationOptions<AjustesUpdateResponse, AjustesUpdateError, Options<AjustesUpdateData>> => {
    const mutationOptions: UseMutationOptions<AjustesUpdateResponse, AjustesUpdateError, Options<AjustesUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await ajustesUpdate({
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
 * Deletes the logo; pages show the drawn logo with the shop's name again.
 */
export const ajustesDeleteLogoMutation = (options?: Partial<Options<AjustesDeleteLogoData>>): UseMutationOptions<AjustesDeleteLogoResponse, AjustesDeleteLogoError, Options<AjustesDeleteLogoData>> => {
    const mutationOptions: UseMutationOptions<AjustesDeleteLogoResponse, AjustesDeleteLogoError, Options<AjustesDeleteLogoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await ajustesDeleteLogo({
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
 * Makes this picture the shop's logo. The whole picture is used in its own proportions.
 */
export const ajustesSaveLogoMutation = (options?: Partial<Options<AjustesSaveLogoData>>): UseMutationOptions<AjustesSaveLogoResponse, AjustesSaveLogoError, Options<AjustesSaveLogoData>> => {
    const mutationOptions: UseMutationOptions<AjustesSaveLogoResponse, AjustesSaveLogoError, Options<AjustesSaveLogoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await ajustesSaveLogo({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
