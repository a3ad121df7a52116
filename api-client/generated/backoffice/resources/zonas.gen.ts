// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { ZonasCreateData, ZonasCreateError, ZonasCreateErrors, ZonasCreateResponse, ZonasCreateResponses, ZonasDeleteData, ZonasDeleteError, ZonasDeleteErrors, ZonasDeleteResponse, ZonasDeleteResponses, ZonasListData, ZonasListError, ZonasListErrors, ZonasListResponse, ZonasListResponses, ZonasUpdateData, ZonasUpdateError, ZonasUpdateErrors, ZonasUpdateResponse, ZonasUpdateResponses } from '../types.gen.ts';

/**
 * All delivery zones, by name.
 */
export const zonasList = <ThrowOnError extends boolean = true>(options?: Options<ZonasListData, ThrowOnError>): RequestResult<ZonasListResponses, ZonasListErrors, ThrowOnError> => (options?.client ?? client).get<ZonasListResponses, ZonasListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/zonas',
    ...options
});

/**
 * Creates a delivery zone, to which its addresses belong from now on. Two zones cannot share a locality or a post code.
 */
export const zonasCreate = <ThrowOnError extends boolean = true>(options: Options<ZonasCreateData, ThrowOnError>): RequestResult<ZonasCreateResponses, ZonasCreateErrors, ThrowOnError> => (options.client ?? client).post<ZonasCreateResponses, ZonasCreateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/zonas',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a delivery zone; its addresses then have no zone.
 */
export const zonasDelete = <ThrowOnError extends boolean = true>(options: Options<ZonasDeleteData, ThrowOnError>): RequestResult<ZonasDeleteResponses, ZonasDeleteErrors, ThrowOnError> => (options.client ?? client).delete<ZonasDeleteResponses, ZonasDeleteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/zonas/{id}',
    ...options
});

/**
 * Replaces a delivery zone.
 */
export const zonasUpdate = <ThrowOnError extends boolean = true>(options: Options<ZonasUpdateData, ThrowOnError>): RequestResult<ZonasUpdateResponses, ZonasUpdateErrors, ThrowOnError> => (options.client ?? client).patch<ZonasUpdateResponses, ZonasUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/zonas/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const zonasListQueryKey = (options?: Options<ZonasListData>) => createQueryKey('zonasList', options, false, ['zonas']);

/**
 * All delivery zones, by name.
 */
export const zonasListOptions = (options?: Options<ZonasListData>) => queryOptions<ZonasListResponse, ZonasListError, ZonasListResponse, ReturnType<typeof zonasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await zonasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: zonasListQueryKey(options)
});

/**
 * Creates a delivery zone, to which its addresses belong from now on. Two zones cannot share a locality or a post code.
 */
export const zonasCreateMutation = (options?: Partial<Options<ZonasCreateData>>): UseMutationOptions<ZonasCreateResponse, ZonasCreateError, Options<ZonasCreateData>> => {
    const mutationOptions: UseMutationOptions<ZonasCreateResponse, ZonasCreateError, Options<ZonasCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await zonasCreate({
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
 * Deletes a delivery zone; its addresses then have no zone.
 */
export const zonasDeleteMutation = (options?: Partial<Options<ZonasDeleteData>>): UseMutationOptions<ZonasDeleteResponse, ZonasDeleteError, Options<ZonasDeleteData>> => {
    const mutationOptions: UseMutationOptions<ZonasDeleteResponse, ZonasDeleteError, Options<ZonasDeleteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await zonasDelete({
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
 * Replaces a delivery zone.
 */
export const zonasUpdateMutation = (options?: Partial<Options<ZonasUpdateData>>): UseMutationOptions<ZonasUpdateResponse, ZonasUpdateError, Options<ZonasUpdateData>> => {
    const mutationOptions: UseMutationOptions<ZonasUpdateResponse, ZonasUpdateError, Options<ZonasUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await zonasUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
