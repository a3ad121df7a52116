// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { InformesInactivosData, InformesInactivosError, InformesInactivosErrors, InformesInactivosResponse, InformesInactivosResponses, InformesPlanillaData, InformesPlanillaError, InformesPlanillaErrors, InformesPlanillaResponse, InformesPlanillaResponses, InformesResumenData, InformesResumenError, InformesResumenErrors, InformesResumenResponse, InformesResumenResponses, InformesVentasData, InformesVentasError, InformesVentasErrors, InformesVentasResponse, InformesVentasResponses } from '../types.gen.ts';

/**
 * Sales of a period with a comparison, as totals and over time.
 */
export const informesResumen = <ThrowOnError extends boolean = true>(options?: Options<InformesResumenData, ThrowOnError>): RequestResult<InformesResumenResponses, InformesResumenErrors, ThrowOnError> => (options?.client ?? client).get<InformesResumenResponses, InformesResumenErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/informes/resumen',
    ...options
});

/**
 * Sales by customer, product, brand, category, responsible user or zone. A product with several categories counts in each.
 */
export const informesVentas = <ThrowOnError extends boolean = true>(options?: Options<InformesVentasData, ThrowOnError>): RequestResult<InformesVentasResponses, InformesVentasErrors, ThrowOnError> => (options?.client ?? client).get<InformesVentasResponses, InformesVentasErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/informes/ventas',
    ...options
});

/**
 * The sales report as a spreadsheet of at most 10000 rows.
 */
export const informesPlanilla = <ThrowOnError extends boolean = true>(options?: Options<InformesPlanillaData, ThrowOnError>): RequestResult<InformesPlanillaResponses, InformesPlanillaErrors, ThrowOnError> => (options?.client ?? client).get<InformesPlanillaResponses, InformesPlanillaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/informes/ventas/planilla',
    ...options
});

/**
 * Customers with two or more orders who stopped ordering, by total, the highest first.
 */
export const informesInactivos = <ThrowOnError extends boolean = true>(options?: Options<InformesInactivosData, ThrowOnError>): RequestResult<InformesInactivosResponses, InformesInactivosErrors, ThrowOnError> => (options?.client ?? client).get<InformesInactivosResponses, InformesInactivosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/informes/inactivos',
    ...options
});

export const informesResumenQueryKey = (options?: Options<InformesResumenData>) => createQueryKey('informesResumen', options, false, ['informes']);

/**
 * Sales of a period with a comparison, as totals and over time.
 */
export const informesResumenOptions = (options?: Options<InformesResumenData>) => queryOptions<InformesResumenResponse, InformesResumenError, InformesResumenResponse, ReturnType<typeof informesResumenQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await informesResumen({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: informesResumenQueryKey(options)
});

export const informesVentasQueryKey = (options?: Options<InformesVentasData>) => createQueryKey('informesVentas', options, false, ['informes']);

/**
 * Sales by customer, product, brand, category, responsible user or zone. A product with several categories counts in each.
 */
export const informesVentasOptions = (options?: Options<InformesVentasData>) => queryOptions<InformesVentasResponse, InformesVentasError, InformesVentasResponse, ReturnType<typeof informesVentasQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await informesVentas({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: informesVentasQueryKey(options)
});

export const informesPlanillaQueryKey = (options?: Options<InformesPlanillaData>) => createQueryKey('informesPlanilla', options, false, ['informes']);

/**
 * The sales report as a spreadsheet of at most 10000 rows.
 */
export const informesPlanillaOptions = (options?: Options<InformesPlanillaData>) => queryOptions<InformesPlanillaResponse, InformesPlanillaError, InformesPlanillaResponse, ReturnType<typeof informesPlanillaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await informesPlanilla({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: informesPlanillaQueryKey(options)
});

export const informesInactivosQueryKey = (options?: Options<InformesInactivosData>) => createQueryKey('informesInactivos', options, false, ['informes']);

/**
 * Customers with two or more orders who stopped ordering, by total, the highest first.
 */
export const informesInactivosOptions = (options?: Options<InformesInactivosData>) => queryOptions<InformesInactivosResponse, InformesInactivosError, InformesInactivosResponse, ReturnType<typeof informesInactivosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await informesInactivos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: informesInactivosQueryKey(options)
});
