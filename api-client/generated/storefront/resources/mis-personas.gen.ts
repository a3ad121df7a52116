// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { MisPersonasInviteData, MisPersonasInviteError, MisPersonasInviteErrors, MisPersonasInviteResponse, MisPersonasInviteResponses, MisPersonasListData, MisPersonasListError, MisPersonasListErrors, MisPersonasListResponse, MisPersonasListResponses, MisPersonasUpdateData, MisPersonasUpdateError, MisPersonasUpdateErrors, MisPersonasUpdateResponse, MisPersonasUpdateResponses } from '../types.gen.ts';

/**
 * The other persons who order for the caller's shop, by name.
 */
export const misPersonasList = <ThrowOnError extends boolean = true>(options?: Options<MisPersonasListData, ThrowOnError>): RequestResult<MisPersonasListResponses, MisPersonasListErrors, ThrowOnError> => (options?.client ?? client).get<MisPersonasListResponses, MisPersonasListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-personas',
    ...options
});

/**
 * Creates an account for a person who may order for the shop, and mails a link to choose a password.
 */
export const misPersonasInvite = <ThrowOnError extends boolean = true>(options: Options<MisPersonasInviteData, ThrowOnError>): RequestResult<MisPersonasInviteResponses, MisPersonasInviteErrors, ThrowOnError> => (options.client ?? client).post<MisPersonasInviteResponses, MisPersonasInviteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-personas',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Removes a person's access to the shop and ends their sessions, or restores the access. A repeated call changes nothing.
 */
export const misPersonasUpdate = <ThrowOnError extends boolean = true>(options: Options<MisPersonasUpdateData, ThrowOnError>): RequestResult<MisPersonasUpdateResponses, MisPersonasUpdateErrors, ThrowOnError> => (options.client ?? client).patch<MisPersonasUpdateResponses, MisPersonasUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-personas/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const misPersonasListQueryKey = (options?: Options<MisPersonasListData>) => createQueryKey('misPersonasList', options, false, ['misPersonas']);

/**
 * The other persons who order for the caller's shop, by name.
 */
export const misPersonasListOptions = (options?: Options<MisPersonasListData>) => queryOptions<MisPersonasListResponse, MisPersonasListError, MisPersonasListResponse, ReturnType<typeof misPersonasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await misPersonasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: misPersonasListQueryKey(options)
});

/**
 * Creates an account for a person who may order for the shop, and mails a link to choose a password.
 */
export const misPersonasInviteMutation = (options?: Partial<Options<MisPersonasInviteData>>): UseMutationOptions<MisPersonasInviteResponse, MisPersonasInviteError, Options<MisPersonasInviteData>> => {
    const mutationOptions: UseMutationOptions<MisPersonasInviteResponse, MisPersonasInviteError, Options<MisPersonasInviteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await misPersonasInvite({
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
 * Removes a person's access to the shop and ends their sessions, or restores the access. A repeated call changes nothing.
 */
export const misPersonasUpdateMutation = (options?: Partial<Options<MisPersonasUpdateData>>): UseMutationOptions<MisPersonasUpdateResponse, MisPersonasUpdateError, Options<MisPersonasUpdateData>> => {
    const mutationOptions: UseMutationOptions<MisPersonasUpdateResponse, MisPersonasUpdateError, Options<MisPersonasUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await misPersonasUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
