// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { MisDomiciliosDeleteData, MisDomiciliosDeleteError, MisDomiciliosDeleteErrors, MisDomiciliosDeleteResponse, MisDomiciliosDeleteResponses, MisDomiciliosListData, MisDomiciliosListError, MisDomiciliosListErrors, MisDomiciliosListResponse, MisDomiciliosListResponses, MisDomiciliosPutData, MisDomiciliosPutError, MisDomiciliosPutErrors, MisDomiciliosPutResponse, MisDomiciliosPutResponses } from '../types.gen.ts';

/**
 * The caller's delivery addresses besides the account's address, by name.
 */
export const misDomiciliosList = <ThrowOnError extends boolean = true>(options?: Options<MisDomiciliosListData, ThrowOnError>): RequestResult<MisDomiciliosListResponses, MisDomiciliosListErrors, ThrowOnError> => (options?.client ?? client).get<MisDomiciliosListResponses, MisDomiciliosListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-domicilios',
    ...options
});

/**
 * Deletes an address; existing orders keep it.
 */
export const misDomiciliosDelete = <ThrowOnError extends boolean = true>(options: Options<MisDomiciliosDeleteData, ThrowOnError>): RequestResult<MisDomiciliosDeleteResponses, MisDomiciliosDeleteErrors, ThrowOnError> => (options.client ?? client).delete<MisDomiciliosDeleteResponses, MisDomiciliosDeleteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-domicilios/{id}',
    ...options
});

/**
 * Adds or changes an address. The caller creates the id. A repeated call changes nothing.
 */
export const misDomiciliosPut = <ThrowOnError extends boolean = true>(options: Options<MisDomiciliosPutData, ThrowOnError>): RequestResult<MisDomiciliosPutResponses, MisDomiciliosPutErrors, ThrowOnError> => (options.client ?? client).put<MisDomiciliosPutResponses, MisDomiciliosPutErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-domicilios/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const misDomiciliosListQueryKey = (options?: Options<MisDomiciliosListData>) => createQueryKey('misDomiciliosList', options, false, ['misDomicilios']);

/**
 * The caller's delivery addresses besides the account's address, by name.
 */
export const misDomiciliosListOptions = (options?: Options<MisDomiciliosListData>) => queryOptions<MisDomiciliosListResponse, MisDomiciliosListError, MisDomiciliosListResponse, ReturnType<typeof misDomiciliosListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await misDomiciliosList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: misDomiciliosListQueryKey(options)
});

/**
 * Deletes an address; existing orders keep it.
 */
export const misDomiciliosDeleteMutation = (options?: Partial<Options<MisDomiciliosDeleteData>>): UseMutationOptions<MisDomiciliosDeleteResponse, MisDomiciliosDeleteError, Options<MisDomiciliosDeleteData>> => {
    const mutationOptions: UseMutationOptions<MisDomiciliosDeleteResponse, MisDomiciliosDeleteError, Options<MisDomiciliosDeleteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await misDomiciliosDelete({
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
 * Adds or changes an address. The caller creates the id. A repeated call changes nothing.
 */
export const misDomiciliosPutMutation = (options?: Partial<Options<MisDomiciliosPutData>>): UseMutationOptions<MisDomiciliosPutResponse, MisDomiciliosPutError, Options<MisDomiciliosPutData>> => {
    const mutationOptions: UseMutationOptions<MisDomiciliosPutResponse, MisDomiciliosPutError, Options<MisDomiciliosPutData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await misDomiciliosPut({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
