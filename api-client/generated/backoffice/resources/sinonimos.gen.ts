// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { SinonimosCreateData, SinonimosCreateError, SinonimosCreateErrors, SinonimosCreateResponse, SinonimosCreateResponses, SinonimosDeleteData, SinonimosDeleteError, SinonimosDeleteErrors, SinonimosDeleteResponse, SinonimosDeleteResponses, SinonimosGetData, SinonimosGetError, SinonimosGetErrors, SinonimosGetResponse, SinonimosGetResponses, SinonimosListData, SinonimosListError, SinonimosListErrors, SinonimosListResponse, SinonimosListResponses, SinonimosUpdateData, SinonimosUpdateError, SinonimosUpdateErrors, SinonimosUpdateResponse, SinonimosUpdateResponses } from '../types.gen.ts';

/**
 * Groups of words with the same meaning for a search, optionally only groups with the term, by name.
 */
export const sinonimosList = <ThrowOnError extends boolean = true>(options?: Options<SinonimosListData, ThrowOnError>): RequestResult<SinonimosListResponses, SinonimosListErrors, ThrowOnError> => (options?.client ?? client).get<SinonimosListResponses, SinonimosListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sinonimos',
    ...options
});

/**
 * Creates a group of synonyms; each word then finds what the other words find.
 */
export const sinonimosCreate = <ThrowOnError extends boolean = true>(options: Options<SinonimosCreateData, ThrowOnError>): RequestResult<SinonimosCreateResponses, SinonimosCreateErrors, ThrowOnError> => (options.client ?? client).post<SinonimosCreateResponses, SinonimosCreateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sinonimos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a group; its words are no longer synonyms.
 */
export const sinonimosDelete = <ThrowOnError extends boolean = true>(options: Options<SinonimosDeleteData, ThrowOnError>): RequestResult<SinonimosDeleteResponses, SinonimosDeleteErrors, ThrowOnError> => (options.client ?? client).delete<SinonimosDeleteResponses, SinonimosDeleteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sinonimos/{id}',
    ...options
});

/**
 * Returns a group of synonyms.
 */
export const sinonimosGet = <ThrowOnError extends boolean = true>(options: Options<SinonimosGetData, ThrowOnError>): RequestResult<SinonimosGetResponses, SinonimosGetErrors, ThrowOnError> => (options.client ?? client).get<SinonimosGetResponses, SinonimosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sinonimos/{id}',
    ...options
});

/**
 * Replaces the words of a group.
 */
export const sinonimosUpdate = <ThrowOnError extends boolean = true>(options: Options<SinonimosUpdateData, ThrowOnError>): RequestResult<SinonimosUpdateResponses, SinonimosUpdateErrors, ThrowOnError> => (options.client ?? client).patch<SinonimosUpdateResponses, SinonimosUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sinonimos/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const sinonimosListQueryKey = (options?: Options<SinonimosListData>) => createQueryKey('sinonimosList', options, false, ['sinonimos']);

/**
 * Groups of words with the same meaning for a search, optionally only groups with the term, by name.
 */
export const sinonimosListOptions = (options?: Options<SinonimosListData>) => queryOptions<SinonimosListResponse, SinonimosListError, SinonimosListResponse, ReturnType<typeof sinonimosListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sinonimosList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: sinonimosListQueryKey(options)
});

/**
 * Creates a group of synonyms; each word then finds what the other words find.
 */
export const sinonimosCreateMutation = (options?: Partial<Options<SinonimosCreateData>>): UseMutationOptions<SinonimosCreateResponse, SinonimosCreateError, Options<SinonimosCreateData>> => {
    const mutationOptions: UseMutationOptions<SinonimosCreateResponse, SinonimosCreateError, Options<SinonimosCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sinonimosCreate({
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
 * Deletes a group; its words are no longer synonyms.
 */
export const sinonimosDeleteMutation = (options?: Partial<Options<SinonimosDeleteData>>): UseMutationOptions<SinonimosDeleteResponse, SinonimosDeleteError, Options<SinonimosDeleteData>> => {
    const mutationOptions: UseMutationOptions<SinonimosDeleteResponse, SinonimosDeleteError, Options<SinonimosDeleteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sinonimosDelete({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const sinonimosGetQueryKey = (options: Options<SinonimosGetData>) => createQueryKey('sinonimosGet', options, false, ['sinonimos']);

/**
 * Returns a group of synonyms.
 */
export const sinonimosGetOptions = (options: Options<SinonimosGetData>) => queryOptions<SinonimosGetResponse, SinonimosGetError, SinonimosGetResponse, ReturnType<typeof sinonimosGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sinonimosGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: sinonimosGetQueryKey(options)
});

/**
 * Replaces the words of a group.
 */
export const sinonimosUpdateMutation = (options?: Partial<Options<SinonimosUpdateData>>): UseMutationOptions<SinonimosUpdateResponse, SinonimosUpdateError, Options<SinonimosUpdateData>> => {
    const mutationOptions: UseMutationOptions<SinonimosUpdateResponse, SinonimosUpdateError, Options<SinonimosUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sinonimosUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
