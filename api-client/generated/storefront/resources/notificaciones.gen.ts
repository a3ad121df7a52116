// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { NotificacionesListData, NotificacionesListError, NotificacionesListErrors, NotificacionesListResponse, NotificacionesListResponses } from '../types.gen.ts';

/**
 * The unread notifications, newest first.
 */
export const notificacionesList = <ThrowOnError extends boolean = true>(options?: Options<NotificacionesListData, ThrowOnError>): RequestResult<NotificacionesListResponses, NotificacionesListErrors, ThrowOnError> => (options?.client ?? client).get<NotificacionesListResponses, NotificacionesListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/notificaciones',
    ...options
});

export const notificacionesListQueryKey = (options?: Options<NotificacionesListData>) => createQueryKey('notificacionesList', options, false, ['notificaciones']);

/**
 * The unread notifications, newest first.
 */
export const notificacionesListOptions = (options?: Options<NotificacionesListData>) => queryOptions<NotificacionesListResponse, NotificacionesListError, NotificacionesListResponse, ReturnType<typeof notificacionesListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await notificacionesList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: notificacionesListQueryKey(options)
});
