// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { RolesCreateData, RolesCreateError, RolesCreateErrors, RolesCreateResponse, RolesCreateResponses, RolesDarData, RolesDarError, RolesDarErrors, RolesDarResponse, RolesDarResponses, RolesDeleteData, RolesDeleteError, RolesDeleteErrors, RolesDeleteResponse, RolesDeleteResponses, RolesGetData, RolesGetError, RolesGetErrors, RolesGetResponse, RolesGetResponses, RolesInvitarData, RolesInvitarError, RolesInvitarErrors, RolesInvitarResponse, RolesInvitarResponses, RolesListData, RolesListError, RolesListErrors, RolesListResponse, RolesListResponses, RolesUpdateData, RolesUpdateError, RolesUpdateErrors, RolesUpdateResponse, RolesUpdateResponses } from '../types.gen.ts';

/**
 * The roles, by name.
 */
export const rolesList = <ThrowOnError extends boolean = true>(options?: Options<RolesListData, ThrowOnError>): RequestResult<RolesListResponses, RolesListErrors, ThrowOnError> => (options?.client ?? client).get<RolesListResponses, RolesListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/roles-personal',
    ...options
});

/**
 * Creates a role.
 */
export const rolesCreate = <ThrowOnError extends boolean = true>(options: Options<RolesCreateData, ThrowOnError>): RequestResult<RolesCreateResponses, RolesCreateErrors, ThrowOnError> => (options.client ?? client).post<RolesCreateResponses, RolesCreateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/roles-personal',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a role that no user has.
 */
export const rolesDelete = <ThrowOnError extends boolean = true>(options: Options<RolesDeleteData, ThrowOnError>): RequestResult<RolesDeleteResponses, RolesDeleteErrors, ThrowOnError> => (options.client ?? client).delete<RolesDeleteResponses, RolesDeleteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/roles-personal/{id}',
    ...options
});

/**
 * Returns a role.
 */
export const rolesGet = <ThrowOnError extends boolean = true>(options: Options<RolesGetData, ThrowOnError>): RequestResult<RolesGetResponses, RolesGetErrors, ThrowOnError> => (options.client ?? client).get<RolesGetResponses, RolesGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/roles-personal/{id}',
    ...options
});

/**
 * Changes the name and the areas of a role; takes effect at once for all users with the role. A repeated call changes nothing.
 */
export const rolesUpdate = <ThrowOnError extends boolean = true>(options: Options<RolesUpdateData, ThrowOnError>): RequestResult<RolesUpdateResponses, RolesUpdateErrors, ThrowOnError> => (options.client ?? client).patch<RolesUpdateResponses, RolesUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/roles-personal/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Creates an account for an employee and mails a link to choose a password.
 */
export const rolesInvitar = <ThrowOnError extends boolean = true>(options: Options<RolesInvitarData, ThrowOnError>): RequestResult<RolesInvitarResponses, RolesInvitarErrors, ThrowOnError> => (options.client ?? client).post<RolesInvitarResponses, RolesInvitarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/empleados',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Sets or removes an employee's role; takes effect at once, and open sessions stay open.
 */
export const rolesDar = <ThrowOnError extends boolean = true>(options: Options<RolesDarData, ThrowOnError>): RequestResult<RolesDarResponses, RolesDarErrors, ThrowOnError> => (options.client ?? client).patch<RolesDarResponses, RolesDarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/rol',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const rolesListQueryKey = (options?: Options<RolesListData>) => createQueryKey('rolesList', options, false, ['roles']);

/**
 * The roles, by name.
 */
export const rolesListOptions = (options?: Options<RolesListData>) => queryOptions<RolesListResponse, RolesListError, RolesListResponse, ReturnType<typeof rolesListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await rolesList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: rolesListQueryKey(options)
});

/**
 * Creates a role.
 */
export const rolesCreateMutation = (options?: Partial<Options<RolesCreateData>>): UseMutationOptions<RolesCreateResponse, RolesCreateError, Options<RolesCreateData>> => {
    const mutationOptions: UseMutationOptions<RolesCreateResponse, RolesCreateError, Options<RolesCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rolesCreate({
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
 * Deletes a role that no user has.
 */
export const rolesDeleteMutation = (options?: Partial<Options<RolesDeleteData>>): UseMutationOptions<RolesDeleteResponse, RolesDeleteError, Options<RolesDeleteData>> => {
    const mutationOptions: UseMutationOptions<RolesDeleteResponse, RolesDeleteError, Options<RolesDeleteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rolesDelete({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const rolesGetQueryKey = (options: Options<RolesGetData>) => createQueryKey('rolesGet', options, false, ['roles']);

/**
 * Returns a role.
 */
export const rolesGetOptions = (options: Options<RolesGetData>) => queryOptions<RolesGetResponse, RolesGetError, RolesGetResponse, ReturnType<typeof rolesGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await rolesGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: rolesGetQueryKey(options)
});

/**
 * Changes the name and the areas of a role; takes effect at once for all users with the role. A repeated call changes nothing.
 */
export const rolesUpdateMutation = (options?: Partial<Options<RolesUpdateData>>): UseMutationOptions<RolesUpdateResponse, RolesUpdateError, Options<RolesUpdateData>> => {
    const mutationOptions: UseMutationOptions<RolesUpdateResponse, RolesUpdateError, Options<RolesUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rolesUpdate({
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
 * Creates an account for an employee and mails a link to choose a password.
 */
export const rolesInvitarMutation = (options?: Partial<Options<RolesInvitarData>>): UseMutationOptions<RolesInvitarResponse, RolesInvitarError, Options<RolesInvitarData>> => {
    const mutationOptions: UseMutationOptions<RolesInvitarResponse, RolesInvitarError, Options<RolesInvitarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rolesInvitar({
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
 * Sets or removes an employee's role; takes effect at once, and open sessions stay open.
 */
export const rolesDarMutation = (options?: Partial<Options<RolesDarData>>): UseMutationOptions<RolesDarResponse, RolesDarError, Options<RolesDarData>> => {
    const mutationOptions: UseMutationOptions<RolesDarResponse, RolesDarError, Options<RolesDarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rolesDar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
