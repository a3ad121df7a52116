// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { MisListasAgregarData, MisListasAgregarError, MisListasAgregarErrors, MisListasAgregarResponse, MisListasAgregarResponses, MisListasCreateData, MisListasCreateError, MisListasCreateErrors, MisListasCreateResponse, MisListasCreateResponses, MisListasDeleteData, MisListasDeleteError, MisListasDeleteErrors, MisListasDeleteResponse, MisListasDeleteResponses, MisListasGetData, MisListasGetError, MisListasGetErrors, MisListasGetResponse, MisListasGetResponses, MisListasListData, MisListasListError, MisListasListErrors, MisListasListResponse, MisListasListResponses, MisListasUpdateData, MisListasUpdateError, MisListasUpdateErrors, MisListasUpdateResponse, MisListasUpdateResponses } from '../types.gen.ts';

/**
 * The caller's lists, by name.
 */
export const misListasList = <ThrowOnError extends boolean = true>(options?: Options<MisListasListData, ThrowOnError>): RequestResult<MisListasListResponses, MisListasListErrors, ThrowOnError> => (options?.client ?? client).get<MisListasListResponses, MisListasListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-listas',
    ...options
});

/**
 * Creates a list of products. Products that the shop does not sell are left out.
 */
export const misListasCreate = <ThrowOnError extends boolean = true>(options: Options<MisListasCreateData, ThrowOnError>): RequestResult<MisListasCreateResponses, MisListasCreateErrors, ThrowOnError> => (options.client ?? client).post<MisListasCreateResponses, MisListasCreateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-listas',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a list.
 */
export const misListasDelete = <ThrowOnError extends boolean = true>(options: Options<MisListasDeleteData, ThrowOnError>): RequestResult<MisListasDeleteResponses, MisListasDeleteErrors, ThrowOnError> => (options.client ?? client).delete<MisListasDeleteResponses, MisListasDeleteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-listas/{id}',
    ...options
});

/**
 * One of the caller's lists with its products at today's prices.
 */
export const misListasGet = <ThrowOnError extends boolean = true>(options: Options<MisListasGetData, ThrowOnError>): RequestResult<MisListasGetResponses, MisListasGetErrors, ThrowOnError> => (options.client ?? client).get<MisListasGetResponses, MisListasGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-listas/{id}',
    ...options
});

/**
 * Changes the name or the products of a list. Products that the shop does not sell are left out. A repeated call changes nothing.
 */
export const misListasUpdate = <ThrowOnError extends boolean = true>(options: Options<MisListasUpdateData, ThrowOnError>): RequestResult<MisListasUpdateResponses, MisListasUpdateErrors, ThrowOnError> => (options.client ?? client).patch<MisListasUpdateResponses, MisListasUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-listas/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Appends products to a list; products already in it keep their quantity. Products that the shop does not sell are left out. A repeated call changes nothing.
 */
export const misListasAgregar = <ThrowOnError extends boolean = true>(options: Options<MisListasAgregarData, ThrowOnError>): RequestResult<MisListasAgregarResponses, MisListasAgregarErrors, ThrowOnError> => (options.client ?? client).post<MisListasAgregarResponses, MisListasAgregarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-listas/{id}/productos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const misListasListQueryKey = (options?: Options<MisListasListData>) => createQueryKey('misListasList', options, false, ['misListas']);

/**
 * The caller's lists, by name.
 */
export const misListasListOptions = (options?: Options<MisListasListData>) => queryOptions<MisListasListResponse, MisListasListError, MisListasListResponse, ReturnType<typeof misListasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await misListasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: misListasListQueryKey(options)
});

/**
 * Creates a list of products. Products that the shop does not sell are left out.
 */
export const misListasCreateMutation = (options?: Partial<Options<MisListasCreateData>>): UseMutationOptions<MisListasCreateResponse, MisListasCreateError, Options<MisListasCreateData>> => {
    const mutationOptions: UseMutationOptions<MisListasCreateResponse, MisListasCreateError, Options<MisListasCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await misListasCreate({
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
 * Deletes a list.
 */
export const misListasDeleteMutation = (options?: Partial<Options<MisListasDeleteData>>): UseMutationOptions<MisListasDeleteResponse, MisListasDeleteError, Options<MisListasDeleteData>> => {
    const mutationOptions: UseMutationOptions<MisListasDeleteResponse, MisListasDeleteError, Options<MisListasDeleteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await misListasDelete({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const misListasGetQueryKey = (options: Options<MisListasGetData>) => createQueryKey('misListasGet', options, false, ['misListas']);

/**
 * One of the caller's lists with its products at today's prices.
 */
export const misListasGetOptions = (options: Options<MisListasGetData>) => queryOptions<MisListasGetResponse, MisListasGetError, MisListasGetResponse, ReturnType<typeof misListasGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await misListasGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: misListasGetQueryKey(options)
});

/**
 * Changes the name or the products of a list. Products that the shop does not sell are left out. A repeated call changes nothing.
 */
export const misListasUpdateMutation = (options?: Partial<Options<MisListasUpdateData>>): UseMutationOptions<MisListasUpdateResponse, MisListasUpdateError, Options<MisListasUpdateData>> => {
    const mutationOptions: UseMutationOptions<MisListasUpdateResponse, MisListasUpdateError, Options<MisListasUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await misListasUpdate({
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
 * Appends products to a list; products already in it keep their quantity. Products that the shop does not sell are left out. A repeated call changes nothing.
 */
export const misListasAgregarMutation = (options?: Partial<Options<MisListasAgregarData>>): UseMutationOptions<MisListasAgregarResponse, MisListasAgregarError, Options<MisListasAgregarData>> => {
    const mutationOptions: UseMutationOptions<MisListasAgregarResponse, MisListasAgregarError, Options<MisListasAgregarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await misListasAgregar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
