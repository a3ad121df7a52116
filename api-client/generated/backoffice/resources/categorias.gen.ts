// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { CategoriasActivateData, CategoriasActivateError, CategoriasActivateErrors, CategoriasActivateResponse, CategoriasActivateResponses, CategoriasCreateData, CategoriasCreateError, CategoriasCreateErrors, CategoriasCreateResponse, CategoriasCreateResponses, CategoriasDeactivateData, CategoriasDeactivateError, CategoriasDeactivateErrors, CategoriasDeactivateResponse, CategoriasDeactivateResponses, CategoriasGetData, CategoriasGetError, CategoriasGetErrors, CategoriasGetResponse, CategoriasGetResponses, CategoriasInactivosData, CategoriasInactivosError, CategoriasInactivosErrors, CategoriasInactivosResponse, CategoriasInactivosResponses, CategoriasListData, CategoriasListError, CategoriasListErrors, CategoriasListResponse, CategoriasListResponses, CategoriasSearchData, CategoriasSearchError, CategoriasSearchErrors, CategoriasSearchResponse, CategoriasSearchResponses, CategoriasUpdateData, CategoriasUpdateError, CategoriasUpdateErrors, CategoriasUpdateResponse, CategoriasUpdateResponses } from '../types.gen.ts';

/**
 * Active entries, by name.
 */
export const categoriasList = <ThrowOnError extends boolean = true>(options?: Options<CategoriasListData, ThrowOnError>): RequestResult<CategoriasListResponses, CategoriasListErrors, ThrowOnError> => (options?.client ?? client).get<CategoriasListResponses, CategoriasListErrors, ThrowOnError>({ url: '/categorias', ...options });

/**
 * Creates an entry.
 */
export const categoriasCreate = <ThrowOnError extends boolean = true>(options: Options<CategoriasCreateData, ThrowOnError>): RequestResult<CategoriasCreateResponses, CategoriasCreateErrors, ThrowOnError> => (options.client ?? client).post<CategoriasCreateResponses, CategoriasCreateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/categorias',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Active entries whose name contains the term.
 */
export const categoriasSearch = <ThrowOnError extends boolean = true>(options?: Options<CategoriasSearchData, ThrowOnError>): RequestResult<CategoriasSearchResponses, CategoriasSearchErrors, ThrowOnError> => (options?.client ?? client).get<CategoriasSearchResponses, CategoriasSearchErrors, ThrowOnError>({ url: '/categorias/search', ...options });

/**
 * Deactivates an entry, so that the filters no longer show it; nothing is deleted.
 */
export const categoriasDeactivate = <ThrowOnError extends boolean = true>(options: Options<CategoriasDeactivateData, ThrowOnError>): RequestResult<CategoriasDeactivateResponses, CategoriasDeactivateErrors, ThrowOnError> => (options.client ?? client).delete<CategoriasDeactivateResponses, CategoriasDeactivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/categorias/{id}',
    ...options
});

/**
 * Returns an active or deactivated entry.
 */
export const categoriasGet = <ThrowOnError extends boolean = true>(options: Options<CategoriasGetData, ThrowOnError>): RequestResult<CategoriasGetResponses, CategoriasGetErrors, ThrowOnError> => (options.client ?? client).get<CategoriasGetResponses, CategoriasGetErrors, ThrowOnError>({ url: '/categorias/{id}', ...options });

/**
 * Changes an entry.
 */
export const categoriasUpdate = <ThrowOnError extends boolean = true>(options: Options<CategoriasUpdateData, ThrowOnError>): RequestResult<CategoriasUpdateResponses, CategoriasUpdateErrors, ThrowOnError> => (options.client ?? client).patch<CategoriasUpdateResponses, CategoriasUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/categorias/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deactivated entries, optionally only names with the term, by name.
 */
export const categoriasInactivos = <ThrowOnError extends boolean = true>(options?: Options<CategoriasInactivosData, ThrowOnError>): RequestResult<CategoriasInactivosResponses, CategoriasInactivosErrors, ThrowOnError> => (options?.client ?? client).get<CategoriasInactivosResponses, CategoriasInactivosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/categorias/inactivos',
    ...options
});

/**
 * Activates an entry again.
 */
export const categoriasActivate = <ThrowOnError extends boolean = true>(options: Options<CategoriasActivateData, ThrowOnError>): RequestResult<CategoriasActivateResponses, CategoriasActivateErrors, ThrowOnError> => (options.client ?? client).patch<CategoriasActivateResponses, CategoriasActivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/categorias/activate/{id}',
    ...options
});

export const categoriasListQueryKey = (options?: Options<CategoriasListData>) => createQueryKey('categoriasList', options, false, ['categorias']);

/**
 * Active entries, by name.
 */
export const categoriasListOptions = (options?: Options<CategoriasListData>) => queryOptions<CategoriasListResponse, CategoriasListError, CategoriasListResponse, ReturnType<typeof categoriasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await categoriasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: categoriasListQueryKey(options)
});

/**
 * Creates an entry.
 */
export const categoriasCreateMutation = (options?: Partial<Options<CategoriasCreateData>>): UseMutationOptions<CategoriasCreateResponse, CategoriasCreateError, Options<CategoriasCreateData>> => {
    const mutationOptions: UseMutationOptions<CategoriasCreateResponse, CategoriasCreateError, Options<CategoriasCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await categoriasCreate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const categoriasSearchQueryKey = (options?: Options<CategoriasSearchData>) => createQueryKey('categoriasSearch', options, false, ['categorias']);

/**
 * Active entries whose name contains the term.
 */
export const categoriasSearchOptions = (options?: Options<CategoriasSearchData>) => queryOptions<CategoriasSearchResponse, CategoriasSearchError, CategoriasSearchResponse, ReturnType<typeof categoriasSearchQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await categoriasSearch({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: categoriasSearchQueryKey(options)
});

/**
 * Deactivates an entry, so that the filters no longer show it; nothing is deleted.
 */
export const categoriasDeactivateMutation = (options?: Partial<Options<CategoriasDeactivateData>>): UseMutationOptions<CategoriasDeactivateResponse, CategoriasDeactivateError, Options<CategoriasDeactivateData>> => {
    const mutationOptions: UseMutationOptions<CategoriasDeactivateResponse, CategoriasDeactivateError, Options<CategoriasDeactivateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await categoriasDeactivate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const categoriasGetQueryKey = (options: Options<CategoriasGetData>) => createQueryKey('categoriasGet', options, false, ['categorias']);

/**
 * Returns an active or deactivated entry.
 */
export const categoriasGetOptions = (options: Options<CategoriasGetData>) => queryOptions<CategoriasGetResponse, CategoriasGetError, CategoriasGetResponse, ReturnType<typeof categoriasGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await categoriasGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: categoriasGetQueryKey(options)
});

/**
 * Changes an entry.
 */
export const categoriasUpdateMutation = (options?: Partial<Options<CategoriasUpdateData>>): UseMutationOptions<CategoriasUpdateResponse, CategoriasUpdateError, Options<CategoriasUpdateData>> => {
    const mutationOptions: UseMutationOptions<CategoriasUpdateResponse, CategoriasUpdateError, Options<CategoriasUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await categoriasUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const categoriasInactivosQueryKey = (options?: Options<CategoriasInactivosData>) => createQueryKey('categoriasInactivos', options, false, ['categorias']);

/**
 * Deactivated entries, optionally only names with the term, by name.
 */
export const categoriasInactivosOptions = (options?: Options<CategoriasInactivosData>) => queryOptions<CategoriasInactivosResponse, CategoriasInactivosError, CategoriasInactivosResponse, ReturnType<typeof categoriasInactivosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await categoriasInactivos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: categoriasInactivosQueryKey(options)
});

/**
 * Activates an entry again.
 */
export const categoriasActivateMutation = (options?: Partial<Options<CategoriasActivateData>>): UseMutationOptions<CategoriasActivateResponse, CategoriasActivateError, Options<CategoriasActivateData>> => {
    const mutationOptions: UseMutationOptions<CategoriasActivateResponse, CategoriasActivateError, Options<CategoriasActivateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await categoriasActivate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
