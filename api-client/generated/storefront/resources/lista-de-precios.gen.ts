// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { ListaDePreciosPdfData, ListaDePreciosPdfError, ListaDePreciosPdfErrors, ListaDePreciosPdfResponse, ListaDePreciosPdfResponses, ListaDePreciosPlanillaData, ListaDePreciosPlanillaError, ListaDePreciosPlanillaErrors, ListaDePreciosPlanillaResponse, ListaDePreciosPlanillaResponses } from '../types.gen.ts';

/**
 * Today's price list of all available products by category, as a spreadsheet.
 */
export const listaDePreciosPlanilla = <ThrowOnError extends boolean = true>(options?: Options<ListaDePreciosPlanillaData, ThrowOnError>): RequestResult<ListaDePreciosPlanillaResponses, ListaDePreciosPlanillaErrors, ThrowOnError> => (options?.client ?? client).get<ListaDePreciosPlanillaResponses, ListaDePreciosPlanillaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/lista-de-precios/planilla',
    ...options
});

/**
 * Today's price list of at most 3000 products, as a PDF.
 */
export const listaDePreciosPdf = <ThrowOnError extends boolean = true>(options?: Options<ListaDePreciosPdfData, ThrowOnError>): RequestResult<ListaDePreciosPdfResponses, ListaDePreciosPdfErrors, ThrowOnError> => (options?.client ?? client).get<ListaDePreciosPdfResponses, ListaDePreciosPdfErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/lista-de-precios/pdf',
    ...options
});

export const listaDePreciosPlanillaQueryKey = (options?: Options<ListaDePreciosPlanillaData>) => createQueryKey('listaDePreciosPlanilla', options, false, ['listaDePrecios']);

/**
 * Today's price list of all available products by category, as a spreadsheet.
 */
export const listaDePreciosPlanillaOptions = (options?: Options<ListaDePreciosPlanillaData>) => queryOptions<ListaDePreciosPlanillaResponse, ListaDePreciosPlanillaError, ListaDePreciosPlanillaResponse, ReturnType<typeof listaDePreciosPlanillaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listaDePreciosPlanilla({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listaDePreciosPlanillaQueryKey(options)
});

export const listaDePreciosPdfQueryKey = (options?: Options<ListaDePreciosPdfData>) => createQueryKey('listaDePreciosPdf', options, false, ['listaDePrecios']);

/**
 * Today's price list of at most 3000 products, as a PDF.
 */
export const listaDePreciosPdfOptions = (options?: Options<ListaDePreciosPdfData>) => queryOptions<ListaDePreciosPdfResponse, ListaDePreciosPdfError, ListaDePreciosPdfResponse, ReturnType<typeof listaDePreciosPdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listaDePreciosPdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listaDePreciosPdfQueryKey(options)
});
