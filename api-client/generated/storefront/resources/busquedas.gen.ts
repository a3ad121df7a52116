// Written by `generate`.

import type { UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../shared.gen.ts';
import type { BusquedasAnotarData, BusquedasAnotarError, BusquedasAnotarErrors, BusquedasAnotarResponse, BusquedasAnotarResponses } from '../types.gen.ts';

/**
 * Counts a search if it finds no exact match. The count is anonymous and limited.
 */
export const busquedasAnotar = <ThrowOnError extends boolean = true>(options: Options<BusquedasAnotarData, ThrowOnError>): RequestResult<BusquedasAnotarResponses, BusquedasAnotarErrors, ThrowOnError> => (options.client ?? client).post<BusquedasAnotarResponses, BusquedasAnotarErrors, ThrowOnError>({
    url: '/busquedas',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Counts a search if it finds no exact match. The count is anonymous and limited.
 */
export const busquedasAnotarMutation = (options?: Partial<Options<BusquedasAnotarData>>): UseMutationOptions<BusquedasAnotarResponse, BusquedasAnotarError, Options<BusquedasAnotarData>> => {
    const mutationOptions: UseMutationOptions<BusquedasAnotarResponse, BusquedasAnotarError, Options<BusquedasAnotarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await busquedasAnotar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
