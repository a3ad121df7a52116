// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { formDataBodySerializer, type RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { MarcasActivateData, MarcasActivateError, MarcasActivateErrors, MarcasActivateResponse, MarcasActivateResponses, MarcasCreateData, MarcasCreateError, MarcasCreateErrors, MarcasCreateResponse, MarcasCreateResponses, MarcasDeactivateData, MarcasDeactivateError, MarcasDeactivateErrors, MarcasDeactivateResponse, MarcasDeactivateResponses, MarcasDestacadasData, MarcasDestacadasError, MarcasDestacadasErrors, MarcasDestacadasResponse, MarcasDestacadasResponses, MarcasGetData, MarcasGetError, MarcasGetErrors, MarcasGetResponse, MarcasGetResponses, MarcasInactivosData, MarcasInactivosError, MarcasInactivosErrors, MarcasInactivosResponse, MarcasInactivosResponses, MarcasListData, MarcasListError, MarcasListErrors, MarcasListResponse, MarcasListResponses, MarcasSearchData, MarcasSearchError, MarcasSearchErrors, MarcasSearchResponse, MarcasSearchResponses, MarcasUpdateData, MarcasUpdateError, MarcasUpdateErrors, MarcasUpdateResponse, MarcasUpdateResponses } from '../types.gen.ts';

/**
 * Featured brands, by name.
 */
export const marcasDestacadas = <ThrowOnError extends boolean = true>(options?: Options<MarcasDestacadasData, ThrowOnError>): RequestResult<MarcasDestacadasResponses, MarcasDestacadasErrors, ThrowOnError> => (options?.client ?? client).get<MarcasDestacadasResponses, MarcasDestacadasErrors, ThrowOnError>({ url: '/marcas/destacadas', ...options });

/**
 * Active entries, by name.
 */
export const marcasList = <ThrowOnError extends boolean = true>(options?: Options<MarcasListData, ThrowOnError>): RequestResult<MarcasListResponses, MarcasListErrors, ThrowOnError> => (options?.client ?? client).get<MarcasListResponses, MarcasListErrors, ThrowOnError>({ url: '/marcas', ...options });

/**
 * Creates an entry.
 */
export const marcasCreate = <ThrowOnError extends boolean = true>(options: Options<MarcasCreateData, ThrowOnError>): RequestResult<MarcasCreateResponses, MarcasCreateErrors, ThrowOnError> => (options.client ?? client).post<MarcasCreateResponses, MarcasCreateErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/marcas',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Active entries whose name contains the term.
 */
export const marcasSearch = <ThrowOnError extends boolean = true>(options?: Options<MarcasSearchData, ThrowOnError>): RequestResult<MarcasSearchResponses, MarcasSearchErrors, ThrowOnError> => (options?.client ?? client).get<MarcasSearchResponses, MarcasSearchErrors, ThrowOnError>({ url: '/marcas/search', ...options });

/**
 * Deactivates an entry, so that the filters no longer show it; nothing is deleted.
 */
export const marcasDeactivate = <ThrowOnError extends boolean = true>(options: Options<MarcasDeactivateData, ThrowOnError>): RequestResult<MarcasDeactivateResponses, MarcasDeactivateErrors, ThrowOnError> => (options.client ?? client).delete<MarcasDeactivateResponses, MarcasDeactivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/marcas/{id}',
    ...options
});

/**
 * Returns an active or deactivated entry.
 */
export const marcasGet = <ThrowOnError extends boolean = true>(options: Options<MarcasGetData, ThrowOnError>): RequestResult<MarcasGetResponses, MarcasGetErrors, ThrowOnError> => (options.client ?? client).get<MarcasGetResponses, MarcasGetErrors, ThrowOnError>({ url: '/marcas/{id}', ...options });

/**
 * Changes an entry.
 */
export const marcasUpdate = <ThrowOnError extends boolean = true>(options: Options<MarcasUpdateData, ThrowOnError>): RequestResult<MarcasUpdateResponses, MarcasUpdateErrors, ThrowOnError> => (options.client ?? client).patch<MarcasUpdateResponses, MarcasUpdateErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/marcas/{id}',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Deactivated entries, optionally only names with the term, by name.
 */
export const marcasInactivos = <ThrowOnError extends boolean = true>(options?: Options<MarcasInactivosData, ThrowOnError>): RequestResult<MarcasInactivosResponses, MarcasInactivosErrors, ThrowOnError> => (options?.client ?? client).get<MarcasInactivosResponses, MarcasInactivosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/marcas/inactivos',
    ...options
});

/**
 * Activates an entry again.
 */
export const marcasActivate = <ThrowOnError extends boolean = true>(options: Options<MarcasActivateData, ThrowOnError>): RequestResult<MarcasActivateResponses, MarcasActivateErrors, ThrowOnError> => (options.client ?? client).patch<MarcasActivateResponses, MarcasActivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/marcas/activate/{id}',
    ...options
});

export const marcasDestacadasQueryKey = (options?: Options<MarcasDestacadasData>) => createQueryKey('marcasDestacadas', options, false, ['marcas']);

/**
 * Featured brands, by name.
 */
export const marcasDestacadasOptions = (options?: Options<MarcasDestacadasData>) => queryOptions<MarcasDestacadasResponse, MarcasDestacadasError, MarcasDestacadasResponse, ReturnType<typeof marcasDestacadasQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await marcasDestacadas({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: marcasDestacadasQueryKey(options)
});

export const marcasListQueryKey = (options?: Options<MarcasListData>) => createQueryKey('marcasList', options, false, ['marcas']);

/**
 * Active entries, by name.
 */
export const marcasListOptions = (options?: Options<MarcasListData>) => queryOptions<MarcasListResponse, MarcasListError, MarcasListResponse, ReturnType<typeof marcasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await marcasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: marcasListQueryKey(options)
});

/**
 * Creates an entry.
 */
export const marcasCreateMutation = (options?: Partial<Options<MarcasCreateData>>): UseMutationOptions<MarcasCreateResponse, MarcasCreateError, Options<MarcasCreateData>> => {
    const mutationOptions: UseMutationOptions<MarcasCreateResponse, MarcasCreateError, Options<MarcasCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await marcasCreate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const marcasSearchQueryKey = (options?: Options<MarcasSearchData>) => createQueryKey('marcasSearch', options, false, ['marcas']);

/**
 * Active entries whose name contains the term.
 */
export const marcasSearchOptions = (options?: Options<MarcasSearchData>) => queryOptions<MarcasSearchResponse, MarcasSearchError, MarcasSearchResponse, ReturnType<typeof marcasSearchQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await marcasSearch({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: marcasSearchQueryKey(options)
});

/**
 * Deactivates an entry, so that the filters no longer show it; nothing is deleted.
 */
export const marcasDeactivateMutation = (options?: Partial<Options<MarcasDeactivateData>>): UseMutationOptions<MarcasDeactivateResponse, MarcasDeactivateError, Options<MarcasDeactivateData>> => {
    const mutationOptions: UseMutationOptions<MarcasDeactivateResponse, MarcasDeactivateError, Options<MarcasDeactivateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await marcasDeactivate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const marcasGetQueryKey = (options: Options<MarcasGetData>) => createQueryKey('marcasGet', options, false, ['marcas']);

/**
 * Returns an active or deactivated entry.
 */
export const marcasGetOptions = (options: Options<MarcasGetData>) => queryOptions<MarcasGetResponse, MarcasGetError, MarcasGetResponse, ReturnType<typeof marcasGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await marcasGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: marcasGetQueryKey(options)
});

/**
 * Changes an entry.
 */
export const marcasUpdateMutation = (options?: Partial<Options<MarcasUpdateData>>): UseMutationOptions<MarcasUpdateResponse, MarcasUpdateError, Options<MarcasUpdateData>> => {
    const mutationOptions: UseMutationOptions<MarcasUpdateResponse, MarcasUpdateError, Options<MarcasUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await marcasUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const marcasInactivosQueryKey = (options?: Options<MarcasInactivosData>) => createQueryKey('marcasInactivos', options, false, ['marcas']);

/**
 * Deactivated entries, optionally only names with the term, by name.
 */
export const marcasInactivosOptions = (options?: Options<MarcasInactivosData>) => queryOptions<MarcasInactivosResponse, MarcasInactivosError, MarcasInactivosResponse, ReturnType<typeof marcasInactivosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await marcasInactivos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: marcasInactivosQueryKey(options)
});

/**
 * Activates an entry again.
 */
export const marcasActivateMutation = (options?: Partial<Options<MarcasActivateData>>): UseMutationOptions<MarcasActivateResponse, MarcasActivateError, Options<MarcasActivateData>> => {
    const mutationOptions: UseMutationOptions<MarcasActivateResponse, MarcasActivateError, Options<MarcasActivateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await marcasActivate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
