// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { formDataBodySerializer, type RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { ProductosActivateData, ProductosActivateError, ProductosActivateErrors, ProductosActivateResponse, ProductosActivateResponses, ProductosBultoCerradoData, ProductosBultoCerradoError, ProductosBultoCerradoErrors, ProductosBultoCerradoResponse, ProductosBultoCerradoResponses, ProductosCambiarVariosData, ProductosCambiarVariosError, ProductosCambiarVariosErrors, ProductosCambiarVariosResponse, ProductosCambiarVariosResponses, ProductosCopiarData, ProductosCopiarError, ProductosCopiarErrors, ProductosCopiarResponse, ProductosCopiarResponses, ProductosCreateData, ProductosCreateError, ProductosCreateErrors, ProductosCreateResponse, ProductosCreateResponses, ProductosDeactivateData, ProductosDeactivateError, ProductosDeactivateErrors, ProductosDeactivateResponse, ProductosDeactivateResponses, ProductosDecidirTamanosData, ProductosDecidirTamanosError, ProductosDecidirTamanosErrors, ProductosDecidirTamanosResponse, ProductosDecidirTamanosResponses, ProductosDestacadosData, ProductosDestacadosError, ProductosDestacadosErrors, ProductosDestacadosResponse, ProductosDestacadosResponses, ProductosGetData, ProductosGetError, ProductosGetErrors, ProductosGetResponse, ProductosGetResponses, ProductosGrupoTamanosData, ProductosGrupoTamanosError, ProductosGrupoTamanosErrors, ProductosGrupoTamanosResponse, ProductosGrupoTamanosResponses, ProductosInactivosData, ProductosInactivosError, ProductosInactivosErrors, ProductosInactivosResponse, ProductosInactivosResponses, ProductosListData, ProductosListError, ProductosListErrors, ProductosListResponse, ProductosListResponses, ProductosNuevosIngresosData, ProductosNuevosIngresosError, ProductosNuevosIngresosErrors, ProductosNuevosIngresosResponse, ProductosNuevosIngresosResponses, ProductosOrdenarDestacadosData, ProductosOrdenarDestacadosError, ProductosOrdenarDestacadosErrors, ProductosOrdenarDestacadosResponse, ProductosOrdenarDestacadosResponses, ProductosPanelData, ProductosPanelError, ProductosPanelErrors, ProductosPanelResponse, ProductosPanelResponses, ProductosPorCategoriaData, ProductosPorCategoriaError, ProductosPorCategoriaErrors, ProductosPorCategoriaResponse, ProductosPorCategoriaResponses, ProductosPorMarcaData, ProductosPorMarcaError, ProductosPorMarcaErrors, ProductosPorMarcaResponse, ProductosPorMarcaResponses, ProductosPromocionData, ProductosPromocionError, ProductosPromocionErrors, ProductosPromocionResponse, ProductosPromocionResponses, ProductosPropuestasTamanosData, ProductosPropuestasTamanosError, ProductosPropuestasTamanosErrors, ProductosPropuestasTamanosResponse, ProductosPropuestasTamanosResponses, ProductosSearchBultoCerradoData, ProductosSearchBultoCerradoError, ProductosSearchBultoCerradoErrors, ProductosSearchBultoCerradoResponse, ProductosSearchBultoCerradoResponses, ProductosSearchData, ProductosSearchError, ProductosSearchErrors, ProductosSearchParaClienteData, ProductosSearchParaClienteError, ProductosSearchParaClienteErrors, ProductosSearchParaClienteResponse, ProductosSearchParaClienteResponses, ProductosSearchResponse, ProductosSearchResponses, ProductosSinStockData, ProductosSinStockError, ProductosSinStockErrors, ProductosSinStockResponse, ProductosSinStockResponses, ProductosTamanosData, ProductosTamanosError, ProductosTamanosErrors, ProductosTamanosResponse, ProductosTamanosResponses, ProductosUpdateData, ProductosUpdateError, ProductosUpdateErrors, ProductosUpdateResponse, ProductosUpdateResponses, ProductosVariosData, ProductosVariosError, ProductosVariosErrors, ProductosVariosParaClienteData, ProductosVariosParaClienteError, ProductosVariosParaClienteErrors, ProductosVariosParaClienteResponse, ProductosVariosParaClienteResponses, ProductosVariosResponse, ProductosVariosResponses } from '../types.gen.ts';

/**
 * The active products, by name.
 */
export const productosList = <ThrowOnError extends boolean = true>(options?: Options<ProductosListData, ThrowOnError>): RequestResult<ProductosListResponses, ProductosListErrors, ThrowOnError> => (options?.client ?? client).get<ProductosListResponses, ProductosListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos',
    ...options
});

/**
 * Creates a product with one or two pictures.
 */
export const productosCreate = <ThrowOnError extends boolean = true>(options: Options<ProductosCreateData, ThrowOnError>): RequestResult<ProductosCreateResponses, ProductosCreateErrors, ThrowOnError> => (options.client ?? client).post<ProductosCreateResponses, ProductosCreateErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * The featured products: the sorted ones first, then the rest by name.
 */
export const productosDestacados = <ThrowOnError extends boolean = true>(options?: Options<ProductosDestacadosData, ThrowOnError>): RequestResult<ProductosDestacadosResponses, ProductosDestacadosErrors, ThrowOnError> => (options?.client ?? client).get<ProductosDestacadosResponses, ProductosDestacadosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/destacados',
    ...options
});

/**
 * Sets the order of the featured products, also on the home page.
 */
export const productosOrdenarDestacados = <ThrowOnError extends boolean = true>(options: Options<ProductosOrdenarDestacadosData, ThrowOnError>): RequestResult<ProductosOrdenarDestacadosResponses, ProductosOrdenarDestacadosErrors, ThrowOnError> => (options.client ?? client).put<ProductosOrdenarDestacadosResponses, ProductosOrdenarDestacadosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/destacados',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The new arrivals, newest first.
 */
export const productosNuevosIngresos = <ThrowOnError extends boolean = true>(options?: Options<ProductosNuevosIngresosData, ThrowOnError>): RequestResult<ProductosNuevosIngresosResponses, ProductosNuevosIngresosErrors, ThrowOnError> => (options?.client ?? client).get<ProductosNuevosIngresosResponses, ProductosNuevosIngresosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/nuevos-ingresos',
    ...options
});

/**
 * The products sold by the closed bulk.
 */
export const productosBultoCerrado = <ThrowOnError extends boolean = true>(options?: Options<ProductosBultoCerradoData, ThrowOnError>): RequestResult<ProductosBultoCerradoResponses, ProductosBultoCerradoErrors, ThrowOnError> => (options?.client ?? client).get<ProductosBultoCerradoResponses, ProductosBultoCerradoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/bultocerrado',
    ...options
});

/**
 * The products on promotion.
 */
export const productosPromocion = <ThrowOnError extends boolean = true>(options?: Options<ProductosPromocionData, ThrowOnError>): RequestResult<ProductosPromocionResponses, ProductosPromocionErrors, ThrowOnError> => (options?.client ?? client).get<ProductosPromocionResponses, ProductosPromocionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/productos-promocion',
    ...options
});

/**
 * The active products that the term finds, the best first; for customers, their usual products first.
 */
export const productosSearch = <ThrowOnError extends boolean = true>(options?: Options<ProductosSearchData, ThrowOnError>): RequestResult<ProductosSearchResponses, ProductosSearchErrors, ThrowOnError> => (options?.client ?? client).get<ProductosSearchResponses, ProductosSearchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/search',
    ...options
});

/**
 * The products sold by closed bulk that the term finds, the best first.
 */
export const productosSearchBultoCerrado = <ThrowOnError extends boolean = true>(options?: Options<ProductosSearchBultoCerradoData, ThrowOnError>): RequestResult<ProductosSearchBultoCerradoResponses, ProductosSearchBultoCerradoErrors, ThrowOnError> => (options?.client ?? client).get<ProductosSearchBultoCerradoResponses, ProductosSearchBultoCerradoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/searchBultoCerrado',
    ...options
});

/**
 * The active products of one category, optionally those that the term finds; empty for an unknown category.
 */
export const productosPorCategoria = <ThrowOnError extends boolean = true>(options: Options<ProductosPorCategoriaData, ThrowOnError>): RequestResult<ProductosPorCategoriaResponses, ProductosPorCategoriaErrors, ThrowOnError> => (options.client ?? client).get<ProductosPorCategoriaResponses, ProductosPorCategoriaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/categoria/{categoryName}',
    ...options
});

/**
 * The active products of one brand, optionally those that the term finds; empty for an unknown brand.
 */
export const productosPorMarca = <ThrowOnError extends boolean = true>(options: Options<ProductosPorMarcaData, ThrowOnError>): RequestResult<ProductosPorMarcaResponses, ProductosPorMarcaErrors, ThrowOnError> => (options.client ?? client).get<ProductosPorMarcaResponses, ProductosPorMarcaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/marca/{marca}',
    ...options
});

/**
 * The active ones of the named products, by name: current data for a cart or an old order.
 */
export const productosVarios = <ThrowOnError extends boolean = true>(options: Options<ProductosVariosData, ThrowOnError>): RequestResult<ProductosVariosResponses, ProductosVariosErrors, ThrowOnError> => (options.client ?? client).get<ProductosVariosResponses, ProductosVariosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/varios',
    ...options
});

/**
 * Changes several products, all or none; absent fields stay unchanged.
 */
export const productosCambiarVarios = <ThrowOnError extends boolean = true>(options: Options<ProductosCambiarVariosData, ThrowOnError>): RequestResult<ProductosCambiarVariosResponses, ProductosCambiarVariosErrors, ThrowOnError> => (options.client ?? client).patch<ProductosCambiarVariosResponses, ProductosCambiarVariosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/varios',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deactivates a product, so that the shop no longer shows it; nothing is deleted.
 */
export const productosDeactivate = <ThrowOnError extends boolean = true>(options: Options<ProductosDeactivateData, ThrowOnError>): RequestResult<ProductosDeactivateResponses, ProductosDeactivateErrors, ThrowOnError> => (options.client ?? client).delete<ProductosDeactivateResponses, ProductosDeactivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}',
    ...options
});

/**
 * Returns a product. Only staff may read inactive products.
 */
export const productosGet = <ThrowOnError extends boolean = true>(options: Options<ProductosGetData, ThrowOnError>): RequestResult<ProductosGetResponses, ProductosGetErrors, ThrowOnError> => (options.client ?? client).get<ProductosGetResponses, ProductosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}',
    ...options
});

/**
 * Changes a product.
 */
export const productosUpdate = <ThrowOnError extends boolean = true>(options: Options<ProductosUpdateData, ThrowOnError>): RequestResult<ProductosUpdateResponses, ProductosUpdateErrors, ThrowOnError> => (options.client ?? client).patch<ProductosUpdateResponses, ProductosUpdateErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * All sizes of a product including itself, the smallest first; empty if there is only one size.
 */
export const productosTamanos = <ThrowOnError extends boolean = true>(options: Options<ProductosTamanosData, ThrowOnError>): RequestResult<ProductosTamanosResponses, ProductosTamanosErrors, ThrowOnError> => (options.client ?? client).get<ProductosTamanosResponses, ProductosTamanosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}/tamanos',
    ...options
});

/**
 * Deactivated products by name, or the results of a search, the best first.
 */
export const productosInactivos = <ThrowOnError extends boolean = true>(options?: Options<ProductosInactivosData, ThrowOnError>): RequestResult<ProductosInactivosResponses, ProductosInactivosErrors, ThrowOnError> => (options?.client ?? client).get<ProductosInactivosResponses, ProductosInactivosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/inactivos',
    ...options
});

/**
 * Active products without stock by name, or the results of a search, the best first.
 */
export const productosSinStock = <ThrowOnError extends boolean = true>(options?: Options<ProductosSinStockData, ThrowOnError>): RequestResult<ProductosSinStockResponses, ProductosSinStockErrors, ThrowOnError> => (options?.client ?? client).get<ProductosSinStockResponses, ProductosSinStockErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/sinstock',
    ...options
});

/**
 * The search as the given customer would see it, for staff who order for that customer: the customer's products first. Optionally within a category or a brand.
 */
export const productosSearchParaCliente = <ThrowOnError extends boolean = true>(options: Options<ProductosSearchParaClienteData, ThrowOnError>): RequestResult<ProductosSearchParaClienteResponses, ProductosSearchParaClienteErrors, ThrowOnError> => (options.client ?? client).get<ProductosSearchParaClienteResponses, ProductosSearchParaClienteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/search/{id}',
    ...options
});

/**
 * The given active products at the given customer's prices, for staff who order for that customer.
 */
export const productosVariosParaCliente = <ThrowOnError extends boolean = true>(options: Options<ProductosVariosParaClienteData, ThrowOnError>): RequestResult<ProductosVariosParaClienteResponses, ProductosVariosParaClienteErrors, ThrowOnError> => (options.client ?? client).get<ProductosVariosParaClienteResponses, ProductosVariosParaClienteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/varios/{id}',
    ...options
});

/**
 * The products of a brand, a category or both by name, or the results of a search, the best first.
 */
export const productosPanel = <ThrowOnError extends boolean = true>(options?: Options<ProductosPanelData, ThrowOnError>): RequestResult<ProductosPanelResponses, ProductosPanelErrors, ThrowOnError> => (options?.client ?? client).get<ProductosPanelResponses, ProductosPanelErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/panel',
    ...options
});

/**
 * Creates a copy of a product, which may share its pictures.
 */
export const productosCopiar = <ThrowOnError extends boolean = true>(options: Options<ProductosCopiarData, ThrowOnError>): RequestResult<ProductosCopiarResponses, ProductosCopiarErrors, ThrowOnError> => (options.client ?? client).post<ProductosCopiarResponses, ProductosCopiarErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}/copias',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Makes a product visible again.
 */
export const productosActivate = <ThrowOnError extends boolean = true>(options: Options<ProductosActivateData, ThrowOnError>): RequestResult<ProductosActivateResponses, ProductosActivateErrors, ThrowOnError> => (options.client ?? client).patch<ProductosActivateResponses, ProductosActivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/activate/{id}',
    ...options
});

/**
 * Active products that may be sizes of one product by name and brand, and for which staff has not decided.
 */
export const productosPropuestasTamanos = <ThrowOnError extends boolean = true>(options?: Options<ProductosPropuestasTamanosData, ThrowOnError>): RequestResult<ProductosPropuestasTamanosResponses, ProductosPropuestasTamanosErrors, ThrowOnError> => (options?.client ?? client).get<ProductosPropuestasTamanosResponses, ProductosPropuestasTamanosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/tamanos/propuestas',
    ...options
});

/**
 * All sizes of a product including itself: its group with deactivated products, or the products found by name.
 */
export const productosGrupoTamanos = <ThrowOnError extends boolean = true>(options: Options<ProductosGrupoTamanosData, ThrowOnError>): RequestResult<ProductosGrupoTamanosResponses, ProductosGrupoTamanosErrors, ThrowOnError> => (options.client ?? client).get<ProductosGrupoTamanosResponses, ProductosGrupoTamanosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}/grupo',
    ...options
});

/**
 * Decides for products: sizes of one product, each alone, or decided by their names again.
 */
export const productosDecidirTamanos = <ThrowOnError extends boolean = true>(options: Options<ProductosDecidirTamanosData, ThrowOnError>): RequestResult<ProductosDecidirTamanosResponses, ProductosDecidirTamanosErrors, ThrowOnError> => (options.client ?? client).put<ProductosDecidirTamanosResponses, ProductosDecidirTamanosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/tamanos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const productosListQueryKey = (options?: Options<ProductosListData>) => createQueryKey('productosList', options, false, ['productos']);

/**
 * The active products, by name.
 */
export const productosListOptions = (options?: Options<ProductosListData>) => queryOptions<ProductosListResponse, ProductosListError, ProductosListResponse, ReturnType<typeof productosListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosListQueryKey(options)
});

/**
 * Creates a product with one or two pictures.
 */
export const productosCreateMutation = (options?: Partial<Options<ProductosCreateData>>): UseMutationOptions<ProductosCreateResponse, ProductosCreateError, Options<ProductosCreateData>> => {
    const mutationOptions: UseMutationOptions<ProductosCreateResponse, ProductosCreateError, Options<ProductosCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await productosCreate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const productosDestacadosQueryKey = (options?: Options<ProductosDestacadosData>) => createQueryKey('productosDestacados', options, false, ['productos']);

/**
 * The featured products: the sorted ones first, then the rest by name.
 */
export const productosDestacadosOptions = (options?: Options<ProductosDestacadosData>) => queryOptions<ProductosDestacadosResponse, ProductosDestacadosError, ProductosDestacadosResponse, ReturnType<typeof productosDestacadosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosDestacados({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosDestacadosQueryKey(options)
});

/**
 * Sets the order of the featured products, also on the home page.
 */
export const productosOrdenarDestacadosMutation = (options?: Partial<Options<ProductosOrdenarDestacadosData>>): UseMutationOptions<ProductosOrdenarDestacadosResponse, ProductosOrdenarDestacadosError, Options<ProductosOrdenarDestacadosData>> => {
    const mutationOptions: UseMutationOptions<ProductosOrdenarDestacadosResponse, ProductosOrdenarDestacadosError, Options<ProductosOrdenarDestacadosData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await productosOrdenarDestacados({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const productosNuevosIngresosQueryKey = (options?: Options<ProductosNuevosIngresosData>) => createQueryKey('productosNuevosIngresos', options, false, ['productos']);

/**
 * The new arrivals, newest first.
 */
export const productosNuevosIngresosOptions = (options?: Options<ProductosNuevosIngresosData>) => queryOptions<ProductosNuevosIngresosResponse, ProductosNuevosIngresosError, ProductosNuevosIngresosResponse, ReturnType<typeof productosNuevosIngresosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosNuevosIngresos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosNuevosIngresosQueryKey(options)
});

export const productosBultoCerradoQueryKey = (options?: Options<ProductosBultoCerradoData>) => createQueryKey('productosBultoCerrado', options, false, ['productos']);

/**
 * The products sold by the closed bulk.
 */
export const productosBultoCerradoOptions = (options?: Options<ProductosBultoCerradoData>) => queryOptions<ProductosBultoCerradoResponse, ProductosBultoCerradoError, ProductosBultoCerradoResponse, ReturnType<typeof productosBultoCerradoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosBultoCerrado({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosBultoCerradoQueryKey(options)
});

export const productosPromocionQueryKey = (options?: Options<ProductosPromocionData>) => createQueryKey('productosPromocion', options, false, ['productos']);

/**
 * The products on promotion.
 */
export const productosPromocionOptions = (options?: Options<ProductosPromocionData>) => queryOptions<ProductosPromocionResponse, ProductosPromocionError, ProductosPromocionResponse, ReturnType<typeof productosPromocionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosPromocion({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosPromocionQueryKey(options)
});

export const productosSearchQueryKey = (options?: Options<ProductosSearchData>) => createQueryKey('productosSearch', options, false, ['productos']);

/**
 * The active products that the term finds, the best first; for customers, their usual products first.
 */
export const productosSearchOptions = (options?: Options<ProductosSearchData>) => queryOptions<ProductosSearchResponse, ProductosSearchError, ProductosSearchResponse, ReturnType<typeof productosSearchQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosSearch({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosSearchQueryKey(options)
});

export const productosSearchBultoCerradoQueryKey = (options?: Options<ProductosSearchBultoCerradoData>) => createQueryKey('productosSearchBultoCerrado', options, false, ['productos']);

/**
 * The products sold by closed bulk that the term finds, the best first.
 */
export const productosSearchBultoCerradoOptions = (options?: Options<ProductosSearchBultoCerradoData>) => queryOptions<ProductosSearchBultoCerradoResponse, ProductosSearchBultoCerradoError, ProductosSearchBultoCerradoResponse, ReturnType<typeof productosSearchBultoCerradoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosSearchBultoCerrado({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosSearchBultoCerradoQueryKey(options)
});

export const productosPorCategoriaQueryKey = (options: Options<ProductosPorCategoriaData>) => createQueryKey('productosPorCategoria', options, false, ['productos']);

/**
 * The active products of one category, optionally those that the term finds; empty for an unknown category.
 */
export const productosPorCategoriaOptions = (options: Options<ProductosPorCategoriaData>) => queryOptions<ProductosPorCategoriaResponse, ProductosPorCategoriaError, ProductosPorCategoriaResponse, ReturnType<typeof productosPorCategoriaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosPorCategoria({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosPorCategoriaQueryKey(options)
});

export const productosPorMarcaQueryKey = (options: Options<ProductosPorMarcaData>) => createQueryKey('productosPorMarca', options, false, ['productos']);

/**
 * The active products of one brand, optionally those that the term finds; empty for an unknown brand.
 */
export const productosPorMarcaOptions = (options: Options<ProductosPorMarcaData>) => queryOptions<ProductosPorMarcaResponse, ProductosPorMarcaError, ProductosPorMarcaResponse, ReturnType<typeof productosPorMarcaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosPorMarca({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosPorMarcaQueryKey(options)
});

export const productosVariosQueryKey = (options: Options<ProductosVariosData>) => createQueryKey('productosVarios', options, false, ['productos']);

/**
 * The active ones of the named products, by name: current data for a cart or an old order.
 */
export const productosVariosOptions = (options: Options<ProductosVariosData>) => queryOptions<ProductosVariosResponse, ProductosVariosError, ProductosVariosResponse, ReturnType<typeof productosVariosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosVarios({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosVariosQueryKey(options)
});

/**
 * Changes several products, all or none; absent fields stay unchanged.
 */
export const productosCambiarVariosMutation = (options?: Partial<Options<ProductosCambiarVariosData>>): UseMutationOptions<ProductosCambiarVariosResponse, ProductosCambiarVariosError, Options<ProductosCambiarVariosData>> => {
    const mutationOptions: UseMutationOptions<ProductosCambiarVariosResponse, ProductosCambiarVariosError, Options<ProductosCambiarVariosData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await productosCambiarVarios({
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
 * Deactivates a product, so that the shop no longer shows it; nothing is deleted.
 */
export const productosDeactivateMutation = (options?: Partial<Options<ProductosDeactivateData>>): UseMutationOptions<ProductosDeactivateResponse, ProductosDeactivateError, Options<ProductosDeactivateData>> => {
    const mutationOptions: UseMutationOptions<ProductosDeactivateResponse, ProductosDeactivateError, Options<ProductosDeactivateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await productosDeactivate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const productosGetQueryKey = (options: Options<ProductosGetData>) => createQueryKey('productosGet', options, false, ['productos']);

/**
 * Returns a product. Only staff may read inactive products.
 */
export const productosGetOptions = (options: Options<ProductosGetData>) => queryOptions<ProductosGetResponse, ProductosGetError, ProductosGetResponse, ReturnType<typeof productosGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosGetQueryKey(options)
});

/**
 * Changes a product.
 */
export const productosUpdateMutation = (options?: Partial<Options<ProductosUpdateData>>): UseMutationOptions<ProductosUpdateResponse, ProductosUpdateError, Options<ProductosUpdateData>> => {
    const mutationOptions: UseMutationOptions<ProductosUpdateResponse, ProductosUpdateError, Options<ProductosUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await productosUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const productosTamanosQueryKey = (options: Options<ProductosTamanosData>) => createQueryKey('productosTamanos', options, false, ['productos']);

/**
 * All sizes of a product including itself, the smallest first; empty if there is only one size.
 */
export const productosTamanosOptions = (options: Options<ProductosTamanosData>) => queryOptions<ProductosTamanosResponse, ProductosTamanosError, ProductosTamanosResponse, ReturnType<typeof productosTamanosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosTamanos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosTamanosQueryKey(options)
});

export const productosInactivosQueryKey = (options?: Options<ProductosInactivosData>) => createQueryKey('productosInactivos', options, false, ['productos']);

/**
 * Deactivated products by name, or the results of a search, the best first.
 */
export const productosInactivosOptions = (options?: Options<ProductosInactivosData>) => queryOptions<ProductosInactivosResponse, ProductosInactivosError, ProductosInactivosResponse, ReturnType<typeof productosInactivosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosInactivos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosInactivosQueryKey(options)
});

export const productosSinStockQueryKey = (options?: Options<ProductosSinStockData>) => createQueryKey('productosSinStock', options, false, ['productos']);

/**
 * Active products without stock by name, or the results of a search, the best first.
 */
export const productosSinStockOptions = (options?: Options<ProductosSinStockData>) => queryOptions<ProductosSinStockResponse, ProductosSinStockError, ProductosSinStockResponse, ReturnType<typeof productosSinStockQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosSinStock({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosSinStockQueryKey(options)
});

export const productosSearchParaClienteQueryKey = (options: Options<ProductosSearchParaClienteData>) => createQueryKey('productosSearchParaCliente', options, false, ['productos']);

/**
 * The search as the given customer would see it, for staff who order for that customer: the customer's products first. Optionally within a category or a brand.
 */
export const productosSearchParaClienteOptions = (options: Options<ProductosSearchParaClienteData>) => queryOptions<ProductosSearchParaClienteResponse, ProductosSearchParaClienteError, ProductosSearchParaClienteResponse, ReturnType<typeof productosSearchParaClienteQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosSearchParaCliente({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosSearchParaClienteQueryKey(options)
});

export const productosVariosParaClienteQueryKey = (options: Options<ProductosVariosParaClienteData>) => createQueryKey('productosVariosParaCliente', options, false, ['productos']);

/**
 * The given active products at the given customer's prices, for staff who order for that customer.
 */
export const productosVariosParaClienteOptions = (options: Options<ProductosVariosParaClienteData>) => queryOptions<ProductosVariosParaClienteResponse, ProductosVariosParaClienteError, ProductosVariosParaClienteResponse, ReturnType<typeof productosVariosParaClienteQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosVariosParaCliente({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosVariosParaClienteQueryKey(options)
});

export const productosPanelQueryKey = (options?: Options<ProductosPanelData>) => createQueryKey('productosPanel', options, false, ['productos']);

/**
 * The products of a brand, a category or both by name, or the results of a search, the best first.
 */
export const productosPanelOptions = (options?: Options<ProductosPanelData>) => queryOptions<ProductosPanelResponse, ProductosPanelError, ProductosPanelResponse, ReturnType<typeof productosPanelQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosPanel({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosPanelQueryKey(options)
});

/**
 * Creates a copy of a product, which may share its pictures.
 */
export const productosCopiarMutation = (options?: Partial<Options<ProductosCopiarData>>): UseMutationOptions<ProductosCopiarResponse, ProductosCopiarError, Options<ProductosCopiarData>> => {
    const mutationOptions: UseMutationOptions<ProductosCopiarResponse, ProductosCopiarError, Options<ProductosCopiarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await productosCopiar({
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
 * Makes a product visible again.
 */
export const productosActivateMutation = (options?: Partial<Options<ProductosActivateData>>): UseMutationOptions<ProductosActivateResponse, ProductosActivateError, Options<ProductosActivateData>> => {
    const mutationOptions: UseMutationOptions<ProductosActivateResponse, ProductosActivateError, Options<ProductosActivateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await productosActivate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const productosPropuestasTamanosQueryKey = (options?: Options<ProductosPropuestasTamanosData>) => createQueryKey('productosPropuestasTamanos', options, false, ['productos']);

/**
 * Active products that may be sizes of one product by name and brand, and for which staff has not decided.
 */
export const productosPropuestasTamanosOptions = (options?: Options<ProductosPropuestasTamanosData>) => queryOptions<ProductosPropuestasTamanosResponse, ProductosPropuestasTamanosError, ProductosPropuestasTamanosResponse, ReturnType<typeof productosPropuestasTamanosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosPropuestasTamanos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosPropuestasTamanosQueryKey(options)
});

export const productosGrupoTamanosQueryKey = (options: Options<ProductosGrupoTamanosData>) => createQueryKey('productosGrupoTamanos', options, false, ['productos']);

/**
 * All sizes of a product including itself: its group with deactivated products, or the products found by name.
 */
export const productosGrupoTamanosOptions = (options: Options<ProductosGrupoTamanosData>) => queryOptions<ProductosGrupoTamanosResponse, ProductosGrupoTamanosError, ProductosGrupoTamanosResponse, ReturnType<typeof productosGrupoTamanosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosGrupoTamanos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosGrupoTamanosQueryKey(options)
});

/**
 * Decides for products: sizes of one product, each alone, or decided by their names again.
 */
export const productosDecidirTamanosMutation = (options?: Partial<Options<ProductosDecidirTamanosData>>): UseMutationOptions<ProductosDecidirTamanosResponse, ProductosDecidirTamanosError, Options<ProductosDecidirTamanosData>> => {
    const mutationOptions: UseMutationOptions<ProductosDecidirTamanosResponse, ProductosDecidirTamanosError, Options<ProductosDecidirTamanosData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await productosDecidirTamanos({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
