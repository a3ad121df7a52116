// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { EtiquetasActivateData, EtiquetasActivateError, EtiquetasActivateErrors, EtiquetasActivateResponse, EtiquetasActivateResponses, EtiquetasCreateData, EtiquetasCreateError, EtiquetasCreateErrors, EtiquetasCreateResponse, EtiquetasCreateResponses, EtiquetasDeactivateData, EtiquetasDeactivateError, EtiquetasDeactivateErrors, EtiquetasDeactivateResponse, EtiquetasDeactivateResponses, EtiquetasGetData, EtiquetasGetError, EtiquetasGetErrors, EtiquetasGetResponse, EtiquetasGetResponses, EtiquetasInactivosData, EtiquetasInactivosError, EtiquetasInactivosErrors, EtiquetasInactivosResponse, EtiquetasInactivosResponses, EtiquetasListData, EtiquetasListError, EtiquetasListErrors, EtiquetasListResponse, EtiquetasListResponses, EtiquetasSearchData, EtiquetasSearchError, EtiquetasSearchErrors, EtiquetasSearchResponse, EtiquetasSearchResponses, EtiquetasUpdateData, EtiquetasUpdateError, EtiquetasUpdateErrors, EtiquetasUpdateResponse, EtiquetasUpdateResponses } from '../types.gen.ts';

/**
 * Active entries, by name.
 */
export const etiquetasList = <ThrowOnError extends boolean = true>(options?: Options<EtiquetasListData, ThrowOnError>): RequestResult<EtiquetasListResponses, EtiquetasListErrors, ThrowOnError> => (options?.client ?? client).get<EtiquetasListResponses, EtiquetasListErrors, ThrowOnError>({ url: '/etiquetas', ...options });

/**
 * Creates an entry.
 */
export const etiquetasCreate = <ThrowOnError extends boolean = true>(options: Options<EtiquetasCreateData, ThrowOnError>): RequestResult<EtiquetasCreateResponses, EtiquetasCreateErrors, ThrowOnError> => (options.client ?? client).post<EtiquetasCreateResponses, EtiquetasCreateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/etiquetas',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Active entries whose name contains the term.
 */
export const etiquetasSearch = <ThrowOnError extends boolean = true>(options?: Options<EtiquetasSearchData, ThrowOnError>): RequestResult<EtiquetasSearchResponses, EtiquetasSearchErrors, ThrowOnError> => (options?.client ?? client).get<EtiquetasSearchResponses, EtiquetasSearchErrors, ThrowOnError>({ url: '/etiquetas/search', ...options });

/**
 * Deactivates an entry, so that the filters no longer show it; nothing is deleted.
 */
export const etiquetasDeactivate = <ThrowOnError extends boolean = true>(options: Options<EtiquetasDeactivateData, ThrowOnError>): RequestResult<EtiquetasDeactivateResponses, EtiquetasDeactivateErrors, ThrowOnError> => (options.client ?? client).delete<EtiquetasDeactivateResponses, EtiquetasDeactivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/etiquetas/{id}',
    ...options
});

/**
 * Returns an active or deactivated entry.
 */
export const etiquetasGet = <ThrowOnError extends boolean = true>(options: Options<EtiquetasGetData, ThrowOnError>): RequestResult<EtiquetasGetResponses, EtiquetasGetErrors, ThrowOnError> => (options.client ?? client).get<EtiquetasGetResponses, EtiquetasGetErrors, ThrowOnError>({ url: '/etiquetas/{id}', ...options });

/**
 * Changes an entry.
 */
export const etiquetasUpdate = <ThrowOnError extends boolean = true>(options: Options<EtiquetasUpdateData, ThrowOnError>): RequestResult<EtiquetasUpdateResponses, EtiquetasUpdateErrors, ThrowOnError> => (options.client ?? client).patch<EtiquetasUpdateResponses, EtiquetasUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/etiquetas/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deactivated entries, optionally only names with the term, by name.
 */
export const etiquetasInactivos = <ThrowOnError extends boolean = true>(options?: Options<EtiquetasInactivosData, ThrowOnError>): RequestResult<EtiquetasInactivosResponses, EtiquetasInactivosErrors, ThrowOnError> => (options?.client ?? client).get<EtiquetasInactivosResponses, EtiquetasInactivosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/etiquetas/inactivos',
    ...options
});

/**
 * Activates an entry again.
 */
export const etiquetasActivate = <ThrowOnError extends boolean = true>(options: Options<EtiquetasActivateData, ThrowOnError>): RequestResult<EtiquetasActivateResponses, EtiquetasActivateErrors, ThrowOnError> => (options.client ?? client).patch<EtiquetasActivateResponses, EtiquetasActivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/etiquetas/activate/{id}',
    ...options
});

export const etiquetasListQueryKey = (options?: Options<EtiquetasListData>) => createQueryKey('etiquetasList', options, false, ['etiquetas']);

/**
 * Active entries, by name.
 */
export const etiquetasListOptions = (options?: Options<EtiquetasListData>) => queryOptions<EtiquetasListResponse, EtiquetasListError, EtiquetasListResponse, ReturnType<typeof etiquetasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await etiquetasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: etiquetasListQueryKey(options)
});

/**
 * Creates an entry.
 */
export const etiquetasCreateMutation = (options?: Partial<Options<EtiquetasCreateData>>): UseMutationOptions<EtiquetasCreateResponse, EtiquetasCreateError, Options<EtiquetasCreateData>> => {
    const mutationOptions: UseMutationOptions<EtiquetasCreateResponse, EtiquetasCreateError, Options<EtiquetasCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await etiquetasCreate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const etiquetasSearchQueryKey = (options?: Options<EtiquetasSearchData>) => createQueryKey('etiquetasSearch', options, false, ['etiquetas']);

/**
 * Active entries whose name contains the term.
 */
export const etiquetasSearchOptions = (options?: Options<EtiquetasSearchData>) => queryOptions<EtiquetasSearchResponse, EtiquetasSearchError, EtiquetasSearchResponse, ReturnType<typeof etiquetasSearchQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await etiquetasSearch({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: etiquetasSearchQueryKey(options)
});

/**
 * Deactivates an entry, so that the filters no longer show it; nothing is deleted.
 */
export const etiquetasDeactivateMutation = (options?: Partial<Options<EtiquetasDeactivateData>>): UseMutationOptions<EtiquetasDeactivateResponse, EtiquetasDeactivateError, Options<EtiquetasDeactivateData>> => {
    const mutationOptions: UseMutationOptions<EtiquetasDeactivateResponse, EtiquetasDeactivateError, Options<EtiquetasDeactivateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await etiquetasDeactivate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const etiquetasGetQueryKey = (options: Options<EtiquetasGetData>) => createQueryKey('etiquetasGet', options, false, ['etiquetas']);

/**
 * Returns an active or deactivated entry.
 */
export const etiquetasGetOptions = (options: Options<EtiquetasGetData>) => queryOptions<EtiquetasGetResponse, EtiquetasGetError, EtiquetasGetResponse, ReturnType<typeof etiquetasGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await etiquetasGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: etiquetasGetQueryKey(options)
});

/**
 * Changes an entry.
 */
export const etiquetasUpdateMutation = (options?: Partial<Options<EtiquetasUpdateData>>): UseMutationOptions<EtiquetasUpdateResponse, EtiquetasUpdateError, Options<EtiquetasUpdateData>> => {
    const mutationOptions: UseMutationOptions<EtiquetasUpdateResponse, EtiquetasUpdateError, Options<EtiquetasUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await etiquetasUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const etiquetasInactivosQueryKey = (options?: Options<EtiquetasInactivosData>) => createQueryKey('etiquetasInactivos', options, false, ['etiquetas']);

/**
 * Deactivated entries, optionally only names with the term, by name.
 */
export const etiquetasInactivosOptions = (options?: Options<EtiquetasInactivosData>) => queryOptions<EtiquetasInactivosResponse, EtiquetasInactivosError, EtiquetasInactivosResponse, ReturnType<typeof etiquetasInactivosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await etiquetasInactivos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: etiquetasInactivosQueryKey(options)
});

/**
 * Activates an entry again.
 */
export const etiquetasActivateMutation = (options?: Partial<Options<EtiquetasActivateData>>): UseMutationOptions<EtiquetasActivateResponse, EtiquetasActivateError, Options<EtiquetasActivateData>> => {
    const mutationOptions: UseMutationOptions<EtiquetasActivateResponse, EtiquetasActivateError, Options<EtiquetasActivateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await etiquetasActivate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
