// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { PresenciasEnterData, PresenciasEnterError, PresenciasEnterErrors, PresenciasEnterResponse, PresenciasEnterResponses, PresenciasLeaveData, PresenciasLeaveError, PresenciasLeaveErrors, PresenciasLeaveResponse, PresenciasLeaveResponses, PresenciasListData, PresenciasListError, PresenciasListErrors, PresenciasListResponse, PresenciasListResponses } from '../types.gen.ts';

/**
 * Who is editing which order, the caller too.
 */
export const presenciasList = <ThrowOnError extends boolean = true>(options?: Options<PresenciasListData, ThrowOnError>): RequestResult<PresenciasListResponses, PresenciasListErrors, ThrowOnError> => (options?.client ?? client).get<PresenciasListResponses, PresenciasListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/presencias',
    ...options
});

/**
 * The caller edits it no more.
 */
export const presenciasLeave = <ThrowOnError extends boolean = true>(options: Options<PresenciasLeaveData, ThrowOnError>): RequestResult<PresenciasLeaveResponses, PresenciasLeaveErrors, ThrowOnError> => (options.client ?? client).delete<PresenciasLeaveResponses, PresenciasLeaveErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/presencias/{pedido_id}',
    ...options
});

/**
 * The caller edits this order, for a minute and a half: to be said again for as long as it is so.
 */
export const presenciasEnter = <ThrowOnError extends boolean = true>(options: Options<PresenciasEnterData, ThrowOnError>): RequestResult<PresenciasEnterResponses, PresenciasEnterErrors, ThrowOnError> => (options.client ?? client).put<PresenciasEnterResponses, PresenciasEnterErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/presencias/{pedido_id}',
    ...options
});

export const presenciasListQueryKey = (options?: Options<PresenciasListData>) => createQueryKey('presenciasList', options, false, ['presencias']);

/**
 * Who is editing which order, the caller too.
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
 * The caller edits it no more.
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
 * The caller edits this order, for a minute and a half: to be said again for as long as it is so.
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
