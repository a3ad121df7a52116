// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { MarcasDestacadasData, MarcasDestacadasError, MarcasDestacadasErrors, MarcasDestacadasResponse, MarcasDestacadasResponses, MarcasListData, MarcasListError, MarcasListErrors, MarcasListResponse, MarcasListResponses, MarcasSearchData, MarcasSearchError, MarcasSearchErrors, MarcasSearchResponse, MarcasSearchResponses } from '../types.gen.ts';

/**
 * Featured brands, by name.
 */
export const marcasDestacadas = <ThrowOnError extends boolean = true>(options?: Options<MarcasDestacadasData, ThrowOnError>): RequestResult<MarcasDestacadasResponses, MarcasDestacadasErrors, ThrowOnError> => (options?.client ?? client).get<MarcasDestacadasResponses, MarcasDestacadasErrors, ThrowOnError>({ url: '/marcas/destacadas', ...options });

/**
 * Active entries, by name.
 */
export const marcasList = <ThrowOnError extends boolean = true>(options?: Options<MarcasListData, ThrowOnError>): RequestResult<MarcasListResponses, MarcasListErrors, ThrowOnError> => (options?.client ?? client).get<MarcasListResponses, MarcasListErrors, ThrowOnError>({ url: '/marcas', ...options });

/**
 * Active entries whose name contains the term.
 */
export const marcasSearch = <ThrowOnError extends boolean = true>(options?: Options<MarcasSearchData, ThrowOnError>): RequestResult<MarcasSearchResponses, MarcasSearchErrors, ThrowOnError> => (options?.client ?? client).get<MarcasSearchResponses, MarcasSearchErrors, ThrowOnError>({ url: '/marcas/search', ...options });

export const marcasDestacadasQueryKey = (options?: Options<MarcasDestacadasData>) => createQueryKey('marcasDestacadas', options, false, ['marcas']);

/**
 * Featured brands, by name.
 */
export const marcasDestacadasOptions = (options?: Options<MarcasDestacadasData>) => queryOptions<MarcasDestacadasResponse, MarcasDestacadasError, MarcasDestacadasResponse, ReturnType<typeof marcasDestacadasQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await marcasDestacadas({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: marcasDestacadasQueryKey(options)
});

export const marcasListQueryKey = (options?: Options<MarcasListData>) => createQueryKey('marcasList', options, false, ['marcas']);

/**
 * Active entries, by name.
 */
export const marcasListOptions = (options?: Options<MarcasListData>) => queryOptions<MarcasListResponse, MarcasListError, MarcasListResponse, ReturnType<typeof marcasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await marcasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: marcasListQueryKey(options)
});

export const marcasSearchQueryKey = (options?: Options<MarcasSearchData>) => createQueryKey('marcasSearch', options, false, ['marcas']);

/**
 * Active entries whose name contains the term.
 */
export const marcasSearchOptions = (options?: Options<MarcasSearchData>) => queryOptions<MarcasSearchResponse, MarcasSearchError, MarcasSearchResponse, ReturnType<typeof marcasSearchQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await marcasSearch({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: marcasSearchQueryKey(options)
});
