// @ts-nocheck: generated, not under our compiler options

import { client } from './client.gen.ts';
import type { Client, ClientMeta, Options as Options2, RequestResult, TDataShape } from './client/index.ts';
import type { AuthChangePasswordData, AuthChangePasswordErrors, AuthChangePasswordResponses, AuthCrearCodigoData, AuthCrearCodigoErrors, AuthCrearCodigoResponses, AuthLoginData, AuthLoginErrors, AuthLoginResponses, AuthLogoutData, AuthLogoutErrors, AuthLogoutResponses, AuthRequestPasswordResetData, AuthRequestPasswordResetErrors, AuthRequestPasswordResetResponses, AuthResetPasswordData, AuthResetPasswordErrors, AuthResetPasswordResponses, BusquedasAnotarData, BusquedasAnotarErrors, BusquedasAnotarResponses, CambioDeCorreoCancelData, CambioDeCorreoCancelErrors, CambioDeCorreoCancelResponses, CambioDeCorreoConfirmData, CambioDeCorreoConfirmErrors, CambioDeCorreoConfirmResponses, CambioDeCorreoRequestData, CambioDeCorreoRequestErrors, CambioDeCorreoRequestResponses, CambioDeCorreoResendData, CambioDeCorreoResendErrors, CambioDeCorreoResendResponses, CambioDeCorreoStopData, CambioDeCorreoStopErrors, CambioDeCorreoStopResponses, CategoriasListData, CategoriasListErrors, CategoriasListResponses, CategoriasSearchData, CategoriasSearchErrors, CategoriasSearchResponses, CuentaConfirmarCorreoData, CuentaConfirmarCorreoErrors, CuentaConfirmarCorreoResponses, CuentaCorreoData, CuentaCorreoErrors, CuentaCorreoResponses, CuentaEnviarEnlaceData, CuentaEnviarEnlaceErrors, CuentaEnviarEnlaceResponses, EtiquetasListData, EtiquetasListErrors, EtiquetasListResponses, EtiquetasSearchData, EtiquetasSearchErrors, EtiquetasSearchResponses, MarcasDestacadasData, MarcasDestacadasErrors, MarcasDestacadasResponses, MarcasListData, MarcasListErrors, MarcasListResponses, MarcasSearchData, MarcasSearchErrors, MarcasSearchResponses, MisPedidosGetData, MisPedidosGetErrors, MisPedidosGetResponses, MisPedidosListData, MisPedidosListErrors, MisPedidosListResponses, NotificacionesListData, NotificacionesListErrors, NotificacionesListResponses, PedidosCreateData, PedidosCreateErrors, PedidosCreateResponses, ProductosBultoCerradoData, ProductosBultoCerradoErrors, ProductosBultoCerradoResponses, ProductosDestacadosData, ProductosDestacadosErrors, ProductosDestacadosResponses, ProductosGetData, ProductosGetErrors, ProductosGetResponses, ProductosListData, ProductosListErrors, ProductosListResponses, ProductosNuevosIngresosData, ProductosNuevosIngresosErrors, ProductosNuevosIngresosResponses, ProductosPorCategoriaData, ProductosPorCategoriaErrors, ProductosPorCategoriaResponses, ProductosPorMarcaData, ProductosPorMarcaErrors, ProductosPorMarcaResponses, ProductosPromocionData, ProductosPromocionErrors, ProductosPromocionResponses, ProductosSearchBultoCerradoData, ProductosSearchBultoCerradoErrors, ProductosSearchBultoCerradoResponses, ProductosSearchData, ProductosSearchErrors, ProductosSearchResponses, ProductosVariosData, ProductosVariosErrors, ProductosVariosResponses, SesionesEndData, SesionesEndErrors, SesionesEndOthersData, SesionesEndOthersErrors, SesionesEndOthersResponses, SesionesEndResponses, SesionesListData, SesionesListErrors, SesionesListResponses, UsuariosCreateData, UsuariosCreateErrors, UsuariosCreateResponses, UsuariosGetData, UsuariosGetErrors, UsuariosGetResponses } from './types.gen.ts';

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
 * A code that opens one more session of the same account, once, within 60 seconds.
 */
export const authCrearCodigo = <ThrowOnError extends boolean = true>(options?: Options<AuthCrearCodigoData, ThrowOnError>): RequestResult<AuthCrearCodigoResponses, AuthCrearCodigoErrors, ThrowOnError> => (options?.client ?? client).post<AuthCrearCodigoResponses, AuthCrearCodigoErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/auth/codigo',
    ...options
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
 * Confirms an e-mail with the code of a mailed link. Asked once more it says so, and does nothing.
 */
export const cuentaConfirmarCorreo = <ThrowOnError extends boolean = true>(options: Options<CuentaConfirmarCorreoData, ThrowOnError>): RequestResult<CuentaConfirmarCorreoResponses, CuentaConfirmarCorreoErrors, ThrowOnError> => (options.client ?? client).post<CuentaConfirmarCorreoResponses, CuentaConfirmarCorreoErrors, ThrowOnError>({
    url: '/cuenta/confirmar-correo',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
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
 * Changes the e-mail with the code that was mailed to the wanted one, and ends all sessions of the account. Asked once more it says so, and does nothing.
 */
export const cambioDeCorreoConfirm = <ThrowOnError extends boolean = true>(options: Options<CambioDeCorreoConfirmData, ThrowOnError>): RequestResult<CambioDeCorreoConfirmResponses, CambioDeCorreoConfirmErrors, ThrowOnError> => (options.client ?? client).post<CambioDeCorreoConfirmResponses, CambioDeCorreoConfirmErrors, ThrowOnError>({
    url: '/cuenta/cambio-de-correo/confirmar',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Leaves the e-mail as it is, with the code that was mailed to the one of now.
 */
export const cambioDeCorreoStop = <ThrowOnError extends boolean = true>(options: Options<CambioDeCorreoStopData, ThrowOnError>): RequestResult<CambioDeCorreoStopResponses, CambioDeCorreoStopErrors, ThrowOnError> => (options.client ?? client).post<CambioDeCorreoStopResponses, CambioDeCorreoStopErrors, ThrowOnError>({
    url: '/cuenta/cambio-de-correo/frenar',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
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
 * The active products, by name.
 */
export const productosList = <ThrowOnError extends boolean = true>(options?: Options<ProductosListData, ThrowOnError>): RequestResult<ProductosListResponses, ProductosListErrors, ThrowOnError> => (options?.client ?? client).get<ProductosListResponses, ProductosListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos',
    ...options
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
 * One product. An inactive one is found by staff only.
 */
export const productosGet = <ThrowOnError extends boolean = true>(options: Options<ProductosGetData, ThrowOnError>): RequestResult<ProductosGetResponses, ProductosGetErrors, ThrowOnError> => (options.client ?? client).get<ProductosGetResponses, ProductosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/productos/{id}',
    ...options
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
 * The active ones whose name holds the term.
 */
export const marcasSearch = <ThrowOnError extends boolean = true>(options?: Options<MarcasSearchData, ThrowOnError>): RequestResult<MarcasSearchResponses, MarcasSearchErrors, ThrowOnError> => (options?.client ?? client).get<MarcasSearchResponses, MarcasSearchErrors, ThrowOnError>({ url: '/marcas/search', ...options });

/**
 * The active ones, by name.
 */
export const categoriasList = <ThrowOnError extends boolean = true>(options?: Options<CategoriasListData, ThrowOnError>): RequestResult<CategoriasListResponses, CategoriasListErrors, ThrowOnError> => (options?.client ?? client).get<CategoriasListResponses, CategoriasListErrors, ThrowOnError>({ url: '/categorias', ...options });

/**
 * The active ones whose name holds the term.
 */
export const categoriasSearch = <ThrowOnError extends boolean = true>(options?: Options<CategoriasSearchData, ThrowOnError>): RequestResult<CategoriasSearchResponses, CategoriasSearchErrors, ThrowOnError> => (options?.client ?? client).get<CategoriasSearchResponses, CategoriasSearchErrors, ThrowOnError>({ url: '/categorias/search', ...options });

/**
 * The active ones, by name.
 */
export const etiquetasList = <ThrowOnError extends boolean = true>(options?: Options<EtiquetasListData, ThrowOnError>): RequestResult<EtiquetasListResponses, EtiquetasListErrors, ThrowOnError> => (options?.client ?? client).get<EtiquetasListResponses, EtiquetasListErrors, ThrowOnError>({ url: '/etiquetas', ...options });

/**
 * The active ones whose name holds the term.
 */
export const etiquetasSearch = <ThrowOnError extends boolean = true>(options?: Options<EtiquetasSearchData, ThrowOnError>): RequestResult<EtiquetasSearchResponses, EtiquetasSearchErrors, ThrowOnError> => (options?.client ?? client).get<EtiquetasSearchResponses, EtiquetasSearchErrors, ThrowOnError>({ url: '/etiquetas/search', ...options });

/**
 * Counts a search that somebody made, if it finds nothing by its name. Of nobody, and no more than so many.
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
 * The caller's own orders with their lines, newest first.
 */
export const misPedidosList = <ThrowOnError extends boolean = true>(options?: Options<MisPedidosListData, ThrowOnError>): RequestResult<MisPedidosListResponses, MisPedidosListErrors, ThrowOnError> => (options?.client ?? client).get<MisPedidosListResponses, MisPedidosListErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-pedidos',
    ...options
});

/**
 * One of the caller's own orders. Another's is as if it did not exist.
 */
export const misPedidosGet = <ThrowOnError extends boolean = true>(options: Options<MisPedidosGetData, ThrowOnError>): RequestResult<MisPedidosGetResponses, MisPedidosGetErrors, ThrowOnError> => (options.client ?? client).get<MisPedidosGetResponses, MisPedidosGetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/mis-pedidos/{pedido_id}',
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
