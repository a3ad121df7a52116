// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { MiRepartoGetData, MiRepartoGetError, MiRepartoGetErrors, MiRepartoGetResponse, MiRepartoGetResponses } from '../types.gen.ts';

/**
 * The delivery zone of an address or of one of the caller's orders, and the next delivery day.
 */
export const miRepartoGet = <ThrowOnError extends boolean = true>(options?: Options<MiRepartoGetData, ThrowOnError>): RequestResult<MiRepartoGetResponses, MiRepartoGetErrors, ThrowOnError> => (options?.client ?? client).get<MiRepartoGetResponses, MiRepartoGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mi-reparto',
    ...options
});

export const miRepartoGetQueryKey = (options?: Options<MiRepartoGetData>) => createQueryKey('miRepartoGet', options, false, ['miReparto']);

/**
 * The delivery zone of an address or of one of the caller's orders, and the next delivery day.
 */
export const miRepartoGetOptions = (options?: Options<MiRepartoGetData>) => queryOptions<MiRepartoGetResponse, MiRepartoGetError, MiRepartoGetResponse, ReturnType<typeof miRepartoGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await miRepartoGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: miRepartoGetQueryKey(options)
});
