// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { formDataBodySerializer, type RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { BannersCreateData, BannersCreateError, BannersCreateErrors, BannersCreateResponse, BannersCreateResponses, BannersDeleteData, BannersDeleteError, BannersDeleteErrors, BannersDeleteResponse, BannersDeleteResponses, BannersListData, BannersListError, BannersListErrors, BannersListResponse, BannersListResponses, BannersUpdateData, BannersUpdateError, BannersUpdateErrors, BannersUpdateResponse, BannersUpdateResponses } from '../types.gen.ts';

/**
 * All banners with any dates, newest first.
 */
export const bannersList = <ThrowOnError extends boolean = true>(options?: Options<BannersListData, ThrowOnError>): RequestResult<BannersListResponses, BannersListErrors, ThrowOnError> => (options?.client ?? client).get<BannersListResponses, BannersListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/banners/todos',
    ...options
});

/**
 * Creates a banner. The home page shows the banner to everyone from its first day on.
 */
export const bannersCreate = <ThrowOnError extends boolean = true>(options: Options<BannersCreateData, ThrowOnError>): RequestResult<BannersCreateResponses, BannersCreateErrors, ThrowOnError> => (options.client ?? client).post<BannersCreateResponses, BannersCreateErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/banners',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Deletes a banner.
 */
export const bannersDelete = <ThrowOnError extends boolean = true>(options: Options<BannersDeleteData, ThrowOnError>): RequestResult<BannersDeleteResponses, BannersDeleteErrors, ThrowOnError> => (options.client ?? client).delete<BannersDeleteResponses, BannersDeleteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/banners/{id}',
    ...options
});

/**
 * Replaces a banner.
 */
export const bannersUpdate = <ThrowOnError extends boolean = true>(options: Options<BannersUpdateData, ThrowOnError>): RequestResult<BannersUpdateResponses, BannersUpdateErrors, ThrowOnError> => (options.client ?? client).patch<BannersUpdateResponses, BannersUpdateErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/banners/{id}',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

export const bannersListQueryKey = (options?: Options<BannersListData>) => createQueryKey('bannersList', options, false, ['banners']);

/**
 * All banners with any dates, newest first.
 */
export const bannersListOptions = (options?: Options<BannersListData>) => queryOptions<BannersListResponse, BannersListError, BannersListResponse, ReturnType<typeof bannersListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await bannersList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: bannersListQueryKey(options)
});

/**
 * Creates a banner. The home page shows the banner to everyone from its first day on.
 */
export const bannersCreateMutation = (options?: Partial<Options<BannersCreateData>>): UseMutationOptions<BannersCreateResponse, BannersCreateError, Options<BannersCreateData>> => {
    const mutationOptions: UseMutationOptions<BannersCreateResponse, BannersCreateError, Options<BannersCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await bannersCreate({
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
 * Deletes a banner.
 */
export const bannersDeleteMutation = (options?: Partial<Options<BannersDeleteData>>): UseMutationOptions<BannersDeleteResponse, BannersDeleteError, Options<BannersDeleteData>> => {
    const mutationOptions: UseMutationOptions<BannersDeleteResponse, BannersDeleteError, Options<BannersDeleteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await bannersDelete({
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
 * Replaces a banner.
 */
export const bannersUpdateMutation = (options?: Partial<Options<BannersUpdateData>>): UseMutationOptions<BannersUpdateResponse, BannersUpdateError, Options<BannersUpdateData>> => {
    const mutationOptions: UseMutationOptions<BannersUpdateResponse, BannersUpdateError, Options<BannersUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await bannersUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
