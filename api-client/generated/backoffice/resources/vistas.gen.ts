// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { VistasCreateData, VistasCreateError, VistasCreateErrors, VistasCreateResponse, VistasCreateResponses, VistasDeleteData, VistasDeleteError, VistasDeleteErrors, VistasDeleteResponse, VistasDeleteResponses, VistasListData, VistasListError, VistasListErrors, VistasListResponse, VistasListResponses, VistasUpdateData, VistasUpdateError, VistasUpdateErrors, VistasUpdateResponse, VistasUpdateResponses } from '../types.gen.ts';

/**
 * The caller's own views and the team's, by name.
 */
export const vistasList = <ThrowOnError extends boolean = true>(options?: Options<VistasListData, ThrowOnError>): RequestResult<VistasListResponses, VistasListErrors, ThrowOnError> => (options?.client ?? client).get<VistasListResponses, VistasListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/vistas',
    ...options
});

/**
 * Stores a view, for the caller or for the team.
 */
export const vistasCreate = <ThrowOnError extends boolean = true>(options: Options<VistasCreateData, ThrowOnError>): RequestResult<VistasCreateResponses, VistasCreateErrors, ThrowOnError> => (options.client ?? client).post<VistasCreateResponses, VistasCreateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/vistas',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes one of the caller's views; an admin may delete any team view.
 */
export const vistasDelete = <ThrowOnError extends boolean = true>(options: Options<VistasDeleteData, ThrowOnError>): RequestResult<VistasDeleteResponses, VistasDeleteErrors, ThrowOnError> => (options.client ?? client).delete<VistasDeleteResponses, VistasDeleteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/vistas/{id}',
    ...options
});

/**
 * Replaces one of the caller's views. An admin may also replace a team view of another user, which then stays a team view.
 */
export const vistasUpdate = <ThrowOnError extends boolean = true>(options: Options<VistasUpdateData, ThrowOnError>): RequestResult<VistasUpdateResponses, VistasUpdateErrors, ThrowOnError> => (options.client ?? client).patch<VistasUpdateResponses, VistasUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/vistas/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const vistasListQueryKey = (options?: Options<VistasListData>) => createQueryKey('vistasList', options, false, ['vistas']);

/**
 * The caller's own views and the team's, by name.
 */
export const vistasListOptions = (options?: Options<VistasListData>) => queryOptions<VistasListResponse, VistasListError, VistasListResponse, ReturnType<typeof vistasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await vistasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: vistasListQueryKey(options)
});

/**
 * Stores a view, for the caller or for the team.
 */
export const vistasCreateMutation = (options?: Partial<Options<VistasCreateData>>): UseMutationOptions<VistasCreateResponse, VistasCreateError, Options<VistasCreateData>> => {
    const mutationOptions: UseMutationOptions<VistasCreateResponse, VistasCreateError, Options<VistasCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await vistasCreate({
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
 * Deletes one of the caller's views; an admin may delete any team view.
 */
export const vistasDeleteMutation = (options?: Partial<Options<VistasDeleteData>>): UseMutationOptions<VistasDeleteResponse, VistasDeleteError, Options<VistasDeleteData>> => {
    const mutationOptions: UseMutationOptions<VistasDeleteResponse, VistasDeleteError, Options<VistasDeleteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await vistasDelete({
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
 * Replaces one of the caller's views. An admin may also replace a team view of another user, which then stays a team view.
 */
export const vistasUpdateMutation = (options?: Partial<Options<VistasUpdateData>>): UseMutationOptions<VistasUpdateResponse, VistasUpdateError, Options<VistasUpdateData>> => {
    const mutationOptions: UseMutationOptions<VistasUpdateResponse, VistasUpdateError, Options<VistasUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await vistasUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
