// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { PresenciasEnterData, PresenciasEnterError, PresenciasEnterErrors, PresenciasEnterResponse, PresenciasEnterResponses, PresenciasLeaveData, PresenciasLeaveError, PresenciasLeaveErrors, PresenciasLeaveResponse, PresenciasLeaveResponses, PresenciasListData, PresenciasListError, PresenciasListErrors, PresenciasListResponse, PresenciasListResponses } from '../types.gen.ts';

/**
 * The users who are editing orders, including the caller.
 */
export const presenciasList = <ThrowOnError extends boolean = true>(options?: Options<PresenciasListData, ThrowOnError>): RequestResult<PresenciasListResponses, PresenciasListErrors, ThrowOnError> => (options?.client ?? client).get<PresenciasListResponses, PresenciasListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/presencias',
    ...options
});

/**
 * Reports that the caller no longer edits the order.
 */
export const presenciasLeave = <ThrowOnError extends boolean = true>(options: Options<PresenciasLeaveData, ThrowOnError>): RequestResult<PresenciasLeaveResponses, PresenciasLeaveErrors, ThrowOnError> => (options.client ?? client).delete<PresenciasLeaveResponses, PresenciasLeaveErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/presencias/{pedido_id}',
    ...options
});

/**
 * Reports for 90 seconds that the caller edits this order; repeat the call while the edit goes on.
 */
export const presenciasEnter = <ThrowOnError extends boolean = true>(options: Options<PresenciasEnterData, ThrowOnError>): RequestResult<PresenciasEnterResponses, PresenciasEnterErrors, ThrowOnError> => (options.client ?? client).put<PresenciasEnterResponses, PresenciasEnterErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/presencias/{pedido_id}',
    ...options
});

export const presenciasListQueryKey = (options?: Options<PresenciasListData>) => createQueryKey('presenciasList', options, false, ['presencias']);

/**
 * The users who are editing orders, including the caller.
 */
export const presenciasListOptions = (options?: Options<PresenciasListData>) => queryOptions<PresenciasListResponse, PresenciasListError, PresenciasListResponse, ReturnType<typeof presenciasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await presenciasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: presenciasListQueryKey(options)
});

/**
 * Reports that the caller no longer edits the order.
 */
export const presenciasLeaveMutation = (options?: Partial<Options<PresenciasLeaveData>>): UseMutationOptions<PresenciasLeaveResponse, PresenciasLeaveError, Options<PresenciasLeaveData>> => {
    const mutationOptions: UseMutationOptions<PresenciasLeaveResponse, PresenciasLeaveError, Options<PresenciasLeaveData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await presenciasLeave({
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
 * Reports for 90 seconds that the caller edits this order; repeat the call while the edit goes on.
 */
export const presenciasEnterMutation = (options?: Partial<Options<PresenciasEnterData>>): UseMutationOptions<PresenciasEnterResponse, PresenciasEnterError, Options<PresenciasEnterData>> => {
    const mutationOptions: UseMutationOptions<PresenciasEnterResponse, PresenciasEnterError, Options<PresenciasEnterData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await presenciasEnter({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
