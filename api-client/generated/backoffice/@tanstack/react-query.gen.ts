// @ts-nocheck: generated, not under our compiler options

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { ajustesGet, ajustesUpdate, authCanjearCodigo, authChangePassword, authLogin, authLogout, authRequestPasswordReset, authResetPassword, bitacoraList, busquedasDescartar, busquedasList, busquedasReponer, cambioDeCorreoCancel, cambioDeCorreoRequest, cambioDeCorreoResend, categoriasActivate, categoriasCreate, categoriasDeactivate, categoriasGet, categoriasInactivos, categoriasList, categoriasSearch, categoriasUpdate, correosGet, correosList, correosReenviar, cuentaCorreo, cuentaEnviarEnlace, detallesPedidosPorPedido, detallesPedidosProductosMasVendidos, detallesPedidosTotalProductosVendidos, empaquesAnotar, empaquesList, entregaAnotar, entregaReemplazos, estantesList, estantesOrdenar, etiquetasActivate, etiquetasCreate, etiquetasDeactivate, etiquetasGet, etiquetasInactivos, etiquetasList, etiquetasSearch, etiquetasUpdate, marcasActivate, marcasCreate, marcasDeactivate, marcasDestacadas, marcasGet, marcasInactivos, marcasList, marcasSearch, marcasUpdate, notificacionesLeer, notificacionesList, notificacionesPedido, notificacionesUsuario, type Options, pedidosAnotar, pedidosBorrarNota, pedidosCambiarEstado, pedidosCambiarEstados, pedidosCreate, pedidosCreateAdmin, pedidosGananciaDia, pedidosGananciaMes, pedidosHistorial, pedidosList, pedidosNotas, pedidosPendientes, pedidosPorEstado, pedidosProductosVendidos, pedidosSeguimiento, pedidosSeguir, pedidosUpdate, planillasPedidos, preciosCambiar, preciosCambio, preciosCambios, preciosDeProducto, preciosDeshacer, preciosPlanilla, preciosVistaPrevia, presenciasEnter, presenciasLeave, presenciasList, productosActivate, productosBultoCerrado, productosCambiarVarios, productosCopiar, productosCreate, productosDeactivate, productosDestacados, productosGet, productosInactivos, productosList, productosNuevosIngresos, productosPanel, productosPorCategoria, productosPorMarca, productosPromocion, productosSearch, productosSearchBultoCerrado, productosSinStock, productosUpdate, productosVarios, remitosDownload, remitosVarios, segundoFactorBegin, segundoFactorConfirm, segundoFactorEnd, segundoFactorEndOfUsuario, segundoFactorGet, segundoFactorRenewCodigos, sesionesEnd, sesionesEndOfUsuario, sesionesEndOthers, sesionesList, sinonimosCreate, sinonimosDelete, sinonimosGet, sinonimosList, sinonimosUpdate, solicitudesAprobar, solicitudesList, solicitudesPedirDatos, usuariosAlta, usuariosAnotar, usuariosBaja, usuariosBorrarDatos, usuariosBorrarNota, usuariosCreate, usuariosExportarDatos, usuariosGet, usuariosInactivos, usuariosList, usuariosNotas, usuariosPendientes, usuariosProductosHabituales, usuariosRechazar, usuariosResumen, usuariosRolEmpleado, usuariosSearch, usuariosUpdate } from '../sdk.gen.ts';
import type { AjustesGetData, AjustesGetError, AjustesGetResponse, AjustesUpdateData, AjustesUpdateError, AjustesUpdateResponse, AuthCanjearCodigoData, AuthCanjearCodigoError, AuthCanjearCodigoResponse, AuthChangePasswordData, AuthChangePasswordError, AuthChangePasswordResponse, AuthLoginData, AuthLoginError, AuthLoginResponse, AuthLogoutData, AuthLogoutError, AuthLogoutResponse, AuthRequestPasswordResetData, AuthRequestPasswordResetError, AuthRequestPasswordResetResponse, AuthResetPasswordData, AuthResetPasswordError, AuthResetPasswordResponse, BitacoraListData, BitacoraListError, BitacoraListResponse, BusquedasDescartarData, BusquedasDescartarError, BusquedasDescartarResponse, BusquedasListData, BusquedasListError, BusquedasListResponse, BusquedasReponerData, BusquedasReponerError, BusquedasReponerResponse, CambioDeCorreoCancelData, CambioDeCorreoCancelError, CambioDeCorreoCancelResponse, CambioDeCorreoRequestData, CambioDeCorreoRequestError, CambioDeCorreoRequestResponse, CambioDeCorreoResendData, CambioDeCorreoResendError, CambioDeCorreoResendResponse, CategoriasActivateData, CategoriasActivateError, CategoriasActivateResponse, CategoriasCreateData, CategoriasCreateError, CategoriasCreateResponse, CategoriasDeactivateData, CategoriasDeactivateError, CategoriasDeactivateResponse, CategoriasGetData, CategoriasGetError, CategoriasGetResponse, CategoriasInactivosData, CategoriasInactivosError, CategoriasInactivosResponse, CategoriasListData, CategoriasListError, CategoriasListResponse, CategoriasSearchData, CategoriasSearchError, CategoriasSearchResponse, CategoriasUpdateData, CategoriasUpdateError, CategoriasUpdateResponse, CorreosGetData, CorreosGetError, CorreosGetResponse, CorreosListData, CorreosListError, CorreosListResponse, CorreosReenviarData, CorreosReenviarError, CorreosReenviarResponse, CuentaCorreoData, CuentaCorreoError, CuentaCorreoResponse, CuentaEnviarEnlaceData, CuentaEnviarEnlaceError, CuentaEnviarEnlaceResponse, DetallesPedidosPorPedidoData, DetallesPedidosPorPedidoError, DetallesPedidosPorPedidoResponse, DetallesPedidosProductosMasVendidosData, DetallesPedidosProductosMasVendidosError, DetallesPedidosProductosMasVendidosResponse, DetallesPedidosTotalProductosVendidosData, DetallesPedidosTotalProductosVendidosError, DetallesPedidosTotalProductosVendidosResponse, EmpaquesAnotarData, EmpaquesAnotarError, EmpaquesAnotarResponse, EmpaquesListData, EmpaquesListError, EmpaquesListResponse, EntregaAnotarData, EntregaAnotarError, EntregaAnotarResponse, EntregaReemplazosData, EntregaReemplazosError, EntregaReemplazosResponse, EstantesListData, EstantesListError, EstantesListResponse, EstantesOrdenarData, EstantesOrdenarError, EstantesOrdenarResponse, EtiquetasActivateData, EtiquetasActivateError, EtiquetasActivateResponse, EtiquetasCreateData, EtiquetasCreateError, EtiquetasCreateResponse, EtiquetasDeactivateData, EtiquetasDeactivateError, EtiquetasDeactivateResponse, EtiquetasGetData, EtiquetasGetError, EtiquetasGetResponse, EtiquetasInactivosData, EtiquetasInactivosError, EtiquetasInactivosResponse, EtiquetasListData, EtiquetasListError, EtiquetasListResponse, EtiquetasSearchData, EtiquetasSearchError, EtiquetasSearchResponse, EtiquetasUpdateData, EtiquetasUpdateError, EtiquetasUpdateResponse, MarcasActivateData, MarcasActivateError, MarcasActivateResponse, MarcasCreateData, MarcasCreateError, MarcasCreateResponse, MarcasDeactivateData, MarcasDeactivateError, MarcasDeactivateResponse, MarcasDestacadasData, MarcasDestacadasError, MarcasDestacadasResponse, MarcasGetData, MarcasGetError, MarcasGetResponse, MarcasInactivosData, MarcasInactivosError, MarcasInactivosResponse, MarcasListData, MarcasListError, MarcasListResponse, MarcasSearchData, MarcasSearchError, MarcasSearchResponse, MarcasUpdateData, MarcasUpdateError, MarcasUpdateResponse, NotificacionesLeerData, NotificacionesLeerError, NotificacionesLeerResponse, NotificacionesListData, NotificacionesListError, NotificacionesListResponse, NotificacionesPedidoData, NotificacionesPedidoError, NotificacionesPedidoResponse, NotificacionesUsuarioData, NotificacionesUsuarioError, NotificacionesUsuarioResponse, PedidosAnotarData, PedidosAnotarError, PedidosAnotarResponse, PedidosBorrarNotaData, PedidosBorrarNotaError, PedidosBorrarNotaResponse, PedidosCambiarEstadoData, PedidosCambiarEstadoError, PedidosCambiarEstadoResponse, PedidosCambiarEstadosData, PedidosCambiarEstadosError, PedidosCambiarEstadosResponse, PedidosCreateAdminData, PedidosCreateAdminError, PedidosCreateAdminResponse, PedidosCreateData, PedidosCreateError, PedidosCreateResponse, PedidosGananciaDiaData, PedidosGananciaDiaError, PedidosGananciaDiaResponse, PedidosGananciaMesData, PedidosGananciaMesError, PedidosGananciaMesResponse, PedidosHistorialData, PedidosHistorialError, PedidosHistorialResponse, PedidosListData, PedidosListError, PedidosListResponse, PedidosNotasData, PedidosNotasError, PedidosNotasResponse, PedidosPendientesData, PedidosPendientesError, PedidosPendientesResponse, PedidosPorEstadoData, PedidosPorEstadoError, PedidosPorEstadoResponse, PedidosProductosVendidosData, PedidosProductosVendidosError, PedidosProductosVendidosResponse, PedidosSeguimientoData, PedidosSeguimientoError, PedidosSeguimientoResponse, PedidosSeguirData, PedidosSeguirError, PedidosSeguirResponse, PedidosUpdateData, PedidosUpdateError, PedidosUpdateResponse, PlanillasPedidosData, PlanillasPedidosError, PlanillasPedidosResponse, PreciosCambiarData, PreciosCambiarError, PreciosCambiarResponse, PreciosCambioData, PreciosCambioError, PreciosCambioResponse, PreciosCambiosData, PreciosCambiosError, PreciosCambiosResponse, PreciosDeProductoData, PreciosDeProductoError, PreciosDeProductoResponse, PreciosDeshacerData, PreciosDeshacerError, PreciosDeshacerResponse, PreciosPlanillaData, PreciosPlanillaError, PreciosPlanillaResponse, PreciosVistaPreviaData, PreciosVistaPreviaError, PreciosVistaPreviaResponse, PresenciasEnterData, PresenciasEnterError, PresenciasEnterResponse, PresenciasLeaveData, PresenciasLeaveError, PresenciasLeaveResponse, PresenciasListData, PresenciasListError, PresenciasListResponse, ProductosActivateData, ProductosActivateError, ProductosActivateResponse, ProductosBultoCerradoData, ProductosBultoCerradoError, ProductosBultoCerradoResponse, ProductosCambiarVariosData, ProductosCambiarVariosError, ProductosCambiarVariosResponse, ProductosCopiarData, ProductosCopiarError, ProductosCopiarResponse, ProductosCreateData, ProductosCreateError, ProductosCreateResponse, ProductosDeactivateData, ProductosDeactivateError, ProductosDeactivateResponse, ProductosDestacadosData, ProductosDestacadosError, ProductosDestacadosResponse, ProductosGetData, ProductosGetError, ProductosGetResponse, ProductosInactivosData, ProductosInactivosError, ProductosInactivosResponse, ProductosListData, ProductosListError, ProductosListResponse, ProductosNuevosIngresosData, ProductosNuevosIngresosError, ProductosNuevosIngresosResponse, ProductosPanelData, ProductosPanelError, ProductosPanelResponse, ProductosPorCategoriaData, ProductosPorCategoriaError, ProductosPorCategoriaResponse, ProductosPorMarcaData, ProductosPorMarcaError, ProductosPorMarcaResponse, ProductosPromocionData, ProductosPromocionError, ProductosPromocionResponse, ProductosSearchBultoCerradoData, ProductosSearchBultoCerradoError, ProductosSearchBultoCerradoResponse, ProductosSearchData, ProductosSearchError, ProductosSearchResponse, ProductosSinStockData, ProductosSinStockError, ProductosSinStockResponse, ProductosUpdateData, ProductosUpdateError, ProductosUpdateResponse, ProductosVariosData, ProductosVariosError, ProductosVariosResponse, RemitosDownloadData, RemitosDownloadError, RemitosDownloadResponse, RemitosVariosData, RemitosVariosError, RemitosVariosResponse, SegundoFactorBeginData, SegundoFactorBeginError, SegundoFactorBeginResponse, SegundoFactorConfirmData, SegundoFactorConfirmError, SegundoFactorConfirmResponse, SegundoFactorEndData, SegundoFactorEndError, SegundoFactorEndOfUsuarioData, SegundoFactorEndOfUsuarioError, SegundoFactorEndOfUsuarioResponse, SegundoFactorEndResponse, SegundoFactorGetData, SegundoFactorGetError, SegundoFactorGetResponse, SegundoFactorRenewCodigosData, SegundoFactorRenewCodigosError, SegundoFactorRenewCodigosResponse, SesionesEndData, SesionesEndError, SesionesEndOfUsuarioData, SesionesEndOfUsuarioError, SesionesEndOfUsuarioResponse, SesionesEndOthersData, SesionesEndOthersError, SesionesEndOthersResponse, SesionesEndResponse, SesionesListData, SesionesListError, SesionesListResponse, SinonimosCreateData, SinonimosCreateError, SinonimosCreateResponse, SinonimosDeleteData, SinonimosDeleteError, SinonimosDeleteResponse, SinonimosGetData, SinonimosGetError, SinonimosGetResponse, SinonimosListData, SinonimosListError, SinonimosListResponse, SinonimosUpdateData, SinonimosUpdateError, SinonimosUpdateResponse, SolicitudesAprobarData, SolicitudesAprobarError, SolicitudesAprobarResponse, SolicitudesListData, SolicitudesListError, SolicitudesListResponse, SolicitudesPedirDatosData, SolicitudesPedirDatosError, SolicitudesPedirDatosResponse, UsuariosAltaData, UsuariosAltaError, UsuariosAltaResponse, UsuariosAnotarData, UsuariosAnotarError, UsuariosAnotarResponse, UsuariosBajaData, UsuariosBajaError, UsuariosBajaResponse, UsuariosBorrarDatosData, UsuariosBorrarDatosError, UsuariosBorrarDatosResponse, UsuariosBorrarNotaData, UsuariosBorrarNotaError, UsuariosBorrarNotaResponse, UsuariosCreateData, UsuariosCreateError, UsuariosCreateResponse, UsuariosExportarDatosData, UsuariosExportarDatosError, UsuariosExportarDatosResponse, UsuariosGetData, UsuariosGetError, UsuariosGetResponse, UsuariosInactivosData, UsuariosInactivosError, UsuariosInactivosResponse, UsuariosListData, UsuariosListError, UsuariosListResponse, UsuariosNotasData, UsuariosNotasError, UsuariosNotasResponse, UsuariosPendientesData, UsuariosPendientesError, UsuariosPendientesResponse, UsuariosProductosHabitualesData, UsuariosProductosHabitualesError, UsuariosProductosHabitualesResponse, UsuariosRechazarData, UsuariosRechazarError, UsuariosRechazarResponse, UsuariosResumenData, UsuariosResumenError, UsuariosResumenResponse, UsuariosRolEmpleadoData, UsuariosRolEmpleadoError, UsuariosRolEmpleadoResponse, UsuariosSearchData, UsuariosSearchError, UsuariosSearchResponse, UsuariosUpdateData, UsuariosUpdateError, UsuariosUpdateResponse } from '../types.gen.ts';

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
 * Opens a session with a code, as signing in does with a password.
 */
export const authCanjearCodigoMutation = (options?: Partial<Options<AuthCanjearCodigoData>>): UseMutationOptions<AuthCanjearCodigoResponse, AuthCanjearCodigoError, Options<AuthCanjearCodigoData>> => {
    const mutationOptions: UseMutationOptions<AuthCanjearCodigoResponse, AuthCanjearCodigoError, Options<AuthCanjearCodigoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await authCanjearCodigo({
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
 * Ends all sessions of an account at once, its open sockets too.
 */
export const sesionesEndOfUsuarioMutation = (options?: Partial<Options<SesionesEndOfUsuarioData>>): UseMutationOptions<SesionesEndOfUsuarioResponse, SesionesEndOfUsuarioError, Options<SesionesEndOfUsuarioData>> => {
    const mutationOptions: UseMutationOptions<SesionesEndOfUsuarioResponse, SesionesEndOfUsuarioError, Options<SesionesEndOfUsuarioData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sesionesEndOfUsuario({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const segundoFactorGetQueryKey = (options?: Options<SegundoFactorGetData>) => createQueryKey('segundoFactorGet', options, false, ['segundoFactor']);

/**
 * Whether one's own account asks for a second factor.
 */
export const segundoFactorGetOptions = (options?: Options<SegundoFactorGetData>) => queryOptions<SegundoFactorGetResponse, SegundoFactorGetError, SegundoFactorGetResponse, ReturnType<typeof segundoFactorGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await segundoFactorGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: segundoFactorGetQueryKey(options)
});

/**
 * A secret for an authenticator, which asks for nothing until a code of it confirms it.
 */
export const segundoFactorBeginMutation = (options?: Partial<Options<SegundoFactorBeginData>>): UseMutationOptions<SegundoFactorBeginResponse, SegundoFactorBeginError, Options<SegundoFactorBeginData>> => {
    const mutationOptions: UseMutationOptions<SegundoFactorBeginResponse, SegundoFactorBeginError, Options<SegundoFactorBeginData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await segundoFactorBegin({
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
 * Turns it on with a first code, ends one's other sessions and tells the recovery codes, once.
 */
export const segundoFactorConfirmMutation = (options?: Partial<Options<SegundoFactorConfirmData>>): UseMutationOptions<SegundoFactorConfirmResponse, SegundoFactorConfirmError, Options<SegundoFactorConfirmData>> => {
    const mutationOptions: UseMutationOptions<SegundoFactorConfirmResponse, SegundoFactorConfirmError, Options<SegundoFactorConfirmData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await segundoFactorConfirm({
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
 * Turns it off.
 */
export const segundoFactorEndMutation = (options?: Partial<Options<SegundoFactorEndData>>): UseMutationOptions<SegundoFactorEndResponse, SegundoFactorEndError, Options<SegundoFactorEndData>> => {
    const mutationOptions: UseMutationOptions<SegundoFactorEndResponse, SegundoFactorEndError, Options<SegundoFactorEndData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await segundoFactorEnd({
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
 * Recovery codes in place of those that there were.
 */
export const segundoFactorRenewCodigosMutation = (options?: Partial<Options<SegundoFactorRenewCodigosData>>): UseMutationOptions<SegundoFactorRenewCodigosResponse, SegundoFactorRenewCodigosError, Options<SegundoFactorRenewCodigosData>> => {
    const mutationOptions: UseMutationOptions<SegundoFactorRenewCodigosResponse, SegundoFactorRenewCodigosError, Options<SegundoFactorRenewCodigosData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await segundoFactorRenewCodigos({
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
 * Turns another's off, who has lost it, and ends their sessions.
 */
export const segundoFactorEndOfUsuarioMutation = (options?: Partial<Options<SegundoFactorEndOfUsuarioData>>): UseMutationOptions<SegundoFactorEndOfUsuarioResponse, SegundoFactorEndOfUsuarioError, Options<SegundoFactorEndOfUsuarioData>> => {
    const mutationOptions: UseMutationOptions<SegundoFactorEndOfUsuarioResponse, SegundoFactorEndOfUsuarioError, Options<SegundoFactorEndOfUsuarioData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await segundoFactorEndOfUsuario({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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

/**
 * Corrects an account's name, shop, CUIT, telephone and address; an admin's, only an admin does.
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
 * The requests that wait and the deactivated accounts, newest first.
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
 * All accounts of which each word of the term is a part of e-mail, name, last name, DNI, telephone or shop.
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
 * Approves or reactivates an account, and mails its owner.
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
 * Turns down a request for an account, mails its owner why, and forgets it.
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
 * All that the shop keeps of a person, to be handed to them.
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
 * Erases what the shop keeps of a person, for good; orders keep their figures.
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

export const solicitudesListQueryKey = (options?: Options<SolicitudesListData>) => createQueryKey('solicitudesList', options, false, ['solicitudes']);

/**
 * The requests for an account that wait, the oldest first, each with what other accounts have in common with it.
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
 * Approves a request, and mails its owner in these words.
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
 * Asks whoever requested an account for more, by mail, and keeps a note of it; the request goes on waiting.
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

export const usuariosResumenQueryKey = (options: Options<UsuariosResumenData>) => createQueryKey('usuariosResumen', options, false, ['usuarios']);

/**
 * What a customer ordered in a year, their newest orders, and when they were last here.
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
 * What a customer usually buys, the most usual first: up to 40 products of their newest 200 orders of 180 days, cancelled ones aside.
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
 * What the house has written down of an account, newest first. Its owner never sees it.
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
 * Writes something down of an account, for the house.
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
 * Deletes a note of one's own; an admin, anybody's.
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

/**
 * Creates a product with one or two pictures.
 */
export const productosCreateMutation = (options?: Partial<Options<ProductosCreateData>>): UseMutationOptions<ProductosCreateResponse, ProductosCreateError, Options<ProductosCreateData>> => {
    const mutationOptions: UseMutationOptions<ProductosCreateResponse, ProductosCreateError, Options<ProductosCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await productosCreate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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

/**
 * Changes several products, all of them or none; what a change leaves out stays as it is.
 */
export const productosCambiarVariosMutation = (options?: Partial<Options<ProductosCambiarVariosData>>): UseMutationOptions<ProductosCambiarVariosResponse, ProductosCambiarVariosError, Options<ProductosCambiarVariosData>> => {
    const mutationOptions: UseMutationOptions<ProductosCambiarVariosResponse, ProductosCambiarVariosError, Options<ProductosCambiarVariosData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await productosCambiarVarios({
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
 * Takes a product out of the shop; nothing is deleted.
 */
export const productosDeactivateMutation = (options?: Partial<Options<ProductosDeactivateData>>): UseMutationOptions<ProductosDeactivateResponse, ProductosDeactivateError, Options<ProductosDeactivateData>> => {
    const mutationOptions: UseMutationOptions<ProductosDeactivateResponse, ProductosDeactivateError, Options<ProductosDeactivateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await productosDeactivate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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

/**
 * Changes a product.
 */
export const productosUpdateMutation = (options?: Partial<Options<ProductosUpdateData>>): UseMutationOptions<ProductosUpdateResponse, ProductosUpdateError, Options<ProductosUpdateData>> => {
    const mutationOptions: UseMutationOptions<ProductosUpdateResponse, ProductosUpdateError, Options<ProductosUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await productosUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const productosInactivosQueryKey = (options?: Options<ProductosInactivosData>) => createQueryKey('productosInactivos', options, false, ['productos']);

/**
 * The deactivated products by name, or those that the term finds, the best first.
 */
export const productosInactivosOptions = (options?: Options<ProductosInactivosData>) => queryOptions<ProductosInactivosResponse, ProductosInactivosError, ProductosInactivosResponse, ReturnType<typeof productosInactivosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosInactivos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosInactivosQueryKey(options)
});

export const productosSinStockQueryKey = (options?: Options<ProductosSinStockData>) => createQueryKey('productosSinStock', options, false, ['productos']);

/**
 * The active products without stock by name, or those that the term finds, the best first.
 */
export const productosSinStockOptions = (options?: Options<ProductosSinStockData>) => queryOptions<ProductosSinStockResponse, ProductosSinStockError, ProductosSinStockResponse, ReturnType<typeof productosSinStockQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosSinStock({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosSinStockQueryKey(options)
});

export const productosPanelQueryKey = (options?: Options<ProductosPanelData>) => createQueryKey('productosPanel', options, false, ['productos']);

/**
 * The products of a brand, a category or both, by name, or those that the term finds, the best first.
 */
export const productosPanelOptions = (options?: Options<ProductosPanelData>) => queryOptions<ProductosPanelResponse, ProductosPanelError, ProductosPanelResponse, ReturnType<typeof productosPanelQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await productosPanel({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: productosPanelQueryKey(options)
});

/**
 * Creates a product after another, whose pictures it may share.
 */
export const productosCopiarMutation = (options?: Partial<Options<ProductosCopiarData>>): UseMutationOptions<ProductosCopiarResponse, ProductosCopiarError, Options<ProductosCopiarData>> => {
    const mutationOptions: UseMutationOptions<ProductosCopiarResponse, ProductosCopiarError, Options<ProductosCopiarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await productosCopiar({
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
 * Makes a product visible again.
 */
export const productosActivateMutation = (options?: Partial<Options<ProductosActivateData>>): UseMutationOptions<ProductosActivateResponse, ProductosActivateError, Options<ProductosActivateData>> => {
    const mutationOptions: UseMutationOptions<ProductosActivateResponse, ProductosActivateError, Options<ProductosActivateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await productosActivate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const preciosVistaPreviaQueryKey = (options: Options<PreciosVistaPreviaData>) => createQueryKey('preciosVistaPrevia', options, false, ['precios']);

/**
 * What a change of many prices would do, by name; nothing is changed.
 */
export const preciosVistaPreviaOptions = (options: Options<PreciosVistaPreviaData>) => queryOptions<PreciosVistaPreviaResponse, PreciosVistaPreviaError, PreciosVistaPreviaResponse, ReturnType<typeof preciosVistaPreviaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await preciosVistaPrevia({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: preciosVistaPreviaQueryKey(options)
});

export const preciosCambiosQueryKey = (options?: Options<PreciosCambiosData>) => createQueryKey('preciosCambios', options, false, ['precios']);

/**
 * The changes of many prices, newest first.
 */
export const preciosCambiosOptions = (options?: Options<PreciosCambiosData>) => queryOptions<PreciosCambiosResponse, PreciosCambiosError, PreciosCambiosResponse, ReturnType<typeof preciosCambiosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await preciosCambios({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: preciosCambiosQueryKey(options)
});

/**
 * Changes many prices as the preview showed it, all of them or none; at once, or at a moment.
 */
export const preciosCambiarMutation = (options?: Partial<Options<PreciosCambiarData>>): UseMutationOptions<PreciosCambiarResponse, PreciosCambiarError, Options<PreciosCambiarData>> => {
    const mutationOptions: UseMutationOptions<PreciosCambiarResponse, PreciosCambiarError, Options<PreciosCambiarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await preciosCambiar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const preciosCambioQueryKey = (options: Options<PreciosCambioData>) => createQueryKey('preciosCambio', options, false, ['precios']);

/**
 * One change with its products, or with those whose price was changed otherwise.
 */
export const preciosCambioOptions = (options: Options<PreciosCambioData>) => queryOptions<PreciosCambioResponse, PreciosCambioError, PreciosCambioResponse, ReturnType<typeof preciosCambioQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await preciosCambio({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: preciosCambioQueryKey(options)
});

/**
 * Gives their old price to those products whose price is still the one that the change gave; one that waits is not done.
 */
export const preciosDeshacerMutation = (options?: Partial<Options<PreciosDeshacerData>>): UseMutationOptions<PreciosDeshacerResponse, PreciosDeshacerError, Options<PreciosDeshacerData>> => {
    const mutationOptions: UseMutationOptions<PreciosDeshacerResponse, PreciosDeshacerError, Options<PreciosDeshacerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await preciosDeshacer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const preciosDeProductoQueryKey = (options: Options<PreciosDeProductoData>) => createQueryKey('preciosDeProducto', options, false, ['precios']);

/**
 * A product's prices until now, newest first.
 */
export const preciosDeProductoOptions = (options: Options<PreciosDeProductoData>) => queryOptions<PreciosDeProductoResponse, PreciosDeProductoError, PreciosDeProductoResponse, ReturnType<typeof preciosDeProductoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await preciosDeProducto({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: preciosDeProductoQueryKey(options)
});

/**
 * Gives each of several products a price of its own, all of them or none.
 */
export const preciosPlanillaMutation = (options?: Partial<Options<PreciosPlanillaData>>): UseMutationOptions<PreciosPlanillaResponse, PreciosPlanillaError, Options<PreciosPlanillaData>> => {
    const mutationOptions: UseMutationOptions<PreciosPlanillaResponse, PreciosPlanillaError, Options<PreciosPlanillaData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await preciosPlanilla({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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

/**
 * Creates one.
 */
export const marcasCreateMutation = (options?: Partial<Options<MarcasCreateData>>): UseMutationOptions<MarcasCreateResponse, MarcasCreateError, Options<MarcasCreateData>> => {
    const mutationOptions: UseMutationOptions<MarcasCreateResponse, MarcasCreateError, Options<MarcasCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await marcasCreate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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

/**
 * Takes one out of the filters; nothing is deleted.
 */
export const marcasDeactivateMutation = (options?: Partial<Options<MarcasDeactivateData>>): UseMutationOptions<MarcasDeactivateResponse, MarcasDeactivateError, Options<MarcasDeactivateData>> => {
    const mutationOptions: UseMutationOptions<MarcasDeactivateResponse, MarcasDeactivateError, Options<MarcasDeactivateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await marcasDeactivate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const marcasGetQueryKey = (options: Options<MarcasGetData>) => createQueryKey('marcasGet', options, false, ['marcas']);

/**
 * One of them, active or not.
 */
export const marcasGetOptions = (options: Options<MarcasGetData>) => queryOptions<MarcasGetResponse, MarcasGetError, MarcasGetResponse, ReturnType<typeof marcasGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await marcasGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: marcasGetQueryKey(options)
});

/**
 * Changes one.
 */
export const marcasUpdateMutation = (options?: Partial<Options<MarcasUpdateData>>): UseMutationOptions<MarcasUpdateResponse, MarcasUpdateError, Options<MarcasUpdateData>> => {
    const mutationOptions: UseMutationOptions<MarcasUpdateResponse, MarcasUpdateError, Options<MarcasUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await marcasUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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

/**
 * Creates one.
 */
export const categoriasCreateMutation = (options?: Partial<Options<CategoriasCreateData>>): UseMutationOptions<CategoriasCreateResponse, CategoriasCreateError, Options<CategoriasCreateData>> => {
    const mutationOptions: UseMutationOptions<CategoriasCreateResponse, CategoriasCreateError, Options<CategoriasCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await categoriasCreate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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

/**
 * Takes one out of the filters; nothing is deleted.
 */
export const categoriasDeactivateMutation = (options?: Partial<Options<CategoriasDeactivateData>>): UseMutationOptions<CategoriasDeactivateResponse, CategoriasDeactivateError, Options<CategoriasDeactivateData>> => {
    const mutationOptions: UseMutationOptions<CategoriasDeactivateResponse, CategoriasDeactivateError, Options<CategoriasDeactivateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await categoriasDeactivate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const categoriasGetQueryKey = (options: Options<CategoriasGetData>) => createQueryKey('categoriasGet', options, false, ['categorias']);

/**
 * One of them, active or not.
 */
export const categoriasGetOptions = (options: Options<CategoriasGetData>) => queryOptions<CategoriasGetResponse, CategoriasGetError, CategoriasGetResponse, ReturnType<typeof categoriasGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await categoriasGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: categoriasGetQueryKey(options)
});

/**
 * Changes one.
 */
export const categoriasUpdateMutation = (options?: Partial<Options<CategoriasUpdateData>>): UseMutationOptions<CategoriasUpdateResponse, CategoriasUpdateError, Options<CategoriasUpdateData>> => {
    const mutationOptions: UseMutationOptions<CategoriasUpdateResponse, CategoriasUpdateError, Options<CategoriasUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await categoriasUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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

/**
 * Creates one.
 */
export const etiquetasCreateMutation = (options?: Partial<Options<EtiquetasCreateData>>): UseMutationOptions<EtiquetasCreateResponse, EtiquetasCreateError, Options<EtiquetasCreateData>> => {
    const mutationOptions: UseMutationOptions<EtiquetasCreateResponse, EtiquetasCreateError, Options<EtiquetasCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await etiquetasCreate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
 * Takes one out of the filters; nothing is deleted.
 */
export const etiquetasDeactivateMutation = (options?: Partial<Options<EtiquetasDeactivateData>>): UseMutationOptions<EtiquetasDeactivateResponse, EtiquetasDeactivateError, Options<EtiquetasDeactivateData>> => {
    const mutationOptions: UseMutationOptions<EtiquetasDeactivateResponse, EtiquetasDeactivateError, Options<EtiquetasDeactivateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await etiquetasDeactivate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const etiquetasGetQueryKey = (options: Options<EtiquetasGetData>) => createQueryKey('etiquetasGet', options, false, ['etiquetas']);

/**
 * One of them, active or not.
 */
export const etiquetasGetOptions = (options: Options<EtiquetasGetData>) => queryOptions<EtiquetasGetResponse, EtiquetasGetError, EtiquetasGetResponse, ReturnType<typeof etiquetasGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await etiquetasGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: etiquetasGetQueryKey(options)
});

/**
 * Changes one.
 */
export const etiquetasUpdateMutation = (options?: Partial<Options<EtiquetasUpdateData>>): UseMutationOptions<EtiquetasUpdateResponse, EtiquetasUpdateError, Options<EtiquetasUpdateData>> => {
    const mutationOptions: UseMutationOptions<EtiquetasUpdateResponse, EtiquetasUpdateError, Options<EtiquetasUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await etiquetasUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const marcasInactivosQueryKey = (options?: Options<MarcasInactivosData>) => createQueryKey('marcasInactivos', options, false, ['marcas']);

/**
 * The deactivated ones, optionally those whose name holds the term, by name.
 */
export const marcasInactivosOptions = (options?: Options<MarcasInactivosData>) => queryOptions<MarcasInactivosResponse, MarcasInactivosError, MarcasInactivosResponse, ReturnType<typeof marcasInactivosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await marcasInactivos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: marcasInactivosQueryKey(options)
});

/**
 * Brings one back.
 */
export const marcasActivateMutation = (options?: Partial<Options<MarcasActivateData>>): UseMutationOptions<MarcasActivateResponse, MarcasActivateError, Options<MarcasActivateData>> => {
    const mutationOptions: UseMutationOptions<MarcasActivateResponse, MarcasActivateError, Options<MarcasActivateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await marcasActivate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const categoriasInactivosQueryKey = (options?: Options<CategoriasInactivosData>) => createQueryKey('categoriasInactivos', options, false, ['categorias']);

/**
 * The deactivated ones, optionally those whose name holds the term, by name.
 */
export const categoriasInactivosOptions = (options?: Options<CategoriasInactivosData>) => queryOptions<CategoriasInactivosResponse, CategoriasInactivosError, CategoriasInactivosResponse, ReturnType<typeof categoriasInactivosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await categoriasInactivos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: categoriasInactivosQueryKey(options)
});

/**
 * Brings one back.
 */
export const categoriasActivateMutation = (options?: Partial<Options<CategoriasActivateData>>): UseMutationOptions<CategoriasActivateResponse, CategoriasActivateError, Options<CategoriasActivateData>> => {
    const mutationOptions: UseMutationOptions<CategoriasActivateResponse, CategoriasActivateError, Options<CategoriasActivateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await categoriasActivate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const etiquetasInactivosQueryKey = (options?: Options<EtiquetasInactivosData>) => createQueryKey('etiquetasInactivos', options, false, ['etiquetas']);

/**
 * The deactivated ones, optionally those whose name holds the term, by name.
 */
export const etiquetasInactivosOptions = (options?: Options<EtiquetasInactivosData>) => queryOptions<EtiquetasInactivosResponse, EtiquetasInactivosError, EtiquetasInactivosResponse, ReturnType<typeof etiquetasInactivosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await etiquetasInactivos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: etiquetasInactivosQueryKey(options)
});

/**
 * Brings one back.
 */
export const etiquetasActivateMutation = (options?: Partial<Options<EtiquetasActivateData>>): UseMutationOptions<EtiquetasActivateResponse, EtiquetasActivateError, Options<EtiquetasActivateData>> => {
    const mutationOptions: UseMutationOptions<EtiquetasActivateResponse, EtiquetasActivateError, Options<EtiquetasActivateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await etiquetasActivate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const sinonimosListQueryKey = (options?: Options<SinonimosListData>) => createQueryKey('sinonimosList', options, false, ['sinonimos']);

/**
 * Groups of words that mean the same to a search, optionally those with the term in a word, by name.
 */
export const sinonimosListOptions = (options?: Options<SinonimosListData>) => queryOptions<SinonimosListResponse, SinonimosListError, SinonimosListResponse, ReturnType<typeof sinonimosListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sinonimosList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: sinonimosListQueryKey(options)
});

/**
 * Makes a group; from then on each of its words finds what the others find.
 */
export const sinonimosCreateMutation = (options?: Partial<Options<SinonimosCreateData>>): UseMutationOptions<SinonimosCreateResponse, SinonimosCreateError, Options<SinonimosCreateData>> => {
    const mutationOptions: UseMutationOptions<SinonimosCreateResponse, SinonimosCreateError, Options<SinonimosCreateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sinonimosCreate({
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
 * Does away with a group: each of its words is but itself again.
 */
export const sinonimosDeleteMutation = (options?: Partial<Options<SinonimosDeleteData>>): UseMutationOptions<SinonimosDeleteResponse, SinonimosDeleteError, Options<SinonimosDeleteData>> => {
    const mutationOptions: UseMutationOptions<SinonimosDeleteResponse, SinonimosDeleteError, Options<SinonimosDeleteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sinonimosDelete({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const sinonimosGetQueryKey = (options: Options<SinonimosGetData>) => createQueryKey('sinonimosGet', options, false, ['sinonimos']);

/**
 * One group.
 */
export const sinonimosGetOptions = (options: Options<SinonimosGetData>) => queryOptions<SinonimosGetResponse, SinonimosGetError, SinonimosGetResponse, ReturnType<typeof sinonimosGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await sinonimosGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: sinonimosGetQueryKey(options)
});

/**
 * Has a group consist of these words.
 */
export const sinonimosUpdateMutation = (options?: Partial<Options<SinonimosUpdateData>>): UseMutationOptions<SinonimosUpdateResponse, SinonimosUpdateError, Options<SinonimosUpdateData>> => {
    const mutationOptions: UseMutationOptions<SinonimosUpdateResponse, SinonimosUpdateError, Options<SinonimosUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sinonimosUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const busquedasListQueryKey = (options?: Options<BusquedasListData>) => createQueryKey('busquedasList', options, false, ['busquedas']);

/**
 * What visitors and customers searched and did not find by its name, the most frequent first.
 */
export const busquedasListOptions = (options?: Options<BusquedasListData>) => queryOptions<BusquedasListResponse, BusquedasListError, BusquedasListResponse, ReturnType<typeof busquedasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await busquedasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: busquedasListQueryKey(options)
});

/**
 * Takes a search out of the list for as long as it is kept.
 */
export const busquedasDescartarMutation = (options?: Partial<Options<BusquedasDescartarData>>): UseMutationOptions<BusquedasDescartarResponse, BusquedasDescartarError, Options<BusquedasDescartarData>> => {
    const mutationOptions: UseMutationOptions<BusquedasDescartarResponse, BusquedasDescartarError, Options<BusquedasDescartarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await busquedasDescartar({
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
 * Brings a search back into the list.
 */
export const busquedasReponerMutation = (options?: Partial<Options<BusquedasReponerData>>): UseMutationOptions<BusquedasReponerResponse, BusquedasReponerError, Options<BusquedasReponerData>> => {
    const mutationOptions: UseMutationOptions<BusquedasReponerResponse, BusquedasReponerError, Options<BusquedasReponerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await busquedasReponer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const pedidosListQueryKey = (options?: Options<PedidosListData>) => createQueryKey('pedidosList', options, false, ['pedidos']);

/**
 * All orders, newest first.
 */
export const pedidosListOptions = (options?: Options<PedidosListData>) => queryOptions<PedidosListResponse, PedidosListError, PedidosListResponse, ReturnType<typeof pedidosListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosListQueryKey(options)
});

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

export const pedidosSeguimientoQueryKey = (options?: Options<PedidosSeguimientoData>) => createQueryKey('pedidosSeguimiento', options, false, ['pedidos']);

/**
 * Whom orders can be assigned to, and what tags they have.
 */
export const pedidosSeguimientoOptions = (options?: Options<PedidosSeguimientoData>) => queryOptions<PedidosSeguimientoResponse, PedidosSeguimientoError, PedidosSeguimientoResponse, ReturnType<typeof pedidosSeguimientoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosSeguimiento({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosSeguimientoQueryKey(options)
});

/**
 * Assigns orders to somebody of the staff, and changes their tags: all of them or none.
 */
export const pedidosSeguirMutation = (options?: Partial<Options<PedidosSeguirData>>): UseMutationOptions<PedidosSeguirResponse, PedidosSeguirError, Options<PedidosSeguirData>> => {
    const mutationOptions: UseMutationOptions<PedidosSeguirResponse, PedidosSeguirError, Options<PedidosSeguirData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosSeguir({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const pedidosNotasQueryKey = (options: Options<PedidosNotasData>) => createQueryKey('pedidosNotas', options, false, ['pedidos']);

/**
 * What the house has written down of an order, newest first.
 */
export const pedidosNotasOptions = (options: Options<PedidosNotasData>) => queryOptions<PedidosNotasResponse, PedidosNotasError, PedidosNotasResponse, ReturnType<typeof pedidosNotasQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosNotas({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosNotasQueryKey(options)
});

/**
 * Writes something down of an order, for the house.
 */
export const pedidosAnotarMutation = (options?: Partial<Options<PedidosAnotarData>>): UseMutationOptions<PedidosAnotarResponse, PedidosAnotarError, Options<PedidosAnotarData>> => {
    const mutationOptions: UseMutationOptions<PedidosAnotarResponse, PedidosAnotarError, Options<PedidosAnotarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosAnotar({
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
 * Deletes a note of one's own; an admin, anybody's.
 */
export const pedidosBorrarNotaMutation = (options?: Partial<Options<PedidosBorrarNotaData>>): UseMutationOptions<PedidosBorrarNotaResponse, PedidosBorrarNotaError, Options<PedidosBorrarNotaData>> => {
    const mutationOptions: UseMutationOptions<PedidosBorrarNotaResponse, PedidosBorrarNotaError, Options<PedidosBorrarNotaData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosBorrarNota({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const pedidosPorEstadoQueryKey = (options: Options<PedidosPorEstadoData>) => createQueryKey('pedidosPorEstado', options, false, ['pedidos']);

/**
 * The orders of one status, newest first; a word that is no status is not found.
 */
export const pedidosPorEstadoOptions = (options: Options<PedidosPorEstadoData>) => queryOptions<PedidosPorEstadoResponse, PedidosPorEstadoError, PedidosPorEstadoResponse, ReturnType<typeof pedidosPorEstadoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosPorEstado({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosPorEstadoQueryKey(options)
});

/**
 * Sets the status of an order.
 */
export const pedidosCambiarEstadoMutation = (options?: Partial<Options<PedidosCambiarEstadoData>>): UseMutationOptions<PedidosCambiarEstadoResponse, PedidosCambiarEstadoError, Options<PedidosCambiarEstadoData>> => {
    const mutationOptions: UseMutationOptions<PedidosCambiarEstadoResponse, PedidosCambiarEstadoError, Options<PedidosCambiarEstadoData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosCambiarEstado({
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
 * Sets the status of several orders, each by itself: what one refuses keeps no other back.
 */
export const pedidosCambiarEstadosMutation = (options?: Partial<Options<PedidosCambiarEstadosData>>): UseMutationOptions<PedidosCambiarEstadosResponse, PedidosCambiarEstadosError, Options<PedidosCambiarEstadosData>> => {
    const mutationOptions: UseMutationOptions<PedidosCambiarEstadosResponse, PedidosCambiarEstadosError, Options<PedidosCambiarEstadosData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosCambiarEstados({
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
 * Replaces the lines of an order that awaits approval.
 */
export const pedidosUpdateMutation = (options?: Partial<Options<PedidosUpdateData>>): UseMutationOptions<PedidosUpdateResponse, PedidosUpdateError, Options<PedidosUpdateData>> => {
    const mutationOptions: UseMutationOptions<PedidosUpdateResponse, PedidosUpdateError, Options<PedidosUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const pedidosHistorialQueryKey = (options: Options<PedidosHistorialData>) => createQueryKey('pedidosHistorial', options, false, ['pedidos']);

/**
 * What happened to an order, by whom and when, oldest first.
 */
export const pedidosHistorialOptions = (options: Options<PedidosHistorialData>) => queryOptions<PedidosHistorialResponse, PedidosHistorialError, PedidosHistorialResponse, ReturnType<typeof pedidosHistorialQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosHistorial({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosHistorialQueryKey(options)
});

/**
 * Places an order on behalf of a customer, who may still be pending.
 */
export const pedidosCreateAdminMutation = (options?: Partial<Options<PedidosCreateAdminData>>): UseMutationOptions<PedidosCreateAdminResponse, PedidosCreateAdminError, Options<PedidosCreateAdminData>> => {
    const mutationOptions: UseMutationOptions<PedidosCreateAdminResponse, PedidosCreateAdminError, Options<PedidosCreateAdminData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await pedidosCreateAdmin({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const detallesPedidosPorPedidoQueryKey = (options: Options<DetallesPedidosPorPedidoData>) => createQueryKey('detallesPedidosPorPedido', options, false, ['detallesPedidos']);

/**
 * The lines of one order, each with the order.
 */
export const detallesPedidosPorPedidoOptions = (options: Options<DetallesPedidosPorPedidoData>) => queryOptions<DetallesPedidosPorPedidoResponse, DetallesPedidosPorPedidoError, DetallesPedidosPorPedidoResponse, ReturnType<typeof detallesPedidosPorPedidoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await detallesPedidosPorPedido({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: detallesPedidosPorPedidoQueryKey(options)
});

export const remitosDownloadQueryKey = (options: Options<RemitosDownloadData>) => createQueryKey('remitosDownload', options, false, ['remitos']);

/**
 * The delivery note of an order that is approved, sent or received. The first time gives it its number.
 */
export const remitosDownloadOptions = (options: Options<RemitosDownloadData>) => queryOptions<RemitosDownloadResponse, RemitosDownloadError, RemitosDownloadResponse, ReturnType<typeof remitosDownloadQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await remitosDownload({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: remitosDownloadQueryKey(options)
});

export const remitosVariosQueryKey = (options: Options<RemitosVariosData>) => createQueryKey('remitosVarios', options, false, ['remitos']);

/**
 * The delivery notes of several orders in one file, in the order in which they are named.
 */
export const remitosVariosOptions = (options: Options<RemitosVariosData>) => queryOptions<RemitosVariosResponse, RemitosVariosError, RemitosVariosResponse, ReturnType<typeof remitosVariosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await remitosVarios({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: remitosVariosQueryKey(options)
});

/**
 * Tells what is delivered of lines of an order that is approved, sent or received. The same again changes nothing, whatever version it comes with.
 */
export const entregaAnotarMutation = (options?: Partial<Options<EntregaAnotarData>>): UseMutationOptions<EntregaAnotarResponse, EntregaAnotarError, Options<EntregaAnotarData>> => {
    const mutationOptions: UseMutationOptions<EntregaAnotarResponse, EntregaAnotarError, Options<EntregaAnotarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await entregaAnotar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const entregaReemplazosQueryKey = (options: Options<EntregaReemplazosData>) => createQueryKey('entregaReemplazos', options, false, ['entrega']);

/**
 * Up to 6 products of the same categories that can be had now, the nearest in price first.
 */
export const entregaReemplazosOptions = (options: Options<EntregaReemplazosData>) => queryOptions<EntregaReemplazosResponse, EntregaReemplazosError, EntregaReemplazosResponse, ReturnType<typeof entregaReemplazosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await entregaReemplazos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: entregaReemplazosQueryKey(options)
});

export const empaquesListQueryKey = (options: Options<EmpaquesListData>) => createQueryKey('empaquesList', options, false, ['empaques']);

/**
 * Orders as they are packed, in the order in which they are named. It tells no prices.
 */
export const empaquesListOptions = (options: Options<EmpaquesListData>) => queryOptions<EmpaquesListResponse, EmpaquesListError, EmpaquesListResponse, ReturnType<typeof empaquesListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await empaquesList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: empaquesListQueryKey(options)
});

/**
 * Writes down what was packed of an order that is approved, sent or received; what is short is told as what is delivered. The caller makes the id: the same one again changes nothing.
 */
export const empaquesAnotarMutation = (options?: Partial<Options<EmpaquesAnotarData>>): UseMutationOptions<EmpaquesAnotarResponse, EmpaquesAnotarError, Options<EmpaquesAnotarData>> => {
    const mutationOptions: UseMutationOptions<EmpaquesAnotarResponse, EmpaquesAnotarError, Options<EmpaquesAnotarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await empaquesAnotar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const estantesListQueryKey = (options?: Options<EstantesListData>) => createQueryKey('estantesList', options, false, ['estantes']);

/**
 * The shelves, in the order in which one walks along them.
 */
export const estantesListOptions = (options?: Options<EstantesListData>) => queryOptions<EstantesListResponse, EstantesListError, EstantesListResponse, ReturnType<typeof estantesListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await estantesList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: estantesListQueryKey(options)
});

/**
 * Says which shelves there are, and in which order. What stands on none comes last.
 */
export const estantesOrdenarMutation = (options?: Partial<Options<EstantesOrdenarData>>): UseMutationOptions<EstantesOrdenarResponse, EstantesOrdenarError, Options<EstantesOrdenarData>> => {
    const mutationOptions: UseMutationOptions<EstantesOrdenarResponse, EstantesOrdenarError, Options<EstantesOrdenarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await estantesOrdenar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const planillasPedidosQueryKey = (options?: Options<PlanillasPedidosData>) => createQueryKey('planillasPedidos', options, false, ['planillas']);

/**
 * The orders that a list of them finds, its first 10000 at the most, in its order: a CSV file as a Spanish spreadsheet opens it.
 */
export const planillasPedidosOptions = (options?: Options<PlanillasPedidosData>) => queryOptions<PlanillasPedidosResponse, PlanillasPedidosError, PlanillasPedidosResponse, ReturnType<typeof planillasPedidosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await planillasPedidos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: planillasPedidosQueryKey(options)
});

export const presenciasListQueryKey = (options?: Options<PresenciasListData>) => createQueryKey('presenciasList', options, false, ['presencias']);

/**
 * Who is editing which order, the caller too.
 */
export const presenciasListOptions = (options?: Options<PresenciasListData>) => queryOptions<PresenciasListResponse, PresenciasListError, PresenciasListResponse, ReturnType<typeof presenciasListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await presenciasList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: presenciasListQueryKey(options)
});

/**
 * The caller edits it no more.
 */
export const presenciasLeaveMutation = (options?: Partial<Options<PresenciasLeaveData>>): UseMutationOptions<PresenciasLeaveResponse, PresenciasLeaveError, Options<PresenciasLeaveData>> => {
    const mutationOptions: UseMutationOptions<PresenciasLeaveResponse, PresenciasLeaveError, Options<PresenciasLeaveData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await presenciasLeave({
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
 * The caller edits this order, for a minute and a half: to be said again for as long as it is so.
 */
export const presenciasEnterMutation = (options?: Partial<Options<PresenciasEnterData>>): UseMutationOptions<PresenciasEnterResponse, PresenciasEnterError, Options<PresenciasEnterData>> => {
    const mutationOptions: UseMutationOptions<PresenciasEnterResponse, PresenciasEnterError, Options<PresenciasEnterData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await presenciasEnter({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const pedidosPendientesQueryKey = (options?: Options<PedidosPendientesData>) => createQueryKey('pedidosPendientes', options, false, ['pedidos']);

/**
 * How many orders wait to be approved, and how many that are approved wait to be sent.
 */
export const pedidosPendientesOptions = (options?: Options<PedidosPendientesData>) => queryOptions<PedidosPendientesResponse, PedidosPendientesError, PedidosPendientesResponse, ReturnType<typeof pedidosPendientesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosPendientes({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosPendientesQueryKey(options)
});

export const usuariosPendientesQueryKey = (options?: Options<UsuariosPendientesData>) => createQueryKey('usuariosPendientes', options, false, ['usuarios']);

/**
 * How many requests for an account wait to be looked at.
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

export const pedidosGananciaDiaQueryKey = (options?: Options<PedidosGananciaDiaData>) => createQueryKey('pedidosGananciaDia', options, false, ['pedidos']);

/**
 * Earnings of each day of a week, Monday to Sunday.
 */
export const pedidosGananciaDiaOptions = (options?: Options<PedidosGananciaDiaData>) => queryOptions<PedidosGananciaDiaResponse, PedidosGananciaDiaError, PedidosGananciaDiaResponse, ReturnType<typeof pedidosGananciaDiaQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosGananciaDia({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosGananciaDiaQueryKey(options)
});

export const pedidosGananciaMesQueryKey = (options?: Options<PedidosGananciaMesData>) => createQueryKey('pedidosGananciaMes', options, false, ['pedidos']);

/**
 * Earnings of each week of a month.
 */
export const pedidosGananciaMesOptions = (options?: Options<PedidosGananciaMesData>) => queryOptions<PedidosGananciaMesResponse, PedidosGananciaMesError, PedidosGananciaMesResponse, ReturnType<typeof pedidosGananciaMesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosGananciaMes({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosGananciaMesQueryKey(options)
});

export const pedidosProductosVendidosQueryKey = (options: Options<PedidosProductosVendidosData>) => createQueryKey('pedidosProductosVendidos', options, false, ['pedidos']);

/**
 * Units sold in a week or month.
 */
export const pedidosProductosVendidosOptions = (options: Options<PedidosProductosVendidosData>) => queryOptions<PedidosProductosVendidosResponse, PedidosProductosVendidosError, PedidosProductosVendidosResponse, ReturnType<typeof pedidosProductosVendidosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await pedidosProductosVendidos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: pedidosProductosVendidosQueryKey(options)
});

export const detallesPedidosTotalProductosVendidosQueryKey = (options: Options<DetallesPedidosTotalProductosVendidosData>) => createQueryKey('detallesPedidosTotalProductosVendidos', options, false, ['detallesPedidos']);

/**
 * Units sold per category in a week or month.
 */
export const detallesPedidosTotalProductosVendidosOptions = (options: Options<DetallesPedidosTotalProductosVendidosData>) => queryOptions<DetallesPedidosTotalProductosVendidosResponse, DetallesPedidosTotalProductosVendidosError, DetallesPedidosTotalProductosVendidosResponse, ReturnType<typeof detallesPedidosTotalProductosVendidosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await detallesPedidosTotalProductosVendidos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: detallesPedidosTotalProductosVendidosQueryKey(options)
});

export const detallesPedidosProductosMasVendidosQueryKey = (options: Options<DetallesPedidosProductosMasVendidosData>) => createQueryKey('detallesPedidosProductosMasVendidos', options, false, ['detallesPedidos']);

/**
 * Earnings per category in a week or month, the highest first.
 */
export const detallesPedidosProductosMasVendidosOptions = (options: Options<DetallesPedidosProductosMasVendidosData>) => queryOptions<DetallesPedidosProductosMasVendidosResponse, DetallesPedidosProductosMasVendidosError, DetallesPedidosProductosMasVendidosResponse, ReturnType<typeof detallesPedidosProductosMasVendidosQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await detallesPedidosProductosMasVendidos({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: detallesPedidosProductosMasVendidosQueryKey(options)
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

export const notificacionesPedidoQueryKey = (options?: Options<NotificacionesPedidoData>) => createQueryKey('notificacionesPedido', options, false, ['notificaciones']);

/**
 * The unread notifications of this kind, newest first.
 */
export const notificacionesPedidoOptions = (options?: Options<NotificacionesPedidoData>) => queryOptions<NotificacionesPedidoResponse, NotificacionesPedidoError, NotificacionesPedidoResponse, ReturnType<typeof notificacionesPedidoQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await notificacionesPedido({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: notificacionesPedidoQueryKey(options)
});

export const notificacionesUsuarioQueryKey = (options?: Options<NotificacionesUsuarioData>) => createQueryKey('notificacionesUsuario', options, false, ['notificaciones']);

/**
 * The unread notifications of this kind, newest first.
 */
export const notificacionesUsuarioOptions = (options?: Options<NotificacionesUsuarioData>) => queryOptions<NotificacionesUsuarioResponse, NotificacionesUsuarioError, NotificacionesUsuarioResponse, ReturnType<typeof notificacionesUsuarioQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await notificacionesUsuario({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: notificacionesUsuarioQueryKey(options)
});

/**
 * Marks all of one kind as read, for everybody; answers those that it marked.
 */
export const notificacionesLeerMutation = (options?: Partial<Options<NotificacionesLeerData>>): UseMutationOptions<NotificacionesLeerResponse, NotificacionesLeerError, Options<NotificacionesLeerData>> => {
    const mutationOptions: UseMutationOptions<NotificacionesLeerResponse, NotificacionesLeerError, Options<NotificacionesLeerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await notificacionesLeer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const correosListQueryKey = (options?: Options<CorreosListData>) => createQueryKey('correosList', options, false, ['correos']);

/**
 * The mails that wait or were given up, newest first.
 */
export const correosListOptions = (options?: Options<CorreosListData>) => queryOptions<CorreosListResponse, CorreosListError, CorreosListResponse, ReturnType<typeof correosListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await correosList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: correosListQueryKey(options)
});

export const correosGetQueryKey = (options: Options<CorreosGetData>) => createQueryKey('correosGet', options, false, ['correos']);

/**
 * A mail, sent or not, while it is kept.
 */
export const correosGetOptions = (options: Options<CorreosGetData>) => queryOptions<CorreosGetResponse, CorreosGetError, CorreosGetResponse, ReturnType<typeof correosGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await correosGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: correosGetQueryKey(options)
});

/**
 * Has a mail that waits or was given up tried again now; asked for twice it is one mail.
 */
export const correosReenviarMutation = (options?: Partial<Options<CorreosReenviarData>>): UseMutationOptions<CorreosReenviarResponse, CorreosReenviarError, Options<CorreosReenviarData>> => {
    const mutationOptions: UseMutationOptions<CorreosReenviarResponse, CorreosReenviarError, Options<CorreosReenviarData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await correosReenviar({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const bitacoraListQueryKey = (options?: Options<BitacoraListData>) => createQueryKey('bitacoraList', options, false, ['bitacora']);

/**
 * What was done, newest first; `total` counts no further than 10000.
 */
export const bitacoraListOptions = (options?: Options<BitacoraListData>) => queryOptions<BitacoraListResponse, BitacoraListError, BitacoraListResponse, ReturnType<typeof bitacoraListQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await bitacoraList({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: bitacoraListQueryKey(options)
});

export const ajustesGetQueryKey = (options?: Options<AjustesGetData>) => createQueryKey('ajustesGet', options, false, ['ajustes']);

/**
 * What is settled for the whole shop.
 */
export const ajustesGetOptions = (options?: Options<AjustesGetData>) => queryOptions<AjustesGetResponse, AjustesGetError, AjustesGetResponse, ReturnType<typeof ajustesGetQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await ajustesGet({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: ajustesGetQueryKey(options)
});

/**
 * Settles it anew, for everybody at once. A second factor is demanded only by who has one.
 */
export const ajustesUpdateMutation = (options?: Partial<Options<AjustesUpdateData>>): UseMutationOptions<AjustesUpdateResponse, AjustesUpdateError, Options<AjustesUpdateData>> => {
    const mutationOptions: UseMutationOptions<AjustesUpdateResponse, AjustesUpdateError, Options<AjustesUpdateData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await ajustesUpdate({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
