// Written by `generate`.

import { queryOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { BannersVigentesData, BannersVigentesError, BannersVigentesErrors, BannersVigentesResponse, BannersVigentesResponses } from '../types.gen.ts';

/**
 * The banners of today in the shop's time zone, newest first.
 */
export const bannersVigentes = <ThrowOnError extends boolean = true>(options?: Options<BannersVigentesData, ThrowOnError>): RequestResult<BannersVigentesResponses, BannersVigentesErrors, ThrowOnError> => (options?.client ?? client).get<BannersVigentesResponses, BannersVigentesErrors, ThrowOnError>({ url: '/banners', ...options });

export const bannersVigentesQueryKey = (options?: Options<BannersVigentesData>) => createQueryKey('bannersVigentes', options, false, ['banners']);

/**
 * The banners of today in the shop's time zone, newest first.
 */
export const bannersVigentesOptions = (options?: Options<BannersVigentesData>) => queryOptions<BannersVigentesResponse, BannersVigentesError, BannersVigentesResponse, ReturnType<typeof bannersVigentesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await bannersVigentes({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: bannersVigentesQueryKey(options)
});
