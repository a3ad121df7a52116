// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { formDataBodySerializer, type RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { AjustesDeleteLogoData, AjustesDeleteLogoError, AjustesDeleteLogoErrors, AjustesDeleteLogoResponse, AjustesDeleteLogoResponses, AjustesGetData, AjustesGetError, AjustesGetErrors, AjustesGetResponse, AjustesGetResponses, AjustesSaveLogoData, AjustesSaveLogoError, AjustesSaveLogoErrors, AjustesSaveLogoResponse, AjustesSaveLogoResponses, AjustesUpdateData, AjustesUpdateError, AjustesUpdateErrors, AjustesUpdateResponse, AjustesUpdateResponses } from '../types.gen.ts';

/**
 * What is settled for the whole shop.
 */
export const ajustesGet = <ThrowOnError extends boolean = true>(options?: Options<AjustesGetData, ThrowOnError>): RequestResult<AjustesGetResponses, AjustesGetErrors, ThrowOnError> => (options?.client ?? client).get<AjustesGetResponses, AjustesGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/ajustes',
    ...options
});

/**
 * Settles it anew, for everybody at once. A second factor is demanded only by who has one.
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
 * Goes back to the logo that is drawn, with the name.
 */
export const ajustesDeleteLogo = <ThrowOnError extends boolean = true>(options?: Options<AjustesDeleteLogoData, ThrowOnError>): RequestResult<AjustesDeleteLogoResponses, AjustesDeleteLogoErrors, ThrowOnError> => (options?.client ?? client).delete<AjustesDeleteLogoResponses, AjustesDeleteLogoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/ajustes/logo',
    ...options
});

/**
 * Has this picture be the logo, whole and in its own proportions, for everybody at once.
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
 * What is settled for the whole shop.
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
 * Settles it anew, for everybody at once. A second factor is demanded only by who has one.
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
 * Goes back to the logo that is drawn, with the name.
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
 * Has this picture be the logo, whole and in its own proportions, for everybody at once.
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
