// @ts-nocheck: generated, not under our compiler options

export type ClientOptions = {
    baseUrl: `${string}://${string}/api` | (string & {});
};

export type LoginBody = {
    email: string;
    password: string;
    /**
     * Asked for by FALTA_SEGUNDO_FACTOR, of staff alone
     */
    codigo?: string;
};

export type Token = {
    token: string;
};

export type ErrorBody = {
    statusCode: number;
    code: 'DATOS_INVALIDOS' | 'MONTO_MINIMO' | 'MONTO_MAXIMO' | 'PRODUCTO_REPETIDO' | 'SINONIMO_REPETIDO' | 'CLAVE_INCORRECTA' | 'CODIGO_INCORRECTO' | 'ENLACE_INVALIDO' | 'CODIGO_INVALIDO' | 'NO_AUTENTICADO' | 'CREDENCIALES_INCORRECTAS' | 'SIN_PERMISO' | 'FALTA_SEGUNDO_FACTOR' | 'SEGUNDO_FACTOR_EXIGIDO' | 'CUENTA_PENDIENTE' | 'CUENTA_DESACTIVADA' | 'NO_ENCONTRADO' | 'EMAIL_EN_USO' | 'DNI_EN_USO' | 'SINONIMO_EN_USO' | 'DEMASIADOS_SINONIMOS' | 'DEMASIADAS_NOTAS' | 'DEMASIADAS_ETIQUETAS' | 'NOMBRE_EN_USO' | 'VERSION_DESACTUALIZADA' | 'PEDIDO_DESACTUALIZADO' | 'PEDIDO_NO_EDITABLE' | 'ENTREGA_NO_DISPONIBLE' | 'EMPAQUE_HECHO' | 'REMITO_NO_DISPONIBLE' | 'CLIENTE_DESACTIVADO' | 'ULTIMO_ADMIN' | 'CUENTA_PROPIA' | 'SEGUNDO_FACTOR_ACTIVO' | 'SEGUNDO_FACTOR_INACTIVO' | 'SEGUNDO_FACTOR_PROPIO' | 'SEGUNDO_FACTOR_OBLIGATORIO' | 'FALTA_TU_SEGUNDO_FACTOR' | 'PRECIOS_DESACTUALIZADOS' | 'PRECIOS_SIN_CAMBIO' | 'CAMBIO_DESHECHO' | 'CUENTA_NO_ACTIVA' | 'ARCHIVO_DEMASIADO_GRANDE' | 'CUENTA_NO_PENDIENTE' | 'SOLICITUD_RESUELTA' | 'CUENTA_CON_PEDIDOS' | 'CORREO_YA_CONFIRMADO' | 'CAMBIO_NO_PENDIENTE' | 'CORREO_NO_PENDIENTE' | 'CLAVE_REUTILIZADA' | 'DEMASIADAS_SOLICITUDES' | 'RESET_YA_SOLICITADO' | 'ERROR_INTERNO' | 'API_NO_DISPONIBLE' | 'NO_DISPONIBLE' | 'SIN_ESPACIO' | 'API_SIN_RESPUESTA';
    message: string;
    details?: Array<{
        /**
         * Path of the field in what was sent, e.g. `detalles.0.cantidad`
         */
        field: string;
        message: string;
        actual?: {
            producto_id: string;
            /**
             * null when the product no longer exists
             */
            nombre: string | null;
            disponible: boolean;
            /**
             * ARS; null when the product can no longer be had
             */
            precio: number | null;
        };
    }>;
};

export type Mensaje = {
    mensaje: string;
};

export type RequestPasswordResetBody = {
    email: string;
};

export type Message = {
    message: string;
};

export type ResetPasswordBody = {
    token: string;
    newPassword: string;
};

export type ChangePasswordBody = {
    /**
     * The one of now
     */
    password: string;
    newPassword: string;
};

export type Codigo = {
    codigo: string;
};

export type CorreoDeCuenta = {
    email: string;
    confirmado: boolean;
    /**
     * The e-mail that was asked for in its place and is not confirmed yet
     */
    cambio?: {
        email: string;
        vence_en: string;
    } | null;
};

export type ConfirmarCorreoBody = {
    codigo: string;
};

export type CambioDeCorreoBody = {
    /**
     * The one that is wanted
     */
    email: string;
    /**
     * The one of now
     */
    password: string;
};

export type CodigoDeCambioDeCorreoBody = {
    codigo: string;
};

export type Sesiones = {
    sesiones: Array<Sesion>;
};

export type Sesion = {
    sesion_id: string;
    app: 'storefront' | 'backoffice';
    /**
     * Browser and system, as far as they are told
     */
    dispositivo: string;
    /**
     * Address that it was opened from
     */
    direccion: string;
    creada_en: string;
    /**
     * To some minutes
     */
    usada_en: string;
    /**
     * Whether the call was made with it
     */
    actual: boolean;
};

export type RegistroBody = {
    nombre: string;
    apellido: string;
    dni: string | number;
    nombre_comercio: string;
    telefono: string;
    dom_fiscal: string;
    email: string;
    password: string;
};

export type Registro = {
    usuario_id: string;
    token: string;
};

export type Usuario = {
    usuario_id: string;
    nombre: string;
    apellido: string;
    /**
     * CUIT/CUIL, 11 digits
     */
    dni: number;
    nombre_comercio: string;
    telefono: string;
    dom_fiscal: string;
    email: string;
    /**
     * Whether somebody who reads its mail has said so, by a mailed link
     */
    correo_confirmado?: boolean | null;
    dado_de_alta: boolean;
    esta_activo: boolean;
    /**
     * When it was asked for
     */
    creado_en?: string | null;
    roles: Array<Rol>;
    /**
     * Goes back as `If-Match`
     */
    version: number;
};

export type Rol = 'usuario' | 'empleado' | 'admin';

export type ProductosPage = {
    productos: Array<Producto>;
    /**
     * How many there are on all pages
     */
    total: number;
};

export type Producto = {
    producto_id: string;
    nombre: string;
    descripcion: string;
    precio?: number;
    precio_antes_oferta?: number | null;
    tipo_de_precio?: TipoDePrecio;
    disponible: boolean;
    producto_destacado: boolean;
    en_promocion: boolean;
    nuevo_ingreso: boolean;
    esta_activo: boolean;
    marca: {
        marca_id: string;
        nombre: string;
    };
    categorias: Array<{
        categoria_id: string;
        nombre: string;
    }>;
    etiquetas: Array<{
        etiqueta_id: string;
        nombre: string;
    }>;
    imagenes: Array<Imagen>;
    /**
     * To whoever may change it: what to send back as `If-Match`
     */
    version?: number;
};

export type TipoDePrecio = 'por_kilo' | 'por_unidad' | 'por_bulto_cerrado';

export type Imagen = {
    /**
     * Path below the origin; the widest one, as WebP
     */
    url: string;
    /**
     * Widths in px that exist as `{width}.avif` and `{width}.webp` beside `url`
     */
    anchos: Array<number>;
};

export type MarcasPage = {
    marcas: Array<Marca>;
    /**
     * How many there are on all pages
     */
    total: number;
};

export type Marca = {
    marca_id: string;
    nombre: string;
    marca_destacada: boolean;
    imagen: string | null;
    imagen_url: string | null;
    esta_activo: boolean;
};

export type CategoriasPage = {
    categorias: Array<Categoria>;
    /**
     * How many there are on all pages
     */
    total: number;
};

export type Categoria = {
    categoria_id: string;
    nombre: string;
    imagen: string | null;
    esta_activo: boolean;
};

export type EtiquetasPage = {
    etiquetas: Array<Etiqueta>;
    /**
     * How many there are on all pages
     */
    total: number;
};

export type Etiqueta = {
    etiqueta_id: string;
    nombre: string;
    imagen: string | null;
    esta_activo: boolean;
};

export type BusquedaBody = {
    term: string;
};

export type PedidoBody = {
    usuarioId: string;
    detalles: Array<DetalleNuevo>;
};

export type DetalleNuevo = {
    producto_id: string;
    cantidad: number;
    precio_unitario: number;
};

export type PedidoConDetalles = {
    pedido_id: string;
    /**
     * The number that people say; printed on the remito
     */
    numero: number;
    total_precio: number;
    fecha_pedido: string;
    estado_pedido: EstadoPedido;
    usuario: {
        usuario_id: string;
        nombre: string;
        apellido: string;
        nombre_comercio: string;
    };
    /**
     * Goes back as `If-Match`
     */
    version: number;
    detalles: Array<Detalle>;
};

export type EstadoPedido = 'esperando_aprobacion' | 'aprobado' | 'enviado' | 'recibido' | 'cancelado';

export type Detalle = {
    detalles_pedidos_id: string;
    producto: {
        producto_id: string;
        nombre: string;
        precio: number;
    };
    /**
     * What is delivered, which is what was asked for unless `cantidad_pedida` says so
     */
    cantidad: number;
    precio_unitario: number;
    /**
     * Percent
     */
    descuento: number;
    total_precio: number;
    /**
     * What was asked for; 0 for what is delivered in the place of another
     */
    cantidad_pedida?: number | null;
    motivo_entrega?: 'falta' | 'reemplazo' | 'acordado' | null;
    /**
     * The product in whose place it is delivered
     */
    reemplaza_a?: string | null;
};

export type MisPedidosPage = {
    pedidos: Array<PedidoConDetalles>;
    /**
     * How many there are on all pages
     */
    total: number;
};

export type Notificacion = {
    notificacion_id: string;
    tipo: 'pedido' | 'usuario';
    mensaje: string;
    /**
     * The order or the account that it is about
     */
    referencia_id: string;
    fecha: string;
    /**
     * Not yet read
     */
    esta_activo: boolean;
};

export type AuthLoginData = {
    body: LoginBody;
    path?: never;
    query?: never;
    url: '/auth/login';
};

export type AuthLoginErrors = {
    /**
     * CODIGO_INCORRECTO, DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * CREDENCIALES_INCORRECTAS
     */
    401: ErrorBody;
    /**
     * CUENTA_PENDIENTE, CUENTA_DESACTIVADA, FALTA_SEGUNDO_FACTOR
     */
    403: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * DEMASIADAS_SOLICITUDES
     */
    429: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type AuthLoginError = AuthLoginErrors[keyof AuthLoginErrors];

export type AuthLoginResponses = {
    /**
     * Done
     */
    200: Token;
};

export type AuthLoginResponse = AuthLoginResponses[keyof AuthLoginResponses];

export type AuthLogoutData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/auth/logout';
};

export type AuthLogoutErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO
     */
    403: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type AuthLogoutError = AuthLogoutErrors[keyof AuthLogoutErrors];

export type AuthLogoutResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type AuthLogoutResponse = AuthLogoutResponses[keyof AuthLogoutResponses];

export type AuthRequestPasswordResetData = {
    body: RequestPasswordResetBody;
    path?: never;
    query?: never;
    url: '/auth/request-password-reset';
};

export type AuthRequestPasswordResetErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * RESET_YA_SOLICITADO, DEMASIADAS_SOLICITUDES
     */
    429: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type AuthRequestPasswordResetError = AuthRequestPasswordResetErrors[keyof AuthRequestPasswordResetErrors];

export type AuthRequestPasswordResetResponses = {
    /**
     * Done
     */
    200: Message;
};

export type AuthRequestPasswordResetResponse = AuthRequestPasswordResetResponses[keyof AuthRequestPasswordResetResponses];

export type AuthResetPasswordData = {
    body: ResetPasswordBody;
    path?: never;
    query?: never;
    url: '/auth/reset-password';
};

export type AuthResetPasswordErrors = {
    /**
     * ENLACE_INVALIDO, DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * DEMASIADAS_SOLICITUDES
     */
    429: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type AuthResetPasswordError = AuthResetPasswordErrors[keyof AuthResetPasswordErrors];

export type AuthResetPasswordResponses = {
    /**
     * Done
     */
    200: Message;
};

export type AuthResetPasswordResponse = AuthResetPasswordResponses[keyof AuthResetPasswordResponses];

export type AuthChangePasswordData = {
    body: ChangePasswordBody;
    path?: never;
    query?: never;
    url: '/auth/change-password';
};

export type AuthChangePasswordErrors = {
    /**
     * CLAVE_INCORRECTA, DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO
     */
    403: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * DEMASIADAS_SOLICITUDES
     */
    429: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type AuthChangePasswordError = AuthChangePasswordErrors[keyof AuthChangePasswordErrors];

export type AuthChangePasswordResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type AuthChangePasswordResponse = AuthChangePasswordResponses[keyof AuthChangePasswordResponses];

export type AuthCrearCodigoData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/auth/codigo';
};

export type AuthCrearCodigoErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO
     */
    403: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * DEMASIADAS_SOLICITUDES
     */
    429: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type AuthCrearCodigoError = AuthCrearCodigoErrors[keyof AuthCrearCodigoErrors];

export type AuthCrearCodigoResponses = {
    /**
     * Done
     */
    201: Codigo;
};

export type AuthCrearCodigoResponse = AuthCrearCodigoResponses[keyof AuthCrearCodigoResponses];

export type CuentaCorreoData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/cuenta/correo';
};

export type CuentaCorreoErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO
     */
    403: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type CuentaCorreoError = CuentaCorreoErrors[keyof CuentaCorreoErrors];

export type CuentaCorreoResponses = {
    /**
     * Done
     */
    200: CorreoDeCuenta;
};

export type CuentaCorreoResponse = CuentaCorreoResponses[keyof CuentaCorreoResponses];

export type CuentaEnviarEnlaceData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/cuenta/enlace';
};

export type CuentaEnviarEnlaceErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO
     */
    403: ErrorBody;
    /**
     * CORREO_YA_CONFIRMADO
     */
    409: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * DEMASIADAS_SOLICITUDES
     */
    429: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type CuentaEnviarEnlaceError = CuentaEnviarEnlaceErrors[keyof CuentaEnviarEnlaceErrors];

export type CuentaEnviarEnlaceResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type CuentaEnviarEnlaceResponse = CuentaEnviarEnlaceResponses[keyof CuentaEnviarEnlaceResponses];

export type CuentaConfirmarCorreoData = {
    body: ConfirmarCorreoBody;
    path?: never;
    query?: never;
    url: '/cuenta/confirmar-correo';
};

export type CuentaConfirmarCorreoErrors = {
    /**
     * ENLACE_INVALIDO, DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * DEMASIADAS_SOLICITUDES
     */
    429: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type CuentaConfirmarCorreoError = CuentaConfirmarCorreoErrors[keyof CuentaConfirmarCorreoErrors];

export type CuentaConfirmarCorreoResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type CuentaConfirmarCorreoResponse = CuentaConfirmarCorreoResponses[keyof CuentaConfirmarCorreoResponses];

export type CambioDeCorreoCancelData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/cuenta/cambio-de-correo';
};

export type CambioDeCorreoCancelErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO
     */
    403: ErrorBody;
    /**
     * CAMBIO_NO_PENDIENTE
     */
    409: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type CambioDeCorreoCancelError = CambioDeCorreoCancelErrors[keyof CambioDeCorreoCancelErrors];

export type CambioDeCorreoCancelResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type CambioDeCorreoCancelResponse = CambioDeCorreoCancelResponses[keyof CambioDeCorreoCancelResponses];

export type CambioDeCorreoRequestData = {
    body: CambioDeCorreoBody;
    path?: never;
    query?: never;
    url: '/cuenta/cambio-de-correo';
};

export type CambioDeCorreoRequestErrors = {
    /**
     * CLAVE_INCORRECTA, DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO
     */
    403: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * DEMASIADAS_SOLICITUDES
     */
    429: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type CambioDeCorreoRequestError = CambioDeCorreoRequestErrors[keyof CambioDeCorreoRequestErrors];

export type CambioDeCorreoRequestResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type CambioDeCorreoRequestResponse = CambioDeCorreoRequestResponses[keyof CambioDeCorreoRequestResponses];

export type CambioDeCorreoResendData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/cuenta/cambio-de-correo/enlace';
};

export type CambioDeCorreoResendErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO
     */
    403: ErrorBody;
    /**
     * CAMBIO_NO_PENDIENTE
     */
    409: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * DEMASIADAS_SOLICITUDES
     */
    429: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type CambioDeCorreoResendError = CambioDeCorreoResendErrors[keyof CambioDeCorreoResendErrors];

export type CambioDeCorreoResendResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type CambioDeCorreoResendResponse = CambioDeCorreoResendResponses[keyof CambioDeCorreoResendResponses];

export type CambioDeCorreoConfirmData = {
    body: CodigoDeCambioDeCorreoBody;
    path?: never;
    query?: never;
    url: '/cuenta/cambio-de-correo/confirmar';
};

export type CambioDeCorreoConfirmErrors = {
    /**
     * ENLACE_INVALIDO, DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * EMAIL_EN_USO
     */
    409: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * DEMASIADAS_SOLICITUDES
     */
    429: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type CambioDeCorreoConfirmError = CambioDeCorreoConfirmErrors[keyof CambioDeCorreoConfirmErrors];

export type CambioDeCorreoConfirmResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type CambioDeCorreoConfirmResponse = CambioDeCorreoConfirmResponses[keyof CambioDeCorreoConfirmResponses];

export type CambioDeCorreoStopData = {
    body: CodigoDeCambioDeCorreoBody;
    path?: never;
    query?: never;
    url: '/cuenta/cambio-de-correo/frenar';
};

export type CambioDeCorreoStopErrors = {
    /**
     * ENLACE_INVALIDO, DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * DEMASIADAS_SOLICITUDES
     */
    429: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type CambioDeCorreoStopError = CambioDeCorreoStopErrors[keyof CambioDeCorreoStopErrors];

export type CambioDeCorreoStopResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type CambioDeCorreoStopResponse = CambioDeCorreoStopResponses[keyof CambioDeCorreoStopResponses];

export type SesionesEndOthersData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/sesiones';
};

export type SesionesEndOthersErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO
     */
    403: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type SesionesEndOthersError = SesionesEndOthersErrors[keyof SesionesEndOthersErrors];

export type SesionesEndOthersResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type SesionesEndOthersResponse = SesionesEndOthersResponses[keyof SesionesEndOthersResponses];

export type SesionesListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/sesiones';
};

export type SesionesListErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO
     */
    403: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type SesionesListError = SesionesListErrors[keyof SesionesListErrors];

export type SesionesListResponses = {
    /**
     * Done
     */
    200: Sesiones;
};

export type SesionesListResponse = SesionesListResponses[keyof SesionesListResponses];

export type SesionesEndData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/sesiones/{id}';
};

export type SesionesEndErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO
     */
    403: ErrorBody;
    /**
     * NO_ENCONTRADO
     */
    404: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type SesionesEndError = SesionesEndErrors[keyof SesionesEndErrors];

export type SesionesEndResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type SesionesEndResponse = SesionesEndResponses[keyof SesionesEndResponses];

export type UsuariosCreateData = {
    body: RegistroBody;
    path?: never;
    query?: never;
    url: '/usuarios';
};

export type UsuariosCreateErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * EMAIL_EN_USO, DNI_EN_USO
     */
    409: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * DEMASIADAS_SOLICITUDES
     */
    429: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type UsuariosCreateError = UsuariosCreateErrors[keyof UsuariosCreateErrors];

export type UsuariosCreateResponses = {
    /**
     * Done
     */
    201: Registro;
};

export type UsuariosCreateResponse = UsuariosCreateResponses[keyof UsuariosCreateResponses];

export type UsuariosGetData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/{id}';
};

export type UsuariosGetErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO
     */
    403: ErrorBody;
    /**
     * NO_ENCONTRADO
     */
    404: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type UsuariosGetError = UsuariosGetErrors[keyof UsuariosGetErrors];

export type UsuariosGetResponses = {
    /**
     * Done
     */
    200: Usuario;
};

export type UsuariosGetResponse = UsuariosGetResponses[keyof UsuariosGetResponses];

export type ProductosListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
    };
    url: '/productos';
};

export type ProductosListErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type ProductosListError = ProductosListErrors[keyof ProductosListErrors];

export type ProductosListResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosListResponse = ProductosListResponses[keyof ProductosListResponses];

export type ProductosDestacadosData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
    };
    url: '/productos/destacados';
};

export type ProductosDestacadosErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type ProductosDestacadosError = ProductosDestacadosErrors[keyof ProductosDestacadosErrors];

export type ProductosDestacadosResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosDestacadosResponse = ProductosDestacadosResponses[keyof ProductosDestacadosResponses];

export type ProductosNuevosIngresosData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
    };
    url: '/productos/nuevos-ingresos';
};

export type ProductosNuevosIngresosErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type ProductosNuevosIngresosError = ProductosNuevosIngresosErrors[keyof ProductosNuevosIngresosErrors];

export type ProductosNuevosIngresosResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosNuevosIngresosResponse = ProductosNuevosIngresosResponses[keyof ProductosNuevosIngresosResponses];

export type ProductosBultoCerradoData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
    };
    url: '/productos/bultocerrado';
};

export type ProductosBultoCerradoErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type ProductosBultoCerradoError = ProductosBultoCerradoErrors[keyof ProductosBultoCerradoErrors];

export type ProductosBultoCerradoResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosBultoCerradoResponse = ProductosBultoCerradoResponses[keyof ProductosBultoCerradoResponses];

export type ProductosPromocionData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
    };
    url: '/productos/productos-promocion';
};

export type ProductosPromocionErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type ProductosPromocionError = ProductosPromocionErrors[keyof ProductosPromocionErrors];

export type ProductosPromocionResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosPromocionResponse = ProductosPromocionResponses[keyof ProductosPromocionResponses];

export type ProductosSearchData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
        /**
         * Any part of the name; accents and case make no difference; empty finds all
         */
        term?: string;
    };
    url: '/productos/search';
};

export type ProductosSearchErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type ProductosSearchError = ProductosSearchErrors[keyof ProductosSearchErrors];

export type ProductosSearchResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosSearchResponse = ProductosSearchResponses[keyof ProductosSearchResponses];

export type ProductosSearchBultoCerradoData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
        /**
         * Any part of the name; accents and case make no difference; empty finds all
         */
        term?: string;
    };
    url: '/productos/searchBultoCerrado';
};

export type ProductosSearchBultoCerradoErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type ProductosSearchBultoCerradoError = ProductosSearchBultoCerradoErrors[keyof ProductosSearchBultoCerradoErrors];

export type ProductosSearchBultoCerradoResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosSearchBultoCerradoResponse = ProductosSearchBultoCerradoResponses[keyof ProductosSearchBultoCerradoResponses];

export type ProductosPorCategoriaData = {
    body?: never;
    path: {
        categoryName: string;
    };
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
        /**
         * Any part of the name; accents and case make no difference; empty finds all
         */
        term?: string;
    };
    url: '/productos/categoria/{categoryName}';
};

export type ProductosPorCategoriaErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type ProductosPorCategoriaError = ProductosPorCategoriaErrors[keyof ProductosPorCategoriaErrors];

export type ProductosPorCategoriaResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosPorCategoriaResponse = ProductosPorCategoriaResponses[keyof ProductosPorCategoriaResponses];

export type ProductosPorMarcaData = {
    body?: never;
    path: {
        marca: string;
    };
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
        /**
         * Any part of the name; accents and case make no difference; empty finds all
         */
        term?: string;
    };
    url: '/productos/marca/{marca}';
};

export type ProductosPorMarcaErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type ProductosPorMarcaError = ProductosPorMarcaErrors[keyof ProductosPorMarcaErrors];

export type ProductosPorMarcaResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosPorMarcaResponse = ProductosPorMarcaResponses[keyof ProductosPorMarcaResponses];

export type ProductosVariosData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Up to 100 identifiers, separated by commas
         */
        ids: string;
    };
    url: '/productos/varios';
};

export type ProductosVariosErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type ProductosVariosError = ProductosVariosErrors[keyof ProductosVariosErrors];

export type ProductosVariosResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosVariosResponse = ProductosVariosResponses[keyof ProductosVariosResponses];

export type ProductosGetData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/productos/{id}';
};

export type ProductosGetErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_ENCONTRADO
     */
    404: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type ProductosGetError = ProductosGetErrors[keyof ProductosGetErrors];

export type ProductosGetResponses = {
    /**
     * Done
     */
    200: Producto;
};

export type ProductosGetResponse = ProductosGetResponses[keyof ProductosGetResponses];

export type MarcasDestacadasData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
    };
    url: '/marcas/destacadas';
};

export type MarcasDestacadasErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type MarcasDestacadasError = MarcasDestacadasErrors[keyof MarcasDestacadasErrors];

export type MarcasDestacadasResponses = {
    /**
     * Done
     */
    200: MarcasPage;
};

export type MarcasDestacadasResponse = MarcasDestacadasResponses[keyof MarcasDestacadasResponses];

export type MarcasListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
    };
    url: '/marcas';
};

export type MarcasListErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type MarcasListError = MarcasListErrors[keyof MarcasListErrors];

export type MarcasListResponses = {
    /**
     * Done
     */
    200: MarcasPage;
};

export type MarcasListResponse = MarcasListResponses[keyof MarcasListResponses];

export type MarcasSearchData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
        /**
         * Any part of the name; accents and case make no difference; empty finds all
         */
        term?: string;
    };
    url: '/marcas/search';
};

export type MarcasSearchErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type MarcasSearchError = MarcasSearchErrors[keyof MarcasSearchErrors];

export type MarcasSearchResponses = {
    /**
     * Done
     */
    200: MarcasPage;
};

export type MarcasSearchResponse = MarcasSearchResponses[keyof MarcasSearchResponses];

export type CategoriasListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
    };
    url: '/categorias';
};

export type CategoriasListErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type CategoriasListError = CategoriasListErrors[keyof CategoriasListErrors];

export type CategoriasListResponses = {
    /**
     * Done
     */
    200: CategoriasPage;
};

export type CategoriasListResponse = CategoriasListResponses[keyof CategoriasListResponses];

export type CategoriasSearchData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
        /**
         * Any part of the name; accents and case make no difference; empty finds all
         */
        term?: string;
    };
    url: '/categorias/search';
};

export type CategoriasSearchErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type CategoriasSearchError = CategoriasSearchErrors[keyof CategoriasSearchErrors];

export type CategoriasSearchResponses = {
    /**
     * Done
     */
    200: CategoriasPage;
};

export type CategoriasSearchResponse = CategoriasSearchResponses[keyof CategoriasSearchResponses];

export type EtiquetasListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
    };
    url: '/etiquetas';
};

export type EtiquetasListErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type EtiquetasListError = EtiquetasListErrors[keyof EtiquetasListErrors];

export type EtiquetasListResponses = {
    /**
     * Done
     */
    200: EtiquetasPage;
};

export type EtiquetasListResponse = EtiquetasListResponses[keyof EtiquetasListResponses];

export type EtiquetasSearchData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
        /**
         * Any part of the name; accents and case make no difference; empty finds all
         */
        term?: string;
    };
    url: '/etiquetas/search';
};

export type EtiquetasSearchErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type EtiquetasSearchError = EtiquetasSearchErrors[keyof EtiquetasSearchErrors];

export type EtiquetasSearchResponses = {
    /**
     * Done
     */
    200: EtiquetasPage;
};

export type EtiquetasSearchResponse = EtiquetasSearchResponses[keyof EtiquetasSearchResponses];

export type BusquedasAnotarData = {
    body: BusquedaBody;
    path?: never;
    query?: never;
    url: '/busquedas';
};

export type BusquedasAnotarErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * DEMASIADAS_SOLICITUDES
     */
    429: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type BusquedasAnotarError = BusquedasAnotarErrors[keyof BusquedasAnotarErrors];

export type BusquedasAnotarResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type BusquedasAnotarResponse = BusquedasAnotarResponses[keyof BusquedasAnotarResponses];

export type PedidosCreateData = {
    body: PedidoBody;
    headers?: {
        /**
         * The same key and body give the same thing, never a second one
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/pedidos';
};

export type PedidosCreateErrors = {
    /**
     * MONTO_MINIMO, MONTO_MAXIMO, PRODUCTO_REPETIDO, DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO, SEGUNDO_FACTOR_EXIGIDO
     */
    403: ErrorBody;
    /**
     * NO_ENCONTRADO
     */
    404: ErrorBody;
    /**
     * PEDIDO_DESACTUALIZADO, CLIENTE_DESACTIVADO
     */
    409: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * CLAVE_REUTILIZADA
     */
    422: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type PedidosCreateError = PedidosCreateErrors[keyof PedidosCreateErrors];

export type PedidosCreateResponses = {
    /**
     * Done
     */
    201: PedidoConDetalles;
};

export type PedidosCreateResponse = PedidosCreateResponses[keyof PedidosCreateResponses];

export type MisPedidosListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
    };
    url: '/mis-pedidos';
};

export type MisPedidosListErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO, SEGUNDO_FACTOR_EXIGIDO
     */
    403: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type MisPedidosListError = MisPedidosListErrors[keyof MisPedidosListErrors];

export type MisPedidosListResponses = {
    /**
     * Done
     */
    200: MisPedidosPage;
};

export type MisPedidosListResponse = MisPedidosListResponses[keyof MisPedidosListResponses];

export type MisPedidosGetData = {
    body?: never;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/mis-pedidos/{pedido_id}';
};

export type MisPedidosGetErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO, SEGUNDO_FACTOR_EXIGIDO
     */
    403: ErrorBody;
    /**
     * NO_ENCONTRADO
     */
    404: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type MisPedidosGetError = MisPedidosGetErrors[keyof MisPedidosGetErrors];

export type MisPedidosGetResponses = {
    /**
     * Done
     */
    200: PedidoConDetalles;
};

export type MisPedidosGetResponse = MisPedidosGetResponses[keyof MisPedidosGetResponses];

export type NotificacionesListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/notificaciones';
};

export type NotificacionesListErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO, SEGUNDO_FACTOR_EXIGIDO
     */
    403: ErrorBody;
    /**
     * ARCHIVO_DEMASIADO_GRANDE
     */
    413: ErrorBody;
    /**
     * ERROR_INTERNO
     */
    500: ErrorBody;
    /**
     * API_NO_DISPONIBLE
     */
    502: ErrorBody;
    /**
     * NO_DISPONIBLE
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
};

export type NotificacionesListError = NotificacionesListErrors[keyof NotificacionesListErrors];

export type NotificacionesListResponses = {
    /**
     * Done
     */
    200: Array<Notificacion>;
};

export type NotificacionesListResponse = NotificacionesListResponses[keyof NotificacionesListResponses];
