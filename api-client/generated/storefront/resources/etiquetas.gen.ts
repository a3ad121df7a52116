// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { EtiquetasListData, EtiquetasListError, EtiquetasListErrors, EtiquetasListResponse, EtiquetasListResponses, EtiquetasSearchData, EtiquetasSearchError, EtiquetasSearchErrors, EtiquetasSearchResponse, EtiquetasSearchResponses } from '../types.gen.ts';

/**
 * Active entries, by name.
 */
export const etiquetasList = <ThrowOnError extends boolean = true>(options?: Options<EtiquetasListData, ThrowOnError>): RequestResult<EtiquetasListResponses, EtiquetasListErrors, ThrowOnError> => (options?.client ?? client).get<EtiquetasListResponses, EtiquetasListErrors, ThrowOnError>({ url: '/etiquetas', ...options });

/**
 * Active entries whose name contains the term.
 */
export const etiquetasSearch = <ThrowOnError extends boolean = true>(options?: Options<EtiquetasSearchData, ThrowOnError>): RequestResult<EtiquetasSearchResponses, EtiquetasSearchErrors, ThrowOnError> => (options?.client ?? client).get<EtiquetasSearchResponses, EtiquetasSearchErrors, ThrowOnError>({ url: '/etiquetas/search', ...options });

export const etiquetasListQueryKey = (options?: Options<EtiquetasListData>) => createQueryKey('etiquetasList', options, false, ['etiquetas']);

/**
 * Active entries, by name.
 */
export const etiquetasListOptions = (options?: Options<EtiquetasListData>) => queryOptions<EtiquetasListResponse, EtiquetasListError, EtiquetasListResponse, ReturnType<typeof etiquetasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await etiquetasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: etiquetasListQueryKey(options)
});

export const etiquetasSearchQueryKey = (options?: Options<EtiquetasSearchData>) => createQueryKey('etiquetasSearch', options, false, ['etiquetas']);

/**
 * Active entries whose name contains the term.
 */
export const etiquetasSearchOptions = (options?: Options<EtiquetasSearchData>) => queryOptions<EtiquetasSearchResponse, EtiquetasSearchError, EtiquetasSearchResponse, ReturnType<typeof etiquetasSearchQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await etiquetasSearch({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: etiquetasSearchQueryKey(options)
});
