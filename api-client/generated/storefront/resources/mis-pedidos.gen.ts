// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { formDataBodySerializer, type RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { MisPedidosCancelarData, MisPedidosCancelarError, MisPedidosCancelarErrors, MisPedidosCancelarResponse, MisPedidosCancelarResponses, MisPedidosConfirmarRecepcionData, MisPedidosConfirmarRecepcionError, MisPedidosConfirmarRecepcionErrors, MisPedidosConfirmarRecepcionResponse, MisPedidosConfirmarRecepcionResponses, MisPedidosFotoData, MisPedidosFotoError, MisPedidosFotoErrors, MisPedidosFotoResponse, MisPedidosFotoResponses, MisPedidosGetData, MisPedidosGetError, MisPedidosGetErrors, MisPedidosGetResponse, MisPedidosGetResponses, MisPedidosHistorialData, MisPedidosHistorialError, MisPedidosHistorialErrors, MisPedidosHistorialResponse, MisPedidosHistorialResponses, MisPedidosListData, MisPedidosListError, MisPedidosListErrors, MisPedidosListResponse, MisPedidosListResponses, MisPedidosPdfData, MisPedidosPdfError, MisPedidosPdfErrors, MisPedidosPdfResponse, MisPedidosPdfResponses, MisPedidosProponerData, MisPedidosProponerError, MisPedidosProponerErrors, MisPedidosProponerResponse, MisPedidosProponerResponses, MisPedidosPropuestaData, MisPedidosPropuestaError, MisPedidosPropuestaErrors, MisPedidosPropuestaResponse, MisPedidosPropuestaResponses, MisPedidosRetirarPropuestaData, MisPedidosRetirarPropuestaError, MisPedidosRetirarPropuestaErrors, MisPedidosRetirarPropuestaResponse, MisPedidosRetirarPropuestaResponses, MisPedidosSubirFotoData, MisPedidosSubirFotoError, MisPedidosSubirFotoErrors, MisPedidosSubirFotoResponse, MisPedidosSubirFotoResponses } from '../types.gen.ts';

/**
 * The caller's own orders with their lines, newest first.
 */
export const misPedidosList = <ThrowOnError extends boolean = true>(options?: Options<MisPedidosListData, ThrowOnError>): RequestResult<MisPedidosListResponses, MisPedidosListErrors, ThrowOnError> => (options?.client ?? client).get<MisPedidosListResponses, MisPedidosListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-pedidos',
    ...options
});

/**
 * One of the caller's own orders. Answers 404 for other orders.
 */
export const misPedidosGet = <ThrowOnError extends boolean = true>(options: Options<MisPedidosGetData, ThrowOnError>): RequestResult<MisPedidosGetResponses, MisPedidosGetErrors, ThrowOnError> => (options.client ?? client).get<MisPedidosGetResponses, MisPedidosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-pedidos/{pedido_id}',
    ...options
});

/**
 * The history of one of the caller's own orders, oldest first, without changes that staff undid at once.
 */
export const misPedidosHistorial = <ThrowOnError extends boolean = true>(options: Options<MisPedidosHistorialData, ThrowOnError>): RequestResult<MisPedidosHistorialResponses, MisPedidosHistorialErrors, ThrowOnError> => (options.client ?? client).get<MisPedidosHistorialResponses, MisPedidosHistorialErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-pedidos/{pedido_id}/historial',
    ...options
});

/**
 * One of the caller's own orders as a PDF with ordered and delivered quantities and prices.
 */
export const misPedidosPdf = <ThrowOnError extends boolean = true>(options: Options<MisPedidosPdfData, ThrowOnError>): RequestResult<MisPedidosPdfResponses, MisPedidosPdfErrors, ThrowOnError> => (options.client ?? client).get<MisPedidosPdfResponses, MisPedidosPdfErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-pedidos/{pedido_id}/pdf',
    ...options
});

/**
 * Confirms that one of the caller's own orders was received, and tells what is missing. A repeated call changes nothing.
 */
export const misPedidosConfirmarRecepcion = <ThrowOnError extends boolean = true>(options: Options<MisPedidosConfirmarRecepcionData, ThrowOnError>): RequestResult<MisPedidosConfirmarRecepcionResponses, MisPedidosConfirmarRecepcionErrors, ThrowOnError> => (options.client ?? client).put<MisPedidosConfirmarRecepcionResponses, MisPedidosConfirmarRecepcionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-pedidos/{pedido_id}/recepcion',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Cancels one of the caller's own orders while it awaits approval. A repeated call changes nothing.
 */
export const misPedidosCancelar = <ThrowOnError extends boolean = true>(options: Options<MisPedidosCancelarData, ThrowOnError>): RequestResult<MisPedidosCancelarResponses, MisPedidosCancelarErrors, ThrowOnError> => (options.client ?? client).put<MisPedidosCancelarResponses, MisPedidosCancelarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-pedidos/{pedido_id}/cancelacion',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Uploads a picture for a complaint about one of the caller's own orders. The picture is deleted after a day unless a reception names it. A repeated upload changes nothing.
 */
export const misPedidosSubirFoto = <ThrowOnError extends boolean = true>(options: Options<MisPedidosSubirFotoData, ThrowOnError>): RequestResult<MisPedidosSubirFotoResponses, MisPedidosSubirFotoErrors, ThrowOnError> => (options.client ?? client).post<MisPedidosSubirFotoResponses, MisPedidosSubirFotoErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-pedidos/{pedido_id}/fotos',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * A picture of a complaint about one of the caller's own orders.
 */
export const misPedidosFoto = <ThrowOnError extends boolean = true>(options: Options<MisPedidosFotoData, ThrowOnError>): RequestResult<MisPedidosFotoResponses, MisPedidosFotoErrors, ThrowOnError> => (options.client ?? client).get<MisPedidosFotoResponses, MisPedidosFotoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-pedidos/{pedido_id}/fotos/{foto_id}',
    ...options
});

/**
 * Withdraws the open proposal for one of the caller's own orders; succeeds without effect if there is none.
 */
export const misPedidosRetirarPropuesta = <ThrowOnError extends boolean = true>(options: Options<MisPedidosRetirarPropuestaData, ThrowOnError>): RequestResult<MisPedidosRetirarPropuestaResponses, MisPedidosRetirarPropuestaErrors, ThrowOnError> => (options.client ?? client).delete<MisPedidosRetirarPropuestaResponses, MisPedidosRetirarPropuestaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-pedidos/{pedido_id}/propuesta',
    ...options
});

/**
 * The newest proposal to change one of the caller's own orders.
 */
export const misPedidosPropuesta = <ThrowOnError extends boolean = true>(options: Options<MisPedidosPropuestaData, ThrowOnError>): RequestResult<MisPedidosPropuestaResponses, MisPedidosPropuestaErrors, ThrowOnError> => (options.client ?? client).get<MisPedidosPropuestaResponses, MisPedidosPropuestaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-pedidos/{pedido_id}/propuesta',
    ...options
});

/**
 * Proposes a change of one of the caller's own orders that awaits approval. Replaces an open proposal. A repeated call changes nothing.
 */
export const misPedidosProponer = <ThrowOnError extends boolean = true>(options: Options<MisPedidosProponerData, ThrowOnError>): RequestResult<MisPedidosProponerResponses, MisPedidosProponerErrors, ThrowOnError> => (options.client ?? client).put<MisPedidosProponerResponses, MisPedidosProponerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-pedidos/{pedido_id}/propuesta',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const misPedidosListQueryKey = (options?: Options<MisPedidosListData>) => createQueryKey('misPedidosList', options, false, ['misPedidos']);

/**
 * The caller's own orders with their lines, newest first.
 */
export const misPedidosListOptions = (options?: Options<MisPedidosListData>) => queryOptions<MisPedidosListResponse, MisPedidosListError, MisPedidosListResponse, ReturnType<typeof misPedidosListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await misPedidosList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: misPedidosListQueryKey(options)
});

export const misPedidosGetQueryKey = (options: Options<MisPedidosGetData>) => createQueryKey('misPedidosGet', options, false, ['misPedidos']);

/**
 * One of the caller's own orders. Answers 404 for other orders.
 */
export const misPedidosGetOptions = (options: Options<MisPedidosGetData>) => queryOptions<MisPedidosGetResponse, MisPedidosGetError, MisPedidosGetResponse, ReturnType<typeof misPedidosGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await misPedidosGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: misPedidosGetQueryKey(options)
});

export const misPedidosHistorialQueryKey = (options: Options<MisPedidosHistorialData>) => createQueryKey('misPedidosHistorial', options, false, ['misPedidos']);

/**
 * The history of one of the caller's own orders, oldest first, without changes that staff undid at once.
 */
export const misPedidosHistorialOptions = (options: Options<MisPedidosHistorialData>) => queryOptions<MisPedidosHistorialResponse, MisPedidosHistorialError, MisPedidosHistorialResponse, ReturnType<typeof misPedidosHistorialQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await misPedidosHistorial({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: misPedidosHistorialQueryKey(options)
});

export const misPedidosPdfQueryKey = (options: Options<MisPedidosPdfData>) => createQueryKey('misPedidosPdf', options, false, ['misPedidos']);

/**
 * One of the caller's own orders as a PDF with ordered and delivered quantities and prices.
 */
export const misPedidosPdfOptions = (options: Options<MisPedidosPdfData>) => queryOptions<MisPedidosPdfResponse, MisPedidosPdfError, MisPedidosPdfResponse, ReturnType<typeof misPedidosPdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await misPedidosPdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: misPedidosPdfQueryKey(options)
});

/**
 * Confirms that one of the caller's own orders was received, and tells what is missing. A repeated call changes nothing.
 */
export const misPedidosConfirmarRecepcionMutation = (options?: Partial<Options<MisPedidosConfirmarRecepcionData>>): UseMutationOptions<MisPedidosConfirmarRecepcionResponse, MisPedidosConfirmarRecepcionError, Options<MisPedidosConfirmarRecepcionData>> => {
    const mutationOptions: UseMutationOptions<MisPedidosConfirmarRecepcionResponse, MisPedidosConfirmarRecepcionError, Options<MisPedidosConfirmarRecepcionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await misPedidosConfirmarRecepcion({
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
 * Cancels one of the caller's own orders while it awaits approval. A repeated call changes nothing.
 */
export const misPedidosCancelarMutation = (options?: Partial<Options<MisPedidosCancelarData>>): UseMutationOptions<MisPedidosCancelarResponse, MisPedidosCancelarError, Options<MisPedidosCancelarData>> => {
    const mutationOptions: UseMutationOptions<MisPedidosCancelarResponse, MisPedidosCancelarError, Options<MisPedidosCancelarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await misPedidosCancelar({
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
 * Uploads a picture for a complaint about one of the caller's own orders. The picture is deleted after a day unless a reception names it. A repeated upload changes nothing.
 */
export const misPedidosSubirFotoMutation = (options?: Partial<Options<MisPedidosSubirFotoData>>): UseMutationOptions<MisPedidosSubirFotoResponse, MisPedidosSubirFotoError, Options<MisPedidosSubirFotoData>> => {
    const mutationOptions: UseMutationOptions<MisPedidosSubirFotoResponse, MisPedidosSubirFotoError, Options<MisPedidosSubirFotoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await misPedidosSubirFoto({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const misPedidosFotoQueryKey = (options: Options<MisPedidosFotoData>) => createQueryKey('misPedidosFoto', options, false, ['misPedidos']);

/**
 * A picture of a complaint about one of the caller's own orders.
 */
export const misPedidosFotoOptions = (options: Options<MisPedidosFotoData>) => queryOptions<MisPedidosFotoResponse, MisPedidosFotoError, MisPedidosFotoResponse, ReturnType<typeof misPedidosFotoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await misPedidosFoto({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: misPedidosFotoQueryKey(options)
});

/**
 * Withdraws the open proposal for one of the caller's own orders; succeeds without effect if there is none.
 */
export const misPedidosRetirarPropuestaMutation = (options?: Partial<Options<MisPedidosRetirarPropuestaData>>): UseMutationOptions<MisPedidosRetirarPropuestaResponse, MisPedidosRetirarPropuestaError, Options<MisPedidosRetirarPropuestaData>> => {
    const mutationOptions: UseMutationOptions<MisPedidosRetirarPropuestaResponse, MisPedidosRetirarPropuestaError, Options<MisPedidosRetirarPropuestaData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await misPedidosRetirarPropuesta({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const misPedidosPropuestaQueryKey = (options: Options<MisPedidosPropuestaData>) => createQueryKey('misPedidosPropuesta', options, false, ['misPedidos']);

/**
 * The newest proposal to change one of the caller's own orders.
 */
export const misPedidosPropuestaOptions = (options: Options<MisPedidosPropuestaData>) => queryOptions<MisPedidosPropuestaResponse, MisPedidosPropuestaError, MisPedidosPropuestaResponse, ReturnType<typeof misPedidosPropuestaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await misPedidosPropuesta({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: misPedidosPropuestaQueryKey(options)
});

/**
 * Proposes a change of one of the caller's own orders that awaits approval. Replaces an open proposal. A repeated call changes nothing.
 */
export const misPedidosProponerMutation = (options?: Partial<Options<MisPedidosProponerData>>): UseMutationOptions<MisPedidosProponerResponse, MisPedidosProponerError, Options<MisPedidosProponerData>> => {
    const mutationOptions: UseMutationOptions<MisPedidosProponerResponse, MisPedidosProponerError, Options<MisPedidosProponerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await misPedidosProponer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
