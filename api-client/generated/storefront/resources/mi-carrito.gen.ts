// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { MiCarritoChangeData, MiCarritoChangeError, MiCarritoChangeErrors, MiCarritoChangeResponse, MiCarritoChangeResponses, MiCarritoGetData, MiCarritoGetError, MiCarritoGetErrors, MiCarritoGetResponse, MiCarritoGetResponses } from '../types.gen.ts';

/**
 * The caller's cart, in the order in which products were added.
 */
export const miCarritoGet = <ThrowOnError extends boolean = true>(options?: Options<MiCarritoGetData, ThrowOnError>): RequestResult<MiCarritoGetResponses, MiCarritoGetErrors, ThrowOnError> => (options?.client ?? client).get<MiCarritoGetResponses, MiCarritoGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mi-carrito',
    ...options
});

/**
 * Changes lines of the cart and returns the whole cart. Merges concurrent changes of other devices: the larger quantity wins, a quantity wins over a removal, and two notes are joined. A repeated call changes nothing.
 */
export const miCarritoChange = <ThrowOnError extends boolean = true>(options: Options<MiCarritoChangeData, ThrowOnError>): RequestResult<MiCarritoChangeResponses, MiCarritoChangeErrors, ThrowOnError> => (options.client ?? client).patch<MiCarritoChangeResponses, MiCarritoChangeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mi-carrito',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const miCarritoGetQueryKey = (options?: Options<MiCarritoGetData>) => createQueryKey('miCarritoGet', options, false, ['miCarrito']);

/**
 * The caller's cart, in the order in which products were added.
 */
export const miCarritoGetOptions = (options?: Options<MiCarritoGetData>) => queryOptions<MiCarritoGetResponse, MiCarritoGetError, MiCarritoGetResponse, ReturnType<typeof miCarritoGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await miCarritoGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: miCarritoGetQueryKey(options)
});

/**
 * Changes lines of the cart and returns the whole cart. Merges concurrent changes of other devices: the larger quantity wins, a quantity wins over a removal, and two notes are joined. A repeated call changes nothing.
 */
export const miCarritoChangeMutation = (options?: Partial<Options<MiCarritoChangeData>>): UseMutationOptions<MiCarritoChangeResponse, MiCarritoChangeError, Options<MiCarritoChangeData>> => {
    const mutationOptions: UseMutationOptions<MiCarritoChangeResponse, MiCarritoChangeError, Options<MiCarritoChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await miCarritoChange({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
