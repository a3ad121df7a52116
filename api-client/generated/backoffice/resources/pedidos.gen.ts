// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { PedidosAceptarPropuestaData, PedidosAceptarPropuestaError, PedidosAceptarPropuestaErrors, PedidosAceptarPropuestaResponse, PedidosAceptarPropuestaResponses, PedidosAnotarData, PedidosAnotarError, PedidosAnotarErrors, PedidosAnotarResponse, PedidosAnotarResponses, PedidosBorrarNotaData, PedidosBorrarNotaError, PedidosBorrarNotaErrors, PedidosBorrarNotaResponse, PedidosBorrarNotaResponses, PedidosCambiarEstadoData, PedidosCambiarEstadoError, PedidosCambiarEstadoErrors, PedidosCambiarEstadoResponse, PedidosCambiarEstadoResponses, PedidosCambiarEstadosData, PedidosCambiarEstadosError, PedidosCambiarEstadosErrors, PedidosCambiarEstadosResponse, PedidosCambiarEstadosResponses, PedidosCerrarIntentoData, PedidosCerrarIntentoError, PedidosCerrarIntentoErrors, PedidosCerrarIntentoResponse, PedidosCerrarIntentoResponses, PedidosCreateAdminData, PedidosCreateAdminError, PedidosCreateAdminErrors, PedidosCreateAdminResponse, PedidosCreateAdminResponses, PedidosCreateData, PedidosCreateError, PedidosCreateErrors, PedidosCreateResponse, PedidosCreateResponses, PedidosFotoDeReclamoData, PedidosFotoDeReclamoError, PedidosFotoDeReclamoErrors, PedidosFotoDeReclamoResponse, PedidosFotoDeReclamoResponses, PedidosGananciaDiaData, PedidosGananciaDiaError, PedidosGananciaDiaErrors, PedidosGananciaDiaResponse, PedidosGananciaDiaResponses, PedidosGananciaMesData, PedidosGananciaMesError, PedidosGananciaMesErrors, PedidosGananciaMesResponse, PedidosGananciaMesResponses, PedidosHistorialData, PedidosHistorialError, PedidosHistorialErrors, PedidosHistorialResponse, PedidosHistorialResponses, PedidosListData, PedidosListError, PedidosListErrors, PedidosListResponse, PedidosListResponses, PedidosNotasData, PedidosNotasError, PedidosNotasErrors, PedidosNotasResponse, PedidosNotasResponses, PedidosPendientesData, PedidosPendientesError, PedidosPendientesErrors, PedidosPendientesResponse, PedidosPendientesResponses, PedidosPorEstadoData, PedidosPorEstadoError, PedidosPorEstadoErrors, PedidosPorEstadoResponse, PedidosPorEstadoResponses, PedidosProductosVendidosData, PedidosProductosVendidosError, PedidosProductosVendidosErrors, PedidosProductosVendidosResponse, PedidosProductosVendidosResponses, PedidosPropuestaData, PedidosPropuestaError, PedidosPropuestaErrors, PedidosPropuestaResponse, PedidosPropuestaResponses, PedidosRechazarPropuestaData, PedidosRechazarPropuestaError, PedidosRechazarPropuestaErrors, PedidosRechazarPropuestaResponse, PedidosRechazarPropuestaResponses, PedidosSeguimientoData, PedidosSeguimientoError, PedidosSeguimientoErrors, PedidosSeguimientoResponse, PedidosSeguimientoResponses, PedidosSeguirData, PedidosSeguirError, PedidosSeguirErrors, PedidosSeguirResponse, PedidosSeguirResponses, PedidosUpdateData, PedidosUpdateError, PedidosUpdateErrors, PedidosUpdateResponse, PedidosUpdateResponses } from '../types.gen.ts';

/**
 * All orders, newest first.
 */
export const pedidosList = <ThrowOnError extends boolean = true>(options?: Options<PedidosListData, ThrowOnError>): RequestResult<PedidosListResponses, PedidosListErrors, ThrowOnError> => (options?.client ?? client).get<PedidosListResponses, PedidosListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos',
    ...options
});

/**
 * Places an order at the prices that the caller saw: for the caller, the caller's shop, or as staff for a customer. A person's id stands for their shop.
 */
export const pedidosCreate = <ThrowOnError extends boolean = true>(options: Options<PedidosCreateData, ThrowOnError>): RequestResult<PedidosCreateResponses, PedidosCreateErrors, ThrowOnError> => (options.client ?? client).post<PedidosCreateResponses, PedidosCreateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Resolves an order of the caller whose answer was lost, by its `Idempotency-Key`: returns the order, or blocks the key for late copies.
 */
export const pedidosCerrarIntento = <ThrowOnError extends boolean = true>(options: Options<PedidosCerrarIntentoData, ThrowOnError>): RequestResult<PedidosCerrarIntentoResponses, PedidosCerrarIntentoErrors, ThrowOnError> => (options.client ?? client).put<PedidosCerrarIntentoResponses, PedidosCerrarIntentoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/intentos/{clave}',
    ...options
});

/**
 * Users who can be assigned orders, and the tags of orders.
 */
export const pedidosSeguimiento = <ThrowOnError extends boolean = true>(options?: Options<PedidosSeguimientoData, ThrowOnError>): RequestResult<PedidosSeguimientoResponses, PedidosSeguimientoErrors, ThrowOnError> => (options?.client ?? client).get<PedidosSeguimientoResponses, PedidosSeguimientoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/seguimiento',
    ...options
});

/**
 * Assigns orders to a staff user and changes their tags: all orders or none.
 */
export const pedidosSeguir = <ThrowOnError extends boolean = true>(options: Options<PedidosSeguirData, ThrowOnError>): RequestResult<PedidosSeguirResponses, PedidosSeguirErrors, ThrowOnError> => (options.client ?? client).patch<PedidosSeguirResponses, PedidosSeguirErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/seguimiento',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The internal notes about an order, newest first.
 */
export const pedidosNotas = <ThrowOnError extends boolean = true>(options: Options<PedidosNotasData, ThrowOnError>): RequestResult<PedidosNotasResponses, PedidosNotasErrors, ThrowOnError> => (options.client ?? client).get<PedidosNotasResponses, PedidosNotasErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/notas',
    ...options
});

/**
 * Adds an internal note about an order.
 */
export const pedidosAnotar = <ThrowOnError extends boolean = true>(options: Options<PedidosAnotarData, ThrowOnError>): RequestResult<PedidosAnotarResponses, PedidosAnotarErrors, ThrowOnError> => (options.client ?? client).post<PedidosAnotarResponses, PedidosAnotarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/notas',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a note. Staff may delete their own notes, admins every note.
 */
export const pedidosBorrarNota = <ThrowOnError extends boolean = true>(options: Options<PedidosBorrarNotaData, ThrowOnError>): RequestResult<PedidosBorrarNotaResponses, PedidosBorrarNotaErrors, ThrowOnError> => (options.client ?? client).delete<PedidosBorrarNotaResponses, PedidosBorrarNotaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/notas/{nota_id}',
    ...options
});

/**
 * The orders of one status, newest first; 404 for an unknown status.
 */
export const pedidosPorEstado = <ThrowOnError extends boolean = true>(options: Options<PedidosPorEstadoData, ThrowOnError>): RequestResult<PedidosPorEstadoResponses, PedidosPorEstadoErrors, ThrowOnError> => (options.client ?? client).get<PedidosPorEstadoResponses, PedidosPorEstadoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{estado}',
    ...options
});

/**
 * Sets the status of an order.
 */
export const pedidosCambiarEstado = <ThrowOnError extends boolean = true>(options: Options<PedidosCambiarEstadoData, ThrowOnError>): RequestResult<PedidosCambiarEstadoResponses, PedidosCambiarEstadoErrors, ThrowOnError> => (options.client ?? client).patch<PedidosCambiarEstadoResponses, PedidosCambiarEstadoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/estado',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Sets the status of several orders independently: a refused order does not stop the others.
 */
export const pedidosCambiarEstados = <ThrowOnError extends boolean = true>(options: Options<PedidosCambiarEstadosData, ThrowOnError>): RequestResult<PedidosCambiarEstadosResponses, PedidosCambiarEstadosErrors, ThrowOnError> => (options.client ?? client).patch<PedidosCambiarEstadosResponses, PedidosCambiarEstadosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/estado',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Replaces the lines of an order that awaits approval.
 */
export const pedidosUpdate = <ThrowOnError extends boolean = true>(options: Options<PedidosUpdateData, ThrowOnError>): RequestResult<PedidosUpdateResponses, PedidosUpdateErrors, ThrowOnError> => (options.client ?? client).patch<PedidosUpdateResponses, PedidosUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The history of an order with users and times, oldest first.
 */
export const pedidosHistorial = <ThrowOnError extends boolean = true>(options: Options<PedidosHistorialData, ThrowOnError>): RequestResult<PedidosHistorialResponses, PedidosHistorialErrors, ThrowOnError> => (options.client ?? client).get<PedidosHistorialResponses, PedidosHistorialErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/historial',
    ...options
});

/**
 * A picture that a customer sent with a complaint about an order.
 */
export const pedidosFotoDeReclamo = <ThrowOnError extends boolean = true>(options: Options<PedidosFotoDeReclamoData, ThrowOnError>): RequestResult<PedidosFotoDeReclamoResponses, PedidosFotoDeReclamoErrors, ThrowOnError> => (options.client ?? client).get<PedidosFotoDeReclamoResponses, PedidosFotoDeReclamoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/fotos/{foto_id}',
    ...options
});

/**
 * Places an order on behalf of a customer, whose account may still await approval.
 */
export const pedidosCreateAdmin = <ThrowOnError extends boolean = true>(options: Options<PedidosCreateAdminData, ThrowOnError>): RequestResult<PedidosCreateAdminResponses, PedidosCreateAdminErrors, ThrowOnError> => (options.client ?? client).post<PedidosCreateAdminResponses, PedidosCreateAdminErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/adminPedidos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The newest change that the customer of an order proposed.
 */
export const pedidosPropuesta = <ThrowOnError extends boolean = true>(options: Options<PedidosPropuestaData, ThrowOnError>): RequestResult<PedidosPropuestaResponses, PedidosPropuestaErrors, ThrowOnError> => (options.client ?? client).get<PedidosPropuestaResponses, PedidosPropuestaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/propuesta',
    ...options
});

/**
 * Edits an order as its customer proposed, unless the proposal or the order changed meanwhile.
 */
export const pedidosAceptarPropuesta = <ThrowOnError extends boolean = true>(options: Options<PedidosAceptarPropuestaData, ThrowOnError>): RequestResult<PedidosAceptarPropuestaResponses, PedidosAceptarPropuestaErrors, ThrowOnError> => (options.client ?? client).post<PedidosAceptarPropuestaResponses, PedidosAceptarPropuestaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/propuesta/{propuesta_id}/aceptar',
    ...options
});

/**
 * Rejects the change that the customer of an order proposed; the order stays unchanged.
 */
export const pedidosRechazarPropuesta = <ThrowOnError extends boolean = true>(options: Options<PedidosRechazarPropuestaData, ThrowOnError>): RequestResult<PedidosRechazarPropuestaResponses, PedidosRechazarPropuestaErrors, ThrowOnError> => (options.client ?? client).post<PedidosRechazarPropuestaResponses, PedidosRechazarPropuestaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/propuesta/{propuesta_id}/rechazar',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The number of orders that await approval, and of those that wait to be packed and sent.
 */
export const pedidosPendientes = <ThrowOnError extends boolean = true>(options?: Options<PedidosPendientesData, ThrowOnError>): RequestResult<PedidosPendientesResponses, PedidosPendientesErrors, ThrowOnError> => (options?.client ?? client).get<PedidosPendientesResponses, PedidosPendientesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/tablero/pedidos',
    ...options
});

/**
 * Earnings of each day of a week, Monday to Sunday.
 */
export const pedidosGananciaDia = <ThrowOnError extends boolean = true>(options?: Options<PedidosGananciaDiaData, ThrowOnError>): RequestResult<PedidosGananciaDiaResponses, PedidosGananciaDiaErrors, ThrowOnError> => (options?.client ?? client).get<PedidosGananciaDiaResponses, PedidosGananciaDiaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/ganancia-dia',
    ...options
});

/**
 * Earnings of each week of a month.
 */
export const pedidosGananciaMes = <ThrowOnError extends boolean = true>(options?: Options<PedidosGananciaMesData, ThrowOnError>): RequestResult<PedidosGananciaMesResponses, PedidosGananciaMesErrors, ThrowOnError> => (options?.client ?? client).get<PedidosGananciaMesResponses, PedidosGananciaMesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/ganancia-mes',
    ...options
});

/**
 * Units sold in a week or month.
 */
export const pedidosProductosVendidos = <ThrowOnError extends boolean = true>(options: Options<PedidosProductosVendidosData, ThrowOnError>): RequestResult<PedidosProductosVendidosResponses, PedidosProductosVendidosErrors, ThrowOnError> => (options.client ?? client).get<PedidosProductosVendidosResponses, PedidosProductosVendidosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/productos-vendidos/{range}',
    ...options
});

export const pedidosListQueryKey = (options?: Options<PedidosListData>) => createQueryKey('pedidosList', options, false, ['pedidos']);

/**
 * All orders, newest first.
 */
export const pedidosListOptions = (options?: Options<PedidosListData>) => queryOptions<PedidosListResponse, PedidosListError, PedidosListResponse, ReturnType<typeof pedidosListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosListQueryKey(options)
});

/**
 * Places an order at the prices that the caller saw: for the caller, the caller's shop, or as staff for a customer. A person's id stands for their shop.
 */
export const pedidosCreateMutation = (options?: Partial<Options<PedidosCreateData>>): UseMutationOptions<PedidosCreateResponse, PedidosCreateError, Options<PedidosCreateData>> => {
    const mutationOptions: UseMutationOptions<PedidosCreateResponse, PedidosCreateError, Options<PedidosCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosCreate({
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
 * Resolves an order of the caller whose answer was lost, by its `Idempotency-Key`: returns the order, or blocks the key for late copies.
 */
export const pedidosCerrarIntentoMutation = (options?: Partial<Options<PedidosCerrarIntentoData>>): UseMutationOptions<PedidosCerrarIntentoResponse, PedidosCerrarIntentoError, Options<PedidosCerrarIntentoData>> => {
    const mutationOptions: UseMutationOptions<PedidosCerrarIntentoResponse, PedidosCerrarIntentoError, Options<PedidosCerrarIntentoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosCerrarIntento({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const pedidosSeguimientoQueryKey = (options?: Options<PedidosSeguimientoData>) => createQueryKey('pedidosSeguimiento', options, false, ['pedidos']);

/**
 * Users who can be assigned orders, and the tags of orders.
 */
export const pedidosSeguimientoOptions = (options?: Options<PedidosSeguimientoData>) => queryOptions<PedidosSeguimientoResponse, PedidosSeguimientoError, PedidosSeguimientoResponse, ReturnType<typeof pedidosSeguimientoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosSeguimiento({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosSeguimientoQueryKey(options)
});

/**
 * Assigns orders to a staff user and changes their tags: all orders or none.
 */
export const pedidosSeguirMutation = (options?: Partial<Options<PedidosSeguirData>>): UseMutationOptions<PedidosSeguirResponse, PedidosSeguirError, Options<PedidosSeguirData>> => {
    const mutationOptions: UseMutationOptions<PedidosSeguirResponse, PedidosSeguirError, Options<PedidosSeguirData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosSeguir({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const pedidosNotasQueryKey = (options: Options<PedidosNotasData>) => createQueryKey('pedidosNotas', options, false, ['pedidos']);

/**
 * The internal notes about an order, newest first.
 */
export const pedidosNotasOptions = (options: Options<PedidosNotasData>) => queryOptions<PedidosNotasResponse, PedidosNotasError, PedidosNotasResponse, ReturnType<typeof pedidosNotasQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosNotas({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosNotasQueryKey(options)
});

/**
 * Adds an internal note about an order.
 */
export const pedidosAnotarMutation = (options?: Partial<Options<PedidosAnotarData>>): UseMutationOptions<PedidosAnotarResponse, PedidosAnotarError, Options<PedidosAnotarData>> => {
    const mutationOptions: UseMutationOptions<PedidosAnotarResponse, PedidosAnotarError, Options<PedidosAnotarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosAnotar({
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
 * Deletes a note. Staff may delete their own notes, admins every note.
 */
export const pedidosBorrarNotaMutation = (options?: Partial<Options<PedidosBorrarNotaData>>): UseMutationOptions<PedidosBorrarNotaResponse, PedidosBorrarNotaError, Options<PedidosBorrarNotaData>> => {
    const mutationOptions: UseMutationOptions<PedidosBorrarNotaResponse, PedidosBorrarNotaError, Options<PedidosBorrarNotaData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosBorrarNota({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const pedidosPorEstadoQueryKey = (options: Options<PedidosPorEstadoData>) => createQueryKey('pedidosPorEstado', options, false, ['pedidos']);

/**
 * The orders of one status, newest first; 404 for an unknown status.
 */
export const pedidosPorEstadoOptions = (options: Options<PedidosPorEstadoData>) => queryOptions<PedidosPorEstadoResponse, PedidosPorEstadoError, PedidosPorEstadoResponse, ReturnType<typeof pedidosPorEstadoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosPorEstado({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosPorEstadoQueryKey(options)
});

/**
 * Sets the status of an order.
 */
export const pedidosCambiarEstadoMutation = (options?: Partial<Options<PedidosCambiarEstadoData>>): UseMutationOptions<PedidosCambiarEstadoResponse, PedidosCambiarEstadoError, Options<PedidosCambiarEstadoData>> => {
    const mutationOptions: UseMutationOptions<PedidosCambiarEstadoResponse, PedidosCambiarEstadoError, Options<PedidosCambiarEstadoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosCambiarEstado({
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
 * Sets the status of several orders independently: a refused order does not stop the others.
 */
export const pedidosCambiarEstadosMutation = (options?: Partial<Options<PedidosCambiarEstadosData>>): UseMutationOptions<PedidosCambiarEstadosResponse, PedidosCambiarEstadosError, Options<PedidosCambiarEstadosData>> => {
    const mutationOptions: UseMutationOptions<PedidosCambiarEstadosResponse, PedidosCambiarEstadosError, Options<PedidosCambiarEstadosData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosCambiarEstados({
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
 * Replaces the lines of an order that awaits approval.
 */
export const pedidosUpdateMutation = (options?: Partial<Options<PedidosUpdateData>>): UseMutationOptions<PedidosUpdateResponse, PedidosUpdateError, Options<PedidosUpdateData>> => {
    const mutationOptions: UseMutationOptions<PedidosUpdateResponse, PedidosUpdateError, Options<PedidosUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const pedidosHistorialQueryKey = (options: Options<PedidosHistorialData>) => createQueryKey('pedidosHistorial', options, false, ['pedidos']);

/**
 * The history of an order with users and times, oldest first.
 */
export const pedidosHistorialOptions = (options: Options<PedidosHistorialData>) => queryOptions<PedidosHistorialResponse, PedidosHistorialError, PedidosHistorialResponse, ReturnType<typeof pedidosHistorialQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosHistorial({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosHistorialQueryKey(options)
});

export const pedidosFotoDeReclamoQueryKey = (options: Options<PedidosFotoDeReclamoData>) => createQueryKey('pedidosFotoDeReclamo', options, false, ['pedidos']);

/**
 * A picture that a customer sent with a complaint about an order.
 */
export const pedidosFotoDeReclamoOptions = (options: Options<PedidosFotoDeReclamoData>) => queryOptions<PedidosFotoDeReclamoResponse, PedidosFotoDeReclamoError, PedidosFotoDeReclamoResponse, ReturnType<typeof pedidosFotoDeReclamoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosFotoDeReclamo({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosFotoDeReclamoQueryKey(options)
});

/**
 * Places an order on behalf of a customer, whose account may still await approval.
 */
export const pedidosCreateAdminMutation = (options?: Partial<Options<PedidosCreateAdminData>>): UseMutationOptions<PedidosCreateAdminResponse, PedidosCreateAdminError, Options<PedidosCreateAdminData>> => {
    const mutationOptions: UseMutationOptions<PedidosCreateAdminResponse, PedidosCreateAdminError, Options<PedidosCreateAdminData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosCreateAdmin({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const pedidosPropuestaQueryKey = (options: Options<PedidosPropuestaData>) => createQueryKey('pedidosPropuesta', options, false, ['pedidos']);

/**
 * The newest change that the customer of an order proposed.
 */
export const pedidosPropuestaOptions = (options: Options<PedidosPropuestaData>) => queryOptions<PedidosPropuestaResponse, PedidosPropuestaError, PedidosPropuestaResponse, ReturnType<typeof pedidosPropuestaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosPropuesta({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosPropuestaQueryKey(options)
});

/**
 * Edits an order as its customer proposed, unless the proposal or the order changed meanwhile.
 */
export const pedidosAceptarPropuestaMutation = (options?: Partial<Options<PedidosAceptarPropuestaData>>): UseMutationOptions<PedidosAceptarPropuestaResponse, PedidosAceptarPropuestaError, Options<PedidosAceptarPropuestaData>> => {
    const mutationOptions: UseMutationOptions<PedidosAceptarPropuestaResponse, PedidosAceptarPropuestaError, Options<PedidosAceptarPropuestaData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosAceptarPropuesta({
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
 * Rejects the change that the customer of an order proposed; the order stays unchanged.
 */
export const pedidosRechazarPropuestaMutation = (options?: Partial<Options<PedidosRechazarPropuestaData>>): UseMutationOptions<PedidosRechazarPropuestaResponse, PedidosRechazarPropuestaError, Options<PedidosRechazarPropuestaData>> => {
    const mutationOptions: UseMutationOptions<PedidosRechazarPropuestaResponse, PedidosRechazarPropuestaError, Options<PedidosRechazarPropuestaData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosRechazarPropuesta({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const pedidosPendientesQueryKey = (options?: Options<PedidosPendientesData>) => createQueryKey('pedidosPendientes', options, false, ['pedidos']);

/**
 * The number of orders that await approval, and of those that wait to be packed and sent.
 */
export const pedidosPendientesOptions = (options?: Options<PedidosPendientesData>) => queryOptions<PedidosPendientesResponse, PedidosPendientesError, PedidosPendientesResponse, ReturnType<typeof pedidosPendientesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosPendientes({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosPendientesQueryKey(options)
});

export const pedidosGananciaDiaQueryKey = (options?: Options<PedidosGananciaDiaData>) => createQueryKey('pedidosGananciaDia', options, false, ['pedidos']);

/**
 * Earnings of each day of a week, Monday to Sunday.
 */
export const pedidosGananciaDiaOptions = (options?: Options<PedidosGananciaDiaData>) => queryOptions<PedidosGananciaDiaResponse, PedidosGananciaDiaError, PedidosGananciaDiaResponse, ReturnType<typeof pedidosGananciaDiaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosGananciaDia({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosGananciaDiaQueryKey(options)
});

export const pedidosGananciaMesQueryKey = (options?: Options<PedidosGananciaMesData>) => createQueryKey('pedidosGananciaMes', options, false, ['pedidos']);

/**
 * Earnings of each week of a month.
 */
export const pedidosGananciaMesOptions = (options?: Options<PedidosGananciaMesData>) => queryOptions<PedidosGananciaMesResponse, PedidosGananciaMesError, PedidosGananciaMesResponse, ReturnType<typeof pedidosGananciaMesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosGananciaMes({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosGananciaMesQueryKey(options)
});

export const pedidosProductosVendidosQueryKey = (options: Options<PedidosProductosVendidosData>) => createQueryKey('pedidosProductosVendidos', options, false, ['pedidos']);

/**
 * Units sold in a week or month.
 */
export const pedidosProductosVendidosOptions = (options: Options<PedidosProductosVendidosData>) => queryOptions<PedidosProductosVendidosResponse, PedidosProductosVendidosError, PedidosProductosVendidosResponse, ReturnType<typeof pedidosProductosVendidosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosProductosVendidos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosProductosVendidosQueryKey(options)
});
