// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import type { RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { UsuariosAltaData, UsuariosAltaError, UsuariosAltaErrors, UsuariosAltaResponse, UsuariosAltaResponses, UsuariosAnotarData, UsuariosAnotarError, UsuariosAnotarErrors, UsuariosAnotarResponse, UsuariosAnotarResponses, UsuariosBajaData, UsuariosBajaError, UsuariosBajaErrors, UsuariosBajaResponse, UsuariosBajaResponses, UsuariosBorrarDatosData, UsuariosBorrarDatosError, UsuariosBorrarDatosErrors, UsuariosBorrarDatosResponse, UsuariosBorrarDatosResponses, UsuariosBorrarNotaData, UsuariosBorrarNotaError, UsuariosBorrarNotaErrors, UsuariosBorrarNotaResponse, UsuariosBorrarNotaResponses, UsuariosCreateData, UsuariosCreateError, UsuariosCreateErrors, UsuariosCreateResponse, UsuariosCreateResponses, UsuariosExportarDatosData, UsuariosExportarDatosError, UsuariosExportarDatosErrors, UsuariosExportarDatosResponse, UsuariosExportarDatosResponses, UsuariosGetData, UsuariosGetError, UsuariosGetErrors, UsuariosGetResponse, UsuariosGetResponses, UsuariosInactivosData, UsuariosInactivosError, UsuariosInactivosErrors, UsuariosInactivosResponse, UsuariosInactivosResponses, UsuariosListData, UsuariosListError, UsuariosListErrors, UsuariosListResponse, UsuariosListResponses, UsuariosNotasData, UsuariosNotasError, UsuariosNotasErrors, UsuariosNotasResponse, UsuariosNotasResponses, UsuariosPendientesData, UsuariosPendientesError, UsuariosPendientesErrors, UsuariosPendientesResponse, UsuariosPendientesResponses, UsuariosProductosHabitualesData, UsuariosProductosHabitualesError, UsuariosProductosHabitualesErrors, UsuariosProductosHabitualesResponse, UsuariosProductosHabitualesResponses, UsuariosQuitarRolEmpleadoData, UsuariosQuitarRolEmpleadoError, UsuariosQuitarRolEmpleadoErrors, UsuariosQuitarRolEmpleadoResponse, UsuariosQuitarRolEmpleadoResponses, UsuariosRechazarData, UsuariosRechazarError, UsuariosRechazarErrors, UsuariosRechazarResponse, UsuariosRechazarResponses, UsuariosResumenData, UsuariosResumenError, UsuariosResumenErrors, UsuariosResumenResponse, UsuariosResumenResponses, UsuariosRolEmpleadoData, UsuariosRolEmpleadoError, UsuariosRolEmpleadoErrors, UsuariosRolEmpleadoResponse, UsuariosRolEmpleadoResponses, UsuariosSearchData, UsuariosSearchError, UsuariosSearchErrors, UsuariosSearchResponse, UsuariosSearchResponses, UsuariosUpdateData, UsuariosUpdateError, UsuariosUpdateErrors, UsuariosUpdateResponse, UsuariosUpdateResponses } from '../types.gen.ts';

/**
 * The active accounts, by last name.
 */
export const usuariosList = <ThrowOnError extends boolean = true>(options?: Options<UsuariosListData, ThrowOnError>): RequestResult<UsuariosListResponses, UsuariosListErrors, ThrowOnError> => (options?.client ?? client).get<UsuariosListResponses, UsuariosListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios',
    ...options
});

/**
 * Requests an account with a password or, as staff, with a mailed link to choose one. The token is valid for 15 minutes and reads only this account.
 */
export const usuariosCreate = <ThrowOnError extends boolean = true>(options: Options<UsuariosCreateData, ThrowOnError>): RequestResult<UsuariosCreateResponses, UsuariosCreateErrors, ThrowOnError> => (options.client ?? client).post<UsuariosCreateResponses, UsuariosCreateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Returns an account: the caller's own, or any account for staff.
 */
export const usuariosGet = <ThrowOnError extends boolean = true>(options: Options<UsuariosGetData, ThrowOnError>): RequestResult<UsuariosGetResponses, UsuariosGetErrors, ThrowOnError> => (options.client ?? client).get<UsuariosGetResponses, UsuariosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}',
    ...options
});

/**
 * Corrects an account's name, shop, CUIT, telephone and address. Only an admin may correct an admin's.
 */
export const usuariosUpdate = <ThrowOnError extends boolean = true>(options: Options<UsuariosUpdateData, ThrowOnError>): RequestResult<UsuariosUpdateResponses, UsuariosUpdateErrors, ThrowOnError> => (options.client ?? client).patch<UsuariosUpdateResponses, UsuariosUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The open requests and the deactivated accounts, newest first.
 */
export const usuariosInactivos = <ThrowOnError extends boolean = true>(options?: Options<UsuariosInactivosData, ThrowOnError>): RequestResult<UsuariosInactivosResponses, UsuariosInactivosErrors, ThrowOnError> => (options?.client ?? client).get<UsuariosInactivosResponses, UsuariosInactivosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/inactivos',
    ...options
});

/**
 * All accounts where each word of the term is part of e-mail, name, last name, DNI, telephone or shop.
 */
export const usuariosSearch = <ThrowOnError extends boolean = true>(options?: Options<UsuariosSearchData, ThrowOnError>): RequestResult<UsuariosSearchResponses, UsuariosSearchErrors, ThrowOnError> => (options?.client ?? client).get<UsuariosSearchResponses, UsuariosSearchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/search',
    ...options
});

/**
 * Approves or reactivates an account, and mails the owner.
 */
export const usuariosAlta = <ThrowOnError extends boolean = true>(options: Options<UsuariosAltaData, ThrowOnError>): RequestResult<UsuariosAltaResponses, UsuariosAltaErrors, ThrowOnError> => (options.client ?? client).patch<UsuariosAltaResponses, UsuariosAltaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/alta/{id}',
    ...options
});

/**
 * Deactivates an account and ends its sessions at once.
 */
export const usuariosBaja = <ThrowOnError extends boolean = true>(options: Options<UsuariosBajaData, ThrowOnError>): RequestResult<UsuariosBajaResponses, UsuariosBajaErrors, ThrowOnError> => (options.client ?? client).patch<UsuariosBajaResponses, UsuariosBajaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/baja/{id}',
    ...options
});

/**
 * Gives an active account the employee role.
 */
export const usuariosRolEmpleado = <ThrowOnError extends boolean = true>(options: Options<UsuariosRolEmpleadoData, ThrowOnError>): RequestResult<UsuariosRolEmpleadoResponses, UsuariosRolEmpleadoErrors, ThrowOnError> => (options.client ?? client).patch<UsuariosRolEmpleadoResponses, UsuariosRolEmpleadoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/rol-empleado/{id}',
    ...options
});

/**
 * Removes the employee role of an account and ends its sessions at once; the account stays a customer's.
 */
export const usuariosQuitarRolEmpleado = <ThrowOnError extends boolean = true>(options: Options<UsuariosQuitarRolEmpleadoData, ThrowOnError>): RequestResult<UsuariosQuitarRolEmpleadoResponses, UsuariosQuitarRolEmpleadoErrors, ThrowOnError> => (options.client ?? client).patch<UsuariosQuitarRolEmpleadoResponses, UsuariosQuitarRolEmpleadoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/quitar-rol-empleado/{id}',
    ...options
});

/**
 * Rejects a request for an account, mails the reason to the applicant, and deletes the request.
 */
export const usuariosRechazar = <ThrowOnError extends boolean = true>(options: Options<UsuariosRechazarData, ThrowOnError>): RequestResult<UsuariosRechazarResponses, UsuariosRechazarErrors, ThrowOnError> => (options.client ?? client).patch<UsuariosRechazarResponses, UsuariosRechazarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/rechazar/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Exports all stored data of a person, to be handed to that person.
 */
export const usuariosExportarDatos = <ThrowOnError extends boolean = true>(options: Options<UsuariosExportarDatosData, ThrowOnError>): RequestResult<UsuariosExportarDatosResponses, UsuariosExportarDatosErrors, ThrowOnError> => (options.client ?? client).get<UsuariosExportarDatosResponses, UsuariosExportarDatosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/datos/{id}',
    ...options
});

/**
 * Erases the stored data of a person for good; orders keep their amounts.
 */
export const usuariosBorrarDatos = <ThrowOnError extends boolean = true>(options: Options<UsuariosBorrarDatosData, ThrowOnError>): RequestResult<UsuariosBorrarDatosResponses, UsuariosBorrarDatosErrors, ThrowOnError> => (options.client ?? client).patch<UsuariosBorrarDatosResponses, UsuariosBorrarDatosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/borrar-datos/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * What a customer ordered in a year, the newest orders, and the last activity.
 */
export const usuariosResumen = <ThrowOnError extends boolean = true>(options: Options<UsuariosResumenData, ThrowOnError>): RequestResult<UsuariosResumenResponses, UsuariosResumenErrors, ThrowOnError> => (options.client ?? client).get<UsuariosResumenResponses, UsuariosResumenErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/resumen',
    ...options
});

/**
 * The customer's usual products, the most usual first: up to 40 products of the newest 200 orders of the last 180 days, without cancelled orders.
 */
export const usuariosProductosHabituales = <ThrowOnError extends boolean = true>(options: Options<UsuariosProductosHabitualesData, ThrowOnError>): RequestResult<UsuariosProductosHabitualesResponses, UsuariosProductosHabitualesErrors, ThrowOnError> => (options.client ?? client).get<UsuariosProductosHabitualesResponses, UsuariosProductosHabitualesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/productos-habituales',
    ...options
});

/**
 * The internal notes about an account, newest first. The account's owner never sees them.
 */
export const usuariosNotas = <ThrowOnError extends boolean = true>(options: Options<UsuariosNotasData, ThrowOnError>): RequestResult<UsuariosNotasResponses, UsuariosNotasErrors, ThrowOnError> => (options.client ?? client).get<UsuariosNotasResponses, UsuariosNotasErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/notas',
    ...options
});

/**
 * Adds an internal note about an account.
 */
export const usuariosAnotar = <ThrowOnError extends boolean = true>(options: Options<UsuariosAnotarData, ThrowOnError>): RequestResult<UsuariosAnotarResponses, UsuariosAnotarErrors, ThrowOnError> => (options.client ?? client).post<UsuariosAnotarResponses, UsuariosAnotarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/notas',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a note. Staff may delete their own notes, admins every note.
 */
export const usuariosBorrarNota = <ThrowOnError extends boolean = true>(options: Options<UsuariosBorrarNotaData, ThrowOnError>): RequestResult<UsuariosBorrarNotaResponses, UsuariosBorrarNotaErrors, ThrowOnError> => (options.client ?? client).delete<UsuariosBorrarNotaResponses, UsuariosBorrarNotaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/notas/{nota_id}',
    ...options
});

/**
 * The number of open requests for an account.
 */
export const usuariosPendientes = <ThrowOnError extends boolean = true>(options?: Options<UsuariosPendientesData, ThrowOnError>): RequestResult<UsuariosPendientesResponses, UsuariosPendientesErrors, ThrowOnError> => (options?.client ?? client).get<UsuariosPendientesResponses, UsuariosPendientesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/tablero/solicitudes',
    ...options
});

export const usuariosListQueryKey = (options?: Options<UsuariosListData>) => createQueryKey('usuariosList', options, false, ['usuarios']);

/**
 * The active accounts, by last name.
 */
export const usuariosListOptions = (options?: Options<UsuariosListData>) => queryOptions<UsuariosListResponse, UsuariosListError, UsuariosListResponse, ReturnType<typeof usuariosListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await usuariosList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: usuariosListQueryKey(options)
});

/**
 * Requests an account with a password or, as staff, with a mailed link to choose one. The token is valid for 15 minutes and reads only this account.
 */
export const usuariosCreateMutation = (options?: Partial<Options<UsuariosCreateData>>): UseMutationOptions<UsuariosCreateResponse, UsuariosCreateError, Options<UsuariosCreateData>> => {
    const mutationOptions: UseMutationOptions<UsuariosCreateResponse, UsuariosCreateError, Options<UsuariosCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await usuariosCreate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const usuariosGetQueryKey = (options: Options<UsuariosGetData>) => createQueryKey('usuariosGet', options, false, ['usuarios']);

/**
 * Returns an account: the caller's own, or any account for staff.
 */
export const usuariosGetOptions = (options: Options<UsuariosGetData>) => queryOptions<UsuariosGetResponse, UsuariosGetError, UsuariosGetResponse, ReturnType<typeof usuariosGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await usuariosGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: usuariosGetQueryKey(options)
});

/**
 * Corrects an account's name, shop, CUIT, telephone and address. Only an admin may correct an admin's.
 */
export const usuariosUpdateMutation = (options?: Partial<Options<UsuariosUpdateData>>): UseMutationOptions<UsuariosUpdateResponse, UsuariosUpdateError, Options<UsuariosUpdateData>> => {
    const mutationOptions: UseMutationOptions<UsuariosUpdateResponse, UsuariosUpdateError, Options<UsuariosUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await usuariosUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const usuariosInactivosQueryKey = (options?: Options<UsuariosInactivosData>) => createQueryKey('usuariosInactivos', options, false, ['usuarios']);

/**
 * The open requests and the deactivated accounts, newest first.
 */
export const usuariosInactivosOptions = (options?: Options<UsuariosInactivosData>) => queryOptions<UsuariosInactivosResponse, UsuariosInactivosError, UsuariosInactivosResponse, ReturnType<typeof usuariosInactivosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await usuariosInactivos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: usuariosInactivosQueryKey(options)
});

export const usuariosSearchQueryKey = (options?: Options<UsuariosSearchData>) => createQueryKey('usuariosSearch', options, false, ['usuarios']);

/**
 * All accounts where each word of the term is part of e-mail, name, last name, DNI, telephone or shop.
 */
export const usuariosSearchOptions = (options?: Options<UsuariosSearchData>) => queryOptions<UsuariosSearchResponse, UsuariosSearchError, UsuariosSearchResponse, ReturnType<typeof usuariosSearchQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await usuariosSearch({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: usuariosSearchQueryKey(options)
});

/**
 * Approves or reactivates an account, and mails the owner.
 */
export const usuariosAltaMutation = (options?: Partial<Options<UsuariosAltaData>>): UseMutationOptions<UsuariosAltaResponse, UsuariosAltaError, Options<UsuariosAltaData>> => {
    const mutationOptions: UseMutationOptions<UsuariosAltaResponse, UsuariosAltaError, Options<UsuariosAltaData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await usuariosAlta({
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
 * Deactivates an account and ends its sessions at once.
 */
export const usuariosBajaMutation = (options?: Partial<Options<UsuariosBajaData>>): UseMutationOptions<UsuariosBajaResponse, UsuariosBajaError, Options<UsuariosBajaData>> => {
    const mutationOptions: UseMutationOptions<UsuariosBajaResponse, UsuariosBajaError, Options<UsuariosBajaData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await usuariosBaja({
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
 * Gives an active account the employee role.
 */
export const usuariosRolEmpleadoMutation = (options?: Partial<Options<UsuariosRolEmpleadoData>>): UseMutationOptions<UsuariosRolEmpleadoResponse, UsuariosRolEmpleadoError, Options<UsuariosRolEmpleadoData>> => {
    const mutationOptions: UseMutationOptions<UsuariosRolEmpleadoResponse, UsuariosRolEmpleadoError, Options<UsuariosRolEmpleadoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await usuariosRolEmpleado({
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
 * Removes the employee role of an account and ends its sessions at once; the account stays a customer's.
 */
export const usuariosQuitarRolEmpleadoMutation = (options?: Partial<Options<UsuariosQuitarRolEmpleadoData>>): UseMutationOptions<UsuariosQuitarRolEmpleadoResponse, UsuariosQuitarRolEmpleadoError, Options<UsuariosQuitarRolEmpleadoData>> => {
    const mutationOptions: UseMutationOptions<UsuariosQuitarRolEmpleadoResponse, UsuariosQuitarRolEmpleadoError, Options<UsuariosQuitarRolEmpleadoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await usuariosQuitarRolEmpleado({
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
 * Rejects a request for an account, mails the reason to the applicant, and deletes the request.
 */
export const usuariosRechazarMutation = (options?: Partial<Options<UsuariosRechazarData>>): UseMutationOptions<UsuariosRechazarResponse, UsuariosRechazarError, Options<UsuariosRechazarData>> => {
    const mutationOptions: UseMutationOptions<UsuariosRechazarResponse, UsuariosRechazarError, Options<UsuariosRechazarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await usuariosRechazar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const usuariosExportarDatosQueryKey = (options: Options<UsuariosExportarDatosData>) => createQueryKey('usuariosExportarDatos', options, false, ['usuarios']);

/**
 * Exports all stored data of a person, to be handed to that person.
 */
export const usuariosExportarDatosOptions = (options: Options<UsuariosExportarDatosData>) => queryOptions<UsuariosExportarDatosResponse, UsuariosExportarDatosError, UsuariosExportarDatosResponse, ReturnType<typeof usuariosExportarDatosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await usuariosExportarDatos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: usuariosExportarDatosQueryKey(options)
});

/**
 * Erases the stored data of a person for good; orders keep their amounts.
 */
export const usuariosBorrarDatosMutation = (options?: Partial<Options<UsuariosBorrarDatosData>>): UseMutationOptions<UsuariosBorrarDatosResponse, UsuariosBorrarDatosError, Options<UsuariosBorrarDatosData>> => {
    const mutationOptions: UseMutationOptions<UsuariosBorrarDatosResponse, UsuariosBorrarDatosError, Options<UsuariosBorrarDatosData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await usuariosBorrarDatos({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const usuariosResumenQueryKey = (options: Options<UsuariosResumenData>) => createQueryKey('usuariosResumen', options, false, ['usuarios']);

/**
 * What a customer ordered in a year, the newest orders, and the last activity.
 */
export const usuariosResumenOptions = (options: Options<UsuariosResumenData>) => queryOptions<UsuariosResumenResponse, UsuariosResumenError, UsuariosResumenResponse, ReturnType<typeof usuariosResumenQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await usuariosResumen({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: usuariosResumenQueryKey(options)
});

export const usuariosProductosHabitualesQueryKey = (options: Options<UsuariosProductosHabitualesData>) => createQueryKey('usuariosProductosHabituales', options, false, ['usuarios']);

/**
 * The customer's usual products, the most usual first: up to 40 products of the newest 200 orders of the last 180 days, without cancelled orders.
 */
export const usuariosProductosHabitualesOptions = (options: Options<UsuariosProductosHabitualesData>) => queryOptions<UsuariosProductosHabitualesResponse, UsuariosProductosHabitualesError, UsuariosProductosHabitualesResponse, ReturnType<typeof usuariosProductosHabitualesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await usuariosProductosHabituales({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: usuariosProductosHabitualesQueryKey(options)
});

export const usuariosNotasQueryKey = (options: Options<UsuariosNotasData>) => createQueryKey('usuariosNotas', options, false, ['usuarios']);

/**
 * The internal notes about an account, newest first. The account's owner never sees them.
 */
export const usuariosNotasOptions = (options: Options<UsuariosNotasData>) => queryOptions<UsuariosNotasResponse, UsuariosNotasError, UsuariosNotasResponse, ReturnType<typeof usuariosNotasQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await usuariosNotas({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: usuariosNotasQueryKey(options)
});

/**
 * Adds an internal note about an account.
 */
export const usuariosAnotarMutation = (options?: Partial<Options<UsuariosAnotarData>>): UseMutationOptions<UsuariosAnotarResponse, UsuariosAnotarError, Options<UsuariosAnotarData>> => {
    const mutationOptions: UseMutationOptions<UsuariosAnotarResponse, UsuariosAnotarError, Options<UsuariosAnotarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await usuariosAnotar({
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
 * Deletes a note. Staff may delete their own notes, admins every note.
 */
export const usuariosBorrarNotaMutation = (options?: Partial<Options<UsuariosBorrarNotaData>>): UseMutationOptions<UsuariosBorrarNotaResponse, UsuariosBorrarNotaError, Options<UsuariosBorrarNotaData>> => {
    const mutationOptions: UseMutationOptions<UsuariosBorrarNotaResponse, UsuariosBorrarNotaError, Options<UsuariosBorrarNotaData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await usuariosBorrarNota({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const usuariosPendientesQueryKey = (options?: Options<UsuariosPendientesData>) => createQueryKey('usuariosPendientes', options, false, ['usuarios']);

/**
 * The number of open requests for an account.
 */
export const usuariosPendientesOptions = (options?: Options<UsuariosPendientesData>) => queryOptions<UsuariosPendientesResponse, UsuariosPendientesError, UsuariosPendientesResponse, ReturnType<typeof usuariosPendientesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await usuariosPendientes({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: usuariosPendientesQueryKey(options)
});
