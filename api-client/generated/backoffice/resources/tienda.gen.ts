// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { TiendaGetData, TiendaGetError, TiendaGetErrors, TiendaGetResponse, TiendaGetResponses } from '../types.gen.ts';

/**
 * The shop's public settings: minimum order, free shipping, name and contact, colours and texts.
 */
export const tiendaGet = <ThrowOnError extends boolean = true>(options?: Options<TiendaGetData, ThrowOnError>): RequestResult<TiendaGetResponses, TiendaGetErrors, ThrowOnError> => (options?.client ?? client).get<TiendaGetResponses, TiendaGetErrors, ThrowOnError>({ url: '/tienda', ...options });

export const tiendaGetQueryKey = (options?: Options<TiendaGetData>) => createQueryKey('tiendaGet', options, false, ['tienda']);

/**
 * The shop's public settings: minimum order, free shipping, name and contact, colours and texts.
 */
export const tiendaGetOptions = (options?: Options<TiendaGetData>) => queryOptions<TiendaGetResponse, TiendaGetError, TiendaGetResponse, ReturnType<typeof tiendaGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await tiendaGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: tiendaGetQueryKey(options)
});
