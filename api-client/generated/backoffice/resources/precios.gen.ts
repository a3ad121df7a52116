// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { PreciosCambiarData, PreciosCambiarError, PreciosCambiarErrors, PreciosCambiarListaData, PreciosCambiarListaError, PreciosCambiarListaErrors, PreciosCambiarListaResponse, PreciosCambiarListaResponses, PreciosCambiarResponse, PreciosCambiarResponses, PreciosCambioData, PreciosCambioError, PreciosCambioErrors, PreciosCambioResponse, PreciosCambioResponses, PreciosCambiosData, PreciosCambiosError, PreciosCambiosErrors, PreciosCambiosResponse, PreciosCambiosResponses, PreciosDeProductoData, PreciosDeProductoError, PreciosDeProductoErrors, PreciosDeProductoResponse, PreciosDeProductoResponses, PreciosDeshacerData, PreciosDeshacerError, PreciosDeshacerErrors, PreciosDeshacerResponse, PreciosDeshacerResponses, PreciosPlanillaData, PreciosPlanillaError, PreciosPlanillaErrors, PreciosPlanillaResponse, PreciosPlanillaResponses, PreciosReintentarData, PreciosReintentarError, PreciosReintentarErrors, PreciosReintentarResponse, PreciosReintentarResponses, PreciosVistaPreviaData, PreciosVistaPreviaDeListaData, PreciosVistaPreviaDeListaError, PreciosVistaPreviaDeListaErrors, PreciosVistaPreviaDeListaResponse, PreciosVistaPreviaDeListaResponses, PreciosVistaPreviaError, PreciosVistaPreviaErrors, PreciosVistaPreviaResponse, PreciosVistaPreviaResponses } from '../types.gen.ts';

/**
 * Previews a price change of many products, by name; changes nothing.
 */
export const preciosVistaPrevia = <ThrowOnError extends boolean = true>(options: Options<PreciosVistaPreviaData, ThrowOnError>): RequestResult<PreciosVistaPreviaResponses, PreciosVistaPreviaErrors, ThrowOnError> => (options.client ?? client).get<PreciosVistaPreviaResponses, PreciosVistaPreviaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/precios/vista-previa',
    ...options
});

/**
 * Previews a change of an agreement's whole list, by name of product; changes nothing.
 */
export const preciosVistaPreviaDeLista = <ThrowOnError extends boolean = true>(options: Options<PreciosVistaPreviaDeListaData, ThrowOnError>): RequestResult<PreciosVistaPreviaDeListaResponses, PreciosVistaPreviaDeListaErrors, ThrowOnError> => (options.client ?? client).get<PreciosVistaPreviaDeListaResponses, PreciosVistaPreviaDeListaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/condiciones/{id}/vista-previa',
    ...options
});

/**
 * Changes an agreement's own prices and percentages as in the preview, all or none; now or at a scheduled time.
 */
export const preciosCambiarLista = <ThrowOnError extends boolean = true>(options: Options<PreciosCambiarListaData, ThrowOnError>): RequestResult<PreciosCambiarListaResponses, PreciosCambiarListaErrors, ThrowOnError> => (options.client ?? client).post<PreciosCambiarListaResponses, PreciosCambiarListaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/condiciones/{id}/cambios',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Price changes of many products, newest first.
 */
export const preciosCambios = <ThrowOnError extends boolean = true>(options?: Options<PreciosCambiosData, ThrowOnError>): RequestResult<PreciosCambiosResponses, PreciosCambiosErrors, ThrowOnError> => (options?.client ?? client).get<PreciosCambiosResponses, PreciosCambiosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/precios/cambios',
    ...options
});

/**
 * Changes many prices as in the preview, all or none; now or at a scheduled time.
 */
export const preciosCambiar = <ThrowOnError extends boolean = true>(options: Options<PreciosCambiarData, ThrowOnError>): RequestResult<PreciosCambiarResponses, PreciosCambiarErrors, ThrowOnError> => (options.client ?? client).post<PreciosCambiarResponses, PreciosCambiarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/precios/cambios',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * A price change with its products, or only those whose price was changed again since.
 */
export const preciosCambio = <ThrowOnError extends boolean = true>(options: Options<PreciosCambioData, ThrowOnError>): RequestResult<PreciosCambioResponses, PreciosCambioErrors, ThrowOnError> => (options.client ?? client).get<PreciosCambioResponses, PreciosCambioErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/precios/cambios/{id}',
    ...options
});

/**
 * Restores the old price of products whose price nobody changed since. Cancels a change that is still scheduled.
 */
export const preciosDeshacer = <ThrowOnError extends boolean = true>(options: Options<PreciosDeshacerData, ThrowOnError>): RequestResult<PreciosDeshacerResponses, PreciosDeshacerErrors, ThrowOnError> => (options.client ?? client).post<PreciosDeshacerResponses, PreciosDeshacerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/precios/cambios/{id}/deshacer',
    ...options
});

/**
 * Queues the failed part of a scheduled change again. A repeated call queues the job only once.
 */
export const preciosReintentar = <ThrowOnError extends boolean = true>(options: Options<PreciosReintentarData, ThrowOnError>): RequestResult<PreciosReintentarResponses, PreciosReintentarErrors, ThrowOnError> => (options.client ?? client).post<PreciosReintentarResponses, PreciosReintentarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/precios/cambios/{id}/reintentar',
    ...options
});

/**
 * The earlier prices of a product, or its earlier own prices in an agreement, newest first.
 */
export const preciosDeProducto = <ThrowOnError extends boolean = true>(options: Options<PreciosDeProductoData, ThrowOnError>): RequestResult<PreciosDeProductoResponses, PreciosDeProductoErrors, ThrowOnError> => (options.client ?? client).get<PreciosDeProductoResponses, PreciosDeProductoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}/precios',
    ...options
});

/**
 * Sets individual prices of several products: all or none.
 */
export const preciosPlanilla = <ThrowOnError extends boolean = true>(options: Options<PreciosPlanillaData, ThrowOnError>): RequestResult<PreciosPlanillaResponses, PreciosPlanillaErrors, ThrowOnError> => (options.client ?? client).post<PreciosPlanillaResponses, PreciosPlanillaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/precios/planilla',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const preciosVistaPreviaQueryKey = (options: Options<PreciosVistaPreviaData>) => createQueryKey('preciosVistaPrevia', options, false, ['precios']);

/**
 * Previews a price change of many products, by name; changes nothing.
 */
export const preciosVistaPreviaOptions = (options: Options<PreciosVistaPreviaData>) => queryOptions<PreciosVistaPreviaResponse, PreciosVistaPreviaError, PreciosVistaPreviaResponse, ReturnType<typeof preciosVistaPreviaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await preciosVistaPrevia({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: preciosVistaPreviaQueryKey(options)
});

export const preciosVistaPreviaDeListaQueryKey = (options: Options<PreciosVistaPreviaDeListaData>) => createQueryKey('preciosVistaPreviaDeLista', options, false, ['precios']);

/**
 * Previews a change of an agreement's whole list, by name of product; changes nothing.
 */
export const preciosVistaPreviaDeListaOptions = (options: Options<PreciosVistaPreviaDeListaData>) => queryOptions<PreciosVistaPreviaDeListaResponse, PreciosVistaPreviaDeListaError, PreciosVistaPreviaDeListaResponse, ReturnType<typeof preciosVistaPreviaDeListaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await preciosVistaPreviaDeLista({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: preciosVistaPreviaDeListaQueryKey(options)
});

/**
 * Changes an agreement's own prices and percentages as in the preview, all or none; now or at a scheduled time.
 */
export const preciosCambiarListaMutation = (options?: Partial<Options<PreciosCambiarListaData>>): UseMutationOptions<PreciosCambiarListaResponse, PreciosCambiarListaError, Options<PreciosCambiarListaData>> => {
    const mutationOptions: UseMutationOptions<PreciosCambiarListaResponse, PreciosCambiarListaError, Options<PreciosCambiarListaData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await preciosCambiarLista({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const preciosCambiosQueryKey = (options?: Options<PreciosCambiosData>) => createQueryKey('preciosCambios', options, false, ['precios']);

/**
 * Price changes of many products, newest first.
 */
export const preciosCambiosOptions = (options?: Options<PreciosCambiosData>) => queryOptions<PreciosCambiosResponse, PreciosCambiosError, PreciosCambiosResponse, ReturnType<typeof preciosCambiosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await preciosCambios({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: preciosCambiosQueryKey(options)
});

/**
 * Changes many prices as in the preview, all or none; now or at a scheduled time.
 */
export const preciosCambiarMutation = (options?: Partial<Options<PreciosCambiarData>>): UseMutationOptions<PreciosCambiarResponse, PreciosCambiarError, Options<PreciosCambiarData>> => {
    const mutationOptions: UseMutationOptions<PreciosCambiarResponse, PreciosCambiarError, Options<PreciosCambiarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await preciosCambiar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const preciosCambioQueryKey = (options: Options<PreciosCambioData>) => createQueryKey('preciosCambio', options, false, ['precios']);

/**
 * A price change with its products, or only those whose price was changed again since.
 */
export const preciosCambioOptions = (options: Options<PreciosCambioData>) => queryOptions<PreciosCambioResponse, PreciosCambioError, PreciosCambioResponse, ReturnType<typeof preciosCambioQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await preciosCambio({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: preciosCambioQueryKey(options)
});

/**
 * Restores the old price of products whose price nobody changed since. Cancels a change that is still scheduled.
 */
export const preciosDeshacerMutation = (options?: Partial<Options<PreciosDeshacerData>>): UseMutationOptions<PreciosDeshacerResponse, PreciosDeshacerError, Options<PreciosDeshacerData>> => {
    const mutationOptions: UseMutationOptions<PreciosDeshacerResponse, PreciosDeshacerError, Options<PreciosDeshacerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await preciosDeshacer({
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
 * Queues the failed part of a scheduled change again. A repeated call queues the job only once.
 */
export const preciosReintentarMutation = (options?: Partial<Options<PreciosReintentarData>>): UseMutationOptions<PreciosReintentarResponse, PreciosReintentarError, Options<PreciosReintentarData>> => {
    const mutationOptions: UseMutationOptions<PreciosReintentarResponse, PreciosReintentarError, Options<PreciosReintentarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await preciosReintentar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const preciosDeProductoQueryKey = (options: Options<PreciosDeProductoData>) => createQueryKey('preciosDeProducto', options, false, ['precios']);

/**
 * The earlier prices of a product, or its earlier own prices in an agreement, newest first.
 */
export const preciosDeProductoOptions = (options: Options<PreciosDeProductoData>) => queryOptions<PreciosDeProductoResponse, PreciosDeProductoError, PreciosDeProductoResponse, ReturnType<typeof preciosDeProductoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await preciosDeProducto({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: preciosDeProductoQueryKey(options)
});

/**
 * Sets individual prices of several products: all or none.
 */
export const preciosPlanillaMutation = (options?: Partial<Options<PreciosPlanillaData>>): UseMutationOptions<PreciosPlanillaResponse, PreciosPlanillaError, Options<PreciosPlanillaData>> => {
    const mutationOptions: UseMutationOptions<PreciosPlanillaResponse, PreciosPlanillaError, Options<PreciosPlanillaData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await preciosPlanilla({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
