// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { CostosGetData, CostosGetError, CostosGetErrors, CostosGetResponse, CostosGetResponses, CostosUpdateData, CostosUpdateError, CostosUpdateErrors, CostosUpdateResponse, CostosUpdateResponses } from '../types.gen.ts';

/**
 * Returns the shop's cost of a product.
 */
export const costosGet = <ThrowOnError extends boolean = true>(options: Options<CostosGetData, ThrowOnError>): RequestResult<CostosGetResponses, CostosGetErrors, ThrowOnError> => (options.client ?? client).get<CostosGetResponses, CostosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}/costo',
    ...options
});

/**
 * Sets the cost of a product from now on. Orders keep the cost of the day when they were placed.
 */
export const costosUpdate = <ThrowOnError extends boolean = true>(options: Options<CostosUpdateData, ThrowOnError>): RequestResult<CostosUpdateResponses, CostosUpdateErrors, ThrowOnError> => (options.client ?? client).put<CostosUpdateResponses, CostosUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}/costo',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const costosGetQueryKey = (options: Options<CostosGetData>) => createQueryKey('costosGet', options, false, ['costos']);

/**
 * Returns the shop's cost of a product.
 */
export const costosGetOptions = (options: Options<CostosGetData>) => queryOptions<CostosGetResponse, CostosGetError, CostosGetResponse, ReturnType<typeof costosGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await costosGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: costosGetQueryKey(options)
});

/**
 * Sets the cost of a product from now on. Orders keep the cost of the day when they were placed.
 */
export const costosUpdateMutation = (options?: Partial<Options<CostosUpdateData>>): UseMutationOptions<CostosUpdateResponse, CostosUpdateError, Options<CostosUpdateData>> => {
    const mutationOptions: UseMutationOptions<CostosUpdateResponse, CostosUpdateError, Options<CostosUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await costosUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
