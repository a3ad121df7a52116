// Written by `generate`.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { formDataBodySerializer, type RequestResult } from '../client/index.ts';
import { createQueryKey, type Options } from '../shared.gen.ts';
import type { ImportacionesAplicarData, ImportacionesAplicarError, ImportacionesAplicarErrors, ImportacionesAplicarResponse, ImportacionesAplicarResponses, ImportacionesCrearFotosData, ImportacionesCrearFotosError, ImportacionesCrearFotosErrors, ImportacionesCrearFotosResponse, ImportacionesCrearFotosResponses, ImportacionesCreateData, ImportacionesCreateError, ImportacionesCreateErrors, ImportacionesCreateResponse, ImportacionesCreateResponses, ImportacionesDescartarData, ImportacionesDescartarError, ImportacionesDescartarErrors, ImportacionesDescartarResponse, ImportacionesDescartarResponses, ImportacionesDeshacerData, ImportacionesDeshacerError, ImportacionesDeshacerErrors, ImportacionesDeshacerResponse, ImportacionesDeshacerResponses, ImportacionesDetenerData, ImportacionesDetenerError, ImportacionesDetenerErrors, ImportacionesDetenerResponse, ImportacionesDetenerResponses, ImportacionesErroresData, ImportacionesErroresError, ImportacionesErroresErrors, ImportacionesErroresResponse, ImportacionesErroresResponses, ImportacionesFilasData, ImportacionesFilasError, ImportacionesFilasErrors, ImportacionesFilasResponse, ImportacionesFilasResponses, ImportacionesFotosData, ImportacionesFotosError, ImportacionesFotosErrors, ImportacionesFotosResponse, ImportacionesFotosResponses, ImportacionesGetData, ImportacionesGetError, ImportacionesGetErrors, ImportacionesGetResponse, ImportacionesGetResponses, ImportacionesLecturaData, ImportacionesLecturaError, ImportacionesLecturaErrors, ImportacionesLecturaResponse, ImportacionesLecturaResponses, ImportacionesLeerDeNuevoData, ImportacionesLeerDeNuevoError, ImportacionesLeerDeNuevoErrors, ImportacionesLeerDeNuevoResponse, ImportacionesLeerDeNuevoResponses, ImportacionesListData, ImportacionesListError, ImportacionesListErrors, ImportacionesListResponse, ImportacionesListResponses, ImportacionesModeloData, ImportacionesModeloError, ImportacionesModeloErrors, ImportacionesModeloResponse, ImportacionesModeloResponses, ImportacionesReintentarData, ImportacionesReintentarError, ImportacionesReintentarErrors, ImportacionesReintentarResponse, ImportacionesReintentarResponses, ImportacionesRevisarData, ImportacionesRevisarError, ImportacionesRevisarErrors, ImportacionesRevisarResponse, ImportacionesRevisarResponses, ImportacionesSubirFotoData, ImportacionesSubirFotoError, ImportacionesSubirFotoErrors, ImportacionesSubirFotoResponse, ImportacionesSubirFotoResponses } from '../types.gen.ts';

/**
 * Imports, newest first.
 */
export const importacionesList = <ThrowOnError extends boolean = true>(options?: Options<ImportacionesListData, ThrowOnError>): RequestResult<ImportacionesListResponses, ImportacionesListErrors, ThrowOnError> => (options?.client ?? client).get<ImportacionesListResponses, ImportacionesListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones',
    ...options
});

/**
 * Uploads a spreadsheet and starts to read it; nothing is changed. The same file as in an import that is not applied yet returns that import, read again.
 */
export const importacionesCreate = <ThrowOnError extends boolean = true>(options: Options<ImportacionesCreateData, ThrowOnError>): RequestResult<ImportacionesCreateResponses, ImportacionesCreateErrors, ThrowOnError> => (options.client ?? client).post<ImportacionesCreateResponses, ImportacionesCreateErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * An empty spreadsheet with the columns of a kind and their formats.
 */
export const importacionesModelo = <ThrowOnError extends boolean = true>(options: Options<ImportacionesModeloData, ThrowOnError>): RequestResult<ImportacionesModeloResponses, ImportacionesModeloErrors, ThrowOnError> => (options.client ?? client).get<ImportacionesModeloResponses, ImportacionesModeloErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones/modelo',
    ...options
});

/**
 * Deletes an import that changed nothing.
 */
export const importacionesDescartar = <ThrowOnError extends boolean = true>(options: Options<ImportacionesDescartarData, ThrowOnError>): RequestResult<ImportacionesDescartarResponses, ImportacionesDescartarErrors, ThrowOnError> => (options.client ?? client).delete<ImportacionesDescartarResponses, ImportacionesDescartarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones/{id}',
    ...options
});

/**
 * Returns an import and its progress.
 */
export const importacionesGet = <ThrowOnError extends boolean = true>(options: Options<ImportacionesGetData, ThrowOnError>): RequestResult<ImportacionesGetResponses, ImportacionesGetErrors, ThrowOnError> => (options.client ?? client).get<ImportacionesGetResponses, ImportacionesGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones/{id}',
    ...options
});

/**
 * Rows of an import in sheet order, with what each would do or did.
 */
export const importacionesFilas = <ThrowOnError extends boolean = true>(options: Options<ImportacionesFilasData, ThrowOnError>): RequestResult<ImportacionesFilasResponses, ImportacionesFilasErrors, ThrowOnError> => (options.client ?? client).get<ImportacionesFilasResponses, ImportacionesFilasErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones/{id}/filas',
    ...options
});

/**
 * A spreadsheet of the wrong rows or picture names, each with what to correct.
 */
export const importacionesErrores = <ThrowOnError extends boolean = true>(options: Options<ImportacionesErroresData, ThrowOnError>): RequestResult<ImportacionesErroresResponses, ImportacionesErroresErrors, ThrowOnError> => (options.client ?? client).get<ImportacionesErroresResponses, ImportacionesErroresErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones/{id}/errores',
    ...options
});

/**
 * Applies an import or resumes it; wrong rows are skipped.
 */
export const importacionesAplicar = <ThrowOnError extends boolean = true>(options: Options<ImportacionesAplicarData, ThrowOnError>): RequestResult<ImportacionesAplicarResponses, ImportacionesAplicarErrors, ThrowOnError> => (options.client ?? client).post<ImportacionesAplicarResponses, ImportacionesAplicarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones/{id}/aplicar',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Stops an import; applied rows stay until the import is resumed or undone.
 */
export const importacionesDetener = <ThrowOnError extends boolean = true>(options: Options<ImportacionesDetenerData, ThrowOnError>): RequestResult<ImportacionesDetenerResponses, ImportacionesDetenerErrors, ThrowOnError> => (options.client ?? client).post<ImportacionesDetenerResponses, ImportacionesDetenerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones/{id}/detener',
    ...options
});

/**
 * Retries the step that failed after all retries.
 */
export const importacionesReintentar = <ThrowOnError extends boolean = true>(options: Options<ImportacionesReintentarData, ThrowOnError>): RequestResult<ImportacionesReintentarResponses, ImportacionesReintentarErrors, ThrowOnError> => (options.client ?? client).post<ImportacionesReintentarResponses, ImportacionesReintentarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones/{id}/reintentar',
    ...options
});

/**
 * Starts to undo the whole import; later changes stay.
 */
export const importacionesDeshacer = <ThrowOnError extends boolean = true>(options: Options<ImportacionesDeshacerData, ThrowOnError>): RequestResult<ImportacionesDeshacerResponses, ImportacionesDeshacerErrors, ThrowOnError> => (options.client ?? client).post<ImportacionesDeshacerResponses, ImportacionesDeshacerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones/{id}/deshacer',
    ...options
});

/**
 * Starts an import of product pictures; nothing is changed. The same files as in an import that is not applied yet return that import, checked again.
 */
export const importacionesCrearFotos = <ThrowOnError extends boolean = true>(options: Options<ImportacionesCrearFotosData, ThrowOnError>): RequestResult<ImportacionesCrearFotosResponses, ImportacionesCrearFotosErrors, ThrowOnError> => (options.client ?? client).post<ImportacionesCrearFotosResponses, ImportacionesCrearFotosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones/fotos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Pictures of an import that have arrived; do not send them again.
 */
export const importacionesFotos = <ThrowOnError extends boolean = true>(options: Options<ImportacionesFotosData, ThrowOnError>): RequestResult<ImportacionesFotosResponses, ImportacionesFotosErrors, ThrowOnError> => (options.client ?? client).get<ImportacionesFotosResponses, ImportacionesFotosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones/{id}/fotos',
    ...options
});

/**
 * Uploads one picture. A file that is not a picture counts as an error of the import. The same file again changes nothing; another file with that name replaces the first.
 */
export const importacionesSubirFoto = <ThrowOnError extends boolean = true>(options: Options<ImportacionesSubirFotoData, ThrowOnError>): RequestResult<ImportacionesSubirFotoResponses, ImportacionesSubirFotoErrors, ThrowOnError> => (options.client ?? client).post<ImportacionesSubirFotoResponses, ImportacionesSubirFotoErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones/{id}/fotos',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Ends the upload and starts the check of what each picture would do.
 */
export const importacionesRevisar = <ThrowOnError extends boolean = true>(options: Options<ImportacionesRevisarData, ThrowOnError>): RequestResult<ImportacionesRevisarResponses, ImportacionesRevisarErrors, ThrowOnError> => (options.client ?? client).post<ImportacionesRevisarResponses, ImportacionesRevisarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones/{id}/revisar',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * How the file was read: its sheets, first rows, and the field of each column.
 */
export const importacionesLectura = <ThrowOnError extends boolean = true>(options: Options<ImportacionesLecturaData, ThrowOnError>): RequestResult<ImportacionesLecturaResponses, ImportacionesLecturaErrors, ThrowOnError> => (options.client ?? client).get<ImportacionesLecturaResponses, ImportacionesLecturaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones/{id}/lectura',
    ...options
});

/**
 * Reads the file again with other choices. Earlier previews can no longer be applied.
 */
export const importacionesLeerDeNuevo = <ThrowOnError extends boolean = true>(options: Options<ImportacionesLeerDeNuevoData, ThrowOnError>): RequestResult<ImportacionesLeerDeNuevoResponses, ImportacionesLeerDeNuevoErrors, ThrowOnError> => (options.client ?? client).put<ImportacionesLeerDeNuevoResponses, ImportacionesLeerDeNuevoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/importaciones/{id}/lectura',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const importacionesListQueryKey = (options?: Options<ImportacionesListData>) => createQueryKey('importacionesList', options, false, ['importaciones']);

/**
 * Imports, newest first.
 */
export const importacionesListOptions = (options?: Options<ImportacionesListData>) => queryOptions<ImportacionesListResponse, ImportacionesListError, ImportacionesListResponse, ReturnType<typeof importacionesListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await importacionesList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: importacionesListQueryKey(options)
});

/**
 * Uploads a spreadsheet and starts to read it; nothing is changed. The same file as in an import that is not applied yet returns that import, read again.
 */
export const importacionesCreateMutation = (options?: Partial<Options<ImportacionesCreateData>>): UseMutationOptions<ImportacionesCreateResponse, ImportacionesCreateError, Options<ImportacionesCreateData>> => {
    const mutationOptions: UseMutationOptions<ImportacionesCreateResponse, ImportacionesCreateError, Options<ImportacionesCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await importacionesCreate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const importacionesModeloQueryKey = (options: Options<ImportacionesModeloData>) => createQueryKey('importacionesModelo', options, false, ['importaciones']);

/**
 * An empty spreadsheet with the columns of a kind and their formats.
 */
export const importacionesModeloOptions = (options: Options<ImportacionesModeloData>) => queryOptions<ImportacionesModeloResponse, ImportacionesModeloError, ImportacionesModeloResponse, ReturnType<typeof importacionesModeloQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await importacionesModelo({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: importacionesModeloQueryKey(options)
});

/**
 * Deletes an import that changed nothing.
 */
export const importacionesDescartarMutation = (options?: Partial<Options<ImportacionesDescartarData>>): UseMutationOptions<ImportacionesDescartarResponse, ImportacionesDescartarError, Options<ImportacionesDescartarData>> => {
    const mutationOptions: UseMutationOptions<ImportacionesDescartarResponse, ImportacionesDescartarError, Options<ImportacionesDescartarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await importacionesDescartar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const importacionesGetQueryKey = (options: Options<ImportacionesGetData>) => createQueryKey('importacionesGet', options, false, ['importaciones']);

/**
 * Returns an import and its progress.
 */
export const importacionesGetOptions = (options: Options<ImportacionesGetData>) => queryOptions<ImportacionesGetResponse, ImportacionesGetError, ImportacionesGetResponse, ReturnType<typeof importacionesGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await importacionesGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: importacionesGetQueryKey(options)
});

export const importacionesFilasQueryKey = (options: Options<ImportacionesFilasData>) => createQueryKey('importacionesFilas', options, false, ['importaciones']);

/**
 * Rows of an import in sheet order, with what each would do or did.
 */
export const importacionesFilasOptions = (options: Options<ImportacionesFilasData>) => queryOptions<ImportacionesFilasResponse, ImportacionesFilasError, ImportacionesFilasResponse, ReturnType<typeof importacionesFilasQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await importacionesFilas({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: importacionesFilasQueryKey(options)
});

export const importacionesErroresQueryKey = (options: Options<ImportacionesErroresData>) => createQueryKey('importacionesErrores', options, false, ['importaciones']);

/**
 * A spreadsheet of the wrong rows or picture names, each with what to correct.
 */
export const importacionesErroresOptions = (options: Options<ImportacionesErroresData>) => queryOptions<ImportacionesErroresResponse, ImportacionesErroresError, ImportacionesErroresResponse, ReturnType<typeof importacionesErroresQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await importacionesErrores({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: importacionesErroresQueryKey(options)
});

/**
 * Applies an import or resumes it; wrong rows are skipped.
 */
export const importacionesAplicarMutation = (options?: Partial<Options<ImportacionesAplicarData>>): UseMutationOptions<ImportacionesAplicarResponse, ImportacionesAplicarError, Options<ImportacionesAplicarData>> => {
    const mutationOptions: UseMutationOptions<ImportacionesAplicarResponse, ImportacionesAplicarError, Options<ImportacionesAplicarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await importacionesAplicar({
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
 * Stops an import; applied rows stay until the import is resumed or undone.
 */
export const importacionesDetenerMutation = (options?: Partial<Options<ImportacionesDetenerData>>): UseMutationOptions<ImportacionesDetenerResponse, ImportacionesDetenerError, Options<ImportacionesDetenerData>> => {
    const mutationOptions: UseMutationOptions<ImportacionesDetenerResponse, ImportacionesDetenerError, Options<ImportacionesDetenerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await importacionesDetener({
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
 * Retries the step that failed after all retries.
 */
export const importacionesReintentarMutation = (options?: Partial<Options<ImportacionesReintentarData>>): UseMutationOptions<ImportacionesReintentarResponse, ImportacionesReintentarError, Options<ImportacionesReintentarData>> => {
    const mutationOptions: UseMutationOptions<ImportacionesReintentarResponse, ImportacionesReintentarError, Options<ImportacionesReintentarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await importacionesReintentar({
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
 * Starts to undo the whole import; later changes stay.
 */
export const importacionesDeshacerMutation = (options?: Partial<Options<ImportacionesDeshacerData>>): UseMutationOptions<ImportacionesDeshacerResponse, ImportacionesDeshacerError, Options<ImportacionesDeshacerData>> => {
    const mutationOptions: UseMutationOptions<ImportacionesDeshacerResponse, ImportacionesDeshacerError, Options<ImportacionesDeshacerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await importacionesDeshacer({
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
 * Starts an import of product pictures; nothing is changed. The same files as in an import that is not applied yet return that import, checked again.
 */
export const importacionesCrearFotosMutation = (options?: Partial<Options<ImportacionesCrearFotosData>>): UseMutationOptions<ImportacionesCrearFotosResponse, ImportacionesCrearFotosError, Options<ImportacionesCrearFotosData>> => {
    const mutationOptions: UseMutationOptions<ImportacionesCrearFotosResponse, ImportacionesCrearFotosError, Options<ImportacionesCrearFotosData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await importacionesCrearFotos({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const importacionesFotosQueryKey = (options: Options<ImportacionesFotosData>) => createQueryKey('importacionesFotos', options, false, ['importaciones']);

/**
 * Pictures of an import that have arrived; do not send them again.
 */
export const importacionesFotosOptions = (options: Options<ImportacionesFotosData>) => queryOptions<ImportacionesFotosResponse, ImportacionesFotosError, ImportacionesFotosResponse, ReturnType<typeof importacionesFotosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await importacionesFotos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: importacionesFotosQueryKey(options)
});

/**
 * Uploads one picture. A file that is not a picture counts as an error of the import. The same file again changes nothing; another file with that name replaces the first.
 */
export const importacionesSubirFotoMutation = (options?: Partial<Options<ImportacionesSubirFotoData>>): UseMutationOptions<ImportacionesSubirFotoResponse, ImportacionesSubirFotoError, Options<ImportacionesSubirFotoData>> => {
    const mutationOptions: UseMutationOptions<ImportacionesSubirFotoResponse, ImportacionesSubirFotoError, Options<ImportacionesSubirFotoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await importacionesSubirFoto({
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
 * Ends the upload and starts the check of what each picture would do.
 */
export const importacionesRevisarMutation = (options?: Partial<Options<ImportacionesRevisarData>>): UseMutationOptions<ImportacionesRevisarResponse, ImportacionesRevisarError, Options<ImportacionesRevisarData>> => {
    const mutationOptions: UseMutationOptions<ImportacionesRevisarResponse, ImportacionesRevisarError, Options<ImportacionesRevisarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await importacionesRevisar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const importacionesLecturaQueryKey = (options: Options<ImportacionesLecturaData>) => createQueryKey('importacionesLectura', options, false, ['importaciones']);

/**
 * How the file was read: its sheets, first rows, and the field of each column.
 */
export const importacionesLecturaOptions = (options: Options<ImportacionesLecturaData>) => queryOptions<ImportacionesLecturaResponse, ImportacionesLecturaError, ImportacionesLecturaResponse, ReturnType<typeof importacionesLecturaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await importacionesLectura({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: importacionesLecturaQueryKey(options)
});

/**
 * Reads the file again with other choices. Earlier previews can no longer be applied.
 */
export const importacionesLeerDeNuevoMutation = (options?: Partial<Options<ImportacionesLeerDeNuevoData>>): UseMutationOptions<ImportacionesLeerDeNuevoResponse, ImportacionesLeerDeNuevoError, Options<ImportacionesLeerDeNuevoData>> => {
    const mutationOptions: UseMutationOptions<ImportacionesLeerDeNuevoResponse, ImportacionesLeerDeNuevoError, Options<ImportacionesLeerDeNuevoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await importacionesLeerDeNuevo({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
