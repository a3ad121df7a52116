// Written by `generate`.

import type { UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import type { Options } from '../shared.gen.ts';
import type { AvisosBajaData, AvisosBajaError, AvisosBajaErrors, AvisosBajaResponse, AvisosBajaResponses, AvisosVueltaData, AvisosVueltaError, AvisosVueltaErrors, AvisosVueltaResponse, AvisosVueltaResponses } from '../types.gen.ts';

/**
 * Unsubscribes from one kind of mail with the code of a mail. Mail programs call this directly (RFC 8058), so a form in the body is accepted and ignored.
 */
export const avisosBaja = <ThrowOnError extends boolean = true>(options: Options<AvisosBajaData, ThrowOnError>): RequestResult<AvisosBajaResponses, AvisosBajaErrors, ThrowOnError> => (options.client ?? client).post<AvisosBajaResponses, AvisosBajaErrors, ThrowOnError>({ url: '/avisos/baja', ...options });

/**
 * Subscribes again after an unsubscription by mistake.
 */
export const avisosVuelta = <ThrowOnError extends boolean = true>(options: Options<AvisosVueltaData, ThrowOnError>): RequestResult<AvisosVueltaResponses, AvisosVueltaErrors, ThrowOnError> => (options.client ?? client).post<AvisosVueltaResponses, AvisosVueltaErrors, ThrowOnError>({ url: '/avisos/vuelta', ...options });

/**
 * Unsubscribes from one kind of mail with the code of a mail. Mail programs call this directly (RFC 8058), so a form in the body is accepted and ignored.
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
 * Subscribes again after an unsubscription by mistake.
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
