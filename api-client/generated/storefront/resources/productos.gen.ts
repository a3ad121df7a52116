// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { ProductosBultoCerradoData, ProductosBultoCerradoError, ProductosBultoCerradoErrors, ProductosBultoCerradoResponse, ProductosBultoCerradoResponses, ProductosCuentasConPreciosData, ProductosCuentasConPreciosError, ProductosCuentasConPreciosErrors, ProductosCuentasConPreciosResponse, ProductosCuentasConPreciosResponses, ProductosCuentasData, ProductosCuentasError, ProductosCuentasErrors, ProductosCuentasResponse, ProductosCuentasResponses, ProductosDestacadosData, ProductosDestacadosError, ProductosDestacadosErrors, ProductosDestacadosResponse, ProductosDestacadosResponses, ProductosFiltradosConPreciosData, ProductosFiltradosConPreciosError, ProductosFiltradosConPreciosErrors, ProductosFiltradosConPreciosResponse, ProductosFiltradosConPreciosResponses, ProductosFiltradosData, ProductosFiltradosError, ProductosFiltradosErrors, ProductosFiltradosResponse, ProductosFiltradosResponses, ProductosGetData, ProductosGetError, ProductosGetErrors, ProductosGetResponse, ProductosGetResponses, ProductosListData, ProductosListError, ProductosListErrors, ProductosListResponse, ProductosListResponses, ProductosNuevosIngresosData, ProductosNuevosIngresosError, ProductosNuevosIngresosErrors, ProductosNuevosIngresosResponse, ProductosNuevosIngresosResponses, ProductosPorCategoriaData, ProductosPorCategoriaError, ProductosPorCategoriaErrors, ProductosPorCategoriaResponse, ProductosPorCategoriaResponses, ProductosPorMarcaData, ProductosPorMarcaError, ProductosPorMarcaErrors, ProductosPorMarcaResponse, ProductosPorMarcaResponses, ProductosPromocionData, ProductosPromocionError, ProductosPromocionErrors, ProductosPromocionResponse, ProductosPromocionResponses, ProductosSearchBultoCerradoData, ProductosSearchBultoCerradoError, ProductosSearchBultoCerradoErrors, ProductosSearchBultoCerradoResponse, ProductosSearchBultoCerradoResponses, ProductosSearchData, ProductosSearchError, ProductosSearchErrors, ProductosSearchResponse, ProductosSearchResponses, ProductosTamanosData, ProductosTamanosError, ProductosTamanosErrors, ProductosTamanosResponse, ProductosTamanosResponses, ProductosVariosData, ProductosVariosError, ProductosVariosErrors, ProductosVariosResponse, ProductosVariosResponses } from '../types.gen.ts';

/**
 * The active products, by name.
 */
export const productosList = <ThrowOnError extends boolean = true>(options?: Options<ProductosListData, ThrowOnError>): RequestResult<ProductosListResponses, ProductosListErrors, ThrowOnError> => (options?.client ?? client).get<ProductosListResponses, ProductosListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos',
    ...options
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
 * Returns a product. Only staff may read inactive products.
 */
export const productosGet = <ThrowOnError extends boolean = true>(options: Options<ProductosGetData, ThrowOnError>): RequestResult<ProductosGetResponses, ProductosGetErrors, ThrowOnError> => (options.client ?? client).get<ProductosGetResponses, ProductosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}',
    ...options
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
 * The active products that match all filters, sorted.
 */
export const productosFiltrados = <ThrowOnError extends boolean = true>(options?: Options<ProductosFiltradosData, ThrowOnError>): RequestResult<ProductosFiltradosResponses, ProductosFiltradosErrors, ThrowOnError> => (options?.client ?? client).get<ProductosFiltradosResponses, ProductosFiltradosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/filtrados',
    ...options
});

/**
 * The same with sorting by price and the filter by price type.
 */
export const productosFiltradosConPrecios = <ThrowOnError extends boolean = true>(options?: Options<ProductosFiltradosConPreciosData, ThrowOnError>): RequestResult<ProductosFiltradosConPreciosResponses, ProductosFiltradosConPreciosErrors, ThrowOnError> => (options?.client ?? client).get<ProductosFiltradosConPreciosResponses, ProductosFiltradosConPreciosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/filtrados/con-precios',
    ...options
});

/**
 * The number of products per choice together with the other filters; choices without products are absent.
 */
export const productosCuentas = <ThrowOnError extends boolean = true>(options?: Options<ProductosCuentasData, ThrowOnError>): RequestResult<ProductosCuentasResponses, ProductosCuentasErrors, ThrowOnError> => (options?.client ?? client).get<ProductosCuentasResponses, ProductosCuentasErrors, ThrowOnError>({ url: '/productos/cuentas', ...options });

/**
 * The same with counts per price type.
 */
export const productosCuentasConPrecios = <ThrowOnError extends boolean = true>(options?: Options<ProductosCuentasConPreciosData, ThrowOnError>): RequestResult<ProductosCuentasConPreciosResponses, ProductosCuentasConPreciosErrors, ThrowOnError> => (options?.client ?? client).get<ProductosCuentasConPreciosResponses, ProductosCuentasConPreciosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/cuentas/con-precios',
    ...options
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

export const productosFiltradosQueryKey = (options?: Options<ProductosFiltradosData>) => createQueryKey('productosFiltrados', options, false, ['productos']);

/**
 * The active products that match all filters, sorted.
 */
export const productosFiltradosOptions = (options?: Options<ProductosFiltradosData>) => queryOptions<ProductosFiltradosResponse, ProductosFiltradosError, ProductosFiltradosResponse, ReturnType<typeof productosFiltradosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosFiltrados({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosFiltradosQueryKey(options)
});

export const productosFiltradosConPreciosQueryKey = (options?: Options<ProductosFiltradosConPreciosData>) => createQueryKey('productosFiltradosConPrecios', options, false, ['productos']);

/**
 * The same with sorting by price and the filter by price type.
 */
export const productosFiltradosConPreciosOptions = (options?: Options<ProductosFiltradosConPreciosData>) => queryOptions<ProductosFiltradosConPreciosResponse, ProductosFiltradosConPreciosError, ProductosFiltradosConPreciosResponse, ReturnType<typeof productosFiltradosConPreciosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosFiltradosConPrecios({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosFiltradosConPreciosQueryKey(options)
});

export const productosCuentasQueryKey = (options?: Options<ProductosCuentasData>) => createQueryKey('productosCuentas', options, false, ['productos']);

/**
 * The number of products per choice together with the other filters; choices without products are absent.
 */
export const productosCuentasOptions = (options?: Options<ProductosCuentasData>) => queryOptions<ProductosCuentasResponse, ProductosCuentasError, ProductosCuentasResponse, ReturnType<typeof productosCuentasQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosCuentas({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosCuentasQueryKey(options)
});

export const productosCuentasConPreciosQueryKey = (options?: Options<ProductosCuentasConPreciosData>) => createQueryKey('productosCuentasConPrecios', options, false, ['productos']);

/**
 * The same with counts per price type.
 */
export const productosCuentasConPreciosOptions = (options?: Options<ProductosCuentasConPreciosData>) => queryOptions<ProductosCuentasConPreciosResponse, ProductosCuentasConPreciosError, ProductosCuentasConPreciosResponse, ReturnType<typeof productosCuentasConPreciosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosCuentasConPrecios({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosCuentasConPreciosQueryKey(options)
});
