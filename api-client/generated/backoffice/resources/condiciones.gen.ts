// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { CondicionesCambiarPreciosData, CondicionesCambiarPreciosError, CondicionesCambiarPreciosErrors, CondicionesCambiarPreciosResponse, CondicionesCambiarPreciosResponses, CondicionesClientesData, CondicionesClientesError, CondicionesClientesErrors, CondicionesClientesResponse, CondicionesClientesResponses, CondicionesCompararData, CondicionesCompararError, CondicionesCompararErrors, CondicionesCompararResponse, CondicionesCompararResponses, CondicionesCreateData, CondicionesCreateError, CondicionesCreateErrors, CondicionesCreateResponse, CondicionesCreateResponses, CondicionesDarData, CondicionesDarError, CondicionesDarErrors, CondicionesDarResponse, CondicionesDarResponses, CondicionesDeleteData, CondicionesDeleteError, CondicionesDeleteErrors, CondicionesDeleteResponse, CondicionesDeleteResponses, CondicionesDeUsuarioData, CondicionesDeUsuarioError, CondicionesDeUsuarioErrors, CondicionesDeUsuarioResponse, CondicionesDeUsuarioResponses, CondicionesGetData, CondicionesGetError, CondicionesGetErrors, CondicionesGetResponse, CondicionesGetResponses, CondicionesListData, CondicionesListError, CondicionesListErrors, CondicionesListResponse, CondicionesListResponses, CondicionesPreciosData, CondicionesPreciosError, CondicionesPreciosErrors, CondicionesPreciosResponse, CondicionesPreciosResponses, CondicionesUpdateData, CondicionesUpdateError, CondicionesUpdateErrors, CondicionesUpdateResponse, CondicionesUpdateResponses } from '../types.gen.ts';

/**
 * The commercial agreements, by name.
 */
export const condicionesList = <ThrowOnError extends boolean = true>(options?: Options<CondicionesListData, ThrowOnError>): RequestResult<CondicionesListResponses, CondicionesListErrors, ThrowOnError> => (options?.client ?? client).get<CondicionesListResponses, CondicionesListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/condiciones',
    ...options
});

/**
 * Creates a commercial agreement, with the own prices of another one if asked.
 */
export const condicionesCreate = <ThrowOnError extends boolean = true>(options: Options<CondicionesCreateData, ThrowOnError>): RequestResult<CondicionesCreateResponses, CondicionesCreateErrors, ThrowOnError> => (options.client ?? client).post<CondicionesCreateResponses, CondicionesCreateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/condiciones',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes an agreement that no customer has.
 */
export const condicionesDelete = <ThrowOnError extends boolean = true>(options: Options<CondicionesDeleteData, ThrowOnError>): RequestResult<CondicionesDeleteResponses, CondicionesDeleteErrors, ThrowOnError> => (options.client ?? client).delete<CondicionesDeleteResponses, CondicionesDeleteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/condiciones/{id}',
    ...options
});

/**
 * Returns a commercial agreement.
 */
export const condicionesGet = <ThrowOnError extends boolean = true>(options: Options<CondicionesGetData, ThrowOnError>): RequestResult<CondicionesGetResponses, CondicionesGetErrors, ThrowOnError> => (options.client ?? client).get<CondicionesGetResponses, CondicionesGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/condiciones/{id}',
    ...options
});

/**
 * Replaces name, general terms and rules; its customers have the new prices at once. A repeated call changes nothing.
 */
export const condicionesUpdate = <ThrowOnError extends boolean = true>(options: Options<CondicionesUpdateData, ThrowOnError>): RequestResult<CondicionesUpdateResponses, CondicionesUpdateErrors, ThrowOnError> => (options.client ?? client).patch<CondicionesUpdateResponses, CondicionesUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/condiciones/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Active products with their base price and their price in the agreement, by name.
 */
export const condicionesPrecios = <ThrowOnError extends boolean = true>(options: Options<CondicionesPreciosData, ThrowOnError>): RequestResult<CondicionesPreciosResponses, CondicionesPreciosErrors, ThrowOnError> => (options.client ?? client).get<CondicionesPreciosResponses, CondicionesPreciosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/condiciones/{id}/precios',
    ...options
});

/**
 * Sets or removes own prices; returns what was there before, which undoes the change.
 */
export const condicionesCambiarPrecios = <ThrowOnError extends boolean = true>(options: Options<CondicionesCambiarPreciosData, ThrowOnError>): RequestResult<CondicionesCambiarPreciosResponses, CondicionesCambiarPreciosErrors, ThrowOnError> => (options.client ?? client).patch<CondicionesCambiarPreciosResponses, CondicionesCambiarPreciosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/condiciones/{id}/precios',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Active products with their price in two agreements, by name.
 */
export const condicionesComparar = <ThrowOnError extends boolean = true>(options: Options<CondicionesCompararData, ThrowOnError>): RequestResult<CondicionesCompararResponses, CondicionesCompararErrors, ThrowOnError> => (options.client ?? client).get<CondicionesCompararResponses, CondicionesCompararErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/condiciones/{id}/comparacion',
    ...options
});

/**
 * The accounts with this agreement, by shop.
 */
export const condicionesClientes = <ThrowOnError extends boolean = true>(options: Options<CondicionesClientesData, ThrowOnError>): RequestResult<CondicionesClientesResponses, CondicionesClientesErrors, ThrowOnError> => (options.client ?? client).get<CondicionesClientesResponses, CondicionesClientesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/condiciones/{id}/clientes',
    ...options
});

/**
 * A customer's commercial agreement; a person of a shop has the owner's.
 */
export const condicionesDeUsuario = <ThrowOnError extends boolean = true>(options: Options<CondicionesDeUsuarioData, ThrowOnError>): RequestResult<CondicionesDeUsuarioResponses, CondicionesDeUsuarioErrors, ThrowOnError> => (options.client ?? client).get<CondicionesDeUsuarioResponses, CondicionesDeUsuarioErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/condicion',
    ...options
});

/**
 * Sets or removes a customer's agreement; the new prices count at once.
 */
export const condicionesDar = <ThrowOnError extends boolean = true>(options: Options<CondicionesDarData, ThrowOnError>): RequestResult<CondicionesDarResponses, CondicionesDarErrors, ThrowOnError> => (options.client ?? client).patch<CondicionesDarResponses, CondicionesDarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/condicion',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const condicionesListQueryKey = (options?: Options<CondicionesListData>) => createQueryKey('condicionesList', options, false, ['condiciones']);

/**
 * The commercial agreements, by name.
 */
export const condicionesListOptions = (options?: Options<CondicionesListData>) => queryOptions<CondicionesListResponse, CondicionesListError, CondicionesListResponse, ReturnType<typeof condicionesListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await condicionesList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: condicionesListQueryKey(options)
});

/**
 * Creates a commercial agreement, with the own prices of another one if asked.
 */
export const condicionesCreateMutation = (options?: Partial<Options<CondicionesCreateData>>): UseMutationOptions<CondicionesCreateResponse, CondicionesCreateError, Options<CondicionesCreateData>> => {
    const mutationOptions: UseMutationOptions<CondicionesCreateResponse, CondicionesCreateError, Options<CondicionesCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await condicionesCreate({
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
 * Deletes an agreement that no customer has.
 */
export const condicionesDeleteMutation = (options?: Partial<Options<CondicionesDeleteData>>): UseMutationOptions<CondicionesDeleteResponse, CondicionesDeleteError, Options<CondicionesDeleteData>> => {
    const mutationOptions: UseMutationOptions<CondicionesDeleteResponse, CondicionesDeleteError, Options<CondicionesDeleteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await condicionesDelete({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const condicionesGetQueryKey = (options: Options<CondicionesGetData>) => createQueryKey('condicionesGet', options, false, ['condiciones']);

/**
 * Returns a commercial agreement.
 */
export const condicionesGetOptions = (options: Options<CondicionesGetData>) => queryOptions<CondicionesGetResponse, CondicionesGetError, CondicionesGetResponse, ReturnType<typeof condicionesGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await condicionesGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: condicionesGetQueryKey(options)
});

/**
 * Replaces name, general terms and rules; its customers have the new prices at once. A repeated call changes nothing.
 */
export const condicionesUpdateMutation = (options?: Partial<Options<CondicionesUpdateData>>): UseMutationOptions<CondicionesUpdateResponse, CondicionesUpdateError, Options<CondicionesUpdateData>> => {
    const mutationOptions: UseMutationOptions<CondicionesUpdateResponse, CondicionesUpdateError, Options<CondicionesUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await condicionesUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const condicionesPreciosQueryKey = (options: Options<CondicionesPreciosData>) => createQueryKey('condicionesPrecios', options, false, ['condiciones']);

/**
 * Active products with their base price and their price in the agreement, by name.
 */
export const condicionesPreciosOptions = (options: Options<CondicionesPreciosData>) => queryOptions<CondicionesPreciosResponse, CondicionesPreciosError, CondicionesPreciosResponse, ReturnType<typeof condicionesPreciosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await condicionesPrecios({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: condicionesPreciosQueryKey(options)
});

/**
 * Sets or removes own prices; returns what was there before, which undoes the change.
 */
export const condicionesCambiarPreciosMutation = (options?: Partial<Options<CondicionesCambiarPreciosData>>): UseMutationOptions<CondicionesCambiarPreciosResponse, CondicionesCambiarPreciosError, Options<CondicionesCambiarPreciosData>> => {
    const mutationOptions: UseMutationOptions<CondicionesCambiarPreciosResponse, CondicionesCambiarPreciosError, Options<CondicionesCambiarPreciosData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await condicionesCambiarPrecios({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const condicionesCompararQueryKey = (options: Options<CondicionesCompararData>) => createQueryKey('condicionesComparar', options, false, ['condiciones']);

/**
 * Active products with their price in two agreements, by name.
 */
export const condicionesCompararOptions = (options: Options<CondicionesCompararData>) => queryOptions<CondicionesCompararResponse, CondicionesCompararError, CondicionesCompararResponse, ReturnType<typeof condicionesCompararQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await condicionesComparar({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: condicionesCompararQueryKey(options)
});

export const condicionesClientesQueryKey = (options: Options<CondicionesClientesData>) => createQueryKey('condicionesClientes', options, false, ['condiciones']);

/**
 * The accounts with this agreement, by shop.
 */
export const condicionesClientesOptions = (options: Options<CondicionesClientesData>) => queryOptions<CondicionesClientesResponse, CondicionesClientesError, CondicionesClientesResponse, ReturnType<typeof condicionesClientesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await condicionesClientes({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: condicionesClientesQueryKey(options)
});

export const condicionesDeUsuarioQueryKey = (options: Options<CondicionesDeUsuarioData>) => createQueryKey('condicionesDeUsuario', options, false, ['condiciones']);

/**
 * A customer's commercial agreement; a person of a shop has the owner's.
 */
export const condicionesDeUsuarioOptions = (options: Options<CondicionesDeUsuarioData>) => queryOptions<CondicionesDeUsuarioResponse, CondicionesDeUsuarioError, CondicionesDeUsuarioResponse, ReturnType<typeof condicionesDeUsuarioQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await condicionesDeUsuario({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: condicionesDeUsuarioQueryKey(options)
});

/**
 * Sets or removes a customer's agreement; the new prices count at once.
 */
export const condicionesDarMutation = (options?: Partial<Options<CondicionesDarData>>): UseMutationOptions<CondicionesDarResponse, CondicionesDarError, Options<CondicionesDarData>> => {
    const mutationOptions: UseMutationOptions<CondicionesDarResponse, CondicionesDarError, Options<CondicionesDarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await condicionesDar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
