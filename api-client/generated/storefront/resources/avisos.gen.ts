// Written by `generate`.

import type { UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../shared.gen.ts';
import type { AvisosBajaData, AvisosBajaError, AvisosBajaErrors, AvisosBajaResponse, AvisosBajaResponses, AvisosVueltaData, AvisosVueltaError, AvisosVueltaErrors, AvisosVueltaResponse, AvisosVueltaResponses } from '../types.gen.ts';

/**
 * Ends mails of one kind, with the code that each carries. Mail programs press it by themselves for whoever says so (RFC 8058): a form in its body is let through unread.
 */
export const avisosBaja = <ThrowOnError extends boolean = true>(options: Options<AvisosBajaData, ThrowOnError>): RequestResult<AvisosBajaResponses, AvisosBajaErrors, ThrowOnError> => (options.client ?? client).post<AvisosBajaResponses, AvisosBajaErrors, ThrowOnError>({ url: '/avisos/baja', ...options });

/**
 * Has them come again, for whoever ended them by mistake.
 */
export const avisosVuelta = <ThrowOnError extends boolean = true>(options: Options<AvisosVueltaData, ThrowOnError>): RequestResult<AvisosVueltaResponses, AvisosVueltaErrors, ThrowOnError> => (options.client ?? client).post<AvisosVueltaResponses, AvisosVueltaErrors, ThrowOnError>({ url: '/avisos/vuelta', ...options });

/**
 * Ends mails of one kind, with the code that each carries. Mail programs press it by themselves for whoever says so (RFC 8058): a form in its body is let through unread.
 */
export const avisosBajaMutation = (options?: Partial<Options<AvisosBajaData>>): UseMutationOptions<AvisosBajaResponse, AvisosBajaError, Options<AvisosBajaData>> => {
    const mutationOptions: UseMutationOptions<AvisosBajaResponse, AvisosBajaError, Options<AvisosBajaData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await avisosBaja({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Has them come again, for whoever ended them by mistake.
 */
export const avisosVueltaMutation = (options?: Partial<Options<AvisosVueltaData>>): UseMutationOptions<AvisosVueltaResponse, AvisosVueltaError, Options<AvisosVueltaData>> => {
    const mutationOptions: UseMutationOptions<AvisosVueltaResponse, AvisosVueltaError, Options<AvisosVueltaData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await avisosVuelta({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
