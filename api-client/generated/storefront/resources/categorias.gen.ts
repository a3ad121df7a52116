// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { CategoriasListData, CategoriasListError, CategoriasListErrors, CategoriasListResponse, CategoriasListResponses, CategoriasSearchData, CategoriasSearchError, CategoriasSearchErrors, CategoriasSearchResponse, CategoriasSearchResponses } from '../types.gen.ts';

/**
 * Active entries, by name.
 */
export const categoriasList = <ThrowOnError extends boolean = true>(options?: Options<CategoriasListData, ThrowOnError>): RequestResult<CategoriasListResponses, CategoriasListErrors, ThrowOnError> => (options?.client ?? client).get<CategoriasListResponses, CategoriasListErrors, ThrowOnError>({ url: '/categorias', ...options });

/**
 * Active entries whose name contains the term.
 */
export const categoriasSearch = <ThrowOnError extends boolean = true>(options?: Options<CategoriasSearchData, ThrowOnError>): RequestResult<CategoriasSearchResponses, CategoriasSearchErrors, ThrowOnError> => (options?.client ?? client).get<CategoriasSearchResponses, CategoriasSearchErrors, ThrowOnError>({ url: '/categorias/search', ...options });

export const categoriasListQueryKey = (options?: Options<CategoriasListData>) => createQueryKey('categoriasList', options, false, ['categorias']);

/**
 * Active entries, by name.
 */
export const categoriasListOptions = (options?: Options<CategoriasListData>) => queryOptions<CategoriasListResponse, CategoriasListError, CategoriasListResponse, ReturnType<typeof categoriasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await categoriasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: categoriasListQueryKey(options)
});

export const categoriasSearchQueryKey = (options?: Options<CategoriasSearchData>) => createQueryKey('categoriasSearch', options, false, ['categorias']);

/**
 * Active entries whose name contains the term.
 */
export const categoriasSearchOptions = (options?: Options<CategoriasSearchData>) => queryOptions<CategoriasSearchResponse, CategoriasSearchError, CategoriasSearchResponse, ReturnType<typeof categoriasSearchQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await categoriasSearch({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: categoriasSearchQueryKey(options)
});
