// @ts-nocheck: generated, not under our compiler options

import { client } from './client.gen.ts';
import { type Client, type ClientMeta, formDataBodySerializer, type Options as Options2, type RequestResult, type TDataShape } from './client/index.ts';
import type { AjustesGetData, AjustesGetErrors, AjustesGetResponses, AjustesUpdateData, AjustesUpdateErrors, AjustesUpdateResponses, AuthCanjearCodigoData, AuthCanjearCodigoErrors, AuthCanjearCodigoResponses, AuthChangePasswordData, AuthChangePasswordErrors, AuthChangePasswordResponses, AuthLoginData, AuthLoginErrors, AuthLoginResponses, AuthLogoutData, AuthLogoutErrors, AuthLogoutResponses, AuthRequestPasswordResetData, AuthRequestPasswordResetErrors, AuthRequestPasswordResetResponses, AuthResetPasswordData, AuthResetPasswordErrors, AuthResetPasswordResponses, BitacoraListData, BitacoraListErrors, BitacoraListResponses, BusquedasDescartarData, BusquedasDescartarErrors, BusquedasDescartarResponses, BusquedasListData, BusquedasListErrors, BusquedasListResponses, BusquedasReponerData, BusquedasReponerErrors, BusquedasReponerResponses, CambioDeCorreoCancelData, CambioDeCorreoCancelErrors, CambioDeCorreoCancelResponses, CambioDeCorreoRequestData, CambioDeCorreoRequestErrors, CambioDeCorreoRequestResponses, CambioDeCorreoResendData, CambioDeCorreoResendErrors, CambioDeCorreoResendResponses, CategoriasActivateData, CategoriasActivateErrors, CategoriasActivateResponses, CategoriasCreateData, CategoriasCreateErrors, CategoriasCreateResponses, CategoriasDeactivateData, CategoriasDeactivateErrors, CategoriasDeactivateResponses, CategoriasGetData, CategoriasGetErrors, CategoriasGetResponses, CategoriasInactivosData, CategoriasInactivosErrors, CategoriasInactivosResponses, CategoriasListData, CategoriasListErrors, CategoriasListResponses, CategoriasSearchData, CategoriasSearchErrors, CategoriasSearchResponses, CategoriasUpdateData, CategoriasUpdateErrors, CategoriasUpdateResponses, CorreosGetData, CorreosGetErrors, CorreosGetResponses, CorreosListData, CorreosListErrors, CorreosListResponses, CorreosReenviarData, CorreosReenviarErrors, CorreosReenviarResponses, CuentaCorreoData, CuentaCorreoErrors, CuentaCorreoResponses, CuentaEnviarEnlaceData, CuentaEnviarEnlaceErrors, CuentaEnviarEnlaceResponses, DetallesPedidosPorPedidoData, DetallesPedidosPorPedidoErrors, DetallesPedidosPorPedidoResponses, DetallesPedidosProductosMasVendidosData, DetallesPedidosProductosMasVendidosErrors, DetallesPedidosProductosMasVendidosResponses, DetallesPedidosTotalProductosVendidosData, DetallesPedidosTotalProductosVendidosErrors, DetallesPedidosTotalProductosVendidosResponses, EmpaquesAnotarData, EmpaquesAnotarErrors, EmpaquesAnotarResponses, EmpaquesListData, EmpaquesListErrors, EmpaquesListResponses, EntregaAnotarData, EntregaAnotarErrors, EntregaAnotarResponses, EntregaReemplazosData, EntregaReemplazosErrors, EntregaReemplazosResponses, EstantesListData, EstantesListErrors, EstantesListResponses, EstantesOrdenarData, EstantesOrdenarErrors, EstantesOrdenarResponses, EtiquetasActivateData, EtiquetasActivateErrors, EtiquetasActivateResponses, EtiquetasCreateData, EtiquetasCreateErrors, EtiquetasCreateResponses, EtiquetasDeactivateData, EtiquetasDeactivateErrors, EtiquetasDeactivateResponses, EtiquetasGetData, EtiquetasGetErrors, EtiquetasGetResponses, EtiquetasInactivosData, EtiquetasInactivosErrors, EtiquetasInactivosResponses, EtiquetasListData, EtiquetasListErrors, EtiquetasListResponses, EtiquetasSearchData, EtiquetasSearchErrors, EtiquetasSearchResponses, EtiquetasUpdateData, EtiquetasUpdateErrors, EtiquetasUpdateResponses, MarcasActivateData, MarcasActivateErrors, MarcasActivateResponses, MarcasCreateData, MarcasCreateErrors, MarcasCreateResponses, MarcasDeactivateData, MarcasDeactivateErrors, MarcasDeactivateResponses, MarcasDestacadasData, MarcasDestacadasErrors, MarcasDestacadasResponses, MarcasGetData, MarcasGetErrors, MarcasGetResponses, MarcasInactivosData, MarcasInactivosErrors, MarcasInactivosResponses, MarcasListData, MarcasListErrors, MarcasListResponses, MarcasSearchData, MarcasSearchErrors, MarcasSearchResponses, MarcasUpdateData, MarcasUpdateErrors, MarcasUpdateResponses, NotificacionesLeerData, NotificacionesLeerErrors, NotificacionesLeerResponses, NotificacionesListData, NotificacionesListErrors, NotificacionesListResponses, NotificacionesPedidoData, NotificacionesPedidoErrors, NotificacionesPedidoResponses, NotificacionesUsuarioData, NotificacionesUsuarioErrors, NotificacionesUsuarioResponses, PedidosAnotarData, PedidosAnotarErrors, PedidosAnotarResponses, PedidosBorrarNotaData, PedidosBorrarNotaErrors, PedidosBorrarNotaResponses, PedidosCambiarEstadoData, PedidosCambiarEstadoErrors, PedidosCambiarEstadoResponses, PedidosCambiarEstadosData, PedidosCambiarEstadosErrors, PedidosCambiarEstadosResponses, PedidosCreateAdminData, PedidosCreateAdminErrors, PedidosCreateAdminResponses, PedidosCreateData, PedidosCreateErrors, PedidosCreateResponses, PedidosGananciaDiaData, PedidosGananciaDiaErrors, PedidosGananciaDiaResponses, PedidosGananciaMesData, PedidosGananciaMesErrors, PedidosGananciaMesResponses, PedidosHistorialData, PedidosHistorialErrors, PedidosHistorialResponses, PedidosListData, PedidosListErrors, PedidosListResponses, PedidosNotasData, PedidosNotasErrors, PedidosNotasResponses, PedidosPendientesData, PedidosPendientesErrors, PedidosPendientesResponses, PedidosPorEstadoData, PedidosPorEstadoErrors, PedidosPorEstadoResponses, PedidosProductosVendidosData, PedidosProductosVendidosErrors, PedidosProductosVendidosResponses, PedidosSeguimientoData, PedidosSeguimientoErrors, PedidosSeguimientoResponses, PedidosSeguirData, PedidosSeguirErrors, PedidosSeguirResponses, PedidosUpdateData, PedidosUpdateErrors, PedidosUpdateResponses, PlanillasPedidosData, PlanillasPedidosErrors, PlanillasPedidosResponses, PreciosCambiarData, PreciosCambiarErrors, PreciosCambiarResponses, PreciosCambioData, PreciosCambioErrors, PreciosCambioResponses, PreciosCambiosData, PreciosCambiosErrors, PreciosCambiosResponses, PreciosDeProductoData, PreciosDeProductoErrors, PreciosDeProductoResponses, PreciosDeshacerData, PreciosDeshacerErrors, PreciosDeshacerResponses, PreciosPlanillaData, PreciosPlanillaErrors, PreciosPlanillaResponses, PreciosVistaPreviaData, PreciosVistaPreviaErrors, PreciosVistaPreviaResponses, PresenciasEnterData, PresenciasEnterErrors, PresenciasEnterResponses, PresenciasLeaveData, PresenciasLeaveErrors, PresenciasLeaveResponses, PresenciasListData, PresenciasListErrors, PresenciasListResponses, ProductosActivateData, ProductosActivateErrors, ProductosActivateResponses, ProductosBultoCerradoData, ProductosBultoCerradoErrors, ProductosBultoCerradoResponses, ProductosCambiarVariosData, ProductosCambiarVariosErrors, ProductosCambiarVariosResponses, ProductosCopiarData, ProductosCopiarErrors, ProductosCopiarResponses, ProductosCreateData, ProductosCreateErrors, ProductosCreateResponses, ProductosDeactivateData, ProductosDeactivateErrors, ProductosDeactivateResponses, ProductosDestacadosData, ProductosDestacadosErrors, ProductosDestacadosResponses, ProductosGetData, ProductosGetErrors, ProductosGetResponses, ProductosInactivosData, ProductosInactivosErrors, ProductosInactivosResponses, ProductosListData, ProductosListErrors, ProductosListResponses, ProductosNuevosIngresosData, ProductosNuevosIngresosErrors, ProductosNuevosIngresosResponses, ProductosPanelData, ProductosPanelErrors, ProductosPanelResponses, ProductosPorCategoriaData, ProductosPorCategoriaErrors, ProductosPorCategoriaResponses, ProductosPorMarcaData, ProductosPorMarcaErrors, ProductosPorMarcaResponses, ProductosPromocionData, ProductosPromocionErrors, ProductosPromocionResponses, ProductosSearchBultoCerradoData, ProductosSearchBultoCerradoErrors, ProductosSearchBultoCerradoResponses, ProductosSearchData, ProductosSearchErrors, ProductosSearchResponses, ProductosSinStockData, ProductosSinStockErrors, ProductosSinStockResponses, ProductosUpdateData, ProductosUpdateErrors, ProductosUpdateResponses, ProductosVariosData, ProductosVariosErrors, ProductosVariosResponses, RemitosDownloadData, RemitosDownloadErrors, RemitosDownloadResponses, RemitosVariosData, RemitosVariosErrors, RemitosVariosResponses, SegundoFactorBeginData, SegundoFactorBeginErrors, SegundoFactorBeginResponses, SegundoFactorConfirmData, SegundoFactorConfirmErrors, SegundoFactorConfirmResponses, SegundoFactorEndData, SegundoFactorEndErrors, SegundoFactorEndOfUsuarioData, SegundoFactorEndOfUsuarioErrors, SegundoFactorEndOfUsuarioResponses, SegundoFactorEndResponses, SegundoFactorGetData, SegundoFactorGetErrors, SegundoFactorGetResponses, SegundoFactorRenewCodigosData, SegundoFactorRenewCodigosErrors, SegundoFactorRenewCodigosResponses, SesionesEndData, SesionesEndErrors, SesionesEndOfUsuarioData, SesionesEndOfUsuarioErrors, SesionesEndOfUsuarioResponses, SesionesEndOthersData, SesionesEndOthersErrors, SesionesEndOthersResponses, SesionesEndResponses, SesionesListData, SesionesListErrors, SesionesListResponses, SinonimosCreateData, SinonimosCreateErrors, SinonimosCreateResponses, SinonimosDeleteData, SinonimosDeleteErrors, SinonimosDeleteResponses, SinonimosGetData, SinonimosGetErrors, SinonimosGetResponses, SinonimosListData, SinonimosListErrors, SinonimosListResponses, SinonimosUpdateData, SinonimosUpdateErrors, SinonimosUpdateResponses, SolicitudesAprobarData, SolicitudesAprobarErrors, SolicitudesAprobarResponses, SolicitudesListData, SolicitudesListErrors, SolicitudesListResponses, SolicitudesPedirDatosData, SolicitudesPedirDatosErrors, SolicitudesPedirDatosResponses, UsuariosAltaData, UsuariosAltaErrors, UsuariosAltaResponses, UsuariosAnotarData, UsuariosAnotarErrors, UsuariosAnotarResponses, UsuariosBajaData, UsuariosBajaErrors, UsuariosBajaResponses, UsuariosBorrarDatosData, UsuariosBorrarDatosErrors, UsuariosBorrarDatosResponses, UsuariosBorrarNotaData, UsuariosBorrarNotaErrors, UsuariosBorrarNotaResponses, UsuariosCreateData, UsuariosCreateErrors, UsuariosCreateResponses, UsuariosExportarDatosData, UsuariosExportarDatosErrors, UsuariosExportarDatosResponses, UsuariosGetData, UsuariosGetErrors, UsuariosGetResponses, UsuariosInactivosData, UsuariosInactivosErrors, UsuariosInactivosResponses, UsuariosListData, UsuariosListErrors, UsuariosListResponses, UsuariosNotasData, UsuariosNotasErrors, UsuariosNotasResponses, UsuariosPendientesData, UsuariosPendientesErrors, UsuariosPendientesResponses, UsuariosProductosHabitualesData, UsuariosProductosHabitualesErrors, UsuariosProductosHabitualesResponses, UsuariosRechazarData, UsuariosRechazarErrors, UsuariosRechazarResponses, UsuariosResumenData, UsuariosResumenErrors, UsuariosResumenResponses, UsuariosRolEmpleadoData, UsuariosRolEmpleadoErrors, UsuariosRolEmpleadoResponses, UsuariosSearchData, UsuariosSearchErrors, UsuariosSearchResponses, UsuariosUpdateData, UsuariosUpdateErrors, UsuariosUpdateResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: keyof ClientMeta extends never ? Record<string, unknown> : ClientMeta;
};

/**
 * Opens a session. A wrong e-mail and a wrong password answer alike.
 */
export const authLogin = <ThrowOnError extends boolean = true>(options: Options<AuthLoginData, ThrowOnError>): RequestResult<AuthLoginResponses, AuthLoginErrors, ThrowOnError> => (options.client ?? client).post<AuthLoginResponses, AuthLoginErrors, ThrowOnError>({
    url: '/auth/login',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Ends the session that the call is made with.
 */
export const authLogout = <ThrowOnError extends boolean = true>(options?: Options<AuthLogoutData, ThrowOnError>): RequestResult<AuthLogoutResponses, AuthLogoutErrors, ThrowOnError> => (options?.client ?? client).post<AuthLogoutResponses, AuthLogoutErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/logout',
    ...options
});

/**
 * Mails a link to set a new password. Never tells whether the e-mail exists.
 */
export const authRequestPasswordReset = <ThrowOnError extends boolean = true>(options: Options<AuthRequestPasswordResetData, ThrowOnError>): RequestResult<AuthRequestPasswordResetResponses, AuthRequestPasswordResetErrors, ThrowOnError> => (options.client ?? client).post<AuthRequestPasswordResetResponses, AuthRequestPasswordResetErrors, ThrowOnError>({
    url: '/auth/request-password-reset',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Sets a new password with the token of a mailed link, once, and ends the other sessions.
 */
export const authResetPassword = <ThrowOnError extends boolean = true>(options: Options<AuthResetPasswordData, ThrowOnError>): RequestResult<AuthResetPasswordResponses, AuthResetPasswordErrors, ThrowOnError> => (options.client ?? client).post<AuthResetPasswordResponses, AuthResetPasswordErrors, ThrowOnError>({
    url: '/auth/reset-password',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Sets a new password for whoever knows the one of now, and ends one's other sessions.
 */
export const authChangePassword = <ThrowOnError extends boolean = true>(options: Options<AuthChangePasswordData, ThrowOnError>): RequestResult<AuthChangePasswordResponses, AuthChangePasswordErrors, ThrowOnError> => (options.client ?? client).post<AuthChangePasswordResponses, AuthChangePasswordErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/change-password',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Opens a session with a code, as signing in does with a password.
 */
export const authCanjearCodigo = <ThrowOnError extends boolean = true>(options: Options<AuthCanjearCodigoData, ThrowOnError>): RequestResult<AuthCanjearCodigoResponses, AuthCanjearCodigoErrors, ThrowOnError> => (options.client ?? client).post<AuthCanjearCodigoResponses, AuthCanjearCodigoErrors, ThrowOnError>({
    url: '/auth/canje',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The e-mail of one's own account, and whether it is confirmed.
 */
export const cuentaCorreo = <ThrowOnError extends boolean = true>(options?: Options<CuentaCorreoData, ThrowOnError>): RequestResult<CuentaCorreoResponses, CuentaCorreoErrors, ThrowOnError> => (options?.client ?? client).get<CuentaCorreoResponses, CuentaCorreoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuenta/correo',
    ...options
});

/**
 * Mails one more link that confirms the e-mail of one's own account.
 */
export const cuentaEnviarEnlace = <ThrowOnError extends boolean = true>(options?: Options<CuentaEnviarEnlaceData, ThrowOnError>): RequestResult<CuentaEnviarEnlaceResponses, CuentaEnviarEnlaceErrors, ThrowOnError> => (options?.client ?? client).post<CuentaEnviarEnlaceResponses, CuentaEnviarEnlaceErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuenta/enlace',
    ...options
});

/**
 * Leaves the e-mail as it is.
 */
export const cambioDeCorreoCancel = <ThrowOnError extends boolean = true>(options?: Options<CambioDeCorreoCancelData, ThrowOnError>): RequestResult<CambioDeCorreoCancelResponses, CambioDeCorreoCancelErrors, ThrowOnError> => (options?.client ?? client).delete<CambioDeCorreoCancelResponses, CambioDeCorreoCancelErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuenta/cambio-de-correo',
    ...options
});

/**
 * Asks for another e-mail of one's own account, which gets a link; in the place of one asked for before. Never tells whether the e-mail is somebody's.
 */
export const cambioDeCorreoRequest = <ThrowOnError extends boolean = true>(options: Options<CambioDeCorreoRequestData, ThrowOnError>): RequestResult<CambioDeCorreoRequestResponses, CambioDeCorreoRequestErrors, ThrowOnError> => (options.client ?? client).post<CambioDeCorreoRequestResponses, CambioDeCorreoRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuenta/cambio-de-correo',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Mails one more link to the e-mail that was asked for.
 */
export const cambioDeCorreoResend = <ThrowOnError extends boolean = true>(options?: Options<CambioDeCorreoResendData, ThrowOnError>): RequestResult<CambioDeCorreoResendResponses, CambioDeCorreoResendErrors, ThrowOnError> => (options?.client ?? client).post<CambioDeCorreoResendResponses, CambioDeCorreoResendErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/cuenta/cambio-de-correo/enlace',
    ...options
});

/**
 * Ends one's own sessions but the one that the call is made with.
 */
export const sesionesEndOthers = <ThrowOnError extends boolean = true>(options?: Options<SesionesEndOthersData, ThrowOnError>): RequestResult<SesionesEndOthersResponses, SesionesEndOthersErrors, ThrowOnError> => (options?.client ?? client).delete<SesionesEndOthersResponses, SesionesEndOthersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sesiones',
    ...options
});

/**
 * One's own open sessions, the last used first.
 */
export const sesionesList = <ThrowOnError extends boolean = true>(options?: Options<SesionesListData, ThrowOnError>): RequestResult<SesionesListResponses, SesionesListErrors, ThrowOnError> => (options?.client ?? client).get<SesionesListResponses, SesionesListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sesiones',
    ...options
});

/**
 * Ends one of one's own sessions at once, its open sockets too.
 */
export const sesionesEnd = <ThrowOnError extends boolean = true>(options: Options<SesionesEndData, ThrowOnError>): RequestResult<SesionesEndResponses, SesionesEndErrors, ThrowOnError> => (options.client ?? client).delete<SesionesEndResponses, SesionesEndErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sesiones/{id}',
    ...options
});

/**
 * Ends all sessions of an account at once, its open sockets too.
 */
export const sesionesEndOfUsuario = <ThrowOnError extends boolean = true>(options: Options<SesionesEndOfUsuarioData, ThrowOnError>): RequestResult<SesionesEndOfUsuarioResponses, SesionesEndOfUsuarioErrors, ThrowOnError> => (options.client ?? client).delete<SesionesEndOfUsuarioResponses, SesionesEndOfUsuarioErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/sesiones',
    ...options
});

/**
 * Whether one's own account asks for a second factor.
 */
export const segundoFactorGet = <ThrowOnError extends boolean = true>(options?: Options<SegundoFactorGetData, ThrowOnError>): RequestResult<SegundoFactorGetResponses, SegundoFactorGetErrors, ThrowOnError> => (options?.client ?? client).get<SegundoFactorGetResponses, SegundoFactorGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/segundo-factor',
    ...options
});

/**
 * A secret for an authenticator, which asks for nothing until a code of it confirms it.
 */
export const segundoFactorBegin = <ThrowOnError extends boolean = true>(options: Options<SegundoFactorBeginData, ThrowOnError>): RequestResult<SegundoFactorBeginResponses, SegundoFactorBeginErrors, ThrowOnError> => (options.client ?? client).post<SegundoFactorBeginResponses, SegundoFactorBeginErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/segundo-factor',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Turns it on with a first code, ends one's other sessions and tells the recovery codes, once.
 */
export const segundoFactorConfirm = <ThrowOnError extends boolean = true>(options: Options<SegundoFactorConfirmData, ThrowOnError>): RequestResult<SegundoFactorConfirmResponses, SegundoFactorConfirmErrors, ThrowOnError> => (options.client ?? client).post<SegundoFactorConfirmResponses, SegundoFactorConfirmErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/segundo-factor/confirmar',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Turns it off.
 */
export const segundoFactorEnd = <ThrowOnError extends boolean = true>(options: Options<SegundoFactorEndData, ThrowOnError>): RequestResult<SegundoFactorEndResponses, SegundoFactorEndErrors, ThrowOnError> => (options.client ?? client).post<SegundoFactorEndResponses, SegundoFactorEndErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/segundo-factor/desactivar',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Recovery codes in place of those that there were.
 */
export const segundoFactorRenewCodigos = <ThrowOnError extends boolean = true>(options: Options<SegundoFactorRenewCodigosData, ThrowOnError>): RequestResult<SegundoFactorRenewCodigosResponses, SegundoFactorRenewCodigosErrors, ThrowOnError> => (options.client ?? client).post<SegundoFactorRenewCodigosResponses, SegundoFactorRenewCodigosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/segundo-factor/codigos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Turns another's off, who has lost it, and ends their sessions.
 */
export const segundoFactorEndOfUsuario = <ThrowOnError extends boolean = true>(options: Options<SegundoFactorEndOfUsuarioData, ThrowOnError>): RequestResult<SegundoFactorEndOfUsuarioResponses, SegundoFactorEndOfUsuarioErrors, ThrowOnError> => (options.client ?? client).delete<SegundoFactorEndOfUsuarioResponses, SegundoFactorEndOfUsuarioErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/segundo-factor',
    ...options
});

/**
 * The active accounts, by last name.
 */
export const usuariosList = <ThrowOnError extends boolean = true>(options?: Options<UsuariosListData, ThrowOnError>): RequestResult<UsuariosListResponses, UsuariosListErrors, ThrowOnError> => (options?.client ?? client).get<UsuariosListResponses, UsuariosListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios',
    ...options
});

/**
 * Requests an account. The token lives 15 minutes and reads this account alone.
 */
export const usuariosCreate = <ThrowOnError extends boolean = true>(options: Options<UsuariosCreateData, ThrowOnError>): RequestResult<UsuariosCreateResponses, UsuariosCreateErrors, ThrowOnError> => (options.client ?? client).post<UsuariosCreateResponses, UsuariosCreateErrors, ThrowOnError>({
    url: '/usuarios',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * An account: one's own, or for staff anyone's.
 */
export const usuariosGet = <ThrowOnError extends boolean = true>(options: Options<UsuariosGetData, ThrowOnError>): RequestResult<UsuariosGetResponses, UsuariosGetErrors, ThrowOnError> => (options.client ?? client).get<UsuariosGetResponses, UsuariosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}',
    ...options
});

/**
 * Corrects an account's name, shop, CUIT, telephone and address; an admin's, only an admin does.
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
 * The requests that wait and the deactivated accounts, newest first.
 */
export const usuariosInactivos = <ThrowOnError extends boolean = true>(options?: Options<UsuariosInactivosData, ThrowOnError>): RequestResult<UsuariosInactivosResponses, UsuariosInactivosErrors, ThrowOnError> => (options?.client ?? client).get<UsuariosInactivosResponses, UsuariosInactivosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/inactivos',
    ...options
});

/**
 * All accounts of which each word of the term is a part of e-mail, name, last name, DNI, telephone or shop.
 */
export const usuariosSearch = <ThrowOnError extends boolean = true>(options?: Options<UsuariosSearchData, ThrowOnError>): RequestResult<UsuariosSearchResponses, UsuariosSearchErrors, ThrowOnError> => (options?.client ?? client).get<UsuariosSearchResponses, UsuariosSearchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/search',
    ...options
});

/**
 * Approves or reactivates an account, and mails its owner.
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
 * Turns down a request for an account, mails its owner why, and forgets it.
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
 * All that the shop keeps of a person, to be handed to them.
 */
export const usuariosExportarDatos = <ThrowOnError extends boolean = true>(options: Options<UsuariosExportarDatosData, ThrowOnError>): RequestResult<UsuariosExportarDatosResponses, UsuariosExportarDatosErrors, ThrowOnError> => (options.client ?? client).get<UsuariosExportarDatosResponses, UsuariosExportarDatosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/datos/{id}',
    ...options
});

/**
 * Erases what the shop keeps of a person, for good; orders keep their figures.
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
 * The requests for an account that wait, the oldest first, each with what other accounts have in common with it.
 */
export const solicitudesList = <ThrowOnError extends boolean = true>(options?: Options<SolicitudesListData, ThrowOnError>): RequestResult<SolicitudesListResponses, SolicitudesListErrors, ThrowOnError> => (options?.client ?? client).get<SolicitudesListResponses, SolicitudesListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/solicitudes',
    ...options
});

/**
 * Approves a request, and mails its owner in these words.
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
 * Asks whoever requested an account for more, by mail, and keeps a note of it; the request goes on waiting.
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

/**
 * What a customer ordered in a year, their newest orders, and when they were last here.
 */
export const usuariosResumen = <ThrowOnError extends boolean = true>(options: Options<UsuariosResumenData, ThrowOnError>): RequestResult<UsuariosResumenResponses, UsuariosResumenErrors, ThrowOnError> => (options.client ?? client).get<UsuariosResumenResponses, UsuariosResumenErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/resumen',
    ...options
});

/**
 * What a customer usually buys, the most usual first: up to 40 products of their newest 200 orders of 180 days, cancelled ones aside.
 */
export const usuariosProductosHabituales = <ThrowOnError extends boolean = true>(options: Options<UsuariosProductosHabitualesData, ThrowOnError>): RequestResult<UsuariosProductosHabitualesResponses, UsuariosProductosHabitualesErrors, ThrowOnError> => (options.client ?? client).get<UsuariosProductosHabitualesResponses, UsuariosProductosHabitualesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/productos-habituales',
    ...options
});

/**
 * What the house has written down of an account, newest first. Its owner never sees it.
 */
export const usuariosNotas = <ThrowOnError extends boolean = true>(options: Options<UsuariosNotasData, ThrowOnError>): RequestResult<UsuariosNotasResponses, UsuariosNotasErrors, ThrowOnError> => (options.client ?? client).get<UsuariosNotasResponses, UsuariosNotasErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/notas',
    ...options
});

/**
 * Writes something down of an account, for the house.
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
 * Deletes a note of one's own; an admin, anybody's.
 */
export const usuariosBorrarNota = <ThrowOnError extends boolean = true>(options: Options<UsuariosBorrarNotaData, ThrowOnError>): RequestResult<UsuariosBorrarNotaResponses, UsuariosBorrarNotaErrors, ThrowOnError> => (options.client ?? client).delete<UsuariosBorrarNotaResponses, UsuariosBorrarNotaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/usuarios/{id}/notas/{nota_id}',
    ...options
});

/**
 * The active products, by name.
 */
export const productosList = <ThrowOnError extends boolean = true>(options?: Options<ProductosListData, ThrowOnError>): RequestResult<ProductosListResponses, ProductosListErrors, ThrowOnError> => (options?.client ?? client).get<ProductosListResponses, ProductosListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos',
    ...options
});

/**
 * Creates a product with one or two pictures.
 */
export const productosCreate = <ThrowOnError extends boolean = true>(options: Options<ProductosCreateData, ThrowOnError>): RequestResult<ProductosCreateResponses, ProductosCreateErrors, ThrowOnError> => (options.client ?? client).post<ProductosCreateResponses, ProductosCreateErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * The featured products.
 */
export const productosDestacados = <ThrowOnError extends boolean = true>(options?: Options<ProductosDestacadosData, ThrowOnError>): RequestResult<ProductosDestacadosResponses, ProductosDestacadosErrors, ThrowOnError> => (options?.client ?? client).get<ProductosDestacadosResponses, ProductosDestacadosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/destacados',
    ...options
});

/**
 * The new arrivals, newest first.
 */
export const productosNuevosIngresos = <ThrowOnError extends boolean = true>(options?: Options<ProductosNuevosIngresosData, ThrowOnError>): RequestResult<ProductosNuevosIngresosResponses, ProductosNuevosIngresosErrors, ThrowOnError> => (options?.client ?? client).get<ProductosNuevosIngresosResponses, ProductosNuevosIngresosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/nuevos-ingresos',
    ...options
});

/**
 * The products sold by the closed bulk.
 */
export const productosBultoCerrado = <ThrowOnError extends boolean = true>(options?: Options<ProductosBultoCerradoData, ThrowOnError>): RequestResult<ProductosBultoCerradoResponses, ProductosBultoCerradoErrors, ThrowOnError> => (options?.client ?? client).get<ProductosBultoCerradoResponses, ProductosBultoCerradoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/bultocerrado',
    ...options
});

/**
 * The products on promotion.
 */
export const productosPromocion = <ThrowOnError extends boolean = true>(options?: Options<ProductosPromocionData, ThrowOnError>): RequestResult<ProductosPromocionResponses, ProductosPromocionErrors, ThrowOnError> => (options?.client ?? client).get<ProductosPromocionResponses, ProductosPromocionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/productos-promocion',
    ...options
});

/**
 * The active products that the term finds, the best first.
 */
export const productosSearch = <ThrowOnError extends boolean = true>(options?: Options<ProductosSearchData, ThrowOnError>): RequestResult<ProductosSearchResponses, ProductosSearchErrors, ThrowOnError> => (options?.client ?? client).get<ProductosSearchResponses, ProductosSearchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/search',
    ...options
});

/**
 * The products sold by the closed bulk that the term finds, the best first.
 */
export const productosSearchBultoCerrado = <ThrowOnError extends boolean = true>(options?: Options<ProductosSearchBultoCerradoData, ThrowOnError>): RequestResult<ProductosSearchBultoCerradoResponses, ProductosSearchBultoCerradoErrors, ThrowOnError> => (options?.client ?? client).get<ProductosSearchBultoCerradoResponses, ProductosSearchBultoCerradoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/searchBultoCerrado',
    ...options
});

/**
 * The active products of one category, optionally those that the term finds; none for an unknown one.
 */
export const productosPorCategoria = <ThrowOnError extends boolean = true>(options: Options<ProductosPorCategoriaData, ThrowOnError>): RequestResult<ProductosPorCategoriaResponses, ProductosPorCategoriaErrors, ThrowOnError> => (options.client ?? client).get<ProductosPorCategoriaResponses, ProductosPorCategoriaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/categoria/{categoryName}',
    ...options
});

/**
 * The active products of one brand, optionally those that the term finds; none for an unknown one.
 */
export const productosPorMarca = <ThrowOnError extends boolean = true>(options: Options<ProductosPorMarcaData, ThrowOnError>): RequestResult<ProductosPorMarcaResponses, ProductosPorMarcaErrors, ThrowOnError> => (options.client ?? client).get<ProductosPorMarcaResponses, ProductosPorMarcaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/marca/{marca}',
    ...options
});

/**
 * Those of the named products that are active, by name: what a cart or an old order looks like now.
 */
export const productosVarios = <ThrowOnError extends boolean = true>(options: Options<ProductosVariosData, ThrowOnError>): RequestResult<ProductosVariosResponses, ProductosVariosErrors, ThrowOnError> => (options.client ?? client).get<ProductosVariosResponses, ProductosVariosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/varios',
    ...options
});

/**
 * Changes several products, all of them or none; what a change leaves out stays as it is.
 */
export const productosCambiarVarios = <ThrowOnError extends boolean = true>(options: Options<ProductosCambiarVariosData, ThrowOnError>): RequestResult<ProductosCambiarVariosResponses, ProductosCambiarVariosErrors, ThrowOnError> => (options.client ?? client).patch<ProductosCambiarVariosResponses, ProductosCambiarVariosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/varios',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Takes a product out of the shop; nothing is deleted.
 */
export const productosDeactivate = <ThrowOnError extends boolean = true>(options: Options<ProductosDeactivateData, ThrowOnError>): RequestResult<ProductosDeactivateResponses, ProductosDeactivateErrors, ThrowOnError> => (options.client ?? client).delete<ProductosDeactivateResponses, ProductosDeactivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}',
    ...options
});

/**
 * One product. An inactive one is found by staff only.
 */
export const productosGet = <ThrowOnError extends boolean = true>(options: Options<ProductosGetData, ThrowOnError>): RequestResult<ProductosGetResponses, ProductosGetErrors, ThrowOnError> => (options.client ?? client).get<ProductosGetResponses, ProductosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}',
    ...options
});

/**
 * Changes a product.
 */
export const productosUpdate = <ThrowOnError extends boolean = true>(options: Options<ProductosUpdateData, ThrowOnError>): RequestResult<ProductosUpdateResponses, ProductosUpdateErrors, ThrowOnError> => (options.client ?? client).patch<ProductosUpdateResponses, ProductosUpdateErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * The deactivated products by name, or those that the term finds, the best first.
 */
export const productosInactivos = <ThrowOnError extends boolean = true>(options?: Options<ProductosInactivosData, ThrowOnError>): RequestResult<ProductosInactivosResponses, ProductosInactivosErrors, ThrowOnError> => (options?.client ?? client).get<ProductosInactivosResponses, ProductosInactivosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/inactivos',
    ...options
});

/**
 * The active products without stock by name, or those that the term finds, the best first.
 */
export const productosSinStock = <ThrowOnError extends boolean = true>(options?: Options<ProductosSinStockData, ThrowOnError>): RequestResult<ProductosSinStockResponses, ProductosSinStockErrors, ThrowOnError> => (options?.client ?? client).get<ProductosSinStockResponses, ProductosSinStockErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/sinstock',
    ...options
});

/**
 * The products of a brand, a category or both, by name, or those that the term finds, the best first.
 */
export const productosPanel = <ThrowOnError extends boolean = true>(options?: Options<ProductosPanelData, ThrowOnError>): RequestResult<ProductosPanelResponses, ProductosPanelErrors, ThrowOnError> => (options?.client ?? client).get<ProductosPanelResponses, ProductosPanelErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/panel',
    ...options
});

/**
 * Creates a product after another, whose pictures it may share.
 */
export const productosCopiar = <ThrowOnError extends boolean = true>(options: Options<ProductosCopiarData, ThrowOnError>): RequestResult<ProductosCopiarResponses, ProductosCopiarErrors, ThrowOnError> => (options.client ?? client).post<ProductosCopiarResponses, ProductosCopiarErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}/copias',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Makes a product visible again.
 */
export const productosActivate = <ThrowOnError extends boolean = true>(options: Options<ProductosActivateData, ThrowOnError>): RequestResult<ProductosActivateResponses, ProductosActivateErrors, ThrowOnError> => (options.client ?? client).patch<ProductosActivateResponses, ProductosActivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/activate/{id}',
    ...options
});

/**
 * What a change of many prices would do, by name; nothing is changed.
 */
export const preciosVistaPrevia = <ThrowOnError extends boolean = true>(options: Options<PreciosVistaPreviaData, ThrowOnError>): RequestResult<PreciosVistaPreviaResponses, PreciosVistaPreviaErrors, ThrowOnError> => (options.client ?? client).get<PreciosVistaPreviaResponses, PreciosVistaPreviaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/precios/vista-previa',
    ...options
});

/**
 * The changes of many prices, newest first.
 */
export const preciosCambios = <ThrowOnError extends boolean = true>(options?: Options<PreciosCambiosData, ThrowOnError>): RequestResult<PreciosCambiosResponses, PreciosCambiosErrors, ThrowOnError> => (options?.client ?? client).get<PreciosCambiosResponses, PreciosCambiosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/precios/cambios',
    ...options
});

/**
 * Changes many prices as the preview showed it, all of them or none; at once, or at a moment.
 */
export const preciosCambiar = <ThrowOnError extends boolean = true>(options: Options<PreciosCambiarData, ThrowOnError>): RequestResult<PreciosCambiarResponses, PreciosCambiarErrors, ThrowOnError> => (options.client ?? client).post<PreciosCambiarResponses, PreciosCambiarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/precios/cambios',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * One change with its products, or with those whose price was changed otherwise.
 */
export const preciosCambio = <ThrowOnError extends boolean = true>(options: Options<PreciosCambioData, ThrowOnError>): RequestResult<PreciosCambioResponses, PreciosCambioErrors, ThrowOnError> => (options.client ?? client).get<PreciosCambioResponses, PreciosCambioErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/precios/cambios/{id}',
    ...options
});

/**
 * Gives their old price to those products whose price is still the one that the change gave; one that waits is not done.
 */
export const preciosDeshacer = <ThrowOnError extends boolean = true>(options: Options<PreciosDeshacerData, ThrowOnError>): RequestResult<PreciosDeshacerResponses, PreciosDeshacerErrors, ThrowOnError> => (options.client ?? client).post<PreciosDeshacerResponses, PreciosDeshacerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/precios/cambios/{id}/deshacer',
    ...options
});

/**
 * A product's prices until now, newest first.
 */
export const preciosDeProducto = <ThrowOnError extends boolean = true>(options: Options<PreciosDeProductoData, ThrowOnError>): RequestResult<PreciosDeProductoResponses, PreciosDeProductoErrors, ThrowOnError> => (options.client ?? client).get<PreciosDeProductoResponses, PreciosDeProductoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}/precios',
    ...options
});

/**
 * Gives each of several products a price of its own, all of them or none.
 */
export const preciosPlanilla = <ThrowOnError extends boolean = true>(options: Options<PreciosPlanillaData, ThrowOnError>): RequestResult<PreciosPlanillaResponses, PreciosPlanillaErrors, ThrowOnError> => (options.client ?? client).post<PreciosPlanillaResponses, PreciosPlanillaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/precios/planilla',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The featured brands, by name.
 */
export const marcasDestacadas = <ThrowOnError extends boolean = true>(options?: Options<MarcasDestacadasData, ThrowOnError>): RequestResult<MarcasDestacadasResponses, MarcasDestacadasErrors, ThrowOnError> => (options?.client ?? client).get<MarcasDestacadasResponses, MarcasDestacadasErrors, ThrowOnError>({ url: '/marcas/destacadas', ...options });

/**
 * The active ones, by name.
 */
export const marcasList = <ThrowOnError extends boolean = true>(options?: Options<MarcasListData, ThrowOnError>): RequestResult<MarcasListResponses, MarcasListErrors, ThrowOnError> => (options?.client ?? client).get<MarcasListResponses, MarcasListErrors, ThrowOnError>({ url: '/marcas', ...options });

/**
 * Creates one.
 */
export const marcasCreate = <ThrowOnError extends boolean = true>(options: Options<MarcasCreateData, ThrowOnError>): RequestResult<MarcasCreateResponses, MarcasCreateErrors, ThrowOnError> => (options.client ?? client).post<MarcasCreateResponses, MarcasCreateErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/marcas',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * The active ones whose name holds the term.
 */
export const marcasSearch = <ThrowOnError extends boolean = true>(options?: Options<MarcasSearchData, ThrowOnError>): RequestResult<MarcasSearchResponses, MarcasSearchErrors, ThrowOnError> => (options?.client ?? client).get<MarcasSearchResponses, MarcasSearchErrors, ThrowOnError>({ url: '/marcas/search', ...options });

/**
 * Takes one out of the filters; nothing is deleted.
 */
export const marcasDeactivate = <ThrowOnError extends boolean = true>(options: Options<MarcasDeactivateData, ThrowOnError>): RequestResult<MarcasDeactivateResponses, MarcasDeactivateErrors, ThrowOnError> => (options.client ?? client).delete<MarcasDeactivateResponses, MarcasDeactivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/marcas/{id}',
    ...options
});

/**
 * One of them, active or not.
 */
export const marcasGet = <ThrowOnError extends boolean = true>(options: Options<MarcasGetData, ThrowOnError>): RequestResult<MarcasGetResponses, MarcasGetErrors, ThrowOnError> => (options.client ?? client).get<MarcasGetResponses, MarcasGetErrors, ThrowOnError>({ url: '/marcas/{id}', ...options });

/**
 * Changes one.
 */
export const marcasUpdate = <ThrowOnError extends boolean = true>(options: Options<MarcasUpdateData, ThrowOnError>): RequestResult<MarcasUpdateResponses, MarcasUpdateErrors, ThrowOnError> => (options.client ?? client).patch<MarcasUpdateResponses, MarcasUpdateErrors, ThrowOnError>({
    ...formDataBodySerializer,
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/marcas/{id}',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * The active ones, by name.
 */
export const categoriasList = <ThrowOnError extends boolean = true>(options?: Options<CategoriasListData, ThrowOnError>): RequestResult<CategoriasListResponses, CategoriasListErrors, ThrowOnError> => (options?.client ?? client).get<CategoriasListResponses, CategoriasListErrors, ThrowOnError>({ url: '/categorias', ...options });

/**
 * Creates one.
 */
export const categoriasCreate = <ThrowOnError extends boolean = true>(options: Options<CategoriasCreateData, ThrowOnError>): RequestResult<CategoriasCreateResponses, CategoriasCreateErrors, ThrowOnError> => (options.client ?? client).post<CategoriasCreateResponses, CategoriasCreateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/categorias',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The active ones whose name holds the term.
 */
export const categoriasSearch = <ThrowOnError extends boolean = true>(options?: Options<CategoriasSearchData, ThrowOnError>): RequestResult<CategoriasSearchResponses, CategoriasSearchErrors, ThrowOnError> => (options?.client ?? client).get<CategoriasSearchResponses, CategoriasSearchErrors, ThrowOnError>({ url: '/categorias/search', ...options });

/**
 * Takes one out of the filters; nothing is deleted.
 */
export const categoriasDeactivate = <ThrowOnError extends boolean = true>(options: Options<CategoriasDeactivateData, ThrowOnError>): RequestResult<CategoriasDeactivateResponses, CategoriasDeactivateErrors, ThrowOnError> => (options.client ?? client).delete<CategoriasDeactivateResponses, CategoriasDeactivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/categorias/{id}',
    ...options
});

/**
 * One of them, active or not.
 */
export const categoriasGet = <ThrowOnError extends boolean = true>(options: Options<CategoriasGetData, ThrowOnError>): RequestResult<CategoriasGetResponses, CategoriasGetErrors, ThrowOnError> => (options.client ?? client).get<CategoriasGetResponses, CategoriasGetErrors, ThrowOnError>({ url: '/categorias/{id}', ...options });

/**
 * Changes one.
 */
export const categoriasUpdate = <ThrowOnError extends boolean = true>(options: Options<CategoriasUpdateData, ThrowOnError>): RequestResult<CategoriasUpdateResponses, CategoriasUpdateErrors, ThrowOnError> => (options.client ?? client).patch<CategoriasUpdateResponses, CategoriasUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/categorias/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The active ones, by name.
 */
export const etiquetasList = <ThrowOnError extends boolean = true>(options?: Options<EtiquetasListData, ThrowOnError>): RequestResult<EtiquetasListResponses, EtiquetasListErrors, ThrowOnError> => (options?.client ?? client).get<EtiquetasListResponses, EtiquetasListErrors, ThrowOnError>({ url: '/etiquetas', ...options });

/**
 * Creates one.
 */
export const etiquetasCreate = <ThrowOnError extends boolean = true>(options: Options<EtiquetasCreateData, ThrowOnError>): RequestResult<EtiquetasCreateResponses, EtiquetasCreateErrors, ThrowOnError> => (options.client ?? client).post<EtiquetasCreateResponses, EtiquetasCreateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/etiquetas',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The active ones whose name holds the term.
 */
export const etiquetasSearch = <ThrowOnError extends boolean = true>(options?: Options<EtiquetasSearchData, ThrowOnError>): RequestResult<EtiquetasSearchResponses, EtiquetasSearchErrors, ThrowOnError> => (options?.client ?? client).get<EtiquetasSearchResponses, EtiquetasSearchErrors, ThrowOnError>({ url: '/etiquetas/search', ...options });

/**
 * Takes one out of the filters; nothing is deleted.
 */
export const etiquetasDeactivate = <ThrowOnError extends boolean = true>(options: Options<EtiquetasDeactivateData, ThrowOnError>): RequestResult<EtiquetasDeactivateResponses, EtiquetasDeactivateErrors, ThrowOnError> => (options.client ?? client).delete<EtiquetasDeactivateResponses, EtiquetasDeactivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/etiquetas/{id}',
    ...options
});

/**
 * One of them, active or not.
 */
export const etiquetasGet = <ThrowOnError extends boolean = true>(options: Options<EtiquetasGetData, ThrowOnError>): RequestResult<EtiquetasGetResponses, EtiquetasGetErrors, ThrowOnError> => (options.client ?? client).get<EtiquetasGetResponses, EtiquetasGetErrors, ThrowOnError>({ url: '/etiquetas/{id}', ...options });

/**
 * Changes one.
 */
export const etiquetasUpdate = <ThrowOnError extends boolean = true>(options: Options<EtiquetasUpdateData, ThrowOnError>): RequestResult<EtiquetasUpdateResponses, EtiquetasUpdateErrors, ThrowOnError> => (options.client ?? client).patch<EtiquetasUpdateResponses, EtiquetasUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/etiquetas/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The deactivated ones, optionally those whose name holds the term, by name.
 */
export const marcasInactivos = <ThrowOnError extends boolean = true>(options?: Options<MarcasInactivosData, ThrowOnError>): RequestResult<MarcasInactivosResponses, MarcasInactivosErrors, ThrowOnError> => (options?.client ?? client).get<MarcasInactivosResponses, MarcasInactivosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/marcas/inactivos',
    ...options
});

/**
 * Brings one back.
 */
export const marcasActivate = <ThrowOnError extends boolean = true>(options: Options<MarcasActivateData, ThrowOnError>): RequestResult<MarcasActivateResponses, MarcasActivateErrors, ThrowOnError> => (options.client ?? client).patch<MarcasActivateResponses, MarcasActivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/marcas/activate/{id}',
    ...options
});

/**
 * The deactivated ones, optionally those whose name holds the term, by name.
 */
export const categoriasInactivos = <ThrowOnError extends boolean = true>(options?: Options<CategoriasInactivosData, ThrowOnError>): RequestResult<CategoriasInactivosResponses, CategoriasInactivosErrors, ThrowOnError> => (options?.client ?? client).get<CategoriasInactivosResponses, CategoriasInactivosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/categorias/inactivos',
    ...options
});

/**
 * Brings one back.
 */
export const categoriasActivate = <ThrowOnError extends boolean = true>(options: Options<CategoriasActivateData, ThrowOnError>): RequestResult<CategoriasActivateResponses, CategoriasActivateErrors, ThrowOnError> => (options.client ?? client).patch<CategoriasActivateResponses, CategoriasActivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/categorias/activate/{id}',
    ...options
});

/**
 * The deactivated ones, optionally those whose name holds the term, by name.
 */
export const etiquetasInactivos = <ThrowOnError extends boolean = true>(options?: Options<EtiquetasInactivosData, ThrowOnError>): RequestResult<EtiquetasInactivosResponses, EtiquetasInactivosErrors, ThrowOnError> => (options?.client ?? client).get<EtiquetasInactivosResponses, EtiquetasInactivosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/etiquetas/inactivos',
    ...options
});

/**
 * Brings one back.
 */
export const etiquetasActivate = <ThrowOnError extends boolean = true>(options: Options<EtiquetasActivateData, ThrowOnError>): RequestResult<EtiquetasActivateResponses, EtiquetasActivateErrors, ThrowOnError> => (options.client ?? client).patch<EtiquetasActivateResponses, EtiquetasActivateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/etiquetas/activate/{id}',
    ...options
});

/**
 * Groups of words that mean the same to a search, optionally those with the term in a word, by name.
 */
export const sinonimosList = <ThrowOnError extends boolean = true>(options?: Options<SinonimosListData, ThrowOnError>): RequestResult<SinonimosListResponses, SinonimosListErrors, ThrowOnError> => (options?.client ?? client).get<SinonimosListResponses, SinonimosListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sinonimos',
    ...options
});

/**
 * Makes a group; from then on each of its words finds what the others find.
 */
export const sinonimosCreate = <ThrowOnError extends boolean = true>(options: Options<SinonimosCreateData, ThrowOnError>): RequestResult<SinonimosCreateResponses, SinonimosCreateErrors, ThrowOnError> => (options.client ?? client).post<SinonimosCreateResponses, SinonimosCreateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sinonimos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Does away with a group: each of its words is but itself again.
 */
export const sinonimosDelete = <ThrowOnError extends boolean = true>(options: Options<SinonimosDeleteData, ThrowOnError>): RequestResult<SinonimosDeleteResponses, SinonimosDeleteErrors, ThrowOnError> => (options.client ?? client).delete<SinonimosDeleteResponses, SinonimosDeleteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sinonimos/{id}',
    ...options
});

/**
 * One group.
 */
export const sinonimosGet = <ThrowOnError extends boolean = true>(options: Options<SinonimosGetData, ThrowOnError>): RequestResult<SinonimosGetResponses, SinonimosGetErrors, ThrowOnError> => (options.client ?? client).get<SinonimosGetResponses, SinonimosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sinonimos/{id}',
    ...options
});

/**
 * Has a group consist of these words.
 */
export const sinonimosUpdate = <ThrowOnError extends boolean = true>(options: Options<SinonimosUpdateData, ThrowOnError>): RequestResult<SinonimosUpdateResponses, SinonimosUpdateErrors, ThrowOnError> => (options.client ?? client).patch<SinonimosUpdateResponses, SinonimosUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/sinonimos/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * What visitors and customers searched and did not find by its name, the most frequent first.
 */
export const busquedasList = <ThrowOnError extends boolean = true>(options?: Options<BusquedasListData, ThrowOnError>): RequestResult<BusquedasListResponses, BusquedasListErrors, ThrowOnError> => (options?.client ?? client).get<BusquedasListResponses, BusquedasListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/busquedas',
    ...options
});

/**
 * Takes a search out of the list for as long as it is kept.
 */
export const busquedasDescartar = <ThrowOnError extends boolean = true>(options: Options<BusquedasDescartarData, ThrowOnError>): RequestResult<BusquedasDescartarResponses, BusquedasDescartarErrors, ThrowOnError> => (options.client ?? client).patch<BusquedasDescartarResponses, BusquedasDescartarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/busquedas/descartar/{id}',
    ...options
});

/**
 * Brings a search back into the list.
 */
export const busquedasReponer = <ThrowOnError extends boolean = true>(options: Options<BusquedasReponerData, ThrowOnError>): RequestResult<BusquedasReponerResponses, BusquedasReponerErrors, ThrowOnError> => (options.client ?? client).patch<BusquedasReponerResponses, BusquedasReponerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/busquedas/reponer/{id}',
    ...options
});

/**
 * All orders, newest first.
 */
export const pedidosList = <ThrowOnError extends boolean = true>(options?: Options<PedidosListData, ThrowOnError>): RequestResult<PedidosListResponses, PedidosListErrors, ThrowOnError> => (options?.client ?? client).get<PedidosListResponses, PedidosListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos',
    ...options
});

/**
 * Places an order for oneself, or for staff on behalf of a customer, at the prices that the caller saw.
 */
export const pedidosCreate = <ThrowOnError extends boolean = true>(options: Options<PedidosCreateData, ThrowOnError>): RequestResult<PedidosCreateResponses, PedidosCreateErrors, ThrowOnError> => (options.client ?? client).post<PedidosCreateResponses, PedidosCreateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Whom orders can be assigned to, and what tags they have.
 */
export const pedidosSeguimiento = <ThrowOnError extends boolean = true>(options?: Options<PedidosSeguimientoData, ThrowOnError>): RequestResult<PedidosSeguimientoResponses, PedidosSeguimientoErrors, ThrowOnError> => (options?.client ?? client).get<PedidosSeguimientoResponses, PedidosSeguimientoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/seguimiento',
    ...options
});

/**
 * Assigns orders to somebody of the staff, and changes their tags: all of them or none.
 */
export const pedidosSeguir = <ThrowOnError extends boolean = true>(options: Options<PedidosSeguirData, ThrowOnError>): RequestResult<PedidosSeguirResponses, PedidosSeguirErrors, ThrowOnError> => (options.client ?? client).patch<PedidosSeguirResponses, PedidosSeguirErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/seguimiento',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * What the house has written down of an order, newest first.
 */
export const pedidosNotas = <ThrowOnError extends boolean = true>(options: Options<PedidosNotasData, ThrowOnError>): RequestResult<PedidosNotasResponses, PedidosNotasErrors, ThrowOnError> => (options.client ?? client).get<PedidosNotasResponses, PedidosNotasErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/notas',
    ...options
});

/**
 * Writes something down of an order, for the house.
 */
export const pedidosAnotar = <ThrowOnError extends boolean = true>(options: Options<PedidosAnotarData, ThrowOnError>): RequestResult<PedidosAnotarResponses, PedidosAnotarErrors, ThrowOnError> => (options.client ?? client).post<PedidosAnotarResponses, PedidosAnotarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/notas',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Deletes a note of one's own; an admin, anybody's.
 */
export const pedidosBorrarNota = <ThrowOnError extends boolean = true>(options: Options<PedidosBorrarNotaData, ThrowOnError>): RequestResult<PedidosBorrarNotaResponses, PedidosBorrarNotaErrors, ThrowOnError> => (options.client ?? client).delete<PedidosBorrarNotaResponses, PedidosBorrarNotaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/notas/{nota_id}',
    ...options
});

/**
 * The orders of one status, newest first; a word that is no status is not found.
 */
export const pedidosPorEstado = <ThrowOnError extends boolean = true>(options: Options<PedidosPorEstadoData, ThrowOnError>): RequestResult<PedidosPorEstadoResponses, PedidosPorEstadoErrors, ThrowOnError> => (options.client ?? client).get<PedidosPorEstadoResponses, PedidosPorEstadoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{estado}',
    ...options
});

/**
 * Sets the status of an order.
 */
export const pedidosCambiarEstado = <ThrowOnError extends boolean = true>(options: Options<PedidosCambiarEstadoData, ThrowOnError>): RequestResult<PedidosCambiarEstadoResponses, PedidosCambiarEstadoErrors, ThrowOnError> => (options.client ?? client).patch<PedidosCambiarEstadoResponses, PedidosCambiarEstadoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/estado',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Sets the status of several orders, each by itself: what one refuses keeps no other back.
 */
export const pedidosCambiarEstados = <ThrowOnError extends boolean = true>(options: Options<PedidosCambiarEstadosData, ThrowOnError>): RequestResult<PedidosCambiarEstadosResponses, PedidosCambiarEstadosErrors, ThrowOnError> => (options.client ?? client).patch<PedidosCambiarEstadosResponses, PedidosCambiarEstadosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/estado',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Replaces the lines of an order that awaits approval.
 */
export const pedidosUpdate = <ThrowOnError extends boolean = true>(options: Options<PedidosUpdateData, ThrowOnError>): RequestResult<PedidosUpdateResponses, PedidosUpdateErrors, ThrowOnError> => (options.client ?? client).patch<PedidosUpdateResponses, PedidosUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * What happened to an order, by whom and when, oldest first.
 */
export const pedidosHistorial = <ThrowOnError extends boolean = true>(options: Options<PedidosHistorialData, ThrowOnError>): RequestResult<PedidosHistorialResponses, PedidosHistorialErrors, ThrowOnError> => (options.client ?? client).get<PedidosHistorialResponses, PedidosHistorialErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/historial',
    ...options
});

/**
 * Places an order on behalf of a customer, who may still be pending.
 */
export const pedidosCreateAdmin = <ThrowOnError extends boolean = true>(options: Options<PedidosCreateAdminData, ThrowOnError>): RequestResult<PedidosCreateAdminResponses, PedidosCreateAdminErrors, ThrowOnError> => (options.client ?? client).post<PedidosCreateAdminResponses, PedidosCreateAdminErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/adminPedidos',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The lines of one order, each with the order.
 */
export const detallesPedidosPorPedido = <ThrowOnError extends boolean = true>(options: Options<DetallesPedidosPorPedidoData, ThrowOnError>): RequestResult<DetallesPedidosPorPedidoResponses, DetallesPedidosPorPedidoErrors, ThrowOnError> => (options.client ?? client).get<DetallesPedidosPorPedidoResponses, DetallesPedidosPorPedidoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/detalles-pedidos/pedido/{pedido_id}',
    ...options
});

/**
 * The delivery note of an order that is approved, sent or received. The first time gives it its number.
 */
export const remitosDownload = <ThrowOnError extends boolean = true>(options: Options<RemitosDownloadData, ThrowOnError>): RequestResult<RemitosDownloadResponses, RemitosDownloadErrors, ThrowOnError> => (options.client ?? client).get<RemitosDownloadResponses, RemitosDownloadErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/remitos/pdf/download',
    ...options
});

/**
 * The delivery notes of several orders in one file, in the order in which they are named.
 */
export const remitosVarios = <ThrowOnError extends boolean = true>(options: Options<RemitosVariosData, ThrowOnError>): RequestResult<RemitosVariosResponses, RemitosVariosErrors, ThrowOnError> => (options.client ?? client).get<RemitosVariosResponses, RemitosVariosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/remitos/pdf/varios',
    ...options
});

/**
 * Tells what is delivered of lines of an order that is approved, sent or received. The same again changes nothing, whatever version it comes with.
 */
export const entregaAnotar = <ThrowOnError extends boolean = true>(options: Options<EntregaAnotarData, ThrowOnError>): RequestResult<EntregaAnotarResponses, EntregaAnotarErrors, ThrowOnError> => (options.client ?? client).patch<EntregaAnotarResponses, EntregaAnotarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/{pedido_id}/entrega',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Up to 6 products of the same categories that can be had now, the nearest in price first.
 */
export const entregaReemplazos = <ThrowOnError extends boolean = true>(options: Options<EntregaReemplazosData, ThrowOnError>): RequestResult<EntregaReemplazosResponses, EntregaReemplazosErrors, ThrowOnError> => (options.client ?? client).get<EntregaReemplazosResponses, EntregaReemplazosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}/reemplazos',
    ...options
});

/**
 * Orders as they are packed, in the order in which they are named. It tells no prices.
 */
export const empaquesList = <ThrowOnError extends boolean = true>(options: Options<EmpaquesListData, ThrowOnError>): RequestResult<EmpaquesListResponses, EmpaquesListErrors, ThrowOnError> => (options.client ?? client).get<EmpaquesListResponses, EmpaquesListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/empaques',
    ...options
});

/**
 * Writes down what was packed of an order that is approved, sent or received; what is short is told as what is delivered. The caller makes the id: the same one again changes nothing.
 */
export const empaquesAnotar = <ThrowOnError extends boolean = true>(options: Options<EmpaquesAnotarData, ThrowOnError>): RequestResult<EmpaquesAnotarResponses, EmpaquesAnotarErrors, ThrowOnError> => (options.client ?? client).put<EmpaquesAnotarResponses, EmpaquesAnotarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/empaques/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The shelves, in the order in which one walks along them.
 */
export const estantesList = <ThrowOnError extends boolean = true>(options?: Options<EstantesListData, ThrowOnError>): RequestResult<EstantesListResponses, EstantesListErrors, ThrowOnError> => (options?.client ?? client).get<EstantesListResponses, EstantesListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/estantes',
    ...options
});

/**
 * Says which shelves there are, and in which order. What stands on none comes last.
 */
export const estantesOrdenar = <ThrowOnError extends boolean = true>(options: Options<EstantesOrdenarData, ThrowOnError>): RequestResult<EstantesOrdenarResponses, EstantesOrdenarErrors, ThrowOnError> => (options.client ?? client).put<EstantesOrdenarResponses, EstantesOrdenarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/estantes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * The orders that a list of them finds, its first 10000 at the most, in its order: a CSV file as a Spanish spreadsheet opens it.
 */
export const planillasPedidos = <ThrowOnError extends boolean = true>(options?: Options<PlanillasPedidosData, ThrowOnError>): RequestResult<PlanillasPedidosResponses, PlanillasPedidosErrors, ThrowOnError> => (options?.client ?? client).get<PlanillasPedidosResponses, PlanillasPedidosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/planillas/pedidos',
    ...options
});

/**
 * Who is editing which order, the caller too.
 */
export const presenciasList = <ThrowOnError extends boolean = true>(options?: Options<PresenciasListData, ThrowOnError>): RequestResult<PresenciasListResponses, PresenciasListErrors, ThrowOnError> => (options?.client ?? client).get<PresenciasListResponses, PresenciasListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/presencias',
    ...options
});

/**
 * The caller edits it no more.
 */
export const presenciasLeave = <ThrowOnError extends boolean = true>(options: Options<PresenciasLeaveData, ThrowOnError>): RequestResult<PresenciasLeaveResponses, PresenciasLeaveErrors, ThrowOnError> => (options.client ?? client).delete<PresenciasLeaveResponses, PresenciasLeaveErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/presencias/{pedido_id}',
    ...options
});

/**
 * The caller edits this order, for a minute and a half: to be said again for as long as it is so.
 */
export const presenciasEnter = <ThrowOnError extends boolean = true>(options: Options<PresenciasEnterData, ThrowOnError>): RequestResult<PresenciasEnterResponses, PresenciasEnterErrors, ThrowOnError> => (options.client ?? client).put<PresenciasEnterResponses, PresenciasEnterErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/presencias/{pedido_id}',
    ...options
});

/**
 * How many orders wait to be approved, and how many that are approved wait to be sent.
 */
export const pedidosPendientes = <ThrowOnError extends boolean = true>(options?: Options<PedidosPendientesData, ThrowOnError>): RequestResult<PedidosPendientesResponses, PedidosPendientesErrors, ThrowOnError> => (options?.client ?? client).get<PedidosPendientesResponses, PedidosPendientesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/tablero/pedidos',
    ...options
});

/**
 * How many requests for an account wait to be looked at.
 */
export const usuariosPendientes = <ThrowOnError extends boolean = true>(options?: Options<UsuariosPendientesData, ThrowOnError>): RequestResult<UsuariosPendientesResponses, UsuariosPendientesErrors, ThrowOnError> => (options?.client ?? client).get<UsuariosPendientesResponses, UsuariosPendientesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/tablero/solicitudes',
    ...options
});

/**
 * Earnings of each day of a week, Monday to Sunday.
 */
export const pedidosGananciaDia = <ThrowOnError extends boolean = true>(options?: Options<PedidosGananciaDiaData, ThrowOnError>): RequestResult<PedidosGananciaDiaResponses, PedidosGananciaDiaErrors, ThrowOnError> => (options?.client ?? client).get<PedidosGananciaDiaResponses, PedidosGananciaDiaErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/ganancia-dia',
    ...options
});

/**
 * Earnings of each week of a month.
 */
export const pedidosGananciaMes = <ThrowOnError extends boolean = true>(options?: Options<PedidosGananciaMesData, ThrowOnError>): RequestResult<PedidosGananciaMesResponses, PedidosGananciaMesErrors, ThrowOnError> => (options?.client ?? client).get<PedidosGananciaMesResponses, PedidosGananciaMesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/ganancia-mes',
    ...options
});

/**
 * Units sold in a week or month.
 */
export const pedidosProductosVendidos = <ThrowOnError extends boolean = true>(options: Options<PedidosProductosVendidosData, ThrowOnError>): RequestResult<PedidosProductosVendidosResponses, PedidosProductosVendidosErrors, ThrowOnError> => (options.client ?? client).get<PedidosProductosVendidosResponses, PedidosProductosVendidosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/pedidos/productos-vendidos/{range}',
    ...options
});

/**
 * Units sold per category in a week or month.
 */
export const detallesPedidosTotalProductosVendidos = <ThrowOnError extends boolean = true>(options: Options<DetallesPedidosTotalProductosVendidosData, ThrowOnError>): RequestResult<DetallesPedidosTotalProductosVendidosResponses, DetallesPedidosTotalProductosVendidosErrors, ThrowOnError> => (options.client ?? client).get<DetallesPedidosTotalProductosVendidosResponses, DetallesPedidosTotalProductosVendidosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/detalles-pedidos/total-productos-vendidos/{range}',
    ...options
});

/**
 * Earnings per category in a week or month, the highest first.
 */
export const detallesPedidosProductosMasVendidos = <ThrowOnError extends boolean = true>(options: Options<DetallesPedidosProductosMasVendidosData, ThrowOnError>): RequestResult<DetallesPedidosProductosMasVendidosResponses, DetallesPedidosProductosMasVendidosErrors, ThrowOnError> => (options.client ?? client).get<DetallesPedidosProductosMasVendidosResponses, DetallesPedidosProductosMasVendidosErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/detalles-pedidos/productos-mas-vendidos/{range}',
    ...options
});

/**
 * The unread notifications, newest first.
 */
export const notificacionesList = <ThrowOnError extends boolean = true>(options?: Options<NotificacionesListData, ThrowOnError>): RequestResult<NotificacionesListResponses, NotificacionesListErrors, ThrowOnError> => (options?.client ?? client).get<NotificacionesListResponses, NotificacionesListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/notificaciones',
    ...options
});

/**
 * The unread notifications of this kind, newest first.
 */
export const notificacionesPedido = <ThrowOnError extends boolean = true>(options?: Options<NotificacionesPedidoData, ThrowOnError>): RequestResult<NotificacionesPedidoResponses, NotificacionesPedidoErrors, ThrowOnError> => (options?.client ?? client).get<NotificacionesPedidoResponses, NotificacionesPedidoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/notificaciones/pedido',
    ...options
});

/**
 * The unread notifications of this kind, newest first.
 */
export const notificacionesUsuario = <ThrowOnError extends boolean = true>(options?: Options<NotificacionesUsuarioData, ThrowOnError>): RequestResult<NotificacionesUsuarioResponses, NotificacionesUsuarioErrors, ThrowOnError> => (options?.client ?? client).get<NotificacionesUsuarioResponses, NotificacionesUsuarioErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/notificaciones/usuario',
    ...options
});

/**
 * Marks all of one kind as read, for everybody; answers those that it marked.
 */
export const notificacionesLeer = <ThrowOnError extends boolean = true>(options: Options<NotificacionesLeerData, ThrowOnError>): RequestResult<NotificacionesLeerResponses, NotificacionesLeerErrors, ThrowOnError> => (options.client ?? client).put<NotificacionesLeerResponses, NotificacionesLeerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/notificaciones/{tipo}',
    ...options
});

/**
 * The mails that wait or were given up, newest first.
 */
export const correosList = <ThrowOnError extends boolean = true>(options?: Options<CorreosListData, ThrowOnError>): RequestResult<CorreosListResponses, CorreosListErrors, ThrowOnError> => (options?.client ?? client).get<CorreosListResponses, CorreosListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/correos',
    ...options
});

/**
 * A mail, sent or not, while it is kept.
 */
export const correosGet = <ThrowOnError extends boolean = true>(options: Options<CorreosGetData, ThrowOnError>): RequestResult<CorreosGetResponses, CorreosGetErrors, ThrowOnError> => (options.client ?? client).get<CorreosGetResponses, CorreosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/correos/{id}',
    ...options
});

/**
 * Has a mail that waits or was given up tried again now; asked for twice it is one mail.
 */
export const correosReenviar = <ThrowOnError extends boolean = true>(options: Options<CorreosReenviarData, ThrowOnError>): RequestResult<CorreosReenviarResponses, CorreosReenviarErrors, ThrowOnError> => (options.client ?? client).patch<CorreosReenviarResponses, CorreosReenviarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/correos/reenviar/{id}',
    ...options
});

/**
 * What was done, newest first; `total` counts no further than 10000.
 */
export const bitacoraList = <ThrowOnError extends boolean = true>(options?: Options<BitacoraListData, ThrowOnError>): RequestResult<BitacoraListResponses, BitacoraListErrors, ThrowOnError> => (options?.client ?? client).get<BitacoraListResponses, BitacoraListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/bitacora',
    ...options
});

/**
 * What is settled for the whole shop.
 */
export const ajustesGet = <ThrowOnError extends boolean = true>(options?: Options<AjustesGetData, ThrowOnError>): RequestResult<AjustesGetResponses, AjustesGetErrors, ThrowOnError> => (options?.client ?? client).get<AjustesGetResponses, AjustesGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/ajustes',
    ...options
});

/**
 * Settles it anew, for everybody at once. A second factor is demanded only by who has one.
 */
export const ajustesUpdate = <ThrowOnError extends boolean = true>(options: Options<AjustesUpdateData, ThrowOnError>): RequestResult<AjustesUpdateResponses, AjustesUpdateErrors, ThrowOnError> => (options.client ?? client).patch<AjustesUpdateResponses, AjustesUpdateErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/ajustes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
