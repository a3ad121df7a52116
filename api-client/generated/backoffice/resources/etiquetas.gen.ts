// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { EtiquetasActivateData, EtiquetasActivateError, EtiquetasActivateErrors, EtiquetasActivateResponse, EtiquetasActivateResponses, EtiquetasCreateData, EtiquetasCreateError, EtiquetasCreateErrors, EtiquetasCreateResponse, EtiquetasCreateResponses, EtiquetasDeactivateData, EtiquetasDeactivateError, EtiquetasDeactivateErrors, EtiquetasDeactivateResponse, EtiquetasDeactivateResponses, EtiquetasGetData, EtiquetasGetError, EtiquetasGetErrors, EtiquetasGetResponse, EtiquetasGetResponses, EtiquetasInactivosData, EtiquetasInactivosError, EtiquetasInactivosErrors, EtiquetasInactivosResponse, EtiquetasInactivosResponses, EtiquetasListData, EtiquetasListError, EtiquetasListErrors, EtiquetasListResponse, EtiquetasListResponses, EtiquetasSearchData, EtiquetasSearchError, EtiquetasSearchErrors, EtiquetasSearchResponse, EtiquetasSearchResponses, EtiquetasUpdateData, EtiquetasUpdateError, EtiquetasUpdateErrors, EtiquetasUpdateResponse, EtiquetasUpdateResponses } from '../types.gen.ts';

/**
 * The active ones, by name.
 */
export const etiquetasList = <ThrowOnError extends boolean = true>(options?: Options<EtiquetasListData, ThrowOnError>): RequestResult<EtiquetasListResponses, EtiquetasListErrors, ThrowOnError> => (options?.client ?? client).get<EtiquetasListResponses, EtiquetasListErrors, ThrowOnError>({ url: '/etiquetas', ...options });

/**
 * Creates one.
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
 * The active ones whose name holds the term.
 */
export const etiquetasSearch = <ThrowOnError extends boolean = true>(options?: Options<EtiquetasSearchData, ThrowOnError>): RequestResult<EtiquetasSearchResponses, EtiquetasSearchErrors, ThrowOnError> => (options?.client ?? client).get<EtiquetasSearchResponses, EtiquetasSearchErrors, ThrowOnError>({ url: '/etiquetas/search', ...options });

/**
 * Takes one out of the filters; nothing is deleted.
 */
export const etiquetasDeactivate = <ThrowOnError extends boolean = true>(options: Options<EtiquetasDeactivateData, ThrowOnError>): RequestResult<EtiquetasDeactivateResponses, EtiquetasDeactivateErrors, ThrowOnError> => (options.client ?? client).delete<EtiquetasDeactivateResponses, EtiquetasDeactivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/etiquetas/{id}',
    ...options
});

/**
 * One of them, active or not.
 */
export const etiquetasGet = <ThrowOnError extends boolean = true>(options: Options<EtiquetasGetData, ThrowOnError>): RequestResult<EtiquetasGetResponses, EtiquetasGetErrors, ThrowOnError> => (options.client ?? client).get<EtiquetasGetResponses, EtiquetasGetErrors, ThrowOnError>({ url: '/etiquetas/{id}', ...options });

/**
 * Changes one.
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
 * The deactivated ones, optionally those whose name holds the term, by name.
 */
export const etiquetasInactivos = <ThrowOnError extends boolean = true>(options?: Options<EtiquetasInactivosData, ThrowOnError>): RequestResult<EtiquetasInactivosResponses, EtiquetasInactivosErrors, ThrowOnError> => (options?.client ?? client).get<EtiquetasInactivosResponses, EtiquetasInactivosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/etiquetas/inactivos',
    ...options
});

/**
 * Brings one back.
 */
export const etiquetasActivate = <ThrowOnError extends boolean = true>(options: Options<EtiquetasActivateData, ThrowOnError>): RequestResult<EtiquetasActivateResponses, EtiquetasActivateErrors, ThrowOnError> => (options.client ?? client).patch<EtiquetasActivateResponses, EtiquetasActivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/etiquetas/activate/{id}',
    ...options
});

export const etiquetasListQueryKey = (options?: Options<EtiquetasListData>) => createQueryKey('etiquetasList', options, false, ['etiquetas']);

/**
 * The active ones, by name.
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
 * Creates one.
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
 * The active ones whose name holds the term.
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
 * Takes one out of the filters; nothing is deleted.
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
 * One of them, active or not.
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
 * Changes one.
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
 * The deactivated ones, optionally those whose name holds the term, by name.
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
 * Brings one back.
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
