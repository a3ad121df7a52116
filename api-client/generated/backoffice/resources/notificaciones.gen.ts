// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { NotificacionesLeerData, NotificacionesLeerError, NotificacionesLeerErrors, NotificacionesLeerResponse, NotificacionesLeerResponses, NotificacionesListData, NotificacionesListError, NotificacionesListErrors, NotificacionesListResponse, NotificacionesListResponses, NotificacionesPedidoData, NotificacionesPedidoError, NotificacionesPedidoErrors, NotificacionesPedidoResponse, NotificacionesPedidoResponses, NotificacionesUsuarioData, NotificacionesUsuarioError, NotificacionesUsuarioErrors, NotificacionesUsuarioResponse, NotificacionesUsuarioResponses } from '../types.gen.ts';

/**
 * The unread notifications, newest first.
 */
export const notificacionesList = <ThrowOnError extends boolean = true>(options?: Options<NotificacionesListData, ThrowOnError>): RequestResult<NotificacionesListResponses, NotificacionesListErrors, ThrowOnError> => (options?.client ?? client).get<NotificacionesListResponses, NotificacionesListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/notificaciones',
    ...options
});

/**
 * Unread notifications of this kind, newest first.
 */
export const notificacionesPedido = <ThrowOnError extends boolean = true>(options?: Options<NotificacionesPedidoData, ThrowOnError>): RequestResult<NotificacionesPedidoResponses, NotificacionesPedidoErrors, ThrowOnError> => (options?.client ?? client).get<NotificacionesPedidoResponses, NotificacionesPedidoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/notificaciones/pedido',
    ...options
});

/**
 * Unread notifications of this kind, newest first.
 */
export const notificacionesUsuario = <ThrowOnError extends boolean = true>(options?: Options<NotificacionesUsuarioData, ThrowOnError>): RequestResult<NotificacionesUsuarioResponses, NotificacionesUsuarioErrors, ThrowOnError> => (options?.client ?? client).get<NotificacionesUsuarioResponses, NotificacionesUsuarioErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/notificaciones/usuario',
    ...options
});

/**
 * Marks all notifications of one kind as read for all staff; returns the marked ones.
 */
export const notificacionesLeer = <ThrowOnError extends boolean = true>(options: Options<NotificacionesLeerData, ThrowOnError>): RequestResult<NotificacionesLeerResponses, NotificacionesLeerErrors, ThrowOnError> => (options.client ?? client).put<NotificacionesLeerResponses, NotificacionesLeerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/notificaciones/{tipo}',
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

export const notificacionesPedidoQueryKey = (options?: Options<NotificacionesPedidoData>) => createQueryKey('notificacionesPedido', options, false, ['notificaciones']);

/**
 * Unread notifications of this kind, newest first.
 */
export const notificacionesPedidoOptions = (options?: Options<NotificacionesPedidoData>) => queryOptions<NotificacionesPedidoResponse, NotificacionesPedidoError, NotificacionesPedidoResponse, ReturnType<typeof notificacionesPedidoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await notificacionesPedido({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: notificacionesPedidoQueryKey(options)
});

export const notificacionesUsuarioQueryKey = (options?: Options<NotificacionesUsuarioData>) => createQueryKey('notificacionesUsuario', options, false, ['notificaciones']);

/**
 * Unread notifications of this kind, newest first.
 */
export const notificacionesUsuarioOptions = (options?: Options<NotificacionesUsuarioData>) => queryOptions<NotificacionesUsuarioResponse, NotificacionesUsuarioError, NotificacionesUsuarioResponse, ReturnType<typeof notificacionesUsuarioQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await notificacionesUsuario({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: notificacionesUsuarioQueryKey(options)
});

/**
 * Marks all notifications of one kind as read for all staff; returns the marked ones.
 */
export const notificacionesLeerMutation = (options?: Partial<Options<NotificacionesLeerData>>): UseMutationOptions<NotificacionesLeerResponse, NotificacionesLeerError, Options<NotificacionesLeerData>> => {
    const mutationOptions: UseMutationOptions<NotificacionesLeerResponse, NotificacionesLeerError, Options<NotificacionesLeerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await notificacionesLeer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
