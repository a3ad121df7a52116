// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { PermisosGetData, PermisosGetError, PermisosGetErrors, PermisosGetResponse, PermisosGetResponses } from '../types.gen.ts';

/**
 * The calls that the caller may make as staff.
 */
export const permisosGet = <ThrowOnError extends boolean = true>(options?: Options<PermisosGetData, ThrowOnError>): RequestResult<PermisosGetResponses, PermisosGetErrors, ThrowOnError> => (options?.client ?? client).get<PermisosGetResponses, PermisosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/permisos',
    ...options
});

export const permisosGetQueryKey = (options?: Options<PermisosGetData>) => createQueryKey('permisosGet', options, false, ['permisos']);

/**
 * The calls that the caller may make as staff.
 */
export const permisosGetOptions = (options?: Options<PermisosGetData>) => queryOptions<PermisosGetResponse, PermisosGetError, PermisosGetResponse, ReturnType<typeof permisosGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await permisosGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: permisosGetQueryKey(options)
});
