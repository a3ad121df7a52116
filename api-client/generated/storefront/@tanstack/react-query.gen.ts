// @ts-nocheck: generated, not under our compiler options

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { authChangePassword, authCrearCodigo, authLogin, authLogout, authRequestPasswordReset, authResetPassword, busquedasAnotar, cambioDeCorreoCancel, cambioDeCorreoConfirm, cambioDeCorreoRequest, cambioDeCorreoResend, cambioDeCorreoStop, categoriasList, categoriasSearch, cuentaConfirmarCorreo, cuentaCorreo, cuentaEnviarEnlace, etiquetasList, etiquetasSearch, marcasDestacadas, marcasList, marcasSearch, misPedidosGet, misPedidosList, notificacionesList, type Options, pedidosCreate, productosBultoCerrado, productosDestacados, productosGet, productosList, productosNuevosIngresos, productosPorCategoria, productosPorMarca, productosPromocion, productosSearch, productosSearchBultoCerrado, productosVarios, sesionesEnd, sesionesEndOthers, sesionesList, usuariosCreate, usuariosGet } from '../sdk.gen.ts';
import type { AuthChangePasswordData, AuthChangePasswordError, AuthChangePasswordResponse, AuthCrearCodigoData, AuthCrearCodigoError, AuthCrearCodigoResponse, AuthLoginData, AuthLoginError, AuthLoginResponse, AuthLogoutData, AuthLogoutError, AuthLogoutResponse, AuthRequestPasswordResetData, AuthRequestPasswordResetError, AuthRequestPasswordResetResponse, AuthResetPasswordData, AuthResetPasswordError, AuthResetPasswordResponse, BusquedasAnotarData, BusquedasAnotarError, BusquedasAnotarResponse, CambioDeCorreoCancelData, CambioDeCorreoCancelError, CambioDeCorreoCancelResponse, CambioDeCorreoConfirmData, CambioDeCorreoConfirmError, CambioDeCorreoConfirmResponse, CambioDeCorreoRequestData, CambioDeCorreoRequestError, CambioDeCorreoRequestResponse, CambioDeCorreoResendData, CambioDeCorreoResendError, CambioDeCorreoResendResponse, CambioDeCorreoStopData, CambioDeCorreoStopError, CambioDeCorreoStopResponse, CategoriasListData, CategoriasListError, CategoriasListResponse, CategoriasSearchData, CategoriasSearchError, CategoriasSearchResponse, CuentaConfirmarCorreoData, CuentaConfirmarCorreoError, CuentaConfirmarCorreoResponse, CuentaCorreoData, CuentaCorreoError, CuentaCorreoResponse, CuentaEnviarEnlaceData, CuentaEnviarEnlaceError, CuentaEnviarEnlaceResponse, EtiquetasListData, EtiquetasListError, EtiquetasListResponse, EtiquetasSearchData, EtiquetasSearchError, EtiquetasSearchResponse, MarcasDestacadasData, MarcasDestacadasError, MarcasDestacadasResponse, MarcasListData, MarcasListError, MarcasListResponse, MarcasSearchData, MarcasSearchError, MarcasSearchResponse, MisPedidosGetData, MisPedidosGetError, MisPedidosGetResponse, MisPedidosListData, MisPedidosListError, MisPedidosListResponse, NotificacionesListData, NotificacionesListError, NotificacionesListResponse, PedidosCreateData, PedidosCreateError, PedidosCreateResponse, ProductosBultoCerradoData, ProductosBultoCerradoError, ProductosBultoCerradoResponse, ProductosDestacadosData, ProductosDestacadosError, ProductosDestacadosResponse, ProductosGetData, ProductosGetError, ProductosGetResponse, ProductosListData, ProductosListError, ProductosListResponse, ProductosNuevosIngresosData, ProductosNuevosIngresosError, ProductosNuevosIngresosResponse, ProductosPorCategoriaData, ProductosPorCategoriaError, ProductosPorCategoriaResponse, ProductosPorMarcaData, ProductosPorMarcaError, ProductosPorMarcaResponse, ProductosPromocionData, ProductosPromocionError, ProductosPromocionResponse, ProductosSearchBultoCerradoData, ProductosSearchBultoCerradoError, ProductosSearchBultoCerradoResponse, ProductosSearchData, ProductosSearchError, ProductosSearchResponse, ProductosVariosData, ProductosVariosError, ProductosVariosResponse, SesionesEndData, SesionesEndError, SesionesEndOthersData, SesionesEndOthersError, SesionesEndOthersResponse, SesionesEndResponse, SesionesListData, SesionesListError, SesionesListResponse, UsuariosCreateData, UsuariosCreateError, UsuariosCreateResponse, UsuariosGetData, UsuariosGetError, UsuariosGetResponse } from '../types.gen.ts';

/**
 * Opens a session. A wrong e-mail and a wrong password answer alike.
 */
export const authLoginMutation = (options?: Partial<Options<AuthLoginData>>): UseMutationOptions<AuthLoginResponse, AuthLoginError, Options<AuthLoginData>> => {
    const mutationOptions: UseMutationOptions<AuthLoginResponse, AuthLoginError, Options<AuthLoginData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await authLogin({
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
 * Ends the session that the call is made with.
 */
export const authLogoutMutation = (options?: Partial<Options<AuthLogoutData>>): UseMutationOptions<AuthLogoutResponse, AuthLogoutError, Options<AuthLogoutData>> => {
    const mutationOptions: UseMutationOptions<AuthLogoutResponse, AuthLogoutError, Options<AuthLogoutData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await authLogout({
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
 * Mails a link to set a new password. Never tells whether the e-mail exists.
 */
export const authRequestPasswordResetMutation = (options?: Partial<Options<AuthRequestPasswordResetData>>): UseMutationOptions<AuthRequestPasswordResetResponse, AuthRequestPasswordResetError, Options<AuthRequestPasswordResetData>> => {
    const mutationOptions: UseMutationOptions<AuthRequestPasswordResetResponse, AuthRequestPasswordResetError, Options<AuthRequestPasswordResetData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await authRequestPasswordReset({
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
 * Sets a new password with the token of a mailed link, once, and ends the other sessions.
 */
export const authResetPasswordMutation = (options?: Partial<Options<AuthResetPasswordData>>): UseMutationOptions<AuthResetPasswordResponse, AuthResetPasswordError, Options<AuthResetPasswordData>> => {
    const mutationOptions: UseMutationOptions<AuthResetPasswordResponse, AuthResetPasswordError, Options<AuthResetPasswordData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await authResetPassword({
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
 * Sets a new password for whoever knows the one of now, and ends one's other sessions.
 */
export const authChangePasswordMutation = (options?: Partial<Options<AuthChangePasswordData>>): UseMutationOptions<AuthChangePasswordResponse, AuthChangePasswordError, Options<AuthChangePasswordData>> => {
    const mutationOptions: UseMutationOptions<AuthChangePasswordResponse, AuthChangePasswordError, Options<AuthChangePasswordData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await authChangePassword({
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
 * A code that opens one more session of the same account, once, within 60 seconds.
 */
export const authCrearCodigoMutation = (options?: Partial<Options<AuthCrearCodigoData>>): UseMutationOptions<AuthCrearCodigoResponse, AuthCrearCodigoError, Options<AuthCrearCodigoData>> => {
    const mutationOptions: UseMutationOptions<AuthCrearCodigoResponse, AuthCrearCodigoError, Options<AuthCrearCodigoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await authCrearCodigo({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export type QueryKey<TOptions extends Options> = [
    Pick<TOptions, 'baseUrl' | 'body' | 'headers' | 'path' | 'query'> & {
        _id: string;
        _infinite?: boolean;
        tags?: ReadonlyArray<string>;
    }
];

const createQueryKey = <TOptions extends Options>(id: string, options?: TOptions, infinite?: boolean, tags?: ReadonlyArray<string>): [
    QueryKey<TOptions>[0]
] => {
    const params: QueryKey<TOptions>[0] = { _id: id, baseUrl: options?.baseUrl || (options?.client ?? client).getConfig().baseUrl } as QueryKey<TOptions>[0];
    if (infinite) {
        params._infinite = infinite;
    }
    if (tags) {
        params.tags = tags;
    }
    if (options?.body) {
        params.body = options.body;
    }
    if (options?.headers) {
        params.headers = options.headers;
    }
    if (options?.path) {
        params.path = options.path;
    }
    if (options?.query) {
        params.query = options.query;
    }
    return [params];
};

export const cuentaCorreoQueryKey = (options?: Options<CuentaCorreoData>) => createQueryKey('cuentaCorreo', options, false, ['cuenta']);

/**
 * The e-mail of one's own account, and whether it is confirmed.
 */
export const cuentaCorreoOptions = (options?: Options<CuentaCorreoData>) => queryOptions<CuentaCorreoResponse, CuentaCorreoError, CuentaCorreoResponse, ReturnType<typeof cuentaCorreoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await cuentaCorreo({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: cuentaCorreoQueryKey(options)
});

/**
 * Mails one more link that confirms the e-mail of one's own account.
 */
export const cuentaEnviarEnlaceMutation = (options?: Partial<Options<CuentaEnviarEnlaceData>>): UseMutationOptions<CuentaEnviarEnlaceResponse, CuentaEnviarEnlaceError, Options<CuentaEnviarEnlaceData>> => {
    const mutationOptions: UseMutationOptions<CuentaEnviarEnlaceResponse, CuentaEnviarEnlaceError, Options<CuentaEnviarEnlaceData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cuentaEnviarEnlace({
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
 * Confirms an e-mail with the code of a mailed link. Asked once more it says so, and does nothing.
 */
export const cuentaConfirmarCorreoMutation = (options?: Partial<Options<CuentaConfirmarCorreoData>>): UseMutationOptions<CuentaConfirmarCorreoResponse, CuentaConfirmarCorreoError, Options<CuentaConfirmarCorreoData>> => {
    const mutationOptions: UseMutationOptions<CuentaConfirmarCorreoResponse, CuentaConfirmarCorreoError, Options<CuentaConfirmarCorreoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cuentaConfirmarCorreo({
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
 * Leaves the e-mail as it is.
 */
export const cambioDeCorreoCancelMutation = (options?: Partial<Options<CambioDeCorreoCancelData>>): UseMutationOptions<CambioDeCorreoCancelResponse, CambioDeCorreoCancelError, Options<CambioDeCorreoCancelData>> => {
    const mutationOptions: UseMutationOptions<CambioDeCorreoCancelResponse, CambioDeCorreoCancelError, Options<CambioDeCorreoCancelData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cambioDeCorreoCancel({
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
 * Asks for another e-mail of one's own account, which gets a link; in the place of one asked for before. Never tells whether the e-mail is somebody's.
 */
export const cambioDeCorreoRequestMutation = (options?: Partial<Options<CambioDeCorreoRequestData>>): UseMutationOptions<CambioDeCorreoRequestResponse, CambioDeCorreoRequestError, Options<CambioDeCorreoRequestData>> => {
    const mutationOptions: UseMutationOptions<CambioDeCorreoRequestResponse, CambioDeCorreoRequestError, Options<CambioDeCorreoRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cambioDeCorreoRequest({
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
 * Mails one more link to the e-mail that was asked for.
 */
export const cambioDeCorreoResendMutation = (options?: Partial<Options<CambioDeCorreoResendData>>): UseMutationOptions<CambioDeCorreoResendResponse, CambioDeCorreoResendError, Options<CambioDeCorreoResendData>> => {
    const mutationOptions: UseMutationOptions<CambioDeCorreoResendResponse, CambioDeCorreoResendError, Options<CambioDeCorreoResendData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cambioDeCorreoResend({
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
 * Changes the e-mail with the code that was mailed to the wanted one, and ends all sessions of the account. Asked once more it says so, and does nothing.
 */
export const cambioDeCorreoConfirmMutation = (options?: Partial<Options<CambioDeCorreoConfirmData>>): UseMutationOptions<CambioDeCorreoConfirmResponse, CambioDeCorreoConfirmError, Options<CambioDeCorreoConfirmData>> => {
    const mutationOptions: UseMutationOptions<CambioDeCorreoConfirmResponse, CambioDeCorreoConfirmError, Options<CambioDeCorreoConfirmData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cambioDeCorreoConfirm({
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
 * Leaves the e-mail as it is, with the code that was mailed to the one of now.
 */
export const cambioDeCorreoStopMutation = (options?: Partial<Options<CambioDeCorreoStopData>>): UseMutationOptions<CambioDeCorreoStopResponse, CambioDeCorreoStopError, Options<CambioDeCorreoStopData>> => {
    const mutationOptions: UseMutationOptions<CambioDeCorreoStopResponse, CambioDeCorreoStopError, Options<CambioDeCorreoStopData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cambioDeCorreoStop({
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
 * Ends one's own sessions but the one that the call is made with.
 */
export const sesionesEndOthersMutation = (options?: Partial<Options<SesionesEndOthersData>>): UseMutationOptions<SesionesEndOthersResponse, SesionesEndOthersError, Options<SesionesEndOthersData>> => {
    const mutationOptions: UseMutationOptions<SesionesEndOthersResponse, SesionesEndOthersError, Options<SesionesEndOthersData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sesionesEndOthers({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const sesionesListQueryKey = (options?: Options<SesionesListData>) => createQueryKey('sesionesList', options, false, ['sesiones']);

/**
 * One's own open sessions, the last used first.
 */
export const sesionesListOptions = (options?: Options<SesionesListData>) => queryOptions<SesionesListResponse, SesionesListError, SesionesListResponse, ReturnType<typeof sesionesListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sesionesList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: sesionesListQueryKey(options)
});

/**
 * Ends one of one's own sessions at once, its open sockets too.
 */
export const sesionesEndMutation = (options?: Partial<Options<SesionesEndData>>): UseMutationOptions<SesionesEndResponse, SesionesEndError, Options<SesionesEndData>> => {
    const mutationOptions: UseMutationOptions<SesionesEndResponse, SesionesEndError, Options<SesionesEndData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sesionesEnd({
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
 * Requests an account. The token lives 15 minutes and reads this account alone.
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
 * An account: one's own, or for staff anyone's.
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

export const productosListQueryKey = (options?: Options<ProductosListData>) => createQueryKey('productosList', options, false, ['productos']);

/**
 * The active products, by name.
 */
export const productosListOptions = (options?: Options<ProductosListData>) => queryOptions<ProductosListResponse, ProductosListError, ProductosListResponse, ReturnType<typeof productosListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosListQueryKey(options)
});

export const productosDestacadosQueryKey = (options?: Options<ProductosDestacadosData>) => createQueryKey('productosDestacados', options, false, ['productos']);

/**
 * The featured products.
 */
export const productosDestacadosOptions = (options?: Options<ProductosDestacadosData>) => queryOptions<ProductosDestacadosResponse, ProductosDestacadosError, ProductosDestacadosResponse, ReturnType<typeof productosDestacadosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosDestacados({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosDestacadosQueryKey(options)
});

export const productosNuevosIngresosQueryKey = (options?: Options<ProductosNuevosIngresosData>) => createQueryKey('productosNuevosIngresos', options, false, ['productos']);

/**
 * The new arrivals, newest first.
 */
export const productosNuevosIngresosOptions = (options?: Options<ProductosNuevosIngresosData>) => queryOptions<ProductosNuevosIngresosResponse, ProductosNuevosIngresosError, ProductosNuevosIngresosResponse, ReturnType<typeof productosNuevosIngresosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosNuevosIngresos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosNuevosIngresosQueryKey(options)
});

export const productosBultoCerradoQueryKey = (options?: Options<ProductosBultoCerradoData>) => createQueryKey('productosBultoCerrado', options, false, ['productos']);

/**
 * The products sold by the closed bulk.
 */
export const productosBultoCerradoOptions = (options?: Options<ProductosBultoCerradoData>) => queryOptions<ProductosBultoCerradoResponse, ProductosBultoCerradoError, ProductosBultoCerradoResponse, ReturnType<typeof productosBultoCerradoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosBultoCerrado({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosBultoCerradoQueryKey(options)
});

export const productosPromocionQueryKey = (options?: Options<ProductosPromocionData>) => createQueryKey('productosPromocion', options, false, ['productos']);

/**
 * The products on promotion.
 */
export const productosPromocionOptions = (options?: Options<ProductosPromocionData>) => queryOptions<ProductosPromocionResponse, ProductosPromocionError, ProductosPromocionResponse, ReturnType<typeof productosPromocionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosPromocion({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosPromocionQueryKey(options)
});

export const productosSearchQueryKey = (options?: Options<ProductosSearchData>) => createQueryKey('productosSearch', options, false, ['productos']);

/**
 * The active products that the term finds, the best first.
 */
export const productosSearchOptions = (options?: Options<ProductosSearchData>) => queryOptions<ProductosSearchResponse, ProductosSearchError, ProductosSearchResponse, ReturnType<typeof productosSearchQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosSearch({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosSearchQueryKey(options)
});

export const productosSearchBultoCerradoQueryKey = (options?: Options<ProductosSearchBultoCerradoData>) => createQueryKey('productosSearchBultoCerrado', options, false, ['productos']);

/**
 * The products sold by the closed bulk that the term finds, the best first.
 */
export const productosSearchBultoCerradoOptions = (options?: Options<ProductosSearchBultoCerradoData>) => queryOptions<ProductosSearchBultoCerradoResponse, ProductosSearchBultoCerradoError, ProductosSearchBultoCerradoResponse, ReturnType<typeof productosSearchBultoCerradoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosSearchBultoCerrado({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosSearchBultoCerradoQueryKey(options)
});

export const productosPorCategoriaQueryKey = (options: Options<ProductosPorCategoriaData>) => createQueryKey('productosPorCategoria', options, false, ['productos']);

/**
 * The active products of one category, optionally those that the term finds; none for an unknown one.
 */
export const productosPorCategoriaOptions = (options: Options<ProductosPorCategoriaData>) => queryOptions<ProductosPorCategoriaResponse, ProductosPorCategoriaError, ProductosPorCategoriaResponse, ReturnType<typeof productosPorCategoriaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosPorCategoria({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosPorCategoriaQueryKey(options)
});

export const productosPorMarcaQueryKey = (options: Options<ProductosPorMarcaData>) => createQueryKey('productosPorMarca', options, false, ['productos']);

/**
 * The active products of one brand, optionally those that the term finds; none for an unknown one.
 */
export const productosPorMarcaOptions = (options: Options<ProductosPorMarcaData>) => queryOptions<ProductosPorMarcaResponse, ProductosPorMarcaError, ProductosPorMarcaResponse, ReturnType<typeof productosPorMarcaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosPorMarca({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosPorMarcaQueryKey(options)
});

export const productosVariosQueryKey = (options: Options<ProductosVariosData>) => createQueryKey('productosVarios', options, false, ['productos']);

/**
 * Those of the named products that are active, by name: what a cart or an old order looks like now.
 */
export const productosVariosOptions = (options: Options<ProductosVariosData>) => queryOptions<ProductosVariosResponse, ProductosVariosError, ProductosVariosResponse, ReturnType<typeof productosVariosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosVarios({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosVariosQueryKey(options)
});

export const productosGetQueryKey = (options: Options<ProductosGetData>) => createQueryKey('productosGet', options, false, ['productos']);

/**
 * One product. An inactive one is found by staff only.
 */
export const productosGetOptions = (options: Options<ProductosGetData>) => queryOptions<ProductosGetResponse, ProductosGetError, ProductosGetResponse, ReturnType<typeof productosGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosGetQueryKey(options)
});

export const marcasDestacadasQueryKey = (options?: Options<MarcasDestacadasData>) => createQueryKey('marcasDestacadas', options, false, ['marcas']);

/**
 * The featured brands, by name.
 */
export const marcasDestacadasOptions = (options?: Options<MarcasDestacadasData>) => queryOptions<MarcasDestacadasResponse, MarcasDestacadasError, MarcasDestacadasResponse, ReturnType<typeof marcasDestacadasQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await marcasDestacadas({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: marcasDestacadasQueryKey(options)
});

export const marcasListQueryKey = (options?: Options<MarcasListData>) => createQueryKey('marcasList', options, false, ['marcas']);

/**
 * The active ones, by name.
 */
export const marcasListOptions = (options?: Options<MarcasListData>) => queryOptions<MarcasListResponse, MarcasListError, MarcasListResponse, ReturnType<typeof marcasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await marcasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: marcasListQueryKey(options)
});

export const marcasSearchQueryKey = (options?: Options<MarcasSearchData>) => createQueryKey('marcasSearch', options, false, ['marcas']);

/**
 * The active ones whose name holds the term.
 */
export const marcasSearchOptions = (options?: Options<MarcasSearchData>) => queryOptions<MarcasSearchResponse, MarcasSearchError, MarcasSearchResponse, ReturnType<typeof marcasSearchQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await marcasSearch({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: marcasSearchQueryKey(options)
});

export const categoriasListQueryKey = (options?: Options<CategoriasListData>) => createQueryKey('categoriasList', options, false, ['categorias']);

/**
 * The active ones, by name.
 */
export const categoriasListOptions = (options?: Options<CategoriasListData>) => queryOptions<CategoriasListResponse, CategoriasListError, CategoriasListResponse, ReturnType<typeof categoriasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await categoriasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: categoriasListQueryKey(options)
});

export const categoriasSearchQueryKey = (options?: Options<CategoriasSearchData>) => createQueryKey('categoriasSearch', options, false, ['categorias']);

/**
 * The active ones whose name holds the term.
 */
export const categoriasSearchOptions = (options?: Options<CategoriasSearchData>) => queryOptions<CategoriasSearchResponse, CategoriasSearchError, CategoriasSearchResponse, ReturnType<typeof categoriasSearchQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await categoriasSearch({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: categoriasSearchQueryKey(options)
});

export const etiquetasListQueryKey = (options?: Options<EtiquetasListData>) => createQueryKey('etiquetasList', options, false, ['etiquetas']);

/**
 * The active ones, by name.
 */
export const etiquetasListOptions = (options?: Options<EtiquetasListData>) => queryOptions<EtiquetasListResponse, EtiquetasListError, EtiquetasListResponse, ReturnType<typeof etiquetasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await etiquetasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: etiquetasListQueryKey(options)
});

export const etiquetasSearchQueryKey = (options?: Options<EtiquetasSearchData>) => createQueryKey('etiquetasSearch', options, false, ['etiquetas']);

/**
 * The active ones whose name holds the term.
 */
export const etiquetasSearchOptions = (options?: Options<EtiquetasSearchData>) => queryOptions<EtiquetasSearchResponse, EtiquetasSearchError, EtiquetasSearchResponse, ReturnType<typeof etiquetasSearchQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await etiquetasSearch({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: etiquetasSearchQueryKey(options)
});

/**
 * Counts a search that somebody made, if it finds nothing by its name. Of nobody, and no more than so many.
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

/**
 * Places an order for oneself, or for staff on behalf of a customer, at the prices that the caller saw.
 */
export const pedidosCreateMutation = (options?: Partial<Options<PedidosCreateData>>): UseMutationOptions<PedidosCreateResponse, PedidosCreateError, Options<PedidosCreateData>> => {
    const mutationOptions: UseMutationOptions<PedidosCreateResponse, PedidosCreateError, Options<PedidosCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosCreate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const misPedidosListQueryKey = (options?: Options<MisPedidosListData>) => createQueryKey('misPedidosList', options, false, ['misPedidos']);

/**
 * The caller's own orders with their lines, newest first.
 */
export const misPedidosListOptions = (options?: Options<MisPedidosListData>) => queryOptions<MisPedidosListResponse, MisPedidosListError, MisPedidosListResponse, ReturnType<typeof misPedidosListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await misPedidosList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: misPedidosListQueryKey(options)
});

export const misPedidosGetQueryKey = (options: Options<MisPedidosGetData>) => createQueryKey('misPedidosGet', options, false, ['misPedidos']);

/**
 * One of the caller's own orders. Another's is as if it did not exist.
 */
export const misPedidosGetOptions = (options: Options<MisPedidosGetData>) => queryOptions<MisPedidosGetResponse, MisPedidosGetError, MisPedidosGetResponse, ReturnType<typeof misPedidosGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await misPedidosGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: misPedidosGetQueryKey(options)
});

export const notificacionesListQueryKey = (options?: Options<NotificacionesListData>) => createQueryKey('notificacionesList', options, false, ['notificaciones']);

/**
 * The unread notifications, newest first.
 */
export const notificacionesListOptions = (options?: Options<NotificacionesListData>) => queryOptions<NotificacionesListResponse, NotificacionesListError, NotificacionesListResponse, ReturnType<typeof notificacionesListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await notificacionesList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: notificacionesListQueryKey(options)
});
