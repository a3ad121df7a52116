// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { ListaDePreciosPdfDeCondicionData, ListaDePreciosPdfDeCondicionError, ListaDePreciosPdfDeCondicionErrors, ListaDePreciosPdfDeCondicionResponse, ListaDePreciosPdfDeCondicionResponses, ListaDePreciosPlanillaDeCondicionData, ListaDePreciosPlanillaDeCondicionError, ListaDePreciosPlanillaDeCondicionErrors, ListaDePreciosPlanillaDeCondicionResponse, ListaDePreciosPlanillaDeCondicionResponses } from '../types.gen.ts';

/**
 * Today's price list of an agreement, as a spreadsheet.
 */
export const listaDePreciosPlanillaDeCondicion = <ThrowOnError extends boolean = true>(options: Options<ListaDePreciosPlanillaDeCondicionData, ThrowOnError>): RequestResult<ListaDePreciosPlanillaDeCondicionResponses, ListaDePreciosPlanillaDeCondicionErrors, ThrowOnError> => (options.client ?? client).get<ListaDePreciosPlanillaDeCondicionResponses, ListaDePreciosPlanillaDeCondicionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/condiciones/{id}/lista-de-precios/planilla',
    ...options
});

/**
 * Today's price list of an agreement with at most 3000 products, as a PDF.
 */
export const listaDePreciosPdfDeCondicion = <ThrowOnError extends boolean = true>(options: Options<ListaDePreciosPdfDeCondicionData, ThrowOnError>): RequestResult<ListaDePreciosPdfDeCondicionResponses, ListaDePreciosPdfDeCondicionErrors, ThrowOnError> => (options.client ?? client).get<ListaDePreciosPdfDeCondicionResponses, ListaDePreciosPdfDeCondicionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/condiciones/{id}/lista-de-precios/pdf',
    ...options
});

export const listaDePreciosPlanillaDeCondicionQueryKey = (options: Options<ListaDePreciosPlanillaDeCondicionData>) => createQueryKey('listaDePreciosPlanillaDeCondicion', options, false, ['listaDePrecios']);

/**
 * Today's price list of an agreement, as a spreadsheet.
 */
export const listaDePreciosPlanillaDeCondicionOptions = (options: Options<ListaDePreciosPlanillaDeCondicionData>) => queryOptions<ListaDePreciosPlanillaDeCondicionResponse, ListaDePreciosPlanillaDeCondicionError, ListaDePreciosPlanillaDeCondicionResponse, ReturnType<typeof listaDePreciosPlanillaDeCondicionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listaDePreciosPlanillaDeCondicion({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listaDePreciosPlanillaDeCondicionQueryKey(options)
});

export const listaDePreciosPdfDeCondicionQueryKey = (options: Options<ListaDePreciosPdfDeCondicionData>) => createQueryKey('listaDePreciosPdfDeCondicion', options, false, ['listaDePrecios']);

/**
 * Today's price list of an agreement with at most 3000 products, as a PDF.
 */
export const listaDePreciosPdfDeCondicionOptions = (options: Options<ListaDePreciosPdfDeCondicionData>) => queryOptions<ListaDePreciosPdfDeCondicionResponse, ListaDePreciosPdfDeCondicionError, ListaDePreciosPdfDeCondicionResponse, ReturnType<typeof listaDePreciosPdfDeCondicionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listaDePreciosPdfDeCondicion({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listaDePreciosPdfDeCondicionQueryKey(options)
});
