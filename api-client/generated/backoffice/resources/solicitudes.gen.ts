// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { SolicitudesAprobarData, SolicitudesAprobarError, SolicitudesAprobarErrors, SolicitudesAprobarResponse, SolicitudesAprobarResponses, SolicitudesListData, SolicitudesListError, SolicitudesListErrors, SolicitudesListResponse, SolicitudesListResponses, SolicitudesPedirDatosData, SolicitudesPedirDatosError, SolicitudesPedirDatosErrors, SolicitudesPedirDatosResponse, SolicitudesPedirDatosResponses } from '../types.gen.ts';

/**
 * The open requests for an account, oldest first, each with other accounts that share data.
 */
export const solicitudesList = <ThrowOnError extends boolean = true>(options?: Options<SolicitudesListData, ThrowOnError>): RequestResult<SolicitudesListResponses, SolicitudesListErrors, ThrowOnError> => (options?.client ?? client).get<SolicitudesListResponses, SolicitudesListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/solicitudes',
    ...options
});

/**
 * Approves a request for an account and mails this text to the applicant.
 */
export const solicitudesAprobar = <ThrowOnError extends boolean = true>(options: Options<SolicitudesAprobarData, ThrowOnError>): RequestResult<SolicitudesAprobarResponses, SolicitudesAprobarErrors, ThrowOnError> => (options.client ?? client).patch<SolicitudesAprobarResponses, SolicitudesAprobarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/solicitudes/{id}/aprobar',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Mails the applicant a question and stores it as a note; the request stays open.
 */
export const solicitudesPedirDatos = <ThrowOnError extends boolean = true>(options: Options<SolicitudesPedirDatosData, ThrowOnError>): RequestResult<SolicitudesPedirDatosResponses, SolicitudesPedirDatosErrors, ThrowOnError> => (options.client ?? client).patch<SolicitudesPedirDatosResponses, SolicitudesPedirDatosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/solicitudes/{id}/pedir-datos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const solicitudesListQueryKey = (options?: Options<SolicitudesListData>) => createQueryKey('solicitudesList', options, false, ['solicitudes']);

/**
 * The open requests for an account, oldest first, each with other accounts that share data.
 */
export const solicitudesListOptions = (options?: Options<SolicitudesListData>) => queryOptions<SolicitudesListResponse, SolicitudesListError, SolicitudesListResponse, ReturnType<typeof solicitudesListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await solicitudesList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: solicitudesListQueryKey(options)
});

/**
 * Approves a request for an account and mails this text to the applicant.
 */
export const solicitudesAprobarMutation = (options?: Partial<Options<SolicitudesAprobarData>>): UseMutationOptions<SolicitudesAprobarResponse, SolicitudesAprobarError, Options<SolicitudesAprobarData>> => {
    const mutationOptions: UseMutationOptions<SolicitudesAprobarResponse, SolicitudesAprobarError, Options<SolicitudesAprobarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await solicitudesAprobar({
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
 * Mails the applicant a question and stores it as a note; the request stays open.
 */
export const solicitudesPedirDatosMutation = (options?: Partial<Options<SolicitudesPedirDatosData>>): UseMutationOptions<SolicitudesPedirDatosResponse, SolicitudesPedirDatosError, Options<SolicitudesPedirDatosData>> => {
    const mutationOptions: UseMutationOptions<SolicitudesPedirDatosResponse, SolicitudesPedirDatosError, Options<SolicitudesPedirDatosData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await solicitudesPedirDatos({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
