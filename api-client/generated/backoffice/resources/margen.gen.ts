// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { MargenListData, MargenListError, MargenListErrors, MargenListResponse, MargenListResponses, MargenPlanillaData, MargenPlanillaError, MargenPlanillaErrors, MargenPlanillaResponse, MargenPlanillaResponses, MargenResumenData, MargenResumenError, MargenResumenErrors, MargenResumenResponse, MargenResumenResponses } from '../types.gen.ts';

/**
 * Margin of a period with a comparison, as totals and over time.
 */
export const margenResumen = <ThrowOnError extends boolean = true>(options?: Options<MargenResumenData, ThrowOnError>): RequestResult<MargenResumenResponses, MargenResumenErrors, ThrowOnError> => (options?.client ?? client).get<MargenResumenResponses, MargenResumenErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/informes/margen/resumen',
    ...options
});

/**
 * Margin by customer, product, brand, category, responsible user or zone. A product with several categories counts in each.
 */
export const margenList = <ThrowOnError extends boolean = true>(options?: Options<MargenListData, ThrowOnError>): RequestResult<MargenListResponses, MargenListErrors, ThrowOnError> => (options?.client ?? client).get<MargenListResponses, MargenListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/informes/margen',
    ...options
});

/**
 * The margin report as a spreadsheet of at most 10000 rows.
 */
export const margenPlanilla = <ThrowOnError extends boolean = true>(options?: Options<MargenPlanillaData, ThrowOnError>): RequestResult<MargenPlanillaResponses, MargenPlanillaErrors, ThrowOnError> => (options?.client ?? client).get<MargenPlanillaResponses, MargenPlanillaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/informes/margen/planilla',
    ...options
});

export const margenResumenQueryKey = (options?: Options<MargenResumenData>) => createQueryKey('margenResumen', options, false, ['margen']);

/**
 * Margin of a period with a comparison, as totals and over time.
 */
export const margenResumenOptions = (options?: Options<MargenResumenData>) => queryOptions<MargenResumenResponse, MargenResumenError, MargenResumenResponse, ReturnType<typeof margenResumenQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await margenResumen({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: margenResumenQueryKey(options)
});

export const margenListQueryKey = (options?: Options<MargenListData>) => createQueryKey('margenList', options, false, ['margen']);

/**
 * Margin by customer, product, brand, category, responsible user or zone. A product with several categories counts in each.
 */
export const margenListOptions = (options?: Options<MargenListData>) => queryOptions<MargenListResponse, MargenListError, MargenListResponse, ReturnType<typeof margenListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await margenList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: margenListQueryKey(options)
});

export const margenPlanillaQueryKey = (options?: Options<MargenPlanillaData>) => createQueryKey('margenPlanilla', options, false, ['margen']);

/**
 * The margin report as a spreadsheet of at most 10000 rows.
 */
export const margenPlanillaOptions = (options?: Options<MargenPlanillaData>) => queryOptions<MargenPlanillaResponse, MargenPlanillaError, MargenPlanillaResponse, ReturnType<typeof margenPlanillaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await margenPlanilla({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: margenPlanillaQueryKey(options)
});
