// @ts-nocheck: generated, not under our compiler options

export type ClientOptions = {
    baseUrl: `${string}://${string}/api` | (string & {});
};

export type LoginBody = {
    email: string;
    password: string;
    /**
     * Only for staff: required after the error FALTA_SEGUNDO_FACTOR
     */
    codigo?: string;
};

export type Token = {
    token: string;
};

export type ErrorBody = {
    statusCode: number;
    code: 'DATOS_INVALIDOS' | 'MONTO_MINIMO' | 'MONTO_MAXIMO' | 'PERIODO_DEMASIADO_LARGO' | 'PRODUCTO_REPETIDO' | 'SINONIMO_REPETIDO' | 'CLAVE_INCORRECTA' | 'CODIGO_INCORRECTO' | 'ENLACE_INVALIDO' | 'CODIGO_INVALIDO' | 'NO_AUTENTICADO' | 'CREDENCIALES_INCORRECTAS' | 'SIN_PERMISO' | 'FALTA_SEGUNDO_FACTOR' | 'SEGUNDO_FACTOR_EXIGIDO' | 'CUENTA_PENDIENTE' | 'CUENTA_DESACTIVADA' | 'COMERCIO_DESACTIVADO' | 'ACCESO_QUITADO' | 'SOLO_TITULAR' | 'NO_ENCONTRADO' | 'EMAIL_EN_USO' | 'DNI_EN_USO' | 'SINONIMO_EN_USO' | 'DEMASIADOS_SINONIMOS' | 'DEMASIADAS_NOTAS' | 'DEMASIADAS_ETIQUETAS' | 'CARRITO_LLENO' | 'DEMASIADOS_AVISOS' | 'DEMASIADOS_DOMICILIOS' | 'DEMASIADAS_PERSONAS' | 'PERSONA_DESACTIVADA' | 'CUENTA_DE_PERSONA' | 'DEMASIADAS_LISTAS' | 'LISTA_LLENA' | 'DEMASIADAS_VISTAS' | 'ZONA_EN_USO' | 'DEMASIADAS_ZONAS' | 'DEMASIADOS_FERIADOS' | 'ZONA_SIN_REPARTO' | 'DEMASIADOS_BANNERS' | 'DEMASIADOS_ROLES' | 'ROL_EN_USO' | 'DEMASIADAS_CONDICIONES' | 'CONDICION_EN_USO' | 'CUENTA_NO_EMPLEADO' | 'NOMBRE_EN_USO' | 'CODIGO_EN_USO' | 'VERSION_DESACTUALIZADA' | 'PEDIDO_DESACTUALIZADO' | 'PEDIDO_NO_EDITABLE' | 'PEDIDO_NO_CANCELABLE' | 'PROPUESTA_NO_DISPONIBLE' | 'PROPUESTA_CERRADA' | 'ENTREGA_NO_DISPONIBLE' | 'RECEPCION_NO_DISPONIBLE' | 'FOTOS_DE_MAS' | 'LISTA_DEMASIADO_LARGA' | 'CUENTA_DEMASIADO_LARGA' | 'PAGO_REPETIDO' | 'MOVIMIENTO_REVERTIDO' | 'MOVIMIENTO_NO_REVERSIBLE' | 'EMPAQUE_HECHO' | 'REMITO_NO_DISPONIBLE' | 'CLIENTE_DESACTIVADO' | 'ULTIMO_ADMIN' | 'CUENTA_PROPIA' | 'SEGUNDO_FACTOR_ACTIVO' | 'SEGUNDO_FACTOR_INACTIVO' | 'SEGUNDO_FACTOR_PROPIO' | 'SEGUNDO_FACTOR_OBLIGATORIO' | 'FALTA_TU_SEGUNDO_FACTOR' | 'PRECIOS_DESACTUALIZADOS' | 'PRECIOS_SIN_CAMBIO' | 'CAMBIO_DESHECHO' | 'VISTA_PREVIA_VENCIDA' | 'IMPORTACION_CON_PREGUNTAS' | 'IMPORTACION_EN_OTRO_ESTADO' | 'CUENTA_NO_ACTIVA' | 'ARCHIVO_DEMASIADO_GRANDE' | 'CUENTA_NO_PENDIENTE' | 'SOLICITUD_RESUELTA' | 'CUENTA_CON_PEDIDOS' | 'CORREO_YA_CONFIRMADO' | 'CAMBIO_NO_PENDIENTE' | 'CORREO_NO_PENDIENTE' | 'REINTENTO_IMPOSIBLE' | 'TRABAJO_NO_FALLIDO' | 'INTENTO_CERRADO' | 'CLAVE_REUTILIZADA' | 'DEMASIADAS_SOLICITUDES' | 'RESET_YA_SOLICITADO' | 'ERROR_INTERNO' | 'API_NO_DISPONIBLE' | 'NO_DISPONIBLE' | 'FOTOS_NO_DISPONIBLES' | 'SIN_ESPACIO' | 'API_SIN_RESPUESTA';
    message: string;
    details?: Array<{
        /**
         * Path of the field in the request, e.g. `detalles.0.cantidad`
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
             * ARS at the requested quantity; null when the product can no longer be had
             */
            precio: number | null;
            /**
             * ARS for a single unit; absent if it is the same
             */
            precio_de_uno?: number;
            cantidades?: Cantidades;
        };
    }>;
};

export type Cantidades = {
    /**
     * Lowest quantity of a line
     */
    minimo: number;
    /**
     * Quantities are multiples of this number
     */
    multiplo: number;
    /**
     * Prices from a quantity on, ascending; absent for callers who may not see prices
     */
    escalas?: Array<{
        desde: number;
        /**
         * ARS for one unit
         */
        precio: number;
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
     * The current password
     */
    password: string;
    newPassword: string;
};

export type CanjeBody = {
    codigo: string;
};

export type CorreoDeCuenta = {
    email: string;
    confirmado: boolean;
    /**
     * The requested new e-mail, not yet confirmed
     */
    cambio?: {
        email: string;
        vence_en: string;
    } | null;
};

export type CambioDeCorreoBody = {
    /**
     * The new e-mail
     */
    email: string;
    /**
     * The current password
     */
    password: string;
};

export type Sesiones = {
    sesiones: Array<Sesion>;
};

export type Sesion = {
    sesion_id: string;
    app: 'storefront' | 'backoffice';
    /**
     * Browser and operating system, if known
     */
    dispositivo: string;
    /**
     * IP address that opened the session
     */
    direccion: string;
    creada_en: string;
    /**
     * Last use, accurate to some minutes
     */
    usada_en: string;
    /**
     * True for the session of this call
     */
    actual: boolean;
};

export type SegundoFactor = {
    /**
     * null if the account needs only the password
     */
    activado_en: string | null;
    /**
     * Number of unused recovery codes
     */
    codigos: number;
};

export type SegundoFactorBeginBody = {
    password: string;
};

export type SegundoFactorSecret = {
    /**
     * Secret in Base32, for typing into an authenticator app
     */
    secreto: string;
    /**
     * URI of the scheme `otpauth://`
     */
    uri: string;
    /**
     * The URI as a QR code
     */
    qr: {
        /**
         * Modules per side
         */
        lado: number;
        /**
         * SVG path of the dark modules
         */
        trazo: string;
    };
};

export type SegundoFactorConfirmBody = {
    codigo: string;
};

export type CodigosDeRecuperacion = {
    codigos: [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
    ];
};

export type SegundoFactorProofBody = {
    password: string;
    codigo: string;
};

export type AltaBody = {
    nombre: string;
    apellido: string;
    dni: string | number;
    nombre_comercio: string;
    telefono: string;
    dom_fiscal: string;
    /**
     * Null if unknown
     */
    condicion_iva?: CondicionIva | null;
    email: string;
    password?: string;
    /**
     * Only for staff, instead of `password`: mails the customer a link to choose a password
     */
    clave_por_correo?: true;
};

export type CondicionIva = 'responsable_inscripto' | 'monotributo' | 'exento' | 'consumidor_final';

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
    /**
     * How the customer is registered for IVA; null if unknown
     */
    condicion_iva?: CondicionIva | null;
    email: string;
    /**
     * True if the owner confirmed the e-mail by a mailed link
     */
    correo_confirmado?: boolean | null;
    /**
     * True until the owner chooses a password by a mailed link
     */
    sin_clave?: boolean | null;
    dado_de_alta: boolean;
    esta_activo: boolean;
    /**
     * When the account was requested
     */
    creado_en?: string | null;
    /**
     * When the owner requested the erasure of the account's data
     */
    borrado_pedido_en?: string | null;
    roles: Array<Rol>;
    /**
     * Role that limits an employee's work; null for all of it
     */
    rol_id?: string | null;
    /**
     * For a person who orders for a shop: the owner's account, with the same CUIT, shop, telephone and address
     */
    titular_id?: string | null;
    /**
     * Send this value back as `If-Match`
     */
    version: number;
};

export type Rol = 'usuario' | 'empleado' | 'admin';

export type UsuariosPage = {
    usuarios: Array<Usuario>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type UsuarioEdicionBody = {
    nombre: string;
    apellido: string;
    dni: string | number;
    nombre_comercio: string;
    telefono: string;
    dom_fiscal: string;
    /**
     * Null if unknown
     */
    condicion_iva?: CondicionIva | null;
};

export type RechazoBody = {
    motivo: string;
};

export type BorradoBody = {
    email: string;
};

export type CantidadesOfProducto = {
    /**
     * For all customers; null if any quantity is sold at one price
     */
    tienda: CantidadesPropias | null;
    /**
     * In the agreement, in place of the shop's; null if it has none
     */
    condicion: CantidadesPropias | null;
};

export type CantidadesPropias = {
    minimo: number;
    multiplo: number;
    escalas: Array<{
        desde: number;
        /**
         * Percent
         */
        descuento: number;
    }>;
};

export type CantidadesCambioBody = {
    /**
     * The agreement; null for all customers
     */
    condicion_id: string | null;
    cantidades: CantidadesBody | null;
};

export type CantidadesBody = {
    /**
     * Lowest quantity of a line
     */
    minimo: number;
    /**
     * Quantities are multiples of this number
     */
    multiplo: number;
    escalas: Array<{
        /**
         * Quantity
         */
        desde: number;
        /**
         * Percent off the price of a single unit
         */
        descuento: number;
    }>;
};

export type CantidadesCambiadas = {
    antes: CantidadesPropias | null;
    ahora: CantidadesPropias | null;
};

export type CondicionesPage = {
    condiciones: Array<Condicion>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type Condicion = {
    condicion_id: string;
    nombre: string;
    monto_minimo: number | null;
    envio_gratis: number | null;
    /**
     * Percent
     */
    descuento: number | null;
    plazo: number | null;
    limite: number | null;
    iva?: ModoIva | null;
    vigente_desde: string | null;
    vigente_hasta: string | null;
    /**
     * Whether the agreement counts today
     */
    vigente: boolean;
    reglas: Array<{
        marca: {
            marca_id: string;
            nombre: string;
        } | null;
        categoria: {
            categoria_id: string;
            nombre: string;
        } | null;
        ajuste: number;
        redondeo: '1' | '5' | '10' | '50' | '100' | 'no';
        direccion: 'cercano' | 'arriba';
    }>;
    /**
     * Number of products with an own price
     */
    precios: number;
    /**
     * Number of accounts with this agreement
     */
    clientes: number;
    /**
     * Send this value back as `If-Match`
     */
    version: number;
};

export type ModoIva = 'incluido' | 'discriminado' | 'sumado';

export type CondicionNuevaBody = {
    nombre: string;
    /**
     * Minimum order in ARS; null for the shop's
     */
    monto_minimo: number | null;
    /**
     * Order total in ARS from which shipping is free; null for the shop's
     */
    envio_gratis?: number | null;
    /**
     * Percent off each price of the agreement, own prices included; null for none
     */
    descuento?: number | null;
    /**
     * Days until payment, for customers without an own term; null for none
     */
    plazo?: number | null;
    /**
     * Debt in ARS above which staff are warned, for customers without an own limit
     */
    limite?: number | null;
    /**
     * How prices show IVA; null for the usual way: apart for a `responsable_inscripto`, included for others
     */
    iva?: ModoIva | null;
    /**
     * First day; before it, the shop's terms count
     */
    vigente_desde?: string | null;
    /**
     * Last day; after it, the same
     */
    vigente_hasta?: string | null;
    reglas: Array<{
        marca_id: string | null;
        categoria_id: string | null;
        /**
         * Percent on the base price; negative to lower it
         */
        ajuste: number;
        /**
         * Prices are multiples of this amount in ARS
         */
        redondeo: '1' | '5' | '10' | '50' | '100' | 'no';
        direccion: 'cercano' | 'arriba';
    }>;
    /**
     * Agreement whose own prices to copy
     */
    copia_de?: string;
};

/**
 * A general term that is absent stays as it is
 */
export type CondicionBody = {
    nombre: string;
    /**
     * Minimum order in ARS; null for the shop's
     */
    monto_minimo: number | null;
    /**
     * Order total in ARS from which shipping is free; null for the shop's
     */
    envio_gratis?: number | null;
    /**
     * Percent off each price of the agreement, own prices included; null for none
     */
    descuento?: number | null;
    /**
     * Days until payment, for customers without an own term; null for none
     */
    plazo?: number | null;
    /**
     * Debt in ARS above which staff are warned, for customers without an own limit
     */
    limite?: number | null;
    /**
     * How prices show IVA; null for the usual way: apart for a `responsable_inscripto`, included for others
     */
    iva?: ModoIva | null;
    /**
     * First day; before it, the shop's terms count
     */
    vigente_desde?: string | null;
    /**
     * Last day; after it, the same
     */
    vigente_hasta?: string | null;
    reglas: Array<{
        marca_id: string | null;
        categoria_id: string | null;
        /**
         * Percent on the base price; negative to lower it
         */
        ajuste: number;
        /**
         * Prices are multiples of this amount in ARS
         */
        redondeo: '1' | '5' | '10' | '50' | '100' | 'no';
        direccion: 'cercano' | 'arriba';
    }>;
};

export type PreciosDeCondicion = {
    productos: Array<{
        producto_id: string;
        nombre: string;
        marca: string;
        /**
         * The shop's price
         */
        base: number;
        /**
         * The price in this agreement
         */
        precio: number;
        /**
         * The own price, if the agreement has one for this product
         */
        propio: number | null;
        /**
         * The own sales terms by quantity, if the agreement has them
         */
        cantidades: CantidadesPropias | null;
        /**
         * What sets the price; null for the base price
         */
        motivo: 'producto' | 'marca' | 'categoria' | 'todo' | null;
    }>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type ComparacionDeCondiciones = {
    productos: Array<{
        producto_id: string;
        nombre: string;
        marca: string;
        /**
         * The shop's price
         */
        base: number;
        /**
         * The price in this agreement
         */
        precio: number;
        /**
         * The price in the other agreement
         */
        otro: number;
    }>;
    /**
     * Number of rows on all pages
     */
    total: number;
    /**
     * Number of active products that cost less in the other agreement
     */
    menores: number;
    /**
     * Number that cost the same in both
     */
    iguales: number;
    /**
     * Number that cost more in the other agreement
     */
    mayores: number;
};

export type CambiosDeCondicionBody = {
    cambios: Array<{
        producto_id: string;
        precio: number | null;
    }>;
};

export type PreciosCambiados = {
    antes: Array<{
        producto_id: string;
        precio: number | null;
    }>;
    condicion: Condicion;
};

export type ClientesDeCondicion = {
    clientes: Array<{
        usuario_id: string;
        nombre_comercio: string;
        nombre: string;
        apellido: string;
        esta_activo: boolean;
    }>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type CondicionDada = {
    /**
     * Null for the shop's base prices
     */
    condicion: {
        condicion_id: string;
        nombre: string;
        monto_minimo: number | null;
        envio_gratis: number | null;
        /**
         * Percent
         */
        descuento: number | null;
        plazo: number | null;
        limite: number | null;
        iva?: ModoIva | null;
        vigente_desde: string | null;
        vigente_hasta: string | null;
        /**
         * Whether the agreement counts today
         */
        vigente: boolean;
    } | null;
};

export type CondicionDadaBody = {
    condicion_id: string | null;
};

export type Permisos = {
    /**
     * Name of the role; null without a role and for admins
     */
    rol: string | null;
    /**
     * Ids of the calls that the caller may make as staff, and of fields that need more rights: `productos.update.precio`
     */
    llamadas: Array<string>;
};

export type RolesPersonal = {
    roles: Array<RolPersonal>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type RolPersonal = {
    rol_id: string;
    nombre: string;
    areas: Array<string>;
    /**
     * Number of accounts with this role
     */
    usuarios: number;
    /**
     * Send this value back as `If-Match`
     */
    version: number;
};

export type RolPersonalBody = {
    nombre: string;
    areas: Array<Area>;
};

export type Area = 'ver-precios' | 'pedidos' | 'empaque' | 'clientes' | 'solicitudes' | 'catalogo' | 'cambiar-precios' | 'dinero' | 'ajustes';

export type EmpleadoBody = {
    nombre: string;
    apellido: string;
    email: string;
    dni: string | number;
    /**
     * Null to remove the role: then the user may do everything that employees may do
     */
    rol_id: string | null;
};

export type RolDadoBody = {
    /**
     * Null to remove the role: then the user may do everything that employees may do
     */
    rol_id: string | null;
};

export type SolicitudesPage = {
    solicitudes: Array<Solicitud>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type Solicitud = {
    usuario: Usuario;
    /**
     * Up to 10 other accounts that share data with this one
     */
    coincidencias: Array<Coincidencia>;
};

export type Coincidencia = {
    usuario_id: string;
    nombre: string;
    apellido: string;
    nombre_comercio: string;
    dado_de_alta: boolean;
    esta_activo: boolean;
    /**
     * What both accounts have in common
     */
    por: Array<'documento' | 'telefono' | 'domicilio' | 'correo'>;
};

export type MensajeBody = {
    /**
     * Mailed to the applicant; empty lines separate paragraphs
     */
    mensaje: string;
};

export type ResumenCliente = {
    /**
     * Orders of the last 365 days without cancelled ones
     */
    pedidos: number;
    /**
     * Total of these orders
     */
    importe: number;
    /**
     * Average total of these orders
     */
    promedio: number;
    /**
     * The newest orders of any status and age
     */
    ultimos: Array<Pedido>;
    /**
     * When the customer last used an open session; null without one
     */
    ultima_sesion: string | null;
};

export type Pedido = {
    pedido_id: string;
    /**
     * The order's number for people; printed on the remito
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
     * The person of the customer's shop who placed the order
     */
    pedido_por?: {
        usuario_id: string;
        nombre: string;
        apellido: string;
    } | null;
    /**
     * The customer's note to the shop about the order
     */
    nota?: string | null;
    /**
     * Null for the account's own address
     */
    entrega?: {
        nombre: string;
        domicilio: string;
        horario: string;
    } | null;
    /**
     * Send this value back as `If-Match`
     */
    version: number;
};

export type EstadoPedido = 'esperando_aprobacion' | 'aprobado' | 'enviado' | 'recibido' | 'cancelado';

export type ProductoHabitual = {
    /**
     * Current data of the product, which may be out of stock or inactive
     */
    producto: Producto;
    /**
     * Number of the customer's orders with this product
     */
    pedidos: number;
    /**
     * Median of the ordered quantities
     */
    cantidad_habitual: number;
    /**
     * Date of the newest order with this product
     */
    ultima_compra: string;
};

export type TipoDePrecio = 'por_kilo' | 'por_unidad' | 'por_bulto_cerrado';

export type PrecioIva = {
    /**
     * `sumado` if the customer sees net prices, and the tax in the total
     */
    modo: 'discriminado' | 'sumado';
    alicuota: number;
    /**
     * Price of one unit without IVA
     */
    neto: number;
};

export type Imagen = {
    /**
     * Path below the origin of the widest picture, as WebP
     */
    url: string;
    /**
     * Widths in px that exist as `{width}.avif` and `{width}.webp` beside `url`
     */
    anchos: Array<number>;
};

export type Producto = {
    producto_id: string;
    nombre: string;
    /**
     * The shop's own code (SKU), if any
     */
    codigo?: string | null;
    descripcion: string;
    precio?: number;
    precio_antes_oferta?: number | null;
    tipo_de_precio?: TipoDePrecio;
    /**
     * True if the customer orders whole kilos and pays the weight at packing
     */
    se_pesa?: boolean;
    /**
     * Price per kilo or litre, if the name states the content clearly
     */
    precio_por_medida?: {
        precio: number;
        medida: 'kilo' | 'litro';
    };
    /**
     * For customers who see the amount of the tax
     */
    iva?: PrecioIva;
    /**
     * For staff: rate of IVA in percent
     */
    alicuota_iva?: number;
    /**
     * Lowest quantity, multiple and tiers; absent for a product that is sold in any quantity at one price
     */
    cantidades?: Cantidades;
    disponible: boolean;
    en_promocion: boolean;
    producto_destacado: boolean;
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
     * For callers who may change the product: send this value back as `If-Match`
     */
    version?: number;
};

export type Nota = {
    nota_id: string;
    texto: string;
    fecha: string;
    /**
     * Author of the note
     */
    usuario: {
        usuario_id: string;
        nombre: string;
        apellido: string;
    };
};

export type NotaBody = {
    texto: string;
};

export type CuentasPage = {
    cuentas: Array<{
        usuario: {
            usuario_id: string;
            nombre: string;
            apellido: string;
            nombre_comercio: string;
        };
        /**
         * Balance in ARS; negative if the shop owes the customer
         */
        saldo: number;
        /**
         * Part of the balance that fell due before today
         */
        vencido: number;
        /**
         * When the oldest debt fell due; null if no order caused it
         */
        vencido_desde?: string | null;
        /**
         * Debt above which staff are warned; null for no limit
         */
        limite: number | null;
    }>;
    /**
     * Total debt of all these customers
     */
    saldo: number;
    /**
     * Overdue part of the debt
     */
    vencido: number;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type LimitesSuperados = {
    superados: Array<{
        usuario: {
            usuario_id: string;
            nombre: string;
            apellido: string;
            nombre_comercio: string;
        };
        /**
         * Numbers of the customer's orders among these
         */
        numeros: Array<number>;
        /**
         * The customer's debt after approval of these orders
         */
        saldo_al_aprobar: number;
        limite: number;
    }>;
    /**
     * Customers of these orders with an overdue debt
     */
    vencidos?: Array<{
        usuario: {
            usuario_id: string;
            nombre: string;
            apellido: string;
            nombre_comercio: string;
        };
        /**
         * Numbers of the customer's orders among these
         */
        numeros: Array<number>;
        /**
         * Part of the debt that fell due before today
         */
        vencido: number;
        /**
         * When the oldest debt fell due
         */
        vencido_desde: string | null;
    }> | null;
};

export type CuentaCorriente = {
    /**
     * Balance in ARS; negative if the shop owes the customer
     */
    saldo: number;
    /**
     * Part of the balance that fell due before today
     */
    vencido: number;
    /**
     * Days from approval of an order to its due date
     */
    plazo: number;
    /**
     * Orders with an unpaid part, newest first
     */
    pendientes: Array<CuentaDePedido>;
    /**
     * Newest first
     */
    movimientos: Array<MovimientoDelPanel>;
    /**
     * Number of rows on all pages
     */
    total: number;
    /**
     * Debt above which staff are warned; null for no limit
     */
    limite: number | null;
    /**
     * The customer's own terms; null where those of the agreement or the shop count
     */
    propias: {
        plazo: number | null;
        limite: number | null;
    };
    /**
     * The customer's agreement with its payment terms, if it counts today
     */
    condicion: {
        nombre: string;
        plazo: number | null;
        limite: number | null;
    } | null;
    /**
     * Version of the terms; send this value back as `If-Match`
     */
    version: number;
};

export type CuentaDePedido = {
    pedido_id: string;
    numero: number;
    /**
     * The order's total while the order counts as sold
     */
    debe: number;
    /**
     * Unpaid part. Payments that name no order cover the oldest debt first
     */
    resta: number;
    /**
     * Due date; null while nothing is owed for the order
     */
    vence: string | null;
    vencido: boolean;
};

export type MovimientoDelPanel = {
    movimiento_id: string;
    fecha: string;
    tipo: 'cargo' | 'diferencia' | 'pago' | 'nota_de_credito' | 'ajuste' | 'reverso';
    medio: 'transferencia' | 'efectivo' | 'cheque' | null;
    /**
     * Amount added to the debt; negative if the debt decreases
     */
    importe: number;
    /**
     * Balance after this entry
     */
    saldo: number;
    pedido: {
        pedido_id: string;
        numero: number;
    } | null;
    /**
     * Due date of an order
     */
    vence: string | null;
    cheque: {
        /**
         * Null after the erasure of the person's data, like the cheque's number
         */
        banco: string | null;
        numero: string | null;
        /**
         * First day on which the bank pays the cheque
         */
        fecha: string;
    } | null;
    nota: string | null;
    /**
     * The entry that this one reverses
     */
    revierte: string | null;
    /**
     * For a `diferencia` that cancels a whole order: the order's final status
     */
    cierre?: 'cancelado' | 'esperando_aprobacion' | null;
    /**
     * The tax in the charge or the reversal of a whole order that shows the tax, if the order's lines are unchanged since
     */
    iva?: CargoIva | null;
    /**
     * True if another entry reverses this one
     */
    revertido: boolean;
    /**
     * Null for entries that an order creates
     */
    registrado_por: {
        usuario_id: string;
        nombre: string;
        apellido: string;
    } | null;
};

export type CargoIva = {
    neto: number;
    partes: Array<{
        alicuota: number;
        neto: number;
        iva: number;
    }>;
};

export type CuentaDelPedido = {
    pedido_id: string;
    numero: number;
    /**
     * The order's total while the order counts as sold
     */
    debe: number;
    /**
     * Unpaid part. Payments that name no order cover the oldest debt first
     */
    resta: number;
    /**
     * Due date; null while nothing is owed for the order
     */
    vence: string | null;
    vencido: boolean;
    /**
     * Total debt of the order's customer
     */
    saldo: number;
    /**
     * Part of the balance that fell due before today
     */
    vencido_cliente: number;
    /**
     * Debt above which staff are warned; null for no limit
     */
    limite: number | null;
    /**
     * The customer's debt after approval of this order, if it can be approved
     */
    saldo_al_aprobar: number;
    /**
     * True if that debt is above the limit
     */
    supera_limite: boolean;
};

export type MovimientoBody = {
    tipo: 'pago' | 'nota_de_credito' | 'ajuste';
    /**
     * Paid or credited amount; for an `ajuste` the change of the debt, which may be negative
     */
    importe: number;
    /**
     * Means of a payment
     */
    medio?: 'transferencia' | 'efectivo' | 'cheque' | null;
    /**
     * Bank of the cheque; only for payments by cheque, like the next two fields
     */
    cheque_banco?: string | null;
    cheque_numero?: string | null;
    /**
     * First day on which the bank pays the cheque
     */
    cheque_fecha?: string | null;
    /**
     * Order that the payment covers; absent: the oldest debt first
     */
    pedido_id?: string | null;
    /**
     * Date of the payment; not in the future
     */
    fecha: string;
    /**
     * True to store the payment although the order is paid already; without it the answer is PAGO_REPETIDO
     */
    confirmado?: boolean;
    /**
     * Reason, visible to the customer; required for an `ajuste`
     */
    nota?: string | null;
};

export type PagoBody = {
    /**
     * One entry per means; all are stored or none
     */
    medios: Array<MedioDePago>;
    /**
     * Order that the payment covers; absent: the oldest debt first
     */
    pedido_id?: string | null;
    /**
     * Date of the payment; not in the future
     */
    fecha: string;
    /**
     * True to store the payment although the order is paid already; without it the answer is PAGO_REPETIDO
     */
    confirmado?: boolean;
    /**
     * Visible to the customer at each entry
     */
    nota?: string | null;
};

export type MedioDePago = {
    importe: number;
    medio: 'transferencia' | 'efectivo' | 'cheque';
    /**
     * Bank of the cheque; only for payments by cheque, like the next two fields
     */
    cheque_banco?: string | null;
    cheque_numero?: string | null;
    /**
     * First day on which the bank pays the cheque
     */
    cheque_fecha?: string | null;
};

export type PagoRegistrado = {
    /**
     * One entry per means of payment, in the given order
     */
    movimientos: Array<MovimientoDelPanel>;
};

export type CondicionesBody = {
    /**
     * Days from approval of an order to its due date; earlier orders keep theirs. Null for the agreement's
     */
    plazo: number | null;
    /**
     * Debt above which staff are warned at the approval of an order; null for the agreement's, or no limit
     */
    limite: number | null;
};

export type Condiciones = {
    plazo: number;
    /**
     * Debt above which staff are warned; null for no limit
     */
    limite: number | null;
    /**
     * The customer's own terms; null where those of the agreement or the shop count
     */
    propias: {
        plazo: number | null;
        limite: number | null;
    };
    /**
     * The customer's agreement with its payment terms, if it counts today
     */
    condicion: {
        nombre: string;
        plazo: number | null;
        limite: number | null;
    } | null;
    /**
     * Send this value back as `If-Match`
     */
    version: number;
};

export type ProductosPage = {
    productos: Array<Producto>;
    /**
     * Number of rows on all pages
     */
    total: number;
    /**
     * Present only if no product has all words of the term: the words that none of the results has
     */
    sin_resultados?: Array<string>;
};

export type ProductoBody = {
    nombre: string;
    /**
     * The shop's own code (SKU). Unique, ignoring case; empty for none
     */
    codigo?: string;
    descripcion: string;
    precio: number;
    precio_antes_oferta?: number | null;
    tipo_de_precio: 'por_kilo' | 'por_unidad' | 'por_bulto_cerrado';
    /**
     * Only for a product sold por kilo: staff weigh it at packing
     */
    se_pesa?: boolean;
    /**
     * Rate in percent: 21, 10.5, 0
     */
    alicuota_iva?: number;
    marca_id: string;
    productos_categorias: Array<{
        categoria_id: string;
    }>;
    productos_etiquetas: Array<{
        etiqueta_id: string;
    }>;
    en_promocion?: boolean;
    producto_destacado?: boolean;
    nuevo_ingreso?: boolean;
    imagenes: Array<Blob | File>;
};

export type ProductoCopiaBody = {
    nombre: string;
    /**
     * The shop's own code (SKU). Unique, ignoring case; empty for none
     */
    codigo?: string;
    descripcion: string;
    precio: number;
    precio_antes_oferta?: number | null;
    tipo_de_precio: 'por_kilo' | 'por_unidad' | 'por_bulto_cerrado';
    /**
     * Only for a product sold por kilo: staff weigh it at packing
     */
    se_pesa?: boolean;
    /**
     * Rate in percent: 21, 10.5, 0
     */
    alicuota_iva?: number;
    marca_id: string;
    productos_categorias: Array<{
        categoria_id: string;
    }>;
    productos_etiquetas: Array<{
        etiqueta_id: string;
    }>;
    en_promocion?: boolean;
    producto_destacado?: boolean;
    nuevo_ingreso?: boolean;
    imagenes?: Array<Blob | File>;
    /**
     * The `url` of a picture of the other product, or `nueva` for the next of `imagenes`
     */
    imagenes_orden: Array<string>;
};

export type ProductosBody = {
    cambios: Array<{
        producto_id: string;
        /**
         * Version that the caller saw
         */
        version: number;
        esta_activo?: boolean;
        disponible?: boolean;
        marca_id?: string;
        categorias?: Array<string>;
        etiquetas?: Array<string>;
    }>;
};

export type ProductosCambiados = {
    productos: Array<Producto>;
};

export type ProductoEdicionBody = {
    nombre?: string;
    /**
     * The shop's own code (SKU). Unique, ignoring case; empty for none
     */
    codigo?: string;
    descripcion?: string;
    precio?: number;
    precio_antes_oferta?: number | null;
    tipo_de_precio?: 'por_kilo' | 'por_unidad' | 'por_bulto_cerrado';
    /**
     * Only for a product sold por kilo: staff weigh it at packing
     */
    se_pesa?: boolean;
    /**
     * Rate in percent: 21, 10.5, 0
     */
    alicuota_iva?: number;
    marca_id?: string;
    productos_categorias?: Array<{
        categoria_id: string;
    }>;
    productos_etiquetas?: Array<{
        etiqueta_id: string;
    }>;
    en_promocion?: boolean;
    producto_destacado?: boolean;
    nuevo_ingreso?: boolean;
    disponible?: boolean;
    /**
     * New pictures; without `imagenes_orden` they replace all pictures
     */
    imagenes?: Array<Blob | File>;
    /**
     * The new order of the pictures, the main one first: the `url` of a picture that stays, or `nueva` for the next of `imagenes`
     */
    imagenes_orden?: Array<string>;
};

export type VistaPrevia = {
    productos: Array<{
        producto_id: string;
        nombre: string;
        marca: string;
        esta_activo: boolean;
        precio: number;
        /**
         * The new price, also if refused
         */
        nuevo: number;
        efecto: 'sube' | 'baja' | 'igual' | 'cero' | 'maximo' | 'oferta';
    }>;
    /**
     * Number of rows on all pages
     */
    total: number;
    /**
     * Number of selected products per effect
     */
    resumen: {
        sube: number;
        baja: number;
        igual: number;
        cero: number;
        maximo: number;
        oferta: number;
    };
    /**
     * Digest of the request and of all selected products with their prices
     */
    huella: string;
    /**
     * Number of products whose price a scheduled change would change first
     */
    programados?: number | null;
    /**
     * Agreements with own prices of selected products, by name. All other prices follow the shop
     */
    condiciones?: Array<{
        condicion_id: string;
        nombre: string;
        /**
         * Number of selected products that have an own price in the agreement
         */
        propios: number;
        /**
         * Number of accounts with the agreement
         */
        clientes: number;
    }> | null;
};

export type CambioDeListaBody = {
    /**
     * Percent on the base price; negative to lower it
     */
    ajuste: number;
    /**
     * New prices are multiples of this amount in ARS
     */
    redondeo?: '1' | '5' | '10' | '50' | '100' | 'no';
    /**
     * Round to the nearest multiple, half upwards; or always up
     */
    direccion?: 'cercano' | 'arriba';
    /**
     * Scheduled start, until which the change can be cancelled; absent for now
     */
    desde?: string;
    /**
     * Digest of the preview that the caller saw
     */
    huella: string;
};

export type CambioDePrecios = {
    cambio_id: string;
    fecha: string;
    usuario: {
        nombre: string;
        apellido: string;
    };
    /**
     * Description of the selected products, as text for people
     */
    seleccion: string;
    forma: 'porcentaje' | 'importe' | 'planilla';
    ajuste: number;
    redondeo: '1' | '5' | '10' | '50' | '100' | 'no';
    direccion: 'cercano' | 'arriba';
    oferta: 'si' | 'no';
    suben: number;
    bajan: number;
    /**
     * For a change of an agreement's list, the agreement; null for the shop's prices, or if deleted since
     */
    condicion?: {
        condicion_id: string;
        nombre: string;
    } | null;
    /**
     * Number of own prices of agreements that changed
     */
    propios?: number | null;
    /**
     * Number of products whose new price would break a rule; their prices stayed unchanged
     */
    rechazados: number;
    /**
     * Scheduled start; null if the change was made at once
     */
    desde?: string | null;
    /**
     * When the promotion ends by itself
     */
    hasta?: string | null;
    /**
     * When the change was made; null while it is scheduled
     */
    hecho_en?: string | null;
    /**
     * Number of products whose price had changed in the meantime; their prices stayed unchanged
     */
    salteados?: number | null;
    /**
     * Why the scheduled change or the end of its promotion failed; a retry is possible
     */
    fallo?: {
        fecha: string;
        motivo: string;
    } | null;
    /**
     * When the change was undone, and how many products got their old price; for a change never made, when it was cancelled
     */
    deshecho: {
        fecha: string;
        /**
         * Null when the promotion ended by itself
         */
        usuario: {
            nombre: string;
            apellido: string;
        } | null;
        repuestos: number;
        /**
         * Number of own prices of agreements that were restored
         */
        propios?: number | null;
        /**
         * Whether the agreement's rules were restored; null without rules
         */
        reglas?: boolean | null;
    } | null;
};

export type AjusteDePreciosBody = {
    marca_id?: string;
    categoria_id?: string;
    etiqueta_id?: string;
    /**
     * Ids of selected products
     */
    ids?: string;
    forma: 'porcentaje' | 'importe';
    /**
     * Change of the prices in per cent or ARS; negative to lower them
     */
    ajuste: number;
    /**
     * New prices are multiples of this amount in ARS
     */
    redondeo?: '1' | '5' | '10' | '50' | '100' | 'no';
    /**
     * Round to the nearest multiple, half upwards; or always up
     */
    direccion?: 'cercano' | 'arriba';
    /**
     * True to put cheaper products on promotion, with the current price as the previous one
     */
    oferta?: 'si' | 'no';
    /**
     * Agreements whose own prices of the selected products change as well; refused for a scheduled change
     */
    condiciones?: 'todas' | string;
    /**
     * Scheduled start, until which the change can be cancelled; absent for now
     */
    desde?: string;
    /**
     * End of the promotion; prices that nobody changed since are restored then
     */
    hasta?: string;
    /**
     * Digest of the preview that the caller saw
     */
    huella: string;
};

export type CambiosDePreciosPage = {
    cambios: Array<CambioDePrecios>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type CambioConProductos = {
    cambio: CambioDePrecios;
    productos: Array<{
        producto_id: string;
        nombre: string;
        antes: number;
        /**
         * The price that the change set
         */
        precio: number;
        ahora: number;
        /**
         * True if the price is still the one that the change set, or still was when the change was undone
         */
        sigue: boolean;
    }>;
    /**
     * Number of rows on all pages
     */
    total: number;
    /**
     * Digest of what undoing would do now
     */
    huella?: string | null;
    /**
     * Agreements whose own prices changed
     */
    condiciones?: Array<{
        condicion_id: string;
        /**
         * Null if the agreement was deleted since
         */
        nombre: string | null;
        /**
         * Number of own prices that changed
         */
        propios: number;
        /**
         * Number of those that are still as the change set them
         */
        siguen: number;
    }> | null;
    /**
     * Rules of the agreement before and after the change of its list, as text for people
     */
    reglas?: {
        antes: Array<string>;
        despues: Array<string>;
        /**
         * Whether the rules still are as the change set them
         */
        siguen: boolean;
    } | null;
};

export type PreciosDeProductoPage = {
    precios: Array<{
        fecha: string;
        /**
         * Null if the server made the change
         */
        usuario: {
            nombre: string;
            apellido: string;
        } | null;
        origen: 'edicion' | 'cambio' | 'deshecho' | 'fin_de_oferta' | 'importacion';
        /**
         * The price change of many products that this one belongs to
         */
        cambio_id: string | null;
        /**
         * Null if the agreement had no own price
         */
        antes: number | null;
        /**
         * Null if the agreement's own price was removed
         */
        precio: number | null;
    }>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type PlanillaDePreciosBody = {
    precios: Array<{
        producto_id: string;
        /**
         * The price that the caller saw
         */
        antes: number;
        precio: number;
    }>;
};

export type MarcasPage = {
    marcas: Array<Marca>;
    /**
     * Number of rows on all pages
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
     * Number of rows on all pages
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
     * Number of rows on all pages
     */
    total: number;
};

export type Etiqueta = {
    etiqueta_id: string;
    nombre: string;
    imagen: string | null;
    esta_activo: boolean;
};

export type MarcaBody = {
    nombre: string;
    marca_destacada?: boolean;
    imagen: Blob | File;
};

export type MarcaEdicionBody = {
    nombre?: string;
    marca_destacada?: boolean;
    imagen?: Blob | File;
};

export type NombreBody = {
    nombre: string;
};

export type SinonimosPage = {
    sinonimos: Array<Sinonimo>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type Sinonimo = {
    sinonimo_id: string;
    /**
     * Words as typed
     */
    palabras: Array<string>;
    /**
     * Send this value back as `If-Match`
     */
    version: number;
};

export type SinonimoBody = {
    palabras: Array<string>;
};

export type BusquedasPage = {
    busquedas: Array<Busqueda>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type Busqueda = {
    busqueda_id: string;
    /**
     * Search term as typed most recently
     */
    termino: string;
    /**
     * Tells if the search found nothing, or only similar products
     */
    hallazgo: 'nada' | 'parecidos';
    /**
     * Number of searches in the period
     */
    cantidad: number;
    ultima: string;
};

export type PedidoBody = {
    usuarioId: string;
    detalles: Array<DetalleNuevo>;
    /**
     * The customer's note to the shop about the order
     */
    nota?: string;
    /**
     * Delivery address of the customer; null for the account's address; absent for the customer's default
     */
    domicilio_id?: string | null;
};

export type DetalleNuevo = {
    producto_id: string;
    cantidad: number;
    precio_unitario: number;
    /**
     * The customer's note to the shop about this line
     */
    nota?: string;
};

export type PedidoConDetalles = {
    pedido_id: string;
    /**
     * The order's number for people; printed on the remito
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
     * The person of the customer's shop who placed the order
     */
    pedido_por?: {
        usuario_id: string;
        nombre: string;
        apellido: string;
    } | null;
    /**
     * The customer's note to the shop about the order
     */
    nota?: string | null;
    /**
     * Null for the account's own address
     */
    entrega?: {
        nombre: string;
        domicilio: string;
        horario: string;
    } | null;
    /**
     * Send this value back as `If-Match`
     */
    version: number;
    /**
     * For orders that show the amount of the tax
     */
    iva?: TotalIva | null;
    detalles: Array<Detalle>;
};

export type TotalIva = {
    /**
     * `sumado` if the customer sees net prices, and the tax in the total
     */
    modo: 'discriminado' | 'sumado';
    neto: number;
    partes: Array<{
        alicuota: number;
        neto: number;
        iva: number;
    }>;
};

export type Detalle = {
    detalles_pedidos_id: string;
    producto: {
        producto_id: string;
        /**
         * Name at the time of the order
         */
        nombre: string;
        /**
         * Today's price
         */
        precio: number;
        /**
         * Today's code of the product, as on the shelf label
         */
        codigo?: string | null;
    };
    /**
     * Delivered quantity; equals the ordered one unless `cantidad_pedida` is set
     */
    cantidad: number;
    /**
     * True if the quantity is in kilos, which staff give with up to 3 decimals
     */
    por_kilo?: boolean | null;
    precio_unitario: number;
    /**
     * Per cent
     */
    descuento: number;
    total_precio: number;
    /**
     * For orders that show the amount of the tax
     */
    iva?: LineaIva | null;
    /**
     * The customer's note to the shop about this line
     */
    nota?: string | null;
    /**
     * Ordered quantity; 0 for a replacement product
     */
    cantidad_pedida?: number | null;
    motivo_entrega?: 'falta' | 'reemplazo' | 'acordado' | 'peso' | null;
    /**
     * The product that this one replaces
     */
    reemplaza_a?: string | null;
};

export type LineaIva = {
    alicuota: number;
    /**
     * Price of one unit without IVA
     */
    precio_neto: number;
    /**
     * The line's total without IVA
     */
    neto: number;
    iva: number;
};

export type IntentoDePedido = {
    /**
     * The order that this key placed; null if none, and then the key can never place one
     */
    pedido: PedidoConDetalles | null;
};

export type Seguimiento = {
    /**
     * Active staff, who can be responsible for an order
     */
    personal: Array<{
        usuario_id: string;
        nombre: string;
        apellido: string;
    }>;
    /**
     * Tags of the most recently tagged orders, by name
     */
    etiquetas: Array<string>;
};

export type SeguimientoBody = {
    pedido_ids: Array<string>;
    /**
     * Null for no responsible user; absent to keep the current one
     */
    asignado_a?: string | null;
    /**
     * Change only orders whose responsible user is this one, or null for none; the others stay unchanged
     */
    solo_de?: string | null;
    /**
     * Tags to add to each order
     */
    etiquetas_nuevas?: Array<string>;
    /**
     * Tags to remove from each order
     */
    etiquetas_quitadas?: Array<string>;
};

export type PedidosSeguidos = {
    pedidos: Array<PedidoDelPanel>;
};

export type PedidoDelPanel = {
    pedido_id: string;
    /**
     * The order's number for people; printed on the remito
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
     * The person of the customer's shop who placed the order
     */
    pedido_por?: {
        usuario_id: string;
        nombre: string;
        apellido: string;
    } | null;
    /**
     * The customer's note to the shop about the order
     */
    nota?: string | null;
    /**
     * Null for the account's own address
     */
    entrega?: {
        nombre: string;
        domicilio: string;
        horario: string;
    } | null;
    /**
     * Send this value back as `If-Match`
     */
    version: number;
    /**
     * Responsible user
     */
    asignado?: {
        usuario_id: string;
        nombre: string;
        apellido: string;
    } | null;
    etiquetas?: Array<string> | null;
    /**
     * Number of internal notes
     */
    notas?: number | null;
    /**
     * Number of packages; null if not packed, or if the order changed since
     */
    bultos?: number | null;
    /**
     * True if the customer has an open proposal
     */
    propuesta?: boolean | null;
    /**
     * Printed number of the remito; null until it is printed
     */
    remito?: string | null;
};

export type PedidosPage = {
    pedidos: Array<PedidoDelPanel>;
    /**
     * Number of rows on all pages
     */
    total: number;
    /**
     * Total of the orders on all pages
     */
    importe: number;
    /**
     * True if there may be more: total and importe cover only the first 10000
     */
    parcial?: boolean | null;
};

export type EstadoBody = {
    estado_pedido: EstadoPedido;
};

export type EstadosBody = {
    cambios: Array<{
        pedido_id: string;
        estado_pedido: EstadoPedido;
        /**
         * Version that the caller saw
         */
        version: number;
    }>;
};

export type EstadosResultado = {
    /**
     * One result per order, in the given order
     */
    resultados: Array<{
        pedido_id: string;
        /**
         * Current state of the order, changed or not; null if there is no such order
         */
        pedido: Pedido | null;
        /**
         * Why the status stayed unchanged; null if it changed
         */
        code: 'NO_ENCONTRADO' | 'VERSION_DESACTUALIZADA' | null;
        message: string | null;
    }>;
};

export type PedidoEdicionBody = {
    estado_pedido: EstadoPedido;
    detalles: Array<DetalleEditado>;
};

export type DetalleEditado = {
    producto_id: string;
    /**
     * 1 to 999, with up to 3 decimals for a product por kilo; or the quantity that the line already has
     */
    cantidad: number;
    precio_unitario: number;
    descuento?: number;
};

export type PedidoCambio = {
    cambio_id: string;
    fecha: string;
    tipo: 'creado' | 'estado' | 'edicion' | 'entrega' | 'recepcion';
    estado_antes: EstadoPedido | null;
    estado_despues: EstadoPedido | null;
    /**
     * Changes of an edit or of the delivered quantities
     */
    lineas: Array<{
        producto_id: string;
        nombre: string;
        /**
         * null for an added line
         */
        antes: {
            cantidad: number;
            precio_unitario: number;
            descuento: number;
            total_precio: number;
            /**
             * Ordered quantity; 0 for a replacement product
             */
            cantidad_pedida?: number | null;
            motivo_entrega?: 'falta' | 'reemplazo' | 'acordado' | 'peso' | null;
            /**
             * The product that this one replaces
             */
            reemplaza_a?: string | null;
        } | null;
        /**
         * null for a removed line
         */
        despues: {
            cantidad: number;
            precio_unitario: number;
            descuento: number;
            total_precio: number;
            /**
             * Ordered quantity; 0 for a replacement product
             */
            cantidad_pedida?: number | null;
            motivo_entrega?: 'falta' | 'reemplazo' | 'acordado' | 'peso' | null;
            /**
             * The product that this one replaces
             */
            reemplaza_a?: string | null;
        } | null;
    }>;
    /**
     * The customer's reason for a cancellation, if given
     */
    motivo?: string | null;
    /**
     * True if the customer changed the status
     */
    por_cliente?: boolean | null;
    /**
     * What is missing according to the customer; null if everything arrived
     */
    falta?: string | null;
    /**
     * The same per line, if the customer told it per line
     */
    reclamo?: Reclamo | null;
    usuario: {
        usuario_id: string;
        nombre: string;
        apellido: string;
    };
};

export type Reclamo = {
    /**
     * The customer's additional text
     */
    nota: string | null;
    lineas: Array<{
        detalles_pedidos_id: string;
        /**
         * At most the delivered quantity; decimals only for a product por kilo
         */
        cantidad: number;
        motivo: 'no_llego' | 'roto' | 'vencido' | 'otro_producto' | 'otro';
        foto_id: string | null;
        nombre: string;
        producto_id: string;
    }>;
};

export type AdminPedidoBody = {
    detalles: Array<DetalleNuevo>;
};

export type DetalleConPedido = {
    detalles_pedidos_id: string;
    producto: {
        producto_id: string;
        /**
         * Name at the time of the order
         */
        nombre: string;
        /**
         * Today's price
         */
        precio: number;
        /**
         * Today's code of the product, as on the shelf label
         */
        codigo?: string | null;
    };
    /**
     * Delivered quantity; equals the ordered one unless `cantidad_pedida` is set
     */
    cantidad: number;
    /**
     * True if the quantity is in kilos, which staff give with up to 3 decimals
     */
    por_kilo?: boolean | null;
    precio_unitario: number;
    /**
     * Per cent
     */
    descuento: number;
    total_precio: number;
    /**
     * For orders that show the amount of the tax
     */
    iva?: LineaIva | null;
    /**
     * The customer's note to the shop about this line
     */
    nota?: string | null;
    /**
     * Ordered quantity; 0 for a replacement product
     */
    cantidad_pedida?: number | null;
    motivo_entrega?: 'falta' | 'reemplazo' | 'acordado' | 'peso' | null;
    /**
     * The product that this one replaces
     */
    reemplaza_a?: string | null;
    pedido: PedidoConContacto;
    /**
     * True if staff weigh the product
     */
    se_pesa?: boolean | null;
    /**
     * The shop's price when ordered, where the customer's agreement changed it
     */
    precio_base?: number | null;
    /**
     * Name of that agreement
     */
    condicion?: string | null;
    /**
     * Percent of the agreement's general discount, which the price includes
     */
    descuento_condicion?: number | null;
    /**
     * Price of a single unit, where the quantity lowered it
     */
    precio_de_uno?: number | null;
    /**
     * Quantity from which that lower price counts
     */
    escala_desde?: number | null;
};

export type PedidoConContacto = {
    pedido_id: string;
    /**
     * The order's number for people; printed on the remito
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
        telefono?: string | null;
        dom_fiscal?: string | null;
    };
    /**
     * The person of the customer's shop who placed the order
     */
    pedido_por?: {
        usuario_id: string;
        nombre: string;
        apellido: string;
    } | null;
    /**
     * The customer's note to the shop about the order
     */
    nota?: string | null;
    /**
     * Null for the account's own address
     */
    entrega?: {
        nombre: string;
        domicilio: string;
        horario: string;
    } | null;
    /**
     * Send this value back as `If-Match`
     */
    version: number;
    /**
     * Responsible user
     */
    asignado?: {
        usuario_id: string;
        nombre: string;
        apellido: string;
    } | null;
    etiquetas?: Array<string> | null;
    /**
     * Number of internal notes
     */
    notas?: number | null;
    /**
     * Number of packages; null if not packed, or if the order changed since
     */
    bultos?: number | null;
    /**
     * True if the customer has an open proposal
     */
    propuesta?: boolean | null;
    /**
     * Printed number of the remito; null until it is printed
     */
    remito?: string | null;
    /**
     * If the order shows the amount of the tax
     */
    iva?: TotalIva | null;
};

export type PropuestaDePedido = {
    /**
     * The newest proposal in any state
     */
    propuesta: Propuesta | null;
};

export type Propuesta = {
    propuesta_id: string;
    estado: 'abierta' | 'aceptada' | 'rechazada' | 'retirada' | 'reemplazada' | 'cerrada';
    fecha: string;
    resuelta_en: string | null;
    /**
     * Why staff rejected the proposal
     */
    motivo: string | null;
    /**
     * True if the order did not change since the proposal
     */
    al_dia: boolean;
    /**
     * Total of the order with the proposal
     */
    total_precio: number;
    lineas: Array<{
        producto_id: string;
        nombre: string;
        /**
         * null for an added product
         */
        antes: number | null;
        /**
         * 0 for a removed line
         */
        despues: number;
        precio_unitario: number;
    }>;
};

export type RechazoDePropuestaBody = {
    /**
     * Reason, mailed to the customer
     */
    motivo: string;
};

export type EntregaBody = {
    /**
     * Changed lines; the others stay unchanged
     */
    lineas: Array<EntregaLinea>;
};

export type EntregaLinea = {
    detalles_pedidos_id: string;
    /**
     * Delivered quantity
     */
    cantidad: number;
    /**
     * Reason for a difference from the ordered quantity; required then
     */
    motivo?: 'falta' | 'reemplazo' | 'acordado' | 'peso';
    /**
     * Replacement product, at its current price
     */
    reemplazo?: {
        producto_id: string;
        cantidad: number;
    };
    /**
     * Marks the product as out of stock
     */
    sin_stock?: boolean;
    /**
     * Marks the product as in stock again; undoes `sin_stock`
     */
    con_stock?: boolean;
};

export type PedidoEntregado = {
    pedido_id: string;
    /**
     * The order's number for people; printed on the remito
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
     * The person of the customer's shop who placed the order
     */
    pedido_por?: {
        usuario_id: string;
        nombre: string;
        apellido: string;
    } | null;
    /**
     * The customer's note to the shop about the order
     */
    nota?: string | null;
    /**
     * Null for the account's own address
     */
    entrega?: {
        nombre: string;
        domicilio: string;
        horario: string;
    } | null;
    /**
     * Send this value back as `If-Match`
     */
    version: number;
    /**
     * For orders that show the amount of the tax
     */
    iva?: TotalIva | null;
    detalles: Array<Detalle>;
    /**
     * Products that this call marked as out of stock
     */
    sin_stock?: Array<string> | null;
};

export type PorEmpacarPage = {
    pedidos: Array<PorEmpacar>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type PorEmpacar = {
    pedido_id: string;
    /**
     * The order's number for people; printed on the remito
     */
    numero: number;
    fecha_pedido: string;
    /**
     * The customer's note to the shop about the order
     */
    nota?: string | null;
    usuario: {
        usuario_id: string;
        nombre: string;
        apellido: string;
        nombre_comercio: string;
    };
};

export type Empaques = {
    pedidos: Array<PedidoPorEmpacar>;
};

export type PedidoPorEmpacar = {
    /**
     * Null for the account's own address
     */
    entrega?: {
        nombre: string;
        domicilio: string;
        horario: string;
    } | null;
    pedido_id: string;
    /**
     * The order's number for people; printed on the remito
     */
    numero: number;
    estado_pedido: EstadoPedido;
    fecha_pedido: string;
    usuario: {
        usuario_id: string;
        nombre: string;
        apellido: string;
        nombre_comercio: string;
        telefono?: string | null;
        dom_fiscal?: string | null;
    };
    /**
     * The customer's note to the shop about the order
     */
    nota?: string | null;
    /**
     * Lines with a quantity to deliver, in the order of the shelves, then by name
     */
    lineas: Array<{
        producto_id: string;
        nombre: string;
        /**
         * Today's code of the product, as on the shelf label
         */
        codigo?: string | null;
        cantidad: number;
        /**
         * True if the quantity is in kilos, which staff give with up to 3 decimals
         */
        por_kilo?: boolean | null;
        /**
         * True if the packed quantity is the weight
         */
        se_pesa?: boolean | null;
        /**
         * The customer's note to the shop about this line
         */
        nota?: string | null;
        /**
         * The product's shelf; null if unknown
         */
        estante: {
            orden: number;
            nombre: string;
        } | null;
    }>;
    /**
     * The newest packing
     */
    empaque: Empaque | null;
};

export type Empaque = {
    empaque_id: string;
    fecha: string;
    usuario: {
        usuario_id: string;
        nombre: string;
        apellido: string;
    };
    bultos: number;
    lineas: Array<{
        producto_id: string;
        cantidad: number;
    }>;
};

export type EmpaqueBody = {
    pedido_id: string;
    /**
     * Id of the last packing that the caller knew, which this one replaces; null for none
     */
    empaque_anterior: string | null;
    bultos: number;
    /**
     * All lines with a quantity to deliver
     */
    lineas: Array<EmpaqueLinea>;
};

export type EmpaqueLinea = {
    producto_id: string;
    /**
     * Quantity of the order at packing time; the call is refused if the order has another one
     */
    esperada: number;
    /**
     * Packed quantity
     */
    cantidad: number;
    /**
     * Reason for another quantity; required then. Only `peso` allows more
     */
    motivo?: 'falta' | 'acordado' | 'peso';
    /**
     * Marks the missing product as out of stock
     */
    sin_stock?: boolean;
};

export type DestacadosBody = {
    /**
     * The first of the featured products, as they stood when they were seen
     */
    antes: Array<string>;
    /**
     * The same, as they are to stand
     */
    productos: Array<string>;
};

export type PropuestasTamanosPage = {
    propuestas: Array<PropuestaTamanos>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type PropuestaTamanos = {
    /**
     * Common part of the names
     */
    nombre: string;
    productos: Array<Producto>;
};

export type GrupoDeTamanos = {
    /**
     * Group that staff chose, with one member if the product stands alone; null if the name decides
     */
    grupo_id: string | null;
    productos: Array<Producto>;
};

export type TamanosBody = {
    grupos: Array<{
        decision: 'juntos' | 'separados' | 'automatico';
        productos: Array<{
            producto_id: string;
            /**
             * Group that the caller saw
             */
            grupo_id: string | null;
        }>;
    }>;
};

export type TamanosDecididos = {
    productos: Array<{
        producto_id: string;
        /**
         * Group that staff chose, with one member if the product stands alone; null if the name decides
         */
        grupo_id: string | null;
    }>;
};

export type Estantes = {
    estantes: Array<Estante>;
};

export type Estante = {
    tipo: 'categoria' | 'marca';
    id: string;
    nombre: string;
};

export type EstantesBody = {
    /**
     * Ids of the shelves in their order, as the caller last read them
     */
    antes: Array<string>;
    estantes: Array<{
        tipo: 'categoria' | 'marca';
        id: string;
    }>;
};

export type RemitosImpresos = {
    /**
     * Newest first
     */
    remitos: Array<RemitoImpreso>;
    /**
     * True if the order changed since the newest print: the next print gets another number
     */
    cambio: boolean;
};

export type RemitoImpreso = {
    /**
     * Number for the download
     */
    numero: number;
    /**
     * Number as printed on the paper
     */
    numero_impreso: string;
    /**
     * When the paper was first printed
     */
    fecha: string;
    /**
     * The user who first printed it; null if unknown
     */
    impreso_por: {
        usuario_id: string;
        nombre: string;
        apellido: string;
    } | null;
    /**
     * Number of the paper that this one replaces
     */
    reemplaza_a: string | null;
};

export type Reparto = {
    zonas: Array<{
        /**
         * Name of the zone, or the locality; null for addresses without either
         */
        zona: string | null;
        /**
         * Next delivery day of the zone
         */
        proximo?: string | null;
        paradas: Array<Parada>;
    }>;
};

export type Parada = {
    pedido_id: string;
    numero: number;
    /**
     * Printed number of the remito; null if not printed
     */
    remito: string | null;
    nombre_comercio: string;
    domicilio: string;
    /**
     * Opening hours as the customer describes them
     */
    horario?: string | null;
    telefono: string;
    /**
     * Number of packages; null if not packed
     */
    bultos: number | null;
    /**
     * Number of lines with a delivered quantity
     */
    productos: number;
    total_precio: number;
};

export type Zonas = {
    zonas: Array<Zona>;
};

export type Zona = {
    zona_id: string;
    nombre: string;
    localidades: Array<string>;
    codigos_postales: Array<string>;
    dias: Array<'lunes' | 'martes' | 'miercoles' | 'jueves' | 'viernes' | 'sabado' | 'domingo'>;
    recibe_pedidos: boolean;
    /**
     * Send this value back as `If-Match`
     */
    version: number;
};

export type ZonaBody = {
    nombre: string;
    localidades: Array<string>;
    /**
     * '2700', or '2700-2709' including both
     */
    codigos_postales: Array<string>;
    /**
     * Weekdays of delivery; the week begins on Monday
     */
    dias: Array<'lunes' | 'martes' | 'miercoles' | 'jueves' | 'viernes' | 'sabado' | 'domingo'>;
    /**
     * True if customers may order to this zone; staff may always
     */
    recibe_pedidos: boolean;
};

export type Feriados = {
    feriados: Array<{
        fecha: string;
        nombre: string;
    }>;
};

export type FeriadosBody = {
    agregados: Array<{
        fecha: string;
        nombre: string;
    }>;
    quitados: Array<string>;
};

export type Vistas = {
    vistas: Array<Vista>;
};

export type Vista = {
    vista_id: string;
    nombre: string;
    de_equipo: boolean;
    filtros: {
        [key: string]: string | number;
    };
    columnas: Array<string> | null;
    autor: {
        usuario_id: string;
        nombre: string;
        apellido: string;
    };
    /**
     * Send this value back as `If-Match`
     */
    version: number;
};

export type VistaBody = {
    nombre: string;
    /**
     * True if all staff see the view; otherwise only its author does
     */
    de_equipo: boolean;
    /**
     * Filters of a list of orders only
     */
    filtros: {
        /**
         * The order's number, or parts of its customer's name, shop, e-mail, CUIT or telephone
         */
        texto?: string;
        /**
         * First day, in the shop's time zone
         */
        desde?: string;
        /**
         * Last day, in the shop's time zone
         */
        hasta?: string;
        /**
         * Statuses separated by commas
         */
        estados?: string;
        /**
         * Customer of the orders
         */
        cliente_id?: string;
        /**
         * Product of a line of the orders
         */
        producto_id?: string;
        importe_desde?: number;
        importe_hasta?: number;
        /**
         * Responsible user; 'nadie' for orders without one
         */
        asignado_a?: string;
        /**
         * Delivery zone of the order's address; 'ninguna' for addresses without a zone
         */
        zona?: string;
        /**
         * Tag of the order
         */
        etiqueta?: string;
        /**
         * Only orders with an internal note
         */
        con_nota?: 'si';
        /**
         * Approved orders without a printed remito
         */
        sin_imprimir?: 'si';
        /**
         * Approved orders without an up-to-date packing
         */
        sin_empacar?: 'si';
        orden?: 'mas_recientes' | 'mas_antiguos' | 'mayor_importe' | 'menor_importe' | 'comercio_az' | 'numero_mayor' | 'numero_menor';
    };
    /**
     * Null for the columns that each user has chosen
     */
    columnas?: Array<'fecha' | 'total' | 'asignado' | 'etiquetas' | 'notas' | 'empaque' | 'remito'> | null;
};

export type Presencia = {
    pedido_id: string;
    usuario: {
        usuario_id: string;
        nombre: string;
        apellido: string;
    };
};

export type PedidosPendientes = {
    por_aprobar: Espera;
    por_empacar?: Espera | null;
    por_enviar: Espera;
};

export type Espera = {
    cantidad: number;
    /**
     * When the oldest waiting order was placed; null if none waits
     */
    desde: string | null;
};

export type GananciaDia = {
    labels: Array<string>;
    data: Array<number>;
};

export type GananciaSemana = {
    semana: string;
    ganancia: number;
};

export type ProductosVendidos = {
    total: number;
};

export type CantidadPorCategoria = {
    categoria: Array<string>;
    cantidad: Array<number>;
};

export type GananciaPorCategoria = {
    categoria: string;
    ganancia: number;
};

export type ImportacionBody = {
    tipo: 'catalogo' | 'precios' | 'clientes' | 'condiciones';
    /**
     * A file of type xlsx, xls, ods or csv; its name is stored
     */
    archivo: Blob | File;
};

export type Importacion = {
    importacion_id: string;
    tipo: 'catalogo' | 'precios' | 'clientes' | 'condiciones' | 'fotos';
    archivo: string;
    fecha: string;
    usuario: {
        nombre: string;
        apellido: string;
    };
    estado: 'recibiendo' | 'leyendo' | 'revisada' | 'fallida' | 'aplicando' | 'detenida' | 'aplicada' | 'deshaciendo' | 'deshecha';
    /**
     * Why the import failed, as text for people
     */
    motivo: string | null;
    /**
     * Name of the read sheet; null for a text file
     */
    hoja: string | null;
    /**
     * Other sheets with content that were not read
     */
    hojas_sin_leer: Array<string>;
    /**
     * All sheets that were read together
     */
    hojas_leidas?: Array<string> | null;
    /**
     * Ambiguous parts of the file; the import can be applied only after the user answers
     */
    preguntas?: Array<'precio' | 'decimales' | 'iva'> | null;
    /**
     * Missing headings that new entries need
     */
    faltan: Array<string>;
    /**
     * Digest of the preview; send it back to apply the import. Null until the preview is ready
     */
    vista_previa: string | null;
    /**
     * Rows of the sheet that are not empty; of pictures, products and wrong ones
     */
    filas: number;
    /**
     * Progress: rows, or pictures while the state is `recibiendo`
     */
    avance: {
        hechas: number;
        total: number;
    };
    /**
     * Number of rows per effect
     */
    resumen: {
        nuevo: number;
        cambia: number;
        igual: number;
        error: number;
    };
    /**
     * Rows that were done and stand
     */
    hechas: number;
    /**
     * Rows that were left alone, for what they meet was changed meanwhile
     */
    salteadas: number;
    /**
     * Columns of the sheet, each with its field; null for an ignored column
     */
    columnas: Array<{
        titulo: string;
        campo: 'producto_id' | 'id_externo' | 'codigo' | 'nombre' | 'marca' | 'categorias' | 'etiquetas' | 'descripcion' | 'precio' | 'precio_antes_oferta' | 'tipo_de_precio' | 'se_pesa' | 'alicuota_iva' | 'disponible' | 'en_promocion' | 'producto_destacado' | 'nuevo_ingreso' | 'esta_activo' | 'condicion' | 'minimo' | 'multiplo' | 'escalas' | 'apellido' | 'dni' | 'nombre_comercio' | 'telefono' | 'dom_fiscal' | 'condicion_iva' | 'email' | null;
    }>;
    /**
     * Names of categories, brands and tags that the import would also create
     */
    crea: {
        marcas: Array<string>;
        categorias: Array<string>;
        etiquetas: Array<string>;
    };
    /**
     * For pictures: active products that would still have none
     */
    sin_foto: number | null;
    terminada_en: string | null;
    deshecha: {
        fecha: string;
        usuario: {
            nombre: string;
            apellido: string;
        };
    } | null;
    /**
     * Step whose job failed after all retries; a retry is possible
     */
    interrumpida?: 'leyendo' | 'aplicando' | 'deshaciendo' | null;
    /**
     * True if the import can be undone; its rows are stored for a limited time
     */
    se_deshace: boolean;
};

export type ImportacionesPage = {
    importaciones: Array<Importacion>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type FilasImportacionPage = {
    filas: Array<{
        /**
         * Row number of the spreadsheet
         */
        fila: number;
        /**
         * Name of the row's sheet, if several sheets are read together
         */
        hoja?: string | null;
        /**
         * Name of the product or account
         */
        nombre: string;
        efecto: 'nuevo' | 'cambia' | 'igual' | 'error';
        estado: 'pendiente' | 'hecha' | 'salteada' | 'deshecha' | 'quedo';
        cambios: Array<{
            campo: 'producto_id' | 'id_externo' | 'codigo' | 'nombre' | 'marca' | 'categorias' | 'etiquetas' | 'descripcion' | 'precio' | 'precio_antes_oferta' | 'tipo_de_precio' | 'se_pesa' | 'alicuota_iva' | 'disponible' | 'en_promocion' | 'producto_destacado' | 'nuevo_ingreso' | 'esta_activo' | 'condicion' | 'minimo' | 'multiplo' | 'escalas' | 'apellido' | 'dni' | 'nombre_comercio' | 'telefono' | 'dom_fiscal' | 'condicion_iva' | 'email';
            /**
             * Value as text for people
             */
            antes: string | null;
            /**
             * Value as text for people
             */
            despues: string | null;
        }>;
        errores: Array<{
            campo: 'producto_id' | 'id_externo' | 'codigo' | 'nombre' | 'marca' | 'categorias' | 'etiquetas' | 'descripcion' | 'precio' | 'precio_antes_oferta' | 'tipo_de_precio' | 'se_pesa' | 'alicuota_iva' | 'disponible' | 'en_promocion' | 'producto_destacado' | 'nuevo_ingreso' | 'esta_activo' | 'condicion' | 'minimo' | 'multiplo' | 'escalas' | 'apellido' | 'dni' | 'nombre_comercio' | 'telefono' | 'dom_fiscal' | 'condicion_iva' | 'email' | null;
            mensaje: string;
        }>;
        /**
         * Id of the product or account
         */
        objeto_id: string | null;
        fotos: Array<{
            /**
             * File name with its folders
             */
            archivo: string;
            /**
             * Position among the product's pictures, from 1
             */
            orden: number | null;
            /**
             * `nuevo` if the position is empty, `cambia` if the picture replaces another one
             */
            efecto: 'nuevo' | 'cambia' | 'igual' | 'error';
            /**
             * Null if the file could not be read
             */
            imagen: Imagen | null;
        }>;
    }>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type AplicarImportacionBody = {
    /**
     * True to mail new customers a link to choose a password
     */
    invitacion: boolean;
    /**
     * Digest of the preview that the caller saw; another digest gets VISTA_PREVIA_VENCIDA
     */
    vista_previa: string | null;
};

export type FotosBody = {
    /**
     * Name of the zip, or of the first of several pictures
     */
    archivo: string;
    fotos: number;
    /**
     * Total size of all files
     */
    bytes: number;
};

export type FotosRecibidas = {
    importacion_id: string;
    fotos: Array<FotoRecibida>;
};

export type FotoRecibida = {
    /**
     * File name with its folders in the zip
     */
    archivo: string;
    /**
     * SHA-256 of the file, in hexadecimal
     */
    huella: string | null;
    /**
     * Why the file is not a picture, as text for people
     */
    error: string | null;
};

export type FotoBody = {
    /**
     * File name with its folders in the zip
     */
    nombre: string;
    /**
     * PNG, JPEG, WebP, AVIF or SVG of up to 6 MB
     */
    archivo: Blob | File;
};

export type FotosEnviadasBody = {
    /**
     * Files that could not be sent, each with the reason
     */
    fallas: Array<{
        /**
         * File name with its folders in the zip
         */
        archivo: string;
        falla: 'grande' | 'danada';
    }>;
};

export type LecturaPlanilla = {
    /**
     * Current choices; send them back with the changes
     */
    eleccion: {
        /**
         * Names of sheets that are read together, or `*` for all with the same headings; null for the best known sheet
         */
        hojas: Array<string> | null;
        /**
         * Row number of the headings in the spreadsheet; null to detect it
         */
        encabezado: number | null;
        /**
         * Field of each column, null to ignore the column; null instead of the list to guess all
         */
        columnas: Array<{
            clave: string;
            destino: 'producto_id' | 'id_externo' | 'codigo' | 'nombre' | 'marca' | 'categorias' | 'etiquetas' | 'descripcion' | 'precio' | 'precio_antes_oferta' | 'tipo_de_precio' | 'se_pesa' | 'alicuota_iva' | 'disponible' | 'en_promocion' | 'producto_destacado' | 'nuevo_ingreso' | 'esta_activo' | 'condicion' | 'minimo' | 'multiplo' | 'escalas' | 'apellido' | 'dni' | 'nombre_comercio' | 'telefono' | 'dom_fiscal' | 'condicion_iva' | 'email' | 'nombre_apellido' | 'apellido_nombre' | null;
        }> | null;
        /**
         * Default values of new products; the agreement of rows that name none
         */
        fijos: {
            marca?: string;
            categorias?: string;
            condicion?: string;
            tipo_de_precio?: 'por_kilo' | 'por_unidad' | 'por_bulto_cerrado';
        };
        /**
         * Decimal separator in prices that are text; null to detect it per column
         */
        decimales: ',' | '.' | null;
        /**
         * VAT in per cent added to each price; null to use prices unchanged
         */
        iva: 0 | 10.5 | 21 | null;
    };
    /**
     * True if the choices come from an earlier file with the same columns
     */
    recordada: boolean;
    hojas: Array<{
        nombre: string;
        /**
         * Number of rows that are not empty
         */
        filas: number;
        leida: boolean;
        /**
         * True if the headings equal those of the best known sheet
         */
        iguales: boolean;
    }>;
    /**
     * Row number of the headings in the spreadsheet
     */
    encabezado: number | null;
    columnas: Array<{
        clave: string;
        titulo: string;
        /**
         * Letter of the column in the spreadsheet
         */
        letra: string;
        destino: 'producto_id' | 'id_externo' | 'codigo' | 'nombre' | 'marca' | 'categorias' | 'etiquetas' | 'descripcion' | 'precio' | 'precio_antes_oferta' | 'tipo_de_precio' | 'se_pesa' | 'alicuota_iva' | 'disponible' | 'en_promocion' | 'producto_destacado' | 'nuevo_ingreso' | 'esta_activo' | 'condicion' | 'minimo' | 'multiplo' | 'escalas' | 'apellido' | 'dni' | 'nombre_comercio' | 'telefono' | 'dom_fiscal' | 'condicion_iva' | 'email' | 'nombre_apellido' | 'apellido_nombre' | null;
        /**
         * First cells that are not empty
         */
        ejemplos: Array<string>;
    }>;
    /**
     * First rows of the sheet, including rows above the headings
     */
    muestra: Array<{
        fila: number;
        celdas: Array<string>;
    }>;
    /**
     * Number of rows that name the category of the rows below
     */
    grupos: {
        total: number;
        primeros: Array<{
            fila: number;
            texto: string;
        }>;
    };
    /**
     * Number of ignored rows that repeat the headings
     */
    repetidos: number;
    /**
     * Open questions to the user
     */
    preguntas: Array<'precio' | 'decimales' | 'iva'>;
    /**
     * Warnings about the prices
     */
    avisos: Array<'moneda' | 'iva'>;
    /**
     * Columns that may be the price
     */
    precios: Array<string>;
    /**
     * Price that can be read in two ways
     */
    dudoso: string | null;
};

export type LecturaPlanillaBody = {
    /**
     * Names of sheets that are read together, or `*` for all with the same headings; null for the best known sheet
     */
    hojas: Array<string> | null;
    /**
     * Row number of the headings in the spreadsheet; null to detect it
     */
    encabezado: number | null;
    /**
     * Field of each column, null to ignore the column; null instead of the list to guess all
     */
    columnas: Array<{
        clave: string;
        destino: 'producto_id' | 'id_externo' | 'codigo' | 'nombre' | 'marca' | 'categorias' | 'etiquetas' | 'descripcion' | 'precio' | 'precio_antes_oferta' | 'tipo_de_precio' | 'se_pesa' | 'alicuota_iva' | 'disponible' | 'en_promocion' | 'producto_destacado' | 'nuevo_ingreso' | 'esta_activo' | 'condicion' | 'minimo' | 'multiplo' | 'escalas' | 'apellido' | 'dni' | 'nombre_comercio' | 'telefono' | 'dom_fiscal' | 'condicion_iva' | 'email' | 'nombre_apellido' | 'apellido_nombre' | null;
    }> | null;
    /**
     * Default values of new products; the agreement of rows that name none
     */
    fijos: {
        marca?: string;
        categorias?: string;
        condicion?: string;
        tipo_de_precio?: 'por_kilo' | 'por_unidad' | 'por_bulto_cerrado';
    };
    /**
     * Decimal separator in prices that are text; null to detect it per column
     */
    decimales: ',' | '.' | null;
    /**
     * VAT in per cent added to each price; null to use prices unchanged
     */
    iva: 0 | 10.5 | 21 | null;
};

export type ResumenDeVentas = {
    pedidos: number;
    unidades: number;
    importe: number;
    periodo: {
        desde: string;
        hasta: string;
    };
    contra: {
        desde: string;
        hasta: string;
    };
    /**
     * Ordered units
     */
    pedidas?: number | null;
    /**
     * Ordered units that were delivered; without replacements and additional products
     */
    entregadas?: number | null;
    anterior: {
        pedidos: number;
        unidades: number;
        importe: number;
        /**
         * Ordered units
         */
        pedidas?: number | null;
        /**
         * Ordered units that were delivered; without replacements and additional products
         */
        entregadas?: number | null;
    };
    /**
     * Unit of each series
     */
    unidad: 'dia' | 'semana' | 'mes';
    serie: Array<{
        /**
         * First day of the interval
         */
        desde: string;
        /**
         * Ordered units
         */
        pedidas?: number | null;
        /**
         * Ordered units that were delivered; without replacements and additional products
         */
        entregadas?: number | null;
        importe: number;
        /**
         * Value of the same interval in the compared days
         */
        anterior: number;
    }>;
};

export type VentasPage = {
    ventas: Array<Venta>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type Venta = {
    /**
     * Null for brands and categories
     */
    pedidos: number | null;
    unidades: number | null;
    importe: number;
    /**
     * Null for orders without a responsible user or zone
     */
    id: string | null;
    nombre: string;
    /**
     * Name of the customer, or brand of the product
     */
    detalle: string | null;
    /**
     * Ordered units
     */
    pedidas?: number | null;
    /**
     * Ordered units that were delivered; without replacements and additional products
     */
    entregadas?: number | null;
    /**
     * Value in the compared days
     */
    anterior: {
        /**
         * Null for brands and categories
         */
        pedidos: number | null;
        unidades: number | null;
        importe: number;
    };
};

export type ClientesInactivosPage = {
    clientes: Array<ClienteInactivo>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type ClienteInactivo = {
    pedidos: number;
    importe: number;
    usuario: {
        usuario_id: string;
        nombre: string;
        apellido: string;
        nombre_comercio: string;
    };
    ultimo_pedido: string;
    /**
     * Average number of days between orders; a longer silence is more unusual
     */
    cada_dias: number;
};

export type ResumenDeMargen = {
    /**
     * `con_costo` minus the cost
     */
    margen: number;
    /**
     * Margin in per cent of `con_costo` with one decimal, rounded half away from zero; null without known costs
     */
    porcentaje: number | null;
    /**
     * Sales of lines whose cost was known when they were ordered
     */
    con_costo: number;
    /**
     * Total sales
     */
    importe: number;
    periodo: {
        desde: string;
        hasta: string;
    };
    contra: {
        desde: string;
        hasta: string;
    };
    anterior: {
        /**
         * `con_costo` minus the cost
         */
        margen: number;
        /**
         * Margin in per cent of `con_costo` with one decimal, rounded half away from zero; null without known costs
         */
        porcentaje: number | null;
        /**
         * Sales of lines whose cost was known when they were ordered
         */
        con_costo: number;
        /**
         * Total sales
         */
        importe: number;
    };
    /**
     * Unit of each series
     */
    unidad: 'dia' | 'semana' | 'mes';
    serie: Array<{
        /**
         * First day of the interval
         */
        desde: string;
        margen: number;
        /**
         * Value of the same interval in the compared days
         */
        anterior: number;
    }>;
};

export type MargenesPage = {
    margenes: Array<MargenDe>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type MargenDe = {
    /**
     * `con_costo` minus the cost
     */
    margen: number;
    /**
     * Margin in per cent of `con_costo` with one decimal, rounded half away from zero; null without known costs
     */
    porcentaje: number | null;
    /**
     * Sales of lines whose cost was known when they were ordered
     */
    con_costo: number;
    /**
     * Total sales
     */
    importe: number;
    /**
     * Null for orders without a responsible user or zone
     */
    id: string | null;
    nombre: string;
    /**
     * Name of the customer, or brand of the product
     */
    detalle: string | null;
    /**
     * Value in the compared days
     */
    anterior: {
        /**
         * `con_costo` minus the cost
         */
        margen: number;
        /**
         * Margin in per cent of `con_costo` with one decimal, rounded half away from zero; null without known costs
         */
        porcentaje: number | null;
        /**
         * Sales of lines whose cost was known when they were ordered
         */
        con_costo: number;
        /**
         * Total sales
         */
        importe: number;
    };
};

export type Costo = {
    /**
     * Cost in ARS; null if unknown
     */
    costo: number | null;
    /**
     * Send this value back as `If-Match`; 0 if no cost was ever stored
     */
    version: number;
};

export type CostoBody = {
    /**
     * Cost in ARS per unit of sale (kilo, unit or bulk); null if unknown
     */
    costo: number | null;
};

export type Tienda = {
    /**
     * Minimum order in ARS; 0 for none
     */
    monto_minimo: number;
    /**
     * Order total in ARS from which shipping is free
     */
    envio_gratis: number;
    comercio?: ComercioPublico | null;
    textos?: TextosPublicos | null;
    /**
     * Colour that an admin chose, `#rrggbb`; null for the default colour
     */
    color?: string | null;
    logo?: Logo | null;
    /**
     * Holidays of the next 30 days including today, earliest first
     */
    cerrado?: Array<string> | null;
};

export type ComercioPublico = {
    nombre: string;
    telefono: string;
    email: string;
    ciudad: string;
    instagram: string;
    whatsapp: string;
    horarios: string;
    anuncio: string;
};

export type TextosPublicos = {
    titulo_inicio: string | null;
    texto_inicio: string | null;
    texto_nosotros: string | null;
};

export type Logo = {
    /**
     * URL of a PNG; a new logo has a new URL
     */
    url: string;
    ancho: number;
    alto: number;
    /**
     * Tone of the picture; null if it is visible on light and dark backgrounds
     */
    tono: 'claro' | 'oscuro' | null;
};

export type RenglonesBody = {
    renglones: Array<string>;
    /**
     * Only for staff: the customer who wrote the message and whose usual products count. Default: the caller
     */
    cliente_id?: string;
};

export type RenglonesHallados = {
    renglones: Array<RenglonHallado>;
};

export type RenglonHallado = {
    escrito: string;
    estado: EstadoRenglon;
    /**
     * True if the line contains a quantity, even an ambiguous one; otherwise the customer's usual quantity or 1 applies
     */
    cantidad_dicha: boolean;
    /**
     * True if the customer's usual products decided between several matches
     */
    habitual: boolean;
    /**
     * The product, which is in stock, or up to 3 to choose from, the best match first
     */
    opciones: Array<Opcion>;
};

export type EstadoRenglon = 'hallado' | 'a_elegir' | 'no_hallado';

export type Opcion = {
    producto: Producto;
    /**
     * Quantity of the line; null if ambiguous, so that the user must be asked
     */
    cantidad: number | null;
};

export type Notificacion = {
    notificacion_id: string;
    tipo: 'pedido' | 'usuario';
    mensaje: string;
    /**
     * Order or account of the notification
     */
    referencia_id: string;
    fecha: string;
    /**
     * True while unread
     */
    esta_activo: boolean;
};

export type CorreosPage = {
    correos: Array<Correo>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type Correo = {
    correo_id: string;
    estado: 'en_espera' | 'enviando' | 'enviado' | 'abandonado';
    /**
     * The recipient's name; empty when only the address is known
     */
    nombre: string;
    email: string;
    asunto: string;
    /**
     * When the mail was first due
     */
    fecha: string;
    intentos: number;
    ultimo_intento: string | null;
    proximo_intento: string | null;
    /**
     * Why the last try failed
     */
    motivo: string | null;
    /**
     * When the stored mail will be deleted
     */
    guardado_hasta: string;
};

export type EntradasPage = {
    entradas: Array<Entrada>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type Entrada = {
    entrada_id: string;
    fecha: string;
    accion: 'sesion.abierta' | 'sesion.abierta_con_codigo' | 'sesion.clave_incorrecta' | 'sesion.cuenta_cerrada' | 'sesion.demasiados_intentos' | 'sesion.cerrada' | 'sesion.otras_cerradas' | 'sesion.todas_cerradas' | 'acceso.rechazado' | 'clave.enlace_enviado' | 'clave.restablecida' | 'segundo_factor.comienzo' | 'segundo_factor.alta' | 'segundo_factor.baja' | 'segundo_factor.codigo_incorrecto' | 'segundo_factor.recuperacion' | 'segundo_factor.codigos_nuevos' | 'segundo_factor.restablecido' | 'clave.cambiada' | 'usuario.solicitud' | 'usuario.enlace_de_correo' | 'usuario.correo_confirmado' | 'usuario.cambio_de_correo' | 'usuario.enlace_de_cambio' | 'usuario.cambio_cancelado' | 'usuario.cambio_frenado' | 'usuario.correo_cambiado' | 'usuario.datos_pedidos' | 'usuario.alta' | 'usuario.reactivacion' | 'usuario.rechazo' | 'usuario.baja' | 'usuario.rol' | 'usuario.permisos' | 'usuario.condicion' | 'usuario.edicion' | 'usuario.nota' | 'usuario.nota_borrada' | 'usuario.domicilio' | 'usuario.domicilio_quitado' | 'usuario.persona' | 'usuario.acceso' | 'usuario.borrado_pedido' | 'usuario.borrado_retirado' | 'usuario.exportacion' | 'usuario.borrado' | 'producto.alta' | 'producto.edicion' | 'producto.activacion' | 'producto.baja' | 'producto.tamanos' | 'producto.costo' | 'precios.cambio' | 'precios.deshechos' | 'precios.programados' | 'precios.cancelados' | 'precios.fin_de_oferta' | 'precios.reintento' | 'precios.lista' | 'importacion.subida' | 'importacion.aplicacion' | 'importacion.detencion' | 'importacion.deshecha' | 'importacion.descarte' | 'importacion.reintento' | 'importacion.lectura' | 'importacion.errores' | 'filtro.alta' | 'filtro.edicion' | 'filtro.activacion' | 'filtro.baja' | 'sinonimo.alta' | 'sinonimo.edicion' | 'sinonimo.baja' | 'busqueda.descarte' | 'busqueda.regreso' | 'pedido.alta' | 'pedido.estado' | 'pedido.edicion' | 'pedido.entrega' | 'pedido.recepcion' | 'pedido.propuesta' | 'pedido.propuesta_retirada' | 'pedido.propuesta_aceptada' | 'pedido.propuesta_rechazada' | 'pedido.empaque' | 'pedido.remito' | 'pedido.pdf' | 'pedido.hoja_de_ruta' | 'pedido.planilla' | 'informe.planilla' | 'producto.planilla' | 'usuario.planilla' | 'informe.margen' | 'pedido.seguimiento' | 'pedido.nota' | 'pedido.nota_borrada' | 'cuenta.pago' | 'cuenta.nota_de_credito' | 'cuenta.ajuste' | 'cuenta.reverso' | 'cuenta.condiciones' | 'cuenta.resumen' | 'rol.alta' | 'rol.edicion' | 'rol.baja' | 'condicion.alta' | 'condicion.edicion' | 'condicion.baja' | 'condicion.precios' | 'condicion.cantidades' | 'condicion.planilla' | 'producto.cantidades' | 'vista.alta' | 'vista.edicion' | 'vista.baja' | 'zona.alta' | 'zona.edicion' | 'zona.baja' | 'feriados.edicion' | 'banner.alta' | 'banner.edicion' | 'banner.baja' | 'estantes.orden' | 'destacados.orden' | 'notificaciones.leidas' | 'correo.reenvio' | 'correo.prueba' | 'trabajo.reintento' | 'trabajo.descarte' | 'ajustes.edicion';
    /**
     * The user who did it; null for a visitor, a command on the server, or a deleted account
     */
    usuario: {
        usuario_id: string;
        nombre: string;
        apellido: string;
    } | null;
    objeto: 'usuario' | 'producto' | 'precios' | 'importacion' | 'marca' | 'categoria' | 'etiqueta' | 'sinonimo' | 'busqueda' | 'pedido' | 'condicion' | 'vista' | 'zona' | 'banner' | 'rol' | 'correo' | 'trabajo' | null;
    objeto_id: string | null;
    /**
     * Name of the object at that time
     */
    objeto_nombre: string | null;
    cambios: Array<{
        campo: string;
        /**
         * Value as text for people; null if there was none
         */
        antes: string | null;
        despues: string | null;
    }>;
    ip: string | null;
    /**
     * The request as the log names it
     */
    llamada: string | null;
};

export type Ajustes = {
    /**
     * True if staff without a second factor may only turn one on
     */
    exige_segundo_factor: boolean;
    monto_minimo?: number | null;
    envio_gratis?: number | null;
    comercio?: Comercio | null;
    datos_bancarios?: DatosBancarios | null;
    textos?: Textos | null;
    color?: string | null;
    logo?: Logo | null;
    /**
     * Send this value back as `If-Match`
     */
    version: number;
    /**
     * Active staff whose account has no second factor
     */
    sin_segundo_factor: {
        /**
         * Sorted by last name
         */
        usuarios: Array<{
            usuario_id: string;
            nombre: string;
            apellido: string;
        }>;
        /**
         * Number of rows on all pages
         */
        total: number;
    };
};

export type Comercio = {
    nombre: string;
    telefono: string;
    email: string;
    ciudad: string;
    instagram: string;
    whatsapp: string;
    horarios: string;
    anuncio: string;
    /**
     * Day; empty when there is no announcement
     */
    anuncio_desde?: string | null;
    anuncio_hasta?: string | null;
    /**
     * Legal name and tax condition
     */
    linea_legal: string;
    cuit: string;
    /**
     * Street and number
     */
    direccion: string;
};

/**
 * Bank account for transfers. All fields are empty if the shop accepts no transfers; `alias` may be empty
 */
export type DatosBancarios = {
    banco: string;
    titular: string;
    cbu: string;
    alias: string;
};

export type Textos = {
    titulo_inicio: string;
    texto_inicio: string;
    texto_nosotros: string;
};

export type AjustesBody = {
    /**
     * True if staff without a second factor may only turn one on
     */
    exige_segundo_factor?: boolean;
    /**
     * Minimum order in ARS; 0 for none
     */
    monto_minimo?: number;
    /**
     * Order total in ARS from which shipping is free
     */
    envio_gratis?: number;
    comercio?: ComercioBody;
    datos_bancarios?: DatosBancariosBody;
    textos?: TextosBody;
    /**
     * Main colour of the shop, adjusted for contrast where it is shown; null for the default colour
     */
    color?: string | null;
};

export type ComercioBody = {
    nombre: string;
    telefono: string;
    email: string;
    ciudad: string;
    /**
     * URL; empty for none
     */
    instagram: string;
    /**
     * URL; empty for none
     */
    whatsapp: string;
    /**
     * Opening hours; empty if not given
     */
    horarios: string;
    /**
     * Announcement above every page of the shop; empty for none
     */
    anuncio: string;
    /**
     * First day of the announcement; empty: from now on
     */
    anuncio_desde?: string;
    /**
     * Last day of the announcement; empty: until staff remove the text
     */
    anuncio_hasta?: string;
    linea_legal: string;
    cuit: string;
    direccion: string;
};

export type DatosBancariosBody = {
    banco: string;
    /**
     * Owner of the bank account
     */
    titular: string;
    /**
     * 22 digits
     */
    cbu: string;
    alias: string;
};

/**
 * `{nombre}` and `{ciudad}` are replaced by the shop's name and city
 */
export type TextosBody = {
    titulo_inicio: string;
    texto_inicio: string;
    /**
     * Paragraphs separated by empty lines
     */
    texto_nosotros: string;
};

export type LogoBody = {
    imagen: Blob | File;
};

export type Banners = {
    banners: Array<BannerGuardado>;
};

export type BannerGuardado = {
    banner_id: string;
    titulo: string;
    /**
     * Empty for none
     */
    texto: string;
    /**
     * URL, or a path of the shop that begins with `/`; empty for none
     */
    enlace: string;
    imagen: Imagen;
    /**
     * Day; empty for none
     */
    desde: string;
    hasta: string;
    /**
     * True if the home page shows the banner today
     */
    vigente: boolean;
    /**
     * Send this value back as `If-Match`
     */
    version: number;
};

export type BannerBody = {
    titulo: string;
    texto: string;
    enlace: string;
    /**
     * First day on the home page; empty: from now on
     */
    desde: string;
    /**
     * Last day on the home page; empty: until staff remove the banner
     */
    hasta: string;
    imagen: Blob | File;
};

export type BannerEdicionBody = {
    titulo: string;
    texto: string;
    enlace: string;
    /**
     * First day on the home page; empty: from now on
     */
    desde: string;
    /**
     * Last day on the home page; empty: until staff remove the banner
     */
    hasta: string;
    imagen?: Blob | File;
};

export type EstadoDeLaTienda = {
    avisos: Array<'disco' | 'fotos' | 'abandonados' | 'atraso'>;
    /**
     * Version of the shop
     */
    version: string;
    proceso: {
        node: string;
        /**
         * Start time of the process that answers
         */
        desde: string;
        /**
         * Bytes
         */
        memoria: number;
    };
    base_de_datos: {
        /**
         * Version of PostgreSQL
         */
        version: string;
        /**
         * Bytes
         */
        tamano: number;
        conexiones: number;
        conexiones_max: number;
    };
    /**
     * Number of stored pictures
     */
    imagenes: number;
    fotos?: {
        /**
         * Where the pictures are stored
         */
        sitio: 'carpeta' | 'bucket';
        /**
         * True if pictures can be read and written now
         */
        al_alcance: boolean;
    } | null;
    /**
     * Disk of the pictures; null for a bucket
     */
    disco: {
        /**
         * Bytes
         */
        libre: number;
        /**
         * Bytes
         */
        total: number;
    } | null;
    /**
     * Job queues that are not empty
     */
    trabajos: Array<Trabajos>;
};

export type Trabajos = {
    cola: string;
    /**
     * Number of due jobs, including retries
     */
    esperan: number;
    /**
     * Number of jobs scheduled for later
     */
    programados: number;
    en_curso: number;
    abandonados: number;
    /**
     * When the oldest waiting job was due
     */
    espera_desde: string | null;
};

export type PrimerosPasos = {
    /**
     * True if the shop's name or contact data are set
     */
    datos: boolean;
    /**
     * True if a logo or a colour is set
     */
    aspecto: boolean;
    /**
     * True if a minimum order or free shipping is set
     */
    montos: boolean;
    /**
     * True if the texts of the home page or the company page are set
     */
    textos: boolean;
    /**
     * True if the bank account for transfers is set
     */
    cobro: boolean;
    /**
     * True if a test mail was sent
     */
    correo: boolean;
    /**
     * True if there is a product
     */
    catalogo: boolean;
    /**
     * True if there is staff besides the first admin
     */
    personal: boolean;
};

export type TrabajosFallidosPage = {
    fallidos: Array<TrabajoFallido>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type TrabajoFallido = {
    trabajo_id: string;
    cola: string;
    /**
     * When the last try failed
     */
    fecha: string;
    intentos: number;
    /**
     * Why the last try failed, as text for people; without addresses or messages of other servers
     */
    motivo: string;
    /**
     * Order, import or price change of the job
     */
    sobre: string | null;
    /**
     * Why a retry cannot help; null if it can
     */
    impedimento: string | null;
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
     * CUENTA_PENDIENTE, CUENTA_DESACTIVADA, COMERCIO_DESACTIVADO, ACCESO_QUITADO, FALTA_SEGUNDO_FACTOR
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

export type AuthCanjearCodigoData = {
    body: CanjeBody;
    path?: never;
    query?: never;
    url: '/auth/canje';
};

export type AuthCanjearCodigoErrors = {
    /**
     * CODIGO_INVALIDO, DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * CUENTA_PENDIENTE, CUENTA_DESACTIVADA, COMERCIO_DESACTIVADO, ACCESO_QUITADO
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

export type AuthCanjearCodigoError = AuthCanjearCodigoErrors[keyof AuthCanjearCodigoErrors];

export type AuthCanjearCodigoResponses = {
    /**
     * Done
     */
    200: Token;
};

export type AuthCanjearCodigoResponse = AuthCanjearCodigoResponses[keyof AuthCanjearCodigoResponses];

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

export type SesionesEndOfUsuarioData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/{id}/sesiones';
};

export type SesionesEndOfUsuarioErrors = {
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

export type SesionesEndOfUsuarioError = SesionesEndOfUsuarioErrors[keyof SesionesEndOfUsuarioErrors];

export type SesionesEndOfUsuarioResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type SesionesEndOfUsuarioResponse = SesionesEndOfUsuarioResponses[keyof SesionesEndOfUsuarioResponses];

export type SegundoFactorGetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/auth/segundo-factor';
};

export type SegundoFactorGetErrors = {
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

export type SegundoFactorGetError = SegundoFactorGetErrors[keyof SegundoFactorGetErrors];

export type SegundoFactorGetResponses = {
    /**
     * Done
     */
    200: SegundoFactor;
};

export type SegundoFactorGetResponse = SegundoFactorGetResponses[keyof SegundoFactorGetResponses];

export type SegundoFactorBeginData = {
    body: SegundoFactorBeginBody;
    path?: never;
    query?: never;
    url: '/auth/segundo-factor';
};

export type SegundoFactorBeginErrors = {
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
     * SEGUNDO_FACTOR_ACTIVO
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

export type SegundoFactorBeginError = SegundoFactorBeginErrors[keyof SegundoFactorBeginErrors];

export type SegundoFactorBeginResponses = {
    /**
     * Done
     */
    201: SegundoFactorSecret;
};

export type SegundoFactorBeginResponse = SegundoFactorBeginResponses[keyof SegundoFactorBeginResponses];

export type SegundoFactorConfirmData = {
    body: SegundoFactorConfirmBody;
    path?: never;
    query?: never;
    url: '/auth/segundo-factor/confirmar';
};

export type SegundoFactorConfirmErrors = {
    /**
     * CODIGO_INCORRECTO, DATOS_INVALIDOS
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
     * SEGUNDO_FACTOR_ACTIVO, SEGUNDO_FACTOR_INACTIVO
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

export type SegundoFactorConfirmError = SegundoFactorConfirmErrors[keyof SegundoFactorConfirmErrors];

export type SegundoFactorConfirmResponses = {
    /**
     * Done
     */
    200: CodigosDeRecuperacion;
};

export type SegundoFactorConfirmResponse = SegundoFactorConfirmResponses[keyof SegundoFactorConfirmResponses];

export type SegundoFactorEndData = {
    body: SegundoFactorProofBody;
    path?: never;
    query?: never;
    url: '/auth/segundo-factor/desactivar';
};

export type SegundoFactorEndErrors = {
    /**
     * CLAVE_INCORRECTA, CODIGO_INCORRECTO, DATOS_INVALIDOS
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
     * SEGUNDO_FACTOR_INACTIVO, SEGUNDO_FACTOR_OBLIGATORIO
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

export type SegundoFactorEndError = SegundoFactorEndErrors[keyof SegundoFactorEndErrors];

export type SegundoFactorEndResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type SegundoFactorEndResponse = SegundoFactorEndResponses[keyof SegundoFactorEndResponses];

export type SegundoFactorRenewCodigosData = {
    body: SegundoFactorProofBody;
    path?: never;
    query?: never;
    url: '/auth/segundo-factor/codigos';
};

export type SegundoFactorRenewCodigosErrors = {
    /**
     * CLAVE_INCORRECTA, CODIGO_INCORRECTO, DATOS_INVALIDOS
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
     * SEGUNDO_FACTOR_INACTIVO
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

export type SegundoFactorRenewCodigosError = SegundoFactorRenewCodigosErrors[keyof SegundoFactorRenewCodigosErrors];

export type SegundoFactorRenewCodigosResponses = {
    /**
     * Done
     */
    200: CodigosDeRecuperacion;
};

export type SegundoFactorRenewCodigosResponse = SegundoFactorRenewCodigosResponses[keyof SegundoFactorRenewCodigosResponses];

export type SegundoFactorEndOfUsuarioData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/{id}/segundo-factor';
};

export type SegundoFactorEndOfUsuarioErrors = {
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
     * SEGUNDO_FACTOR_INACTIVO, SEGUNDO_FACTOR_PROPIO
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

export type SegundoFactorEndOfUsuarioError = SegundoFactorEndOfUsuarioErrors[keyof SegundoFactorEndOfUsuarioErrors];

export type SegundoFactorEndOfUsuarioResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type SegundoFactorEndOfUsuarioResponse = SegundoFactorEndOfUsuarioResponses[keyof SegundoFactorEndOfUsuarioResponses];

export type UsuariosListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
    };
    url: '/usuarios';
};

export type UsuariosListErrors = {
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

export type UsuariosListError = UsuariosListErrors[keyof UsuariosListErrors];

export type UsuariosListResponses = {
    /**
     * Done
     */
    200: UsuariosPage;
};

export type UsuariosListResponse = UsuariosListResponses[keyof UsuariosListResponses];

export type UsuariosCreateData = {
    body: AltaBody;
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
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SIN_PERMISO
     */
    403: ErrorBody;
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

export type UsuariosUpdateData = {
    body: UsuarioEdicionBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/{id}';
};

export type UsuariosUpdateErrors = {
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
     * DNI_EN_USO, CUENTA_DE_PERSONA, VERSION_DESACTUALIZADA
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

export type UsuariosUpdateError = UsuariosUpdateErrors[keyof UsuariosUpdateErrors];

export type UsuariosUpdateResponses = {
    /**
     * Done
     */
    200: Usuario;
};

export type UsuariosUpdateResponse = UsuariosUpdateResponses[keyof UsuariosUpdateResponses];

export type UsuariosInactivosData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
    };
    url: '/usuarios/inactivos';
};

export type UsuariosInactivosErrors = {
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

export type UsuariosInactivosError = UsuariosInactivosErrors[keyof UsuariosInactivosErrors];

export type UsuariosInactivosResponses = {
    /**
     * Done
     */
    200: UsuariosPage;
};

export type UsuariosInactivosResponse = UsuariosInactivosResponses[keyof UsuariosInactivosResponses];

export type UsuariosSearchData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
        /**
         * True to include accounts with similar words, the best match first; for mistyped terms
         */
        parecidos?: 'si';
    };
    url: '/usuarios/search';
};

export type UsuariosSearchErrors = {
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

export type UsuariosSearchError = UsuariosSearchErrors[keyof UsuariosSearchErrors];

export type UsuariosSearchResponses = {
    /**
     * Done
     */
    200: UsuariosPage;
};

export type UsuariosSearchResponse = UsuariosSearchResponses[keyof UsuariosSearchResponses];

export type UsuariosAltaData = {
    body?: never;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/alta/{id}';
};

export type UsuariosAltaErrors = {
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
     * VERSION_DESACTUALIZADA
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

export type UsuariosAltaError = UsuariosAltaErrors[keyof UsuariosAltaErrors];

export type UsuariosAltaResponses = {
    /**
     * Done
     */
    200: Usuario;
};

export type UsuariosAltaResponse = UsuariosAltaResponses[keyof UsuariosAltaResponses];

export type UsuariosBajaData = {
    body?: never;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/baja/{id}';
};

export type UsuariosBajaErrors = {
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
     * ULTIMO_ADMIN, CUENTA_PROPIA, VERSION_DESACTUALIZADA
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

export type UsuariosBajaError = UsuariosBajaErrors[keyof UsuariosBajaErrors];

export type UsuariosBajaResponses = {
    /**
     * Done
     */
    200: Usuario;
};

export type UsuariosBajaResponse = UsuariosBajaResponses[keyof UsuariosBajaResponses];

export type UsuariosRolEmpleadoData = {
    body?: never;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/rol-empleado/{id}';
};

export type UsuariosRolEmpleadoErrors = {
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
     * CUENTA_NO_ACTIVA, CUENTA_DE_PERSONA, VERSION_DESACTUALIZADA
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

export type UsuariosRolEmpleadoError = UsuariosRolEmpleadoErrors[keyof UsuariosRolEmpleadoErrors];

export type UsuariosRolEmpleadoResponses = {
    /**
     * Done
     */
    200: Usuario;
};

export type UsuariosRolEmpleadoResponse = UsuariosRolEmpleadoResponses[keyof UsuariosRolEmpleadoResponses];

export type UsuariosQuitarRolEmpleadoData = {
    body?: never;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/quitar-rol-empleado/{id}';
};

export type UsuariosQuitarRolEmpleadoErrors = {
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
     * VERSION_DESACTUALIZADA
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

export type UsuariosQuitarRolEmpleadoError = UsuariosQuitarRolEmpleadoErrors[keyof UsuariosQuitarRolEmpleadoErrors];

export type UsuariosQuitarRolEmpleadoResponses = {
    /**
     * Done
     */
    200: Usuario;
};

export type UsuariosQuitarRolEmpleadoResponse = UsuariosQuitarRolEmpleadoResponses[keyof UsuariosQuitarRolEmpleadoResponses];

export type UsuariosRechazarData = {
    body: RechazoBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/rechazar/{id}';
};

export type UsuariosRechazarErrors = {
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
     * CUENTA_NO_PENDIENTE, CUENTA_CON_PEDIDOS, VERSION_DESACTUALIZADA
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

export type UsuariosRechazarError = UsuariosRechazarErrors[keyof UsuariosRechazarErrors];

export type UsuariosRechazarResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type UsuariosRechazarResponse = UsuariosRechazarResponses[keyof UsuariosRechazarResponses];

export type UsuariosExportarDatosData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/datos/{id}';
};

export type UsuariosExportarDatosErrors = {
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

export type UsuariosExportarDatosError = UsuariosExportarDatosErrors[keyof UsuariosExportarDatosErrors];

export type UsuariosExportarDatosResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type UsuariosExportarDatosResponse = UsuariosExportarDatosResponses[keyof UsuariosExportarDatosResponses];

export type UsuariosBorrarDatosData = {
    body: BorradoBody;
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/borrar-datos/{id}';
};

export type UsuariosBorrarDatosErrors = {
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
     * CUENTA_PROPIA, ULTIMO_ADMIN
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

export type UsuariosBorrarDatosError = UsuariosBorrarDatosErrors[keyof UsuariosBorrarDatosErrors];

export type UsuariosBorrarDatosResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type UsuariosBorrarDatosResponse = UsuariosBorrarDatosResponses[keyof UsuariosBorrarDatosResponses];

export type CantidadesDeProductoData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        /**
         * The agreement; none without it
         */
        condicion_id?: string;
    };
    url: '/productos/{id}/cantidades';
};

export type CantidadesDeProductoErrors = {
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

export type CantidadesDeProductoError = CantidadesDeProductoErrors[keyof CantidadesDeProductoErrors];

export type CantidadesDeProductoResponses = {
    /**
     * Done
     */
    200: CantidadesOfProducto;
};

export type CantidadesDeProductoResponse = CantidadesDeProductoResponses[keyof CantidadesDeProductoResponses];

export type CantidadesCambiarData = {
    body: CantidadesCambioBody;
    path: {
        id: string;
    };
    query?: never;
    url: '/productos/{id}/cantidades';
};

export type CantidadesCambiarErrors = {
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

export type CantidadesCambiarError = CantidadesCambiarErrors[keyof CantidadesCambiarErrors];

export type CantidadesCambiarResponses = {
    /**
     * Done
     */
    200: CantidadesCambiadas;
};

export type CantidadesCambiarResponse = CantidadesCambiarResponses[keyof CantidadesCambiarResponses];

export type CondicionesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
    };
    url: '/condiciones';
};

export type CondicionesListErrors = {
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

export type CondicionesListError = CondicionesListErrors[keyof CondicionesListErrors];

export type CondicionesListResponses = {
    /**
     * Done
     */
    200: CondicionesPage;
};

export type CondicionesListResponse = CondicionesListResponses[keyof CondicionesListResponses];

export type CondicionesCreateData = {
    body: CondicionNuevaBody;
    path?: never;
    query?: never;
    url: '/condiciones';
};

export type CondicionesCreateErrors = {
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
     * NOMBRE_EN_USO, DEMASIADAS_CONDICIONES
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

export type CondicionesCreateError = CondicionesCreateErrors[keyof CondicionesCreateErrors];

export type CondicionesCreateResponses = {
    /**
     * Done
     */
    201: Condicion;
};

export type CondicionesCreateResponse = CondicionesCreateResponses[keyof CondicionesCreateResponses];

export type CondicionesDeleteData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/condiciones/{id}';
};

export type CondicionesDeleteErrors = {
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
     * CONDICION_EN_USO
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

export type CondicionesDeleteError = CondicionesDeleteErrors[keyof CondicionesDeleteErrors];

export type CondicionesDeleteResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type CondicionesDeleteResponse = CondicionesDeleteResponses[keyof CondicionesDeleteResponses];

export type CondicionesGetData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/condiciones/{id}';
};

export type CondicionesGetErrors = {
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

export type CondicionesGetError = CondicionesGetErrors[keyof CondicionesGetErrors];

export type CondicionesGetResponses = {
    /**
     * Done
     */
    200: Condicion;
};

export type CondicionesGetResponse = CondicionesGetResponses[keyof CondicionesGetResponses];

export type CondicionesUpdateData = {
    body: CondicionBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/condiciones/{id}';
};

export type CondicionesUpdateErrors = {
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
     * NOMBRE_EN_USO, VERSION_DESACTUALIZADA
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

export type CondicionesUpdateError = CondicionesUpdateErrors[keyof CondicionesUpdateErrors];

export type CondicionesUpdateResponses = {
    /**
     * Done
     */
    200: Condicion;
};

export type CondicionesUpdateResponse = CondicionesUpdateResponses[keyof CondicionesUpdateResponses];

export type CondicionesPreciosData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
        /**
         * Only products with an own price
         */
        propios?: 'si';
    };
    url: '/condiciones/{id}/precios';
};

export type CondicionesPreciosErrors = {
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

export type CondicionesPreciosError = CondicionesPreciosErrors[keyof CondicionesPreciosErrors];

export type CondicionesPreciosResponses = {
    /**
     * Done
     */
    200: PreciosDeCondicion;
};

export type CondicionesPreciosResponse = CondicionesPreciosResponses[keyof CondicionesPreciosResponses];

export type CondicionesCambiarPreciosData = {
    body: CambiosDeCondicionBody;
    path: {
        id: string;
    };
    query?: never;
    url: '/condiciones/{id}/precios';
};

export type CondicionesCambiarPreciosErrors = {
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

export type CondicionesCambiarPreciosError = CondicionesCambiarPreciosErrors[keyof CondicionesCambiarPreciosErrors];

export type CondicionesCambiarPreciosResponses = {
    /**
     * Done
     */
    200: PreciosCambiados;
};

export type CondicionesCambiarPreciosResponse = CondicionesCambiarPreciosResponses[keyof CondicionesCambiarPreciosResponses];

export type CondicionesCompararData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
        /**
         * The other agreement; without it, the shop's prices
         */
        con?: string;
        /**
         * Only products with another price, a lower one or a higher one in the other agreement
         */
        diferencia?: 'distintos' | 'menores' | 'mayores';
    };
    url: '/condiciones/{id}/comparacion';
};

export type CondicionesCompararErrors = {
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

export type CondicionesCompararError = CondicionesCompararErrors[keyof CondicionesCompararErrors];

export type CondicionesCompararResponses = {
    /**
     * Done
     */
    200: ComparacionDeCondiciones;
};

export type CondicionesCompararResponse = CondicionesCompararResponses[keyof CondicionesCompararResponses];

export type CondicionesClientesData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
    };
    url: '/condiciones/{id}/clientes';
};

export type CondicionesClientesErrors = {
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

export type CondicionesClientesError = CondicionesClientesErrors[keyof CondicionesClientesErrors];

export type CondicionesClientesResponses = {
    /**
     * Done
     */
    200: ClientesDeCondicion;
};

export type CondicionesClientesResponse = CondicionesClientesResponses[keyof CondicionesClientesResponses];

export type CondicionesDeUsuarioData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/{id}/condicion';
};

export type CondicionesDeUsuarioErrors = {
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

export type CondicionesDeUsuarioError = CondicionesDeUsuarioErrors[keyof CondicionesDeUsuarioErrors];

export type CondicionesDeUsuarioResponses = {
    /**
     * Done
     */
    200: CondicionDada;
};

export type CondicionesDeUsuarioResponse = CondicionesDeUsuarioResponses[keyof CondicionesDeUsuarioResponses];

export type CondicionesDarData = {
    body: CondicionDadaBody;
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/{id}/condicion';
};

export type CondicionesDarErrors = {
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
     * CUENTA_DE_PERSONA
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

export type CondicionesDarError = CondicionesDarErrors[keyof CondicionesDarErrors];

export type CondicionesDarResponses = {
    /**
     * Done
     */
    200: CondicionDada;
};

export type CondicionesDarResponse = CondicionesDarResponses[keyof CondicionesDarResponses];

export type PermisosGetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/permisos';
};

export type PermisosGetErrors = {
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

export type PermisosGetError = PermisosGetErrors[keyof PermisosGetErrors];

export type PermisosGetResponses = {
    /**
     * Done
     */
    200: Permisos;
};

export type PermisosGetResponse = PermisosGetResponses[keyof PermisosGetResponses];

export type RolesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
    };
    url: '/roles-personal';
};

export type RolesListErrors = {
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

export type RolesListError = RolesListErrors[keyof RolesListErrors];

export type RolesListResponses = {
    /**
     * Done
     */
    200: RolesPersonal;
};

export type RolesListResponse = RolesListResponses[keyof RolesListResponses];

export type RolesCreateData = {
    body: RolPersonalBody;
    path?: never;
    query?: never;
    url: '/roles-personal';
};

export type RolesCreateErrors = {
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
     * NOMBRE_EN_USO, DEMASIADOS_ROLES
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

export type RolesCreateError = RolesCreateErrors[keyof RolesCreateErrors];

export type RolesCreateResponses = {
    /**
     * Done
     */
    201: RolPersonal;
};

export type RolesCreateResponse = RolesCreateResponses[keyof RolesCreateResponses];

export type RolesDeleteData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/roles-personal/{id}';
};

export type RolesDeleteErrors = {
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
     * ROL_EN_USO
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

export type RolesDeleteError = RolesDeleteErrors[keyof RolesDeleteErrors];

export type RolesDeleteResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type RolesDeleteResponse = RolesDeleteResponses[keyof RolesDeleteResponses];

export type RolesGetData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/roles-personal/{id}';
};

export type RolesGetErrors = {
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

export type RolesGetError = RolesGetErrors[keyof RolesGetErrors];

export type RolesGetResponses = {
    /**
     * Done
     */
    200: RolPersonal;
};

export type RolesGetResponse = RolesGetResponses[keyof RolesGetResponses];

export type RolesUpdateData = {
    body: RolPersonalBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/roles-personal/{id}';
};

export type RolesUpdateErrors = {
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
     * NOMBRE_EN_USO, VERSION_DESACTUALIZADA
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

export type RolesUpdateError = RolesUpdateErrors[keyof RolesUpdateErrors];

export type RolesUpdateResponses = {
    /**
     * Done
     */
    200: RolPersonal;
};

export type RolesUpdateResponse = RolesUpdateResponses[keyof RolesUpdateResponses];

export type RolesInvitarData = {
    body: EmpleadoBody;
    path?: never;
    query?: never;
    url: '/empleados';
};

export type RolesInvitarErrors = {
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
     * EMAIL_EN_USO, DNI_EN_USO
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

export type RolesInvitarError = RolesInvitarErrors[keyof RolesInvitarErrors];

export type RolesInvitarResponses = {
    /**
     * Done
     */
    201: Usuario;
};

export type RolesInvitarResponse = RolesInvitarResponses[keyof RolesInvitarResponses];

export type RolesDarData = {
    body: RolDadoBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/{id}/rol';
};

export type RolesDarErrors = {
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
     * CUENTA_NO_EMPLEADO, VERSION_DESACTUALIZADA
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

export type RolesDarError = RolesDarErrors[keyof RolesDarErrors];

export type RolesDarResponses = {
    /**
     * Done
     */
    200: Usuario;
};

export type RolesDarResponse = RolesDarResponses[keyof RolesDarResponses];

export type SolicitudesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
    };
    url: '/solicitudes';
};

export type SolicitudesListErrors = {
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

export type SolicitudesListError = SolicitudesListErrors[keyof SolicitudesListErrors];

export type SolicitudesListResponses = {
    /**
     * Done
     */
    200: SolicitudesPage;
};

export type SolicitudesListResponse = SolicitudesListResponses[keyof SolicitudesListResponses];

export type SolicitudesAprobarData = {
    body: MensajeBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/solicitudes/{id}/aprobar';
};

export type SolicitudesAprobarErrors = {
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
     * SOLICITUD_RESUELTA, VERSION_DESACTUALIZADA
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

export type SolicitudesAprobarError = SolicitudesAprobarErrors[keyof SolicitudesAprobarErrors];

export type SolicitudesAprobarResponses = {
    /**
     * Done
     */
    200: Usuario;
};

export type SolicitudesAprobarResponse = SolicitudesAprobarResponses[keyof SolicitudesAprobarResponses];

export type SolicitudesPedirDatosData = {
    body: MensajeBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/solicitudes/{id}/pedir-datos';
};

export type SolicitudesPedirDatosErrors = {
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
     * SOLICITUD_RESUELTA, DEMASIADAS_NOTAS, VERSION_DESACTUALIZADA
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

export type SolicitudesPedirDatosError = SolicitudesPedirDatosErrors[keyof SolicitudesPedirDatosErrors];

export type SolicitudesPedirDatosResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type SolicitudesPedirDatosResponse = SolicitudesPedirDatosResponses[keyof SolicitudesPedirDatosResponses];

export type UsuariosResumenData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/{id}/resumen';
};

export type UsuariosResumenErrors = {
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

export type UsuariosResumenError = UsuariosResumenErrors[keyof UsuariosResumenErrors];

export type UsuariosResumenResponses = {
    /**
     * Done
     */
    200: ResumenCliente;
};

export type UsuariosResumenResponse = UsuariosResumenResponses[keyof UsuariosResumenResponses];

export type UsuariosProductosHabitualesData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/{id}/productos-habituales';
};

export type UsuariosProductosHabitualesErrors = {
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

export type UsuariosProductosHabitualesError = UsuariosProductosHabitualesErrors[keyof UsuariosProductosHabitualesErrors];

export type UsuariosProductosHabitualesResponses = {
    /**
     * Done
     */
    200: Array<ProductoHabitual>;
};

export type UsuariosProductosHabitualesResponse = UsuariosProductosHabitualesResponses[keyof UsuariosProductosHabitualesResponses];

export type UsuariosNotasData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/{id}/notas';
};

export type UsuariosNotasErrors = {
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

export type UsuariosNotasError = UsuariosNotasErrors[keyof UsuariosNotasErrors];

export type UsuariosNotasResponses = {
    /**
     * Done
     */
    200: Array<Nota>;
};

export type UsuariosNotasResponse = UsuariosNotasResponses[keyof UsuariosNotasResponses];

export type UsuariosAnotarData = {
    body: NotaBody;
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/{id}/notas';
};

export type UsuariosAnotarErrors = {
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
     * DEMASIADAS_NOTAS
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

export type UsuariosAnotarError = UsuariosAnotarErrors[keyof UsuariosAnotarErrors];

export type UsuariosAnotarResponses = {
    /**
     * Done
     */
    201: Nota;
};

export type UsuariosAnotarResponse = UsuariosAnotarResponses[keyof UsuariosAnotarResponses];

export type UsuariosBorrarNotaData = {
    body?: never;
    path: {
        id: string;
        nota_id: string;
    };
    query?: never;
    url: '/usuarios/{id}/notas/{nota_id}';
};

export type UsuariosBorrarNotaErrors = {
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

export type UsuariosBorrarNotaError = UsuariosBorrarNotaErrors[keyof UsuariosBorrarNotaErrors];

export type UsuariosBorrarNotaResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type UsuariosBorrarNotaResponse = UsuariosBorrarNotaResponses[keyof UsuariosBorrarNotaResponses];

export type CuentaCorrienteListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Only customers with an overdue debt
         */
        vencidas?: 'si';
        /**
         * Parts of the customer's name, shop, e-mail, CUIT or telephone
         */
        texto?: string;
        orden?: 'mayor_deuda' | 'mayor_vencido' | 'comercio_az';
    };
    url: '/cuentas-corrientes';
};

export type CuentaCorrienteListErrors = {
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

export type CuentaCorrienteListError = CuentaCorrienteListErrors[keyof CuentaCorrienteListErrors];

export type CuentaCorrienteListResponses = {
    /**
     * Done
     */
    200: CuentasPage;
};

export type CuentaCorrienteListResponse = CuentaCorrienteListResponses[keyof CuentaCorrienteListResponses];

export type CuentaCorrienteLimitesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Up to 100 identifiers, separated by commas
         */
        pedidoIds: string;
    };
    url: '/cuentas-corrientes/limites';
};

export type CuentaCorrienteLimitesErrors = {
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

export type CuentaCorrienteLimitesError = CuentaCorrienteLimitesErrors[keyof CuentaCorrienteLimitesErrors];

export type CuentaCorrienteLimitesResponses = {
    /**
     * Done
     */
    200: LimitesSuperados;
};

export type CuentaCorrienteLimitesResponse = CuentaCorrienteLimitesResponses[keyof CuentaCorrienteLimitesResponses];

export type CuentaCorrienteGetData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * First day, in the shop's time zone
         */
        desde?: string;
        /**
         * Last day, in the shop's time zone
         */
        hasta?: string;
    };
    url: '/usuarios/{id}/cuenta-corriente';
};

export type CuentaCorrienteGetErrors = {
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

export type CuentaCorrienteGetError = CuentaCorrienteGetErrors[keyof CuentaCorrienteGetErrors];

export type CuentaCorrienteGetResponses = {
    /**
     * Done
     */
    200: CuentaCorriente;
};

export type CuentaCorrienteGetResponse = CuentaCorrienteGetResponses[keyof CuentaCorrienteGetResponses];

export type CuentaCorrienteDePedidoData = {
    body?: never;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/pedidos/{pedido_id}/cuenta-corriente';
};

export type CuentaCorrienteDePedidoErrors = {
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

export type CuentaCorrienteDePedidoError = CuentaCorrienteDePedidoErrors[keyof CuentaCorrienteDePedidoErrors];

export type CuentaCorrienteDePedidoResponses = {
    /**
     * Done
     */
    200: CuentaDelPedido;
};

export type CuentaCorrienteDePedidoResponse = CuentaCorrienteDePedidoResponses[keyof CuentaCorrienteDePedidoResponses];

export type CuentaCorrienteRegistrarData = {
    body: MovimientoBody;
    headers?: {
        /**
         * The same key and body give the same thing, never a second one
         */
        'Idempotency-Key'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/{id}/movimientos';
};

export type CuentaCorrienteRegistrarErrors = {
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
     * CUENTA_DE_PERSONA, PAGO_REPETIDO
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

export type CuentaCorrienteRegistrarError = CuentaCorrienteRegistrarErrors[keyof CuentaCorrienteRegistrarErrors];

export type CuentaCorrienteRegistrarResponses = {
    /**
     * Done
     */
    201: MovimientoDelPanel;
};

export type CuentaCorrienteRegistrarResponse = CuentaCorrienteRegistrarResponses[keyof CuentaCorrienteRegistrarResponses];

export type CuentaCorrienteRegistrarPagoData = {
    body: PagoBody;
    headers?: {
        /**
         * The same key and body give the same thing, never a second one
         */
        'Idempotency-Key'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/{id}/pagos';
};

export type CuentaCorrienteRegistrarPagoErrors = {
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
     * CUENTA_DE_PERSONA, PAGO_REPETIDO
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

export type CuentaCorrienteRegistrarPagoError = CuentaCorrienteRegistrarPagoErrors[keyof CuentaCorrienteRegistrarPagoErrors];

export type CuentaCorrienteRegistrarPagoResponses = {
    /**
     * Done
     */
    201: PagoRegistrado;
};

export type CuentaCorrienteRegistrarPagoResponse = CuentaCorrienteRegistrarPagoResponses[keyof CuentaCorrienteRegistrarPagoResponses];

export type CuentaCorrienteRevertirData = {
    body?: never;
    path: {
        movimiento_id: string;
    };
    query?: never;
    url: '/movimientos/{movimiento_id}/reverso';
};

export type CuentaCorrienteRevertirErrors = {
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
     * MOVIMIENTO_REVERTIDO, MOVIMIENTO_NO_REVERSIBLE
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

export type CuentaCorrienteRevertirError = CuentaCorrienteRevertirErrors[keyof CuentaCorrienteRevertirErrors];

export type CuentaCorrienteRevertirResponses = {
    /**
     * Done
     */
    201: MovimientoDelPanel;
};

export type CuentaCorrienteRevertirResponse = CuentaCorrienteRevertirResponses[keyof CuentaCorrienteRevertirResponses];

export type CuentaCorrienteCondicionesData = {
    body: CondicionesBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/usuarios/{id}/condiciones-de-pago';
};

export type CuentaCorrienteCondicionesErrors = {
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
     * VERSION_DESACTUALIZADA
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

export type CuentaCorrienteCondicionesError = CuentaCorrienteCondicionesErrors[keyof CuentaCorrienteCondicionesErrors];

export type CuentaCorrienteCondicionesResponses = {
    /**
     * Done
     */
    200: Condiciones;
};

export type CuentaCorrienteCondicionesResponse = CuentaCorrienteCondicionesResponses[keyof CuentaCorrienteCondicionesResponses];

export type CuentaCorrientePdfData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        /**
         * First day, in the shop's time zone
         */
        desde?: string;
        /**
         * Last day, in the shop's time zone
         */
        hasta?: string;
    };
    url: '/usuarios/{id}/cuenta-corriente/pdf';
};

export type CuentaCorrientePdfErrors = {
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
     * CUENTA_DEMASIADO_LARGA
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

export type CuentaCorrientePdfError = CuentaCorrientePdfErrors[keyof CuentaCorrientePdfErrors];

export type CuentaCorrientePdfResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type CuentaCorrientePdfResponse = CuentaCorrientePdfResponses[keyof CuentaCorrientePdfResponses];

export type CuentaCorrientePlanillaData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        /**
         * First day, in the shop's time zone
         */
        desde?: string;
        /**
         * Last day, in the shop's time zone
         */
        hasta?: string;
        /**
         * `csv` for a Spanish spreadsheet program; `xlsx` with real numbers and dates
         */
        formato?: 'xlsx' | 'csv';
    };
    url: '/usuarios/{id}/cuenta-corriente/planilla';
};

export type CuentaCorrientePlanillaErrors = {
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

export type CuentaCorrientePlanillaError = CuentaCorrientePlanillaErrors[keyof CuentaCorrientePlanillaErrors];

export type CuentaCorrientePlanillaResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type CuentaCorrientePlanillaResponse = CuentaCorrientePlanillaResponses[keyof CuentaCorrientePlanillaResponses];

export type ProductosListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
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

export type ProductosCreateData = {
    body: ProductoBody;
    headers?: {
        /**
         * The same key and body give the same thing, never a second one
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/productos';
};

export type ProductosCreateErrors = {
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
     * CODIGO_EN_USO
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
     * NO_DISPONIBLE, FOTOS_NO_DISPONIBLES
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
    /**
     * SIN_ESPACIO
     */
    507: ErrorBody;
};

export type ProductosCreateError = ProductosCreateErrors[keyof ProductosCreateErrors];

export type ProductosCreateResponses = {
    /**
     * Done
     */
    201: Producto;
};

export type ProductosCreateResponse = ProductosCreateResponses[keyof ProductosCreateResponses];

export type ProductosDestacadosData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
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

export type ProductosOrdenarDestacadosData = {
    body: DestacadosBody;
    path?: never;
    query?: never;
    url: '/productos/destacados';
};

export type ProductosOrdenarDestacadosErrors = {
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
     * VERSION_DESACTUALIZADA
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

export type ProductosOrdenarDestacadosError = ProductosOrdenarDestacadosErrors[keyof ProductosOrdenarDestacadosErrors];

export type ProductosOrdenarDestacadosResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosOrdenarDestacadosResponse = ProductosOrdenarDestacadosResponses[keyof ProductosOrdenarDestacadosResponses];

export type ProductosNuevosIngresosData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
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
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
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
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
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
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
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
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
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
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
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
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
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

export type ProductosCambiarVariosData = {
    body: ProductosBody;
    path?: never;
    query?: never;
    url: '/productos/varios';
};

export type ProductosCambiarVariosErrors = {
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
     * VERSION_DESACTUALIZADA
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

export type ProductosCambiarVariosError = ProductosCambiarVariosErrors[keyof ProductosCambiarVariosErrors];

export type ProductosCambiarVariosResponses = {
    /**
     * Done
     */
    200: ProductosCambiados;
};

export type ProductosCambiarVariosResponse = ProductosCambiarVariosResponses[keyof ProductosCambiarVariosResponses];

export type ProductosDeactivateData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/productos/{id}';
};

export type ProductosDeactivateErrors = {
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

export type ProductosDeactivateError = ProductosDeactivateErrors[keyof ProductosDeactivateErrors];

export type ProductosDeactivateResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type ProductosDeactivateResponse = ProductosDeactivateResponses[keyof ProductosDeactivateResponses];

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

export type ProductosUpdateData = {
    body: ProductoEdicionBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/productos/{id}';
};

export type ProductosUpdateErrors = {
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
     * CODIGO_EN_USO, VERSION_DESACTUALIZADA
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
     * NO_DISPONIBLE, FOTOS_NO_DISPONIBLES
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
    /**
     * SIN_ESPACIO
     */
    507: ErrorBody;
};

export type ProductosUpdateError = ProductosUpdateErrors[keyof ProductosUpdateErrors];

export type ProductosUpdateResponses = {
    /**
     * Done
     */
    200: Producto;
};

export type ProductosUpdateResponse = ProductosUpdateResponses[keyof ProductosUpdateResponses];

export type ProductosTamanosData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/productos/{id}/tamanos';
};

export type ProductosTamanosErrors = {
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

export type ProductosTamanosError = ProductosTamanosErrors[keyof ProductosTamanosErrors];

export type ProductosTamanosResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosTamanosResponse = ProductosTamanosResponses[keyof ProductosTamanosResponses];

export type ProductosInactivosData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
    };
    url: '/productos/inactivos';
};

export type ProductosInactivosErrors = {
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

export type ProductosInactivosError = ProductosInactivosErrors[keyof ProductosInactivosErrors];

export type ProductosInactivosResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosInactivosResponse = ProductosInactivosResponses[keyof ProductosInactivosResponses];

export type ProductosSinStockData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
    };
    url: '/productos/sinstock';
};

export type ProductosSinStockErrors = {
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

export type ProductosSinStockError = ProductosSinStockErrors[keyof ProductosSinStockErrors];

export type ProductosSinStockResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosSinStockResponse = ProductosSinStockResponses[keyof ProductosSinStockResponses];

export type ProductosSearchParaClienteData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
        categoria?: string;
        marca?: string;
    };
    url: '/productos/search/{id}';
};

export type ProductosSearchParaClienteErrors = {
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

export type ProductosSearchParaClienteError = ProductosSearchParaClienteErrors[keyof ProductosSearchParaClienteErrors];

export type ProductosSearchParaClienteResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosSearchParaClienteResponse = ProductosSearchParaClienteResponses[keyof ProductosSearchParaClienteResponses];

export type ProductosVariosParaClienteData = {
    body?: never;
    path: {
        id: string;
    };
    query: {
        /**
         * Up to 100 identifiers, separated by commas
         */
        ids: string;
    };
    url: '/productos/varios/{id}';
};

export type ProductosVariosParaClienteErrors = {
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

export type ProductosVariosParaClienteError = ProductosVariosParaClienteErrors[keyof ProductosVariosParaClienteErrors];

export type ProductosVariosParaClienteResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosVariosParaClienteResponse = ProductosVariosParaClienteResponses[keyof ProductosVariosParaClienteResponses];

export type ProductosPanelData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
        marca_id?: string;
        categoria_id?: string;
        /**
         * Absent: active products; `sin-categoria` finds products without an active category
         */
        filtro?: 'inactivos' | 'sin-stock' | 'sin-imagen' | 'sin-categoria' | 'sin-descripcion';
    };
    url: '/productos/panel';
};

export type ProductosPanelErrors = {
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

export type ProductosPanelError = ProductosPanelErrors[keyof ProductosPanelErrors];

export type ProductosPanelResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosPanelResponse = ProductosPanelResponses[keyof ProductosPanelResponses];

export type ProductosCopiarData = {
    body: ProductoCopiaBody;
    headers?: {
        /**
         * The same key and body give the same thing, never a second one
         */
        'Idempotency-Key'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/productos/{id}/copias';
};

export type ProductosCopiarErrors = {
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
     * CODIGO_EN_USO
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
     * NO_DISPONIBLE, FOTOS_NO_DISPONIBLES
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
    /**
     * SIN_ESPACIO
     */
    507: ErrorBody;
};

export type ProductosCopiarError = ProductosCopiarErrors[keyof ProductosCopiarErrors];

export type ProductosCopiarResponses = {
    /**
     * Done
     */
    201: Producto;
};

export type ProductosCopiarResponse = ProductosCopiarResponses[keyof ProductosCopiarResponses];

export type ProductosActivateData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/productos/activate/{id}';
};

export type ProductosActivateErrors = {
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

export type ProductosActivateError = ProductosActivateErrors[keyof ProductosActivateErrors];

export type ProductosActivateResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type ProductosActivateResponse = ProductosActivateResponses[keyof ProductosActivateResponses];

export type PreciosVistaPreviaData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        marca_id?: string;
        categoria_id?: string;
        etiqueta_id?: string;
        /**
         * Ids of selected products
         */
        ids?: string;
        forma: 'porcentaje' | 'importe';
        /**
         * Change of the prices in per cent or ARS; negative to lower them
         */
        ajuste: number;
        /**
         * New prices are multiples of this amount in ARS
         */
        redondeo?: '1' | '5' | '10' | '50' | '100' | 'no';
        /**
         * Round to the nearest multiple, half upwards; or always up
         */
        direccion?: 'cercano' | 'arriba';
        /**
         * True to put cheaper products on promotion, with the current price as the previous one
         */
        oferta?: 'si' | 'no';
        /**
         * Agreements whose own prices of the selected products change as well; refused for a scheduled change
         */
        condiciones?: 'todas' | string;
        efecto?: 'sube' | 'baja' | 'igual' | 'cero' | 'maximo' | 'oferta' | 'rechazado';
    };
    url: '/precios/vista-previa';
};

export type PreciosVistaPreviaErrors = {
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

export type PreciosVistaPreviaError = PreciosVistaPreviaErrors[keyof PreciosVistaPreviaErrors];

export type PreciosVistaPreviaResponses = {
    /**
     * Done
     */
    200: VistaPrevia;
};

export type PreciosVistaPreviaResponse = PreciosVistaPreviaResponses[keyof PreciosVistaPreviaResponses];

export type PreciosVistaPreviaDeListaData = {
    body?: never;
    path: {
        id: string;
    };
    query: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Percent on the base price; negative to lower it
         */
        ajuste: number;
        /**
         * New prices are multiples of this amount in ARS
         */
        redondeo?: '1' | '5' | '10' | '50' | '100' | 'no';
        /**
         * Round to the nearest multiple, half upwards; or always up
         */
        direccion?: 'cercano' | 'arriba';
        efecto?: 'sube' | 'baja' | 'igual' | 'cero' | 'maximo' | 'oferta' | 'rechazado';
    };
    url: '/condiciones/{id}/vista-previa';
};

export type PreciosVistaPreviaDeListaErrors = {
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

export type PreciosVistaPreviaDeListaError = PreciosVistaPreviaDeListaErrors[keyof PreciosVistaPreviaDeListaErrors];

export type PreciosVistaPreviaDeListaResponses = {
    /**
     * Done
     */
    200: VistaPrevia;
};

export type PreciosVistaPreviaDeListaResponse = PreciosVistaPreviaDeListaResponses[keyof PreciosVistaPreviaDeListaResponses];

export type PreciosCambiarListaData = {
    body: CambioDeListaBody;
    headers?: {
        /**
         * The same key and body give the same thing, never a second one
         */
        'Idempotency-Key'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/condiciones/{id}/cambios';
};

export type PreciosCambiarListaErrors = {
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
     * PRECIOS_DESACTUALIZADOS, PRECIOS_SIN_CAMBIO
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

export type PreciosCambiarListaError = PreciosCambiarListaErrors[keyof PreciosCambiarListaErrors];

export type PreciosCambiarListaResponses = {
    /**
     * Done
     */
    201: CambioDePrecios;
};

export type PreciosCambiarListaResponse = PreciosCambiarListaResponses[keyof PreciosCambiarListaResponses];

export type PreciosCambiosData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
    };
    url: '/precios/cambios';
};

export type PreciosCambiosErrors = {
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

export type PreciosCambiosError = PreciosCambiosErrors[keyof PreciosCambiosErrors];

export type PreciosCambiosResponses = {
    /**
     * Done
     */
    200: CambiosDePreciosPage;
};

export type PreciosCambiosResponse = PreciosCambiosResponses[keyof PreciosCambiosResponses];

export type PreciosCambiarData = {
    body: AjusteDePreciosBody;
    headers?: {
        /**
         * The same key and body give the same thing, never a second one
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/precios/cambios';
};

export type PreciosCambiarErrors = {
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
     * PRECIOS_DESACTUALIZADOS, PRECIOS_SIN_CAMBIO
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

export type PreciosCambiarError = PreciosCambiarErrors[keyof PreciosCambiarErrors];

export type PreciosCambiarResponses = {
    /**
     * Done
     */
    201: CambioDePrecios;
};

export type PreciosCambiarResponse = PreciosCambiarResponses[keyof PreciosCambiarResponses];

export type PreciosCambioData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Products whose price changed since, or had changed before the scheduled start
         */
        filtro?: 'distintos' | 'salteados';
    };
    url: '/precios/cambios/{id}';
};

export type PreciosCambioErrors = {
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

export type PreciosCambioError = PreciosCambioErrors[keyof PreciosCambioErrors];

export type PreciosCambioResponses = {
    /**
     * Done
     */
    200: CambioConProductos;
};

export type PreciosCambioResponse = PreciosCambioResponses[keyof PreciosCambioResponses];

export type PreciosDeshacerData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        /**
         * Digest of the preview of undoing that the caller saw
         */
        huella?: string;
    };
    url: '/precios/cambios/{id}/deshacer';
};

export type PreciosDeshacerErrors = {
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
     * CAMBIO_DESHECHO, PRECIOS_DESACTUALIZADOS
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

export type PreciosDeshacerError = PreciosDeshacerErrors[keyof PreciosDeshacerErrors];

export type PreciosDeshacerResponses = {
    /**
     * Done
     */
    200: CambioDePrecios;
};

export type PreciosDeshacerResponse = PreciosDeshacerResponses[keyof PreciosDeshacerResponses];

export type PreciosReintentarData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/precios/cambios/{id}/reintentar';
};

export type PreciosReintentarErrors = {
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
     * REINTENTO_IMPOSIBLE
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

export type PreciosReintentarError = PreciosReintentarErrors[keyof PreciosReintentarErrors];

export type PreciosReintentarResponses = {
    /**
     * Done
     */
    200: CambioDePrecios;
};

export type PreciosReintentarResponse = PreciosReintentarResponses[keyof PreciosReintentarResponses];

export type PreciosDeProductoData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Agreement whose own prices to list; absent for the shop's prices
         */
        condicion_id?: string;
    };
    url: '/productos/{id}/precios';
};

export type PreciosDeProductoErrors = {
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

export type PreciosDeProductoError = PreciosDeProductoErrors[keyof PreciosDeProductoErrors];

export type PreciosDeProductoResponses = {
    /**
     * Done
     */
    200: PreciosDeProductoPage;
};

export type PreciosDeProductoResponse = PreciosDeProductoResponses[keyof PreciosDeProductoResponses];

export type PreciosPlanillaData = {
    body: PlanillaDePreciosBody;
    headers?: {
        /**
         * The same key and body give the same thing, never a second one
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/precios/planilla';
};

export type PreciosPlanillaErrors = {
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
     * PRECIOS_DESACTUALIZADOS, PRECIOS_SIN_CAMBIO
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

export type PreciosPlanillaError = PreciosPlanillaErrors[keyof PreciosPlanillaErrors];

export type PreciosPlanillaResponses = {
    /**
     * Done
     */
    201: CambioDePrecios;
};

export type PreciosPlanillaResponse = PreciosPlanillaResponses[keyof PreciosPlanillaResponses];

export type MarcasDestacadasData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
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
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
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

export type MarcasCreateData = {
    body: MarcaBody;
    path?: never;
    query?: never;
    url: '/marcas';
};

export type MarcasCreateErrors = {
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
     * NOMBRE_EN_USO
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
     * NO_DISPONIBLE, FOTOS_NO_DISPONIBLES
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
    /**
     * SIN_ESPACIO
     */
    507: ErrorBody;
};

export type MarcasCreateError = MarcasCreateErrors[keyof MarcasCreateErrors];

export type MarcasCreateResponses = {
    /**
     * Done
     */
    201: Marca;
};

export type MarcasCreateResponse = MarcasCreateResponses[keyof MarcasCreateResponses];

export type MarcasSearchData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
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

export type MarcasDeactivateData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/marcas/{id}';
};

export type MarcasDeactivateErrors = {
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

export type MarcasDeactivateError = MarcasDeactivateErrors[keyof MarcasDeactivateErrors];

export type MarcasDeactivateResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type MarcasDeactivateResponse = MarcasDeactivateResponses[keyof MarcasDeactivateResponses];

export type MarcasGetData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/marcas/{id}';
};

export type MarcasGetErrors = {
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

export type MarcasGetError = MarcasGetErrors[keyof MarcasGetErrors];

export type MarcasGetResponses = {
    /**
     * Done
     */
    200: Marca;
};

export type MarcasGetResponse = MarcasGetResponses[keyof MarcasGetResponses];

export type MarcasUpdateData = {
    body: MarcaEdicionBody;
    path: {
        id: string;
    };
    query?: never;
    url: '/marcas/{id}';
};

export type MarcasUpdateErrors = {
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
     * NOMBRE_EN_USO
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
     * NO_DISPONIBLE, FOTOS_NO_DISPONIBLES
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
    /**
     * SIN_ESPACIO
     */
    507: ErrorBody;
};

export type MarcasUpdateError = MarcasUpdateErrors[keyof MarcasUpdateErrors];

export type MarcasUpdateResponses = {
    /**
     * Done
     */
    200: Marca;
};

export type MarcasUpdateResponse = MarcasUpdateResponses[keyof MarcasUpdateResponses];

export type CategoriasListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
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

export type CategoriasCreateData = {
    body: NombreBody;
    path?: never;
    query?: never;
    url: '/categorias';
};

export type CategoriasCreateErrors = {
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
     * NOMBRE_EN_USO
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

export type CategoriasCreateError = CategoriasCreateErrors[keyof CategoriasCreateErrors];

export type CategoriasCreateResponses = {
    /**
     * Done
     */
    201: Categoria;
};

export type CategoriasCreateResponse = CategoriasCreateResponses[keyof CategoriasCreateResponses];

export type CategoriasSearchData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
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

export type CategoriasDeactivateData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/categorias/{id}';
};

export type CategoriasDeactivateErrors = {
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

export type CategoriasDeactivateError = CategoriasDeactivateErrors[keyof CategoriasDeactivateErrors];

export type CategoriasDeactivateResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type CategoriasDeactivateResponse = CategoriasDeactivateResponses[keyof CategoriasDeactivateResponses];

export type CategoriasGetData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/categorias/{id}';
};

export type CategoriasGetErrors = {
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

export type CategoriasGetError = CategoriasGetErrors[keyof CategoriasGetErrors];

export type CategoriasGetResponses = {
    /**
     * Done
     */
    200: Categoria;
};

export type CategoriasGetResponse = CategoriasGetResponses[keyof CategoriasGetResponses];

export type CategoriasUpdateData = {
    body: NombreBody;
    path: {
        id: string;
    };
    query?: never;
    url: '/categorias/{id}';
};

export type CategoriasUpdateErrors = {
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
     * NOMBRE_EN_USO
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

export type CategoriasUpdateError = CategoriasUpdateErrors[keyof CategoriasUpdateErrors];

export type CategoriasUpdateResponses = {
    /**
     * Done
     */
    200: Categoria;
};

export type CategoriasUpdateResponse = CategoriasUpdateResponses[keyof CategoriasUpdateResponses];

export type EtiquetasListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
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

export type EtiquetasCreateData = {
    body: NombreBody;
    path?: never;
    query?: never;
    url: '/etiquetas';
};

export type EtiquetasCreateErrors = {
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
     * NOMBRE_EN_USO
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

export type EtiquetasCreateError = EtiquetasCreateErrors[keyof EtiquetasCreateErrors];

export type EtiquetasCreateResponses = {
    /**
     * Done
     */
    201: Etiqueta;
};

export type EtiquetasCreateResponse = EtiquetasCreateResponses[keyof EtiquetasCreateResponses];

export type EtiquetasSearchData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
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

export type EtiquetasDeactivateData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/etiquetas/{id}';
};

export type EtiquetasDeactivateErrors = {
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

export type EtiquetasDeactivateError = EtiquetasDeactivateErrors[keyof EtiquetasDeactivateErrors];

export type EtiquetasDeactivateResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type EtiquetasDeactivateResponse = EtiquetasDeactivateResponses[keyof EtiquetasDeactivateResponses];

export type EtiquetasGetData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/etiquetas/{id}';
};

export type EtiquetasGetErrors = {
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

export type EtiquetasGetError = EtiquetasGetErrors[keyof EtiquetasGetErrors];

export type EtiquetasGetResponses = {
    /**
     * Done
     */
    200: Etiqueta;
};

export type EtiquetasGetResponse = EtiquetasGetResponses[keyof EtiquetasGetResponses];

export type EtiquetasUpdateData = {
    body: NombreBody;
    path: {
        id: string;
    };
    query?: never;
    url: '/etiquetas/{id}';
};

export type EtiquetasUpdateErrors = {
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
     * NOMBRE_EN_USO
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

export type EtiquetasUpdateError = EtiquetasUpdateErrors[keyof EtiquetasUpdateErrors];

export type EtiquetasUpdateResponses = {
    /**
     * Done
     */
    200: Etiqueta;
};

export type EtiquetasUpdateResponse = EtiquetasUpdateResponses[keyof EtiquetasUpdateResponses];

export type MarcasInactivosData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
    };
    url: '/marcas/inactivos';
};

export type MarcasInactivosErrors = {
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

export type MarcasInactivosError = MarcasInactivosErrors[keyof MarcasInactivosErrors];

export type MarcasInactivosResponses = {
    /**
     * Done
     */
    200: MarcasPage;
};

export type MarcasInactivosResponse = MarcasInactivosResponses[keyof MarcasInactivosResponses];

export type MarcasActivateData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/marcas/activate/{id}';
};

export type MarcasActivateErrors = {
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

export type MarcasActivateError = MarcasActivateErrors[keyof MarcasActivateErrors];

export type MarcasActivateResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type MarcasActivateResponse = MarcasActivateResponses[keyof MarcasActivateResponses];

export type CategoriasInactivosData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
    };
    url: '/categorias/inactivos';
};

export type CategoriasInactivosErrors = {
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

export type CategoriasInactivosError = CategoriasInactivosErrors[keyof CategoriasInactivosErrors];

export type CategoriasInactivosResponses = {
    /**
     * Done
     */
    200: CategoriasPage;
};

export type CategoriasInactivosResponse = CategoriasInactivosResponses[keyof CategoriasInactivosResponses];

export type CategoriasActivateData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/categorias/activate/{id}';
};

export type CategoriasActivateErrors = {
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

export type CategoriasActivateError = CategoriasActivateErrors[keyof CategoriasActivateErrors];

export type CategoriasActivateResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type CategoriasActivateResponse = CategoriasActivateResponses[keyof CategoriasActivateResponses];

export type EtiquetasInactivosData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
    };
    url: '/etiquetas/inactivos';
};

export type EtiquetasInactivosErrors = {
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

export type EtiquetasInactivosError = EtiquetasInactivosErrors[keyof EtiquetasInactivosErrors];

export type EtiquetasInactivosResponses = {
    /**
     * Done
     */
    200: EtiquetasPage;
};

export type EtiquetasInactivosResponse = EtiquetasInactivosResponses[keyof EtiquetasInactivosResponses];

export type EtiquetasActivateData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/etiquetas/activate/{id}';
};

export type EtiquetasActivateErrors = {
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

export type EtiquetasActivateError = EtiquetasActivateErrors[keyof EtiquetasActivateErrors];

export type EtiquetasActivateResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type EtiquetasActivateResponse = EtiquetasActivateResponses[keyof EtiquetasActivateResponses];

export type SinonimosListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
    };
    url: '/sinonimos';
};

export type SinonimosListErrors = {
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

export type SinonimosListError = SinonimosListErrors[keyof SinonimosListErrors];

export type SinonimosListResponses = {
    /**
     * Done
     */
    200: SinonimosPage;
};

export type SinonimosListResponse = SinonimosListResponses[keyof SinonimosListResponses];

export type SinonimosCreateData = {
    body: SinonimoBody;
    path?: never;
    query?: never;
    url: '/sinonimos';
};

export type SinonimosCreateErrors = {
    /**
     * SINONIMO_REPETIDO, DATOS_INVALIDOS
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
     * SINONIMO_EN_USO, DEMASIADOS_SINONIMOS
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

export type SinonimosCreateError = SinonimosCreateErrors[keyof SinonimosCreateErrors];

export type SinonimosCreateResponses = {
    /**
     * Done
     */
    201: Sinonimo;
};

export type SinonimosCreateResponse = SinonimosCreateResponses[keyof SinonimosCreateResponses];

export type SinonimosDeleteData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/sinonimos/{id}';
};

export type SinonimosDeleteErrors = {
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

export type SinonimosDeleteError = SinonimosDeleteErrors[keyof SinonimosDeleteErrors];

export type SinonimosDeleteResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type SinonimosDeleteResponse = SinonimosDeleteResponses[keyof SinonimosDeleteResponses];

export type SinonimosGetData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/sinonimos/{id}';
};

export type SinonimosGetErrors = {
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

export type SinonimosGetError = SinonimosGetErrors[keyof SinonimosGetErrors];

export type SinonimosGetResponses = {
    /**
     * Done
     */
    200: Sinonimo;
};

export type SinonimosGetResponse = SinonimosGetResponses[keyof SinonimosGetResponses];

export type SinonimosUpdateData = {
    body: SinonimoBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/sinonimos/{id}';
};

export type SinonimosUpdateErrors = {
    /**
     * SINONIMO_REPETIDO, DATOS_INVALIDOS
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
     * SINONIMO_EN_USO, VERSION_DESACTUALIZADA
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

export type SinonimosUpdateError = SinonimosUpdateErrors[keyof SinonimosUpdateErrors];

export type SinonimosUpdateResponses = {
    /**
     * Done
     */
    200: Sinonimo;
};

export type SinonimosUpdateResponse = SinonimosUpdateResponses[keyof SinonimosUpdateResponses];

export type BusquedasListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
        periodo?: 'mes' | 'trimestre';
        hallazgo?: 'nada' | 'parecidos';
        filtro?: 'descartadas';
    };
    url: '/busquedas';
};

export type BusquedasListErrors = {
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

export type BusquedasListError = BusquedasListErrors[keyof BusquedasListErrors];

export type BusquedasListResponses = {
    /**
     * Done
     */
    200: BusquedasPage;
};

export type BusquedasListResponse = BusquedasListResponses[keyof BusquedasListResponses];

export type BusquedasDescartarData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/busquedas/descartar/{id}';
};

export type BusquedasDescartarErrors = {
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

export type BusquedasDescartarError = BusquedasDescartarErrors[keyof BusquedasDescartarErrors];

export type BusquedasDescartarResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type BusquedasDescartarResponse = BusquedasDescartarResponses[keyof BusquedasDescartarResponses];

export type BusquedasReponerData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/busquedas/reponer/{id}';
};

export type BusquedasReponerErrors = {
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

export type BusquedasReponerError = BusquedasReponerErrors[keyof BusquedasReponerErrors];

export type BusquedasReponerResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type BusquedasReponerResponse = BusquedasReponerResponses[keyof BusquedasReponerResponses];

export type PedidosListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * The order's number, or parts of its customer's name, shop, e-mail, CUIT or telephone
         */
        texto?: string;
        /**
         * First day, in the shop's time zone
         */
        desde?: string;
        /**
         * Last day, in the shop's time zone
         */
        hasta?: string;
        /**
         * Statuses separated by commas
         */
        estados?: string;
        /**
         * Customer of the orders
         */
        cliente_id?: string;
        /**
         * Product of a line of the orders
         */
        producto_id?: string;
        importe_desde?: number;
        importe_hasta?: number;
        /**
         * Responsible user; 'nadie' for orders without one
         */
        asignado_a?: string;
        /**
         * Delivery zone of the order's address; 'ninguna' for addresses without a zone
         */
        zona?: string;
        /**
         * Tag of the order
         */
        etiqueta?: string;
        /**
         * Only orders with an internal note
         */
        con_nota?: 'si';
        /**
         * Approved orders without a printed remito
         */
        sin_imprimir?: 'si';
        /**
         * Approved orders without an up-to-date packing
         */
        sin_empacar?: 'si';
        orden?: 'mas_recientes' | 'mas_antiguos' | 'mayor_importe' | 'menor_importe' | 'comercio_az' | 'numero_mayor' | 'numero_menor';
    };
    url: '/pedidos';
};

export type PedidosListErrors = {
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

export type PedidosListError = PedidosListErrors[keyof PedidosListErrors];

export type PedidosListResponses = {
    /**
     * Done
     */
    200: PedidosPage;
};

export type PedidosListResponse = PedidosListResponses[keyof PedidosListResponses];

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
     * PEDIDO_DESACTUALIZADO, CLIENTE_DESACTIVADO, ZONA_SIN_REPARTO, INTENTO_CERRADO
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

export type PedidosCerrarIntentoData = {
    body?: never;
    path: {
        clave: string;
    };
    query?: never;
    url: '/pedidos/intentos/{clave}';
};

export type PedidosCerrarIntentoErrors = {
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

export type PedidosCerrarIntentoError = PedidosCerrarIntentoErrors[keyof PedidosCerrarIntentoErrors];

export type PedidosCerrarIntentoResponses = {
    /**
     * Done
     */
    200: IntentoDePedido;
};

export type PedidosCerrarIntentoResponse = PedidosCerrarIntentoResponses[keyof PedidosCerrarIntentoResponses];

export type PedidosSeguimientoData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/pedidos/seguimiento';
};

export type PedidosSeguimientoErrors = {
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

export type PedidosSeguimientoError = PedidosSeguimientoErrors[keyof PedidosSeguimientoErrors];

export type PedidosSeguimientoResponses = {
    /**
     * Done
     */
    200: Seguimiento;
};

export type PedidosSeguimientoResponse = PedidosSeguimientoResponses[keyof PedidosSeguimientoResponses];

export type PedidosSeguirData = {
    body: SeguimientoBody;
    path?: never;
    query?: never;
    url: '/pedidos/seguimiento';
};

export type PedidosSeguirErrors = {
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
     * DEMASIADAS_ETIQUETAS
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

export type PedidosSeguirError = PedidosSeguirErrors[keyof PedidosSeguirErrors];

export type PedidosSeguirResponses = {
    /**
     * Done
     */
    200: PedidosSeguidos;
};

export type PedidosSeguirResponse = PedidosSeguirResponses[keyof PedidosSeguirResponses];

export type PedidosNotasData = {
    body?: never;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/pedidos/{pedido_id}/notas';
};

export type PedidosNotasErrors = {
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

export type PedidosNotasError = PedidosNotasErrors[keyof PedidosNotasErrors];

export type PedidosNotasResponses = {
    /**
     * Done
     */
    200: Array<Nota>;
};

export type PedidosNotasResponse = PedidosNotasResponses[keyof PedidosNotasResponses];

export type PedidosAnotarData = {
    body: NotaBody;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/pedidos/{pedido_id}/notas';
};

export type PedidosAnotarErrors = {
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
     * DEMASIADAS_NOTAS
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

export type PedidosAnotarError = PedidosAnotarErrors[keyof PedidosAnotarErrors];

export type PedidosAnotarResponses = {
    /**
     * Done
     */
    201: Nota;
};

export type PedidosAnotarResponse = PedidosAnotarResponses[keyof PedidosAnotarResponses];

export type PedidosBorrarNotaData = {
    body?: never;
    path: {
        pedido_id: string;
        nota_id: string;
    };
    query?: never;
    url: '/pedidos/{pedido_id}/notas/{nota_id}';
};

export type PedidosBorrarNotaErrors = {
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

export type PedidosBorrarNotaError = PedidosBorrarNotaErrors[keyof PedidosBorrarNotaErrors];

export type PedidosBorrarNotaResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type PedidosBorrarNotaResponse = PedidosBorrarNotaResponses[keyof PedidosBorrarNotaResponses];

export type PedidosPorEstadoData = {
    body?: never;
    path: {
        estado: string;
    };
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * The order's number, or parts of its customer's name, shop, e-mail, CUIT or telephone
         */
        texto?: string;
        /**
         * First day, in the shop's time zone
         */
        desde?: string;
        /**
         * Last day, in the shop's time zone
         */
        hasta?: string;
        /**
         * Statuses separated by commas
         */
        estados?: string;
        /**
         * Customer of the orders
         */
        cliente_id?: string;
        /**
         * Product of a line of the orders
         */
        producto_id?: string;
        importe_desde?: number;
        importe_hasta?: number;
        /**
         * Responsible user; 'nadie' for orders without one
         */
        asignado_a?: string;
        /**
         * Delivery zone of the order's address; 'ninguna' for addresses without a zone
         */
        zona?: string;
        /**
         * Tag of the order
         */
        etiqueta?: string;
        /**
         * Only orders with an internal note
         */
        con_nota?: 'si';
        /**
         * Approved orders without a printed remito
         */
        sin_imprimir?: 'si';
        /**
         * Approved orders without an up-to-date packing
         */
        sin_empacar?: 'si';
        orden?: 'mas_recientes' | 'mas_antiguos' | 'mayor_importe' | 'menor_importe' | 'comercio_az' | 'numero_mayor' | 'numero_menor';
    };
    url: '/pedidos/{estado}';
};

export type PedidosPorEstadoErrors = {
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

export type PedidosPorEstadoError = PedidosPorEstadoErrors[keyof PedidosPorEstadoErrors];

export type PedidosPorEstadoResponses = {
    /**
     * Done
     */
    200: PedidosPage;
};

export type PedidosPorEstadoResponse = PedidosPorEstadoResponses[keyof PedidosPorEstadoResponses];

export type PedidosCambiarEstadoData = {
    body: EstadoBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/pedidos/{pedido_id}/estado';
};

export type PedidosCambiarEstadoErrors = {
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
     * VERSION_DESACTUALIZADA
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

export type PedidosCambiarEstadoError = PedidosCambiarEstadoErrors[keyof PedidosCambiarEstadoErrors];

export type PedidosCambiarEstadoResponses = {
    /**
     * Done
     */
    200: Pedido;
};

export type PedidosCambiarEstadoResponse = PedidosCambiarEstadoResponses[keyof PedidosCambiarEstadoResponses];

export type PedidosCambiarEstadosData = {
    body: EstadosBody;
    path?: never;
    query?: never;
    url: '/pedidos/estado';
};

export type PedidosCambiarEstadosErrors = {
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

export type PedidosCambiarEstadosError = PedidosCambiarEstadosErrors[keyof PedidosCambiarEstadosErrors];

export type PedidosCambiarEstadosResponses = {
    /**
     * Done
     */
    200: EstadosResultado;
};

export type PedidosCambiarEstadosResponse = PedidosCambiarEstadosResponses[keyof PedidosCambiarEstadosResponses];

export type PedidosUpdateData = {
    body: PedidoEdicionBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/pedidos/{pedido_id}';
};

export type PedidosUpdateErrors = {
    /**
     * PRODUCTO_REPETIDO, MONTO_MAXIMO, DATOS_INVALIDOS
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
     * PEDIDO_NO_EDITABLE, VERSION_DESACTUALIZADA
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

export type PedidosUpdateError = PedidosUpdateErrors[keyof PedidosUpdateErrors];

export type PedidosUpdateResponses = {
    /**
     * Done
     */
    200: PedidoConDetalles;
};

export type PedidosUpdateResponse = PedidosUpdateResponses[keyof PedidosUpdateResponses];

export type PedidosHistorialData = {
    body?: never;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/pedidos/{pedido_id}/historial';
};

export type PedidosHistorialErrors = {
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

export type PedidosHistorialError = PedidosHistorialErrors[keyof PedidosHistorialErrors];

export type PedidosHistorialResponses = {
    /**
     * Done
     */
    200: Array<PedidoCambio>;
};

export type PedidosHistorialResponse = PedidosHistorialResponses[keyof PedidosHistorialResponses];

export type PedidosFotoDeReclamoData = {
    body?: never;
    path: {
        pedido_id: string;
        foto_id: string;
    };
    query?: never;
    url: '/pedidos/{pedido_id}/fotos/{foto_id}';
};

export type PedidosFotoDeReclamoErrors = {
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

export type PedidosFotoDeReclamoError = PedidosFotoDeReclamoErrors[keyof PedidosFotoDeReclamoErrors];

export type PedidosFotoDeReclamoResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type PedidosFotoDeReclamoResponse = PedidosFotoDeReclamoResponses[keyof PedidosFotoDeReclamoResponses];

export type PedidosCreateAdminData = {
    body: AdminPedidoBody;
    headers?: {
        /**
         * The same key and body give the same thing, never a second one
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query: {
        usuarioId: string;
    };
    url: '/pedidos/adminPedidos';
};

export type PedidosCreateAdminErrors = {
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
     * PEDIDO_DESACTUALIZADO, CLIENTE_DESACTIVADO, ZONA_SIN_REPARTO, INTENTO_CERRADO
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

export type PedidosCreateAdminError = PedidosCreateAdminErrors[keyof PedidosCreateAdminErrors];

export type PedidosCreateAdminResponses = {
    /**
     * Done
     */
    201: PedidoConDetalles;
};

export type PedidosCreateAdminResponse = PedidosCreateAdminResponses[keyof PedidosCreateAdminResponses];

export type DetallesPedidosPorPedidoData = {
    body?: never;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/detalles-pedidos/pedido/{pedido_id}';
};

export type DetallesPedidosPorPedidoErrors = {
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

export type DetallesPedidosPorPedidoError = DetallesPedidosPorPedidoErrors[keyof DetallesPedidosPorPedidoErrors];

export type DetallesPedidosPorPedidoResponses = {
    /**
     * Done
     */
    200: Array<DetalleConPedido>;
};

export type DetallesPedidosPorPedidoResponse = DetallesPedidosPorPedidoResponses[keyof DetallesPedidosPorPedidoResponses];

export type RemitosDownloadData = {
    body?: never;
    path?: never;
    query: {
        pedidoId: string;
        /**
         * Number of copies, marked as original, duplicate and triplicate
         */
        copias?: number;
    };
    url: '/remitos/pdf/download';
};

export type RemitosDownloadErrors = {
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
     * REMITO_NO_DISPONIBLE
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

export type RemitosDownloadError = RemitosDownloadErrors[keyof RemitosDownloadErrors];

export type RemitosDownloadResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type RemitosDownloadResponse = RemitosDownloadResponses[keyof RemitosDownloadResponses];

export type RemitosVariosData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Up to 50 identifiers, separated by commas
         */
        pedidoIds: string;
        /**
         * Number of copies, marked as original, duplicate and triplicate
         */
        copias?: number;
    };
    url: '/remitos/pdf/varios';
};

export type RemitosVariosErrors = {
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
     * REMITO_NO_DISPONIBLE
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

export type RemitosVariosError = RemitosVariosErrors[keyof RemitosVariosErrors];

export type RemitosVariosResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type RemitosVariosResponse = RemitosVariosResponses[keyof RemitosVariosResponses];

export type PedidosPropuestaData = {
    body?: never;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/pedidos/{pedido_id}/propuesta';
};

export type PedidosPropuestaErrors = {
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

export type PedidosPropuestaError = PedidosPropuestaErrors[keyof PedidosPropuestaErrors];

export type PedidosPropuestaResponses = {
    /**
     * Done
     */
    200: PropuestaDePedido;
};

export type PedidosPropuestaResponse = PedidosPropuestaResponses[keyof PedidosPropuestaResponses];

export type PedidosAceptarPropuestaData = {
    body?: never;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        pedido_id: string;
        propuesta_id: string;
    };
    query?: never;
    url: '/pedidos/{pedido_id}/propuesta/{propuesta_id}/aceptar';
};

export type PedidosAceptarPropuestaErrors = {
    /**
     * MONTO_MAXIMO, DATOS_INVALIDOS
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
     * PROPUESTA_CERRADA, PEDIDO_DESACTUALIZADO, VERSION_DESACTUALIZADA
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

export type PedidosAceptarPropuestaError = PedidosAceptarPropuestaErrors[keyof PedidosAceptarPropuestaErrors];

export type PedidosAceptarPropuestaResponses = {
    /**
     * Done
     */
    200: PedidoConDetalles;
};

export type PedidosAceptarPropuestaResponse = PedidosAceptarPropuestaResponses[keyof PedidosAceptarPropuestaResponses];

export type PedidosRechazarPropuestaData = {
    body: RechazoDePropuestaBody;
    path: {
        pedido_id: string;
        propuesta_id: string;
    };
    query?: never;
    url: '/pedidos/{pedido_id}/propuesta/{propuesta_id}/rechazar';
};

export type PedidosRechazarPropuestaErrors = {
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
     * PROPUESTA_CERRADA
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

export type PedidosRechazarPropuestaError = PedidosRechazarPropuestaErrors[keyof PedidosRechazarPropuestaErrors];

export type PedidosRechazarPropuestaResponses = {
    /**
     * Done
     */
    200: PropuestaDePedido;
};

export type PedidosRechazarPropuestaResponse = PedidosRechazarPropuestaResponses[keyof PedidosRechazarPropuestaResponses];

export type EntregaAnotarData = {
    body: EntregaBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/pedidos/{pedido_id}/entrega';
};

export type EntregaAnotarErrors = {
    /**
     * PRODUCTO_REPETIDO, MONTO_MAXIMO, DATOS_INVALIDOS
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
     * ENTREGA_NO_DISPONIBLE, VERSION_DESACTUALIZADA
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

export type EntregaAnotarError = EntregaAnotarErrors[keyof EntregaAnotarErrors];

export type EntregaAnotarResponses = {
    /**
     * Done
     */
    200: PedidoEntregado;
};

export type EntregaAnotarResponse = EntregaAnotarResponses[keyof EntregaAnotarResponses];

export type EntregaReemplazosData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/productos/{id}/reemplazos';
};

export type EntregaReemplazosErrors = {
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

export type EntregaReemplazosError = EntregaReemplazosErrors[keyof EntregaReemplazosErrors];

export type EntregaReemplazosResponses = {
    /**
     * Done
     */
    200: Array<Producto>;
};

export type EntregaReemplazosResponse = EntregaReemplazosResponses[keyof EntregaReemplazosResponses];

export type EmpaquesPendientesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
    };
    url: '/empaques/pendientes';
};

export type EmpaquesPendientesErrors = {
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

export type EmpaquesPendientesError = EmpaquesPendientesErrors[keyof EmpaquesPendientesErrors];

export type EmpaquesPendientesResponses = {
    /**
     * Done
     */
    200: PorEmpacarPage;
};

export type EmpaquesPendientesResponse = EmpaquesPendientesResponses[keyof EmpaquesPendientesResponses];

export type EmpaquesListData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Up to 50 identifiers, separated by commas
         */
        pedidoIds: string;
    };
    url: '/empaques';
};

export type EmpaquesListErrors = {
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

export type EmpaquesListError = EmpaquesListErrors[keyof EmpaquesListErrors];

export type EmpaquesListResponses = {
    /**
     * Done
     */
    200: Empaques;
};

export type EmpaquesListResponse = EmpaquesListResponses[keyof EmpaquesListResponses];

export type EmpaquesAnotarData = {
    body: EmpaqueBody;
    path: {
        id: string;
    };
    query?: never;
    url: '/empaques/{id}';
};

export type EmpaquesAnotarErrors = {
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
     * ENTREGA_NO_DISPONIBLE, EMPAQUE_HECHO, VERSION_DESACTUALIZADA
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

export type EmpaquesAnotarError = EmpaquesAnotarErrors[keyof EmpaquesAnotarErrors];

export type EmpaquesAnotarResponses = {
    /**
     * Done
     */
    200: PedidoPorEmpacar;
};

export type EmpaquesAnotarResponse = EmpaquesAnotarResponses[keyof EmpaquesAnotarResponses];

export type ProductosPropuestasTamanosData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
    };
    url: '/productos/tamanos/propuestas';
};

export type ProductosPropuestasTamanosErrors = {
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

export type ProductosPropuestasTamanosError = ProductosPropuestasTamanosErrors[keyof ProductosPropuestasTamanosErrors];

export type ProductosPropuestasTamanosResponses = {
    /**
     * Done
     */
    200: PropuestasTamanosPage;
};

export type ProductosPropuestasTamanosResponse = ProductosPropuestasTamanosResponses[keyof ProductosPropuestasTamanosResponses];

export type ProductosGrupoTamanosData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/productos/{id}/grupo';
};

export type ProductosGrupoTamanosErrors = {
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

export type ProductosGrupoTamanosError = ProductosGrupoTamanosErrors[keyof ProductosGrupoTamanosErrors];

export type ProductosGrupoTamanosResponses = {
    /**
     * Done
     */
    200: GrupoDeTamanos;
};

export type ProductosGrupoTamanosResponse = ProductosGrupoTamanosResponses[keyof ProductosGrupoTamanosResponses];

export type ProductosDecidirTamanosData = {
    body: TamanosBody;
    path?: never;
    query?: never;
    url: '/productos/tamanos';
};

export type ProductosDecidirTamanosErrors = {
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
     * VERSION_DESACTUALIZADA
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

export type ProductosDecidirTamanosError = ProductosDecidirTamanosErrors[keyof ProductosDecidirTamanosErrors];

export type ProductosDecidirTamanosResponses = {
    /**
     * Done
     */
    200: TamanosDecididos;
};

export type ProductosDecidirTamanosResponse = ProductosDecidirTamanosResponses[keyof ProductosDecidirTamanosResponses];

export type EstantesListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/estantes';
};

export type EstantesListErrors = {
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

export type EstantesListError = EstantesListErrors[keyof EstantesListErrors];

export type EstantesListResponses = {
    /**
     * Done
     */
    200: Estantes;
};

export type EstantesListResponse = EstantesListResponses[keyof EstantesListResponses];

export type EstantesOrdenarData = {
    body: EstantesBody;
    path?: never;
    query?: never;
    url: '/estantes';
};

export type EstantesOrdenarErrors = {
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
     * VERSION_DESACTUALIZADA
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

export type EstantesOrdenarError = EstantesOrdenarErrors[keyof EstantesOrdenarErrors];

export type EstantesOrdenarResponses = {
    /**
     * Done
     */
    200: Estantes;
};

export type EstantesOrdenarResponse = EstantesOrdenarResponses[keyof EstantesOrdenarResponses];

export type RemitosImpresosData = {
    body?: never;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/pedidos/{pedido_id}/remitos';
};

export type RemitosImpresosErrors = {
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

export type RemitosImpresosError = RemitosImpresosErrors[keyof RemitosImpresosErrors];

export type RemitosImpresosResponses = {
    /**
     * Done
     */
    200: RemitosImpresos;
};

export type RemitosImpresosResponse = RemitosImpresosResponses[keyof RemitosImpresosResponses];

export type RemitosImpresoData = {
    body?: never;
    path?: never;
    query: {
        numero: number;
    };
    url: '/remitos/pdf/impreso';
};

export type RemitosImpresoErrors = {
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

export type RemitosImpresoError = RemitosImpresoErrors[keyof RemitosImpresoErrors];

export type RemitosImpresoResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type RemitosImpresoResponse = RemitosImpresoResponses[keyof RemitosImpresoResponses];

export type RepartoZonasData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Up to 50 identifiers, separated by commas
         */
        pedidoIds: string;
    };
    url: '/reparto';
};

export type RepartoZonasErrors = {
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
     * REMITO_NO_DISPONIBLE
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

export type RepartoZonasError = RepartoZonasErrors[keyof RepartoZonasErrors];

export type RepartoZonasResponses = {
    /**
     * Done
     */
    200: Reparto;
};

export type RepartoZonasResponse = RepartoZonasResponses[keyof RepartoZonasResponses];

export type RemitosHojasDeRutaData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Up to 50 identifiers, separated by commas
         */
        pedidoIds: string;
    };
    url: '/remitos/pdf/hojas-de-ruta';
};

export type RemitosHojasDeRutaErrors = {
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
     * REMITO_NO_DISPONIBLE
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

export type RemitosHojasDeRutaError = RemitosHojasDeRutaErrors[keyof RemitosHojasDeRutaErrors];

export type RemitosHojasDeRutaResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type RemitosHojasDeRutaResponse = RemitosHojasDeRutaResponses[keyof RemitosHojasDeRutaResponses];

export type ZonasListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/zonas';
};

export type ZonasListErrors = {
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

export type ZonasListError = ZonasListErrors[keyof ZonasListErrors];

export type ZonasListResponses = {
    /**
     * Done
     */
    200: Zonas;
};

export type ZonasListResponse = ZonasListResponses[keyof ZonasListResponses];

export type ZonasCreateData = {
    body: ZonaBody;
    path?: never;
    query?: never;
    url: '/zonas';
};

export type ZonasCreateErrors = {
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
     * ZONA_EN_USO, NOMBRE_EN_USO, DEMASIADAS_ZONAS
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

export type ZonasCreateError = ZonasCreateErrors[keyof ZonasCreateErrors];

export type ZonasCreateResponses = {
    /**
     * Done
     */
    201: Zona;
};

export type ZonasCreateResponse = ZonasCreateResponses[keyof ZonasCreateResponses];

export type ZonasDeleteData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/zonas/{id}';
};

export type ZonasDeleteErrors = {
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

export type ZonasDeleteError = ZonasDeleteErrors[keyof ZonasDeleteErrors];

export type ZonasDeleteResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type ZonasDeleteResponse = ZonasDeleteResponses[keyof ZonasDeleteResponses];

export type ZonasUpdateData = {
    body: ZonaBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/zonas/{id}';
};

export type ZonasUpdateErrors = {
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
     * ZONA_EN_USO, NOMBRE_EN_USO, VERSION_DESACTUALIZADA
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

export type ZonasUpdateError = ZonasUpdateErrors[keyof ZonasUpdateErrors];

export type ZonasUpdateResponses = {
    /**
     * Done
     */
    200: Zona;
};

export type ZonasUpdateResponse = ZonasUpdateResponses[keyof ZonasUpdateResponses];

export type FeriadosListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/feriados';
};

export type FeriadosListErrors = {
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

export type FeriadosListError = FeriadosListErrors[keyof FeriadosListErrors];

export type FeriadosListResponses = {
    /**
     * Done
     */
    200: Feriados;
};

export type FeriadosListResponse = FeriadosListResponses[keyof FeriadosListResponses];

export type FeriadosUpdateData = {
    body: FeriadosBody;
    path?: never;
    query?: never;
    url: '/feriados';
};

export type FeriadosUpdateErrors = {
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
     * DEMASIADOS_FERIADOS
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

export type FeriadosUpdateError = FeriadosUpdateErrors[keyof FeriadosUpdateErrors];

export type FeriadosUpdateResponses = {
    /**
     * Done
     */
    200: Feriados;
};

export type FeriadosUpdateResponse = FeriadosUpdateResponses[keyof FeriadosUpdateResponses];

export type PlanillasPedidosData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The order's number, or parts of its customer's name, shop, e-mail, CUIT or telephone
         */
        texto?: string;
        /**
         * First day, in the shop's time zone
         */
        desde?: string;
        /**
         * Last day, in the shop's time zone
         */
        hasta?: string;
        /**
         * Statuses separated by commas
         */
        estados?: string;
        /**
         * Customer of the orders
         */
        cliente_id?: string;
        /**
         * Product of a line of the orders
         */
        producto_id?: string;
        importe_desde?: number;
        importe_hasta?: number;
        /**
         * Responsible user; 'nadie' for orders without one
         */
        asignado_a?: string;
        /**
         * Delivery zone of the order's address; 'ninguna' for addresses without a zone
         */
        zona?: string;
        /**
         * Tag of the order
         */
        etiqueta?: string;
        /**
         * Only orders with an internal note
         */
        con_nota?: 'si';
        /**
         * Approved orders without a printed remito
         */
        sin_imprimir?: 'si';
        /**
         * Approved orders without an up-to-date packing
         */
        sin_empacar?: 'si';
        orden?: 'mas_recientes' | 'mas_antiguos' | 'mayor_importe' | 'menor_importe' | 'comercio_az' | 'numero_mayor' | 'numero_menor';
        /**
         * One row per order, or one per product of each order
         */
        filas?: 'pedidos' | 'productos';
        /**
         * `csv` for a Spanish spreadsheet program; `xlsx` with real numbers and dates
         */
        formato?: 'xlsx' | 'csv';
    };
    url: '/planillas/pedidos';
};

export type PlanillasPedidosErrors = {
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

export type PlanillasPedidosError = PlanillasPedidosErrors[keyof PlanillasPedidosErrors];

export type PlanillasPedidosResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type PlanillasPedidosResponse = PlanillasPedidosResponses[keyof PlanillasPedidosResponses];

export type PlanillasProductosData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
        marca_id?: string;
        categoria_id?: string;
        /**
         * Absent: active products; `sin-categoria` finds products without an active category
         */
        filtro?: 'inactivos' | 'sin-stock' | 'sin-imagen' | 'sin-categoria' | 'sin-descripcion';
        /**
         * True to include deactivated ones
         */
        inactivos?: 'si';
        /**
         * `csv` for a Spanish spreadsheet program; `xlsx` with real numbers and dates
         */
        formato?: 'xlsx' | 'csv';
    };
    url: '/planillas/productos';
};

export type PlanillasProductosErrors = {
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

export type PlanillasProductosError = PlanillasProductosErrors[keyof PlanillasProductosErrors];

export type PlanillasProductosResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type PlanillasProductosResponse = PlanillasProductosResponses[keyof PlanillasProductosResponses];

export type PlanillasClientesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
        cuentas?: 'activas' | 'inactivas' | 'todas';
        /**
         * `csv` for a Spanish spreadsheet program; `xlsx` with real numbers and dates
         */
        formato?: 'xlsx' | 'csv';
    };
    url: '/planillas/clientes';
};

export type PlanillasClientesErrors = {
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

export type PlanillasClientesError = PlanillasClientesErrors[keyof PlanillasClientesErrors];

export type PlanillasClientesResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type PlanillasClientesResponse = PlanillasClientesResponses[keyof PlanillasClientesResponses];

export type PlanillasCondicionesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `csv` for a Spanish spreadsheet program; `xlsx` with real numbers and dates
         */
        formato?: 'xlsx' | 'csv';
        /**
         * All active products in this agreement; without it, the products with own terms in any agreement
         */
        condicion_id?: string;
    };
    url: '/planillas/condiciones';
};

export type PlanillasCondicionesErrors = {
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

export type PlanillasCondicionesError = PlanillasCondicionesErrors[keyof PlanillasCondicionesErrors];

export type PlanillasCondicionesResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type PlanillasCondicionesResponse = PlanillasCondicionesResponses[keyof PlanillasCondicionesResponses];

export type VistasListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/vistas';
};

export type VistasListErrors = {
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

export type VistasListError = VistasListErrors[keyof VistasListErrors];

export type VistasListResponses = {
    /**
     * Done
     */
    200: Vistas;
};

export type VistasListResponse = VistasListResponses[keyof VistasListResponses];

export type VistasCreateData = {
    body: VistaBody;
    path?: never;
    query?: never;
    url: '/vistas';
};

export type VistasCreateErrors = {
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
     * NOMBRE_EN_USO, DEMASIADAS_VISTAS
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

export type VistasCreateError = VistasCreateErrors[keyof VistasCreateErrors];

export type VistasCreateResponses = {
    /**
     * Done
     */
    201: Vista;
};

export type VistasCreateResponse = VistasCreateResponses[keyof VistasCreateResponses];

export type VistasDeleteData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/vistas/{id}';
};

export type VistasDeleteErrors = {
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

export type VistasDeleteError = VistasDeleteErrors[keyof VistasDeleteErrors];

export type VistasDeleteResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type VistasDeleteResponse = VistasDeleteResponses[keyof VistasDeleteResponses];

export type VistasUpdateData = {
    body: VistaBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/vistas/{id}';
};

export type VistasUpdateErrors = {
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
     * NOMBRE_EN_USO, DEMASIADAS_VISTAS, VERSION_DESACTUALIZADA
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

export type VistasUpdateError = VistasUpdateErrors[keyof VistasUpdateErrors];

export type VistasUpdateResponses = {
    /**
     * Done
     */
    200: Vista;
};

export type VistasUpdateResponse = VistasUpdateResponses[keyof VistasUpdateResponses];

export type PresenciasListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/presencias';
};

export type PresenciasListErrors = {
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

export type PresenciasListError = PresenciasListErrors[keyof PresenciasListErrors];

export type PresenciasListResponses = {
    /**
     * Done
     */
    200: Array<Presencia>;
};

export type PresenciasListResponse = PresenciasListResponses[keyof PresenciasListResponses];

export type PresenciasLeaveData = {
    body?: never;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/presencias/{pedido_id}';
};

export type PresenciasLeaveErrors = {
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

export type PresenciasLeaveError = PresenciasLeaveErrors[keyof PresenciasLeaveErrors];

export type PresenciasLeaveResponses = {
    /**
     * Done
     */
    200: {
        mensaje: string;
    };
};

export type PresenciasLeaveResponse = PresenciasLeaveResponses[keyof PresenciasLeaveResponses];

export type PresenciasEnterData = {
    body?: never;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/presencias/{pedido_id}';
};

export type PresenciasEnterErrors = {
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

export type PresenciasEnterError = PresenciasEnterErrors[keyof PresenciasEnterErrors];

export type PresenciasEnterResponses = {
    /**
     * Done
     */
    200: {
        mensaje: string;
    };
};

export type PresenciasEnterResponse = PresenciasEnterResponses[keyof PresenciasEnterResponses];

export type PedidosPendientesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/tablero/pedidos';
};

export type PedidosPendientesErrors = {
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

export type PedidosPendientesError = PedidosPendientesErrors[keyof PedidosPendientesErrors];

export type PedidosPendientesResponses = {
    /**
     * Done
     */
    200: PedidosPendientes;
};

export type PedidosPendientesResponse = PedidosPendientesResponses[keyof PedidosPendientesResponses];

export type UsuariosPendientesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/tablero/solicitudes';
};

export type UsuariosPendientesErrors = {
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

export type UsuariosPendientesError = UsuariosPendientesErrors[keyof UsuariosPendientesErrors];

export type UsuariosPendientesResponses = {
    /**
     * Done
     */
    200: Espera;
};

export type UsuariosPendientesResponse = UsuariosPendientesResponses[keyof UsuariosPendientesResponses];

export type PedidosGananciaDiaData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The current week or month, or the previous one
         */
        periodo?: 'actual' | 'anterior';
    };
    url: '/pedidos/ganancia-dia';
};

export type PedidosGananciaDiaErrors = {
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

export type PedidosGananciaDiaError = PedidosGananciaDiaErrors[keyof PedidosGananciaDiaErrors];

export type PedidosGananciaDiaResponses = {
    /**
     * Done
     */
    200: GananciaDia;
};

export type PedidosGananciaDiaResponse = PedidosGananciaDiaResponses[keyof PedidosGananciaDiaResponses];

export type PedidosGananciaMesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * The current week or month, or the previous one
         */
        periodo?: 'actual' | 'anterior';
    };
    url: '/pedidos/ganancia-mes';
};

export type PedidosGananciaMesErrors = {
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

export type PedidosGananciaMesError = PedidosGananciaMesErrors[keyof PedidosGananciaMesErrors];

export type PedidosGananciaMesResponses = {
    /**
     * Done
     */
    200: Array<GananciaSemana>;
};

export type PedidosGananciaMesResponse = PedidosGananciaMesResponses[keyof PedidosGananciaMesResponses];

export type PedidosProductosVendidosData = {
    body?: never;
    path: {
        range: 'week' | 'month';
    };
    query?: {
        /**
         * The current week or month, or the previous one
         */
        periodo?: 'actual' | 'anterior';
    };
    url: '/pedidos/productos-vendidos/{range}';
};

export type PedidosProductosVendidosErrors = {
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

export type PedidosProductosVendidosError = PedidosProductosVendidosErrors[keyof PedidosProductosVendidosErrors];

export type PedidosProductosVendidosResponses = {
    /**
     * Done
     */
    200: ProductosVendidos;
};

export type PedidosProductosVendidosResponse = PedidosProductosVendidosResponses[keyof PedidosProductosVendidosResponses];

export type DetallesPedidosTotalProductosVendidosData = {
    body?: never;
    path: {
        range: 'week' | 'month';
    };
    query?: {
        /**
         * The current week or month, or the previous one
         */
        periodo?: 'actual' | 'anterior';
    };
    url: '/detalles-pedidos/total-productos-vendidos/{range}';
};

export type DetallesPedidosTotalProductosVendidosErrors = {
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

export type DetallesPedidosTotalProductosVendidosError = DetallesPedidosTotalProductosVendidosErrors[keyof DetallesPedidosTotalProductosVendidosErrors];

export type DetallesPedidosTotalProductosVendidosResponses = {
    /**
     * Done
     */
    200: CantidadPorCategoria;
};

export type DetallesPedidosTotalProductosVendidosResponse = DetallesPedidosTotalProductosVendidosResponses[keyof DetallesPedidosTotalProductosVendidosResponses];

export type DetallesPedidosProductosMasVendidosData = {
    body?: never;
    path: {
        range: 'week' | 'month';
    };
    query?: {
        /**
         * The current week or month, or the previous one
         */
        periodo?: 'actual' | 'anterior';
    };
    url: '/detalles-pedidos/productos-mas-vendidos/{range}';
};

export type DetallesPedidosProductosMasVendidosErrors = {
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

export type DetallesPedidosProductosMasVendidosError = DetallesPedidosProductosMasVendidosErrors[keyof DetallesPedidosProductosMasVendidosErrors];

export type DetallesPedidosProductosMasVendidosResponses = {
    /**
     * Done
     */
    200: Array<GananciaPorCategoria>;
};

export type DetallesPedidosProductosMasVendidosResponse = DetallesPedidosProductosMasVendidosResponses[keyof DetallesPedidosProductosMasVendidosResponses];

export type ImportacionesListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
    };
    url: '/importaciones';
};

export type ImportacionesListErrors = {
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

export type ImportacionesListError = ImportacionesListErrors[keyof ImportacionesListErrors];

export type ImportacionesListResponses = {
    /**
     * Done
     */
    200: ImportacionesPage;
};

export type ImportacionesListResponse = ImportacionesListResponses[keyof ImportacionesListResponses];

export type ImportacionesCreateData = {
    body: ImportacionBody;
    path?: never;
    query?: never;
    url: '/importaciones';
};

export type ImportacionesCreateErrors = {
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
     * NO_DISPONIBLE, FOTOS_NO_DISPONIBLES
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
    /**
     * SIN_ESPACIO
     */
    507: ErrorBody;
};

export type ImportacionesCreateError = ImportacionesCreateErrors[keyof ImportacionesCreateErrors];

export type ImportacionesCreateResponses = {
    /**
     * Done
     */
    201: Importacion;
};

export type ImportacionesCreateResponse = ImportacionesCreateResponses[keyof ImportacionesCreateResponses];

export type ImportacionesModeloData = {
    body?: never;
    path?: never;
    query: {
        tipo: 'catalogo' | 'precios' | 'clientes' | 'condiciones';
    };
    url: '/importaciones/modelo';
};

export type ImportacionesModeloErrors = {
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

export type ImportacionesModeloError = ImportacionesModeloErrors[keyof ImportacionesModeloErrors];

export type ImportacionesModeloResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type ImportacionesModeloResponse = ImportacionesModeloResponses[keyof ImportacionesModeloResponses];

export type ImportacionesDescartarData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/importaciones/{id}';
};

export type ImportacionesDescartarErrors = {
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
     * IMPORTACION_EN_OTRO_ESTADO
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

export type ImportacionesDescartarError = ImportacionesDescartarErrors[keyof ImportacionesDescartarErrors];

export type ImportacionesDescartarResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type ImportacionesDescartarResponse = ImportacionesDescartarResponses[keyof ImportacionesDescartarResponses];

export type ImportacionesGetData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/importaciones/{id}';
};

export type ImportacionesGetErrors = {
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

export type ImportacionesGetError = ImportacionesGetErrors[keyof ImportacionesGetErrors];

export type ImportacionesGetResponses = {
    /**
     * Done
     */
    200: Importacion;
};

export type ImportacionesGetResponse = ImportacionesGetResponses[keyof ImportacionesGetResponses];

export type ImportacionesFilasData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        efecto?: 'nuevo' | 'cambia' | 'igual' | 'error';
        estado?: 'pendiente' | 'hecha' | 'salteada' | 'deshecha' | 'quedo';
    };
    url: '/importaciones/{id}/filas';
};

export type ImportacionesFilasErrors = {
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

export type ImportacionesFilasError = ImportacionesFilasErrors[keyof ImportacionesFilasErrors];

export type ImportacionesFilasResponses = {
    /**
     * Done
     */
    200: FilasImportacionPage;
};

export type ImportacionesFilasResponse = ImportacionesFilasResponses[keyof ImportacionesFilasResponses];

export type ImportacionesErroresData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/importaciones/{id}/errores';
};

export type ImportacionesErroresErrors = {
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
     * IMPORTACION_EN_OTRO_ESTADO
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

export type ImportacionesErroresError = ImportacionesErroresErrors[keyof ImportacionesErroresErrors];

export type ImportacionesErroresResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type ImportacionesErroresResponse = ImportacionesErroresResponses[keyof ImportacionesErroresResponses];

export type ImportacionesAplicarData = {
    body: AplicarImportacionBody;
    path: {
        id: string;
    };
    query?: never;
    url: '/importaciones/{id}/aplicar';
};

export type ImportacionesAplicarErrors = {
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
     * IMPORTACION_EN_OTRO_ESTADO, VISTA_PREVIA_VENCIDA, IMPORTACION_CON_PREGUNTAS
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

export type ImportacionesAplicarError = ImportacionesAplicarErrors[keyof ImportacionesAplicarErrors];

export type ImportacionesAplicarResponses = {
    /**
     * Done
     */
    200: Importacion;
};

export type ImportacionesAplicarResponse = ImportacionesAplicarResponses[keyof ImportacionesAplicarResponses];

export type ImportacionesDetenerData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/importaciones/{id}/detener';
};

export type ImportacionesDetenerErrors = {
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
     * IMPORTACION_EN_OTRO_ESTADO
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

export type ImportacionesDetenerError = ImportacionesDetenerErrors[keyof ImportacionesDetenerErrors];

export type ImportacionesDetenerResponses = {
    /**
     * Done
     */
    200: Importacion;
};

export type ImportacionesDetenerResponse = ImportacionesDetenerResponses[keyof ImportacionesDetenerResponses];

export type ImportacionesReintentarData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/importaciones/{id}/reintentar';
};

export type ImportacionesReintentarErrors = {
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
     * IMPORTACION_EN_OTRO_ESTADO
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

export type ImportacionesReintentarError = ImportacionesReintentarErrors[keyof ImportacionesReintentarErrors];

export type ImportacionesReintentarResponses = {
    /**
     * Done
     */
    200: Importacion;
};

export type ImportacionesReintentarResponse = ImportacionesReintentarResponses[keyof ImportacionesReintentarResponses];

export type ImportacionesDeshacerData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/importaciones/{id}/deshacer';
};

export type ImportacionesDeshacerErrors = {
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
     * IMPORTACION_EN_OTRO_ESTADO
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

export type ImportacionesDeshacerError = ImportacionesDeshacerErrors[keyof ImportacionesDeshacerErrors];

export type ImportacionesDeshacerResponses = {
    /**
     * Done
     */
    200: Importacion;
};

export type ImportacionesDeshacerResponse = ImportacionesDeshacerResponses[keyof ImportacionesDeshacerResponses];

export type ImportacionesCrearFotosData = {
    body: FotosBody;
    path?: never;
    query?: never;
    url: '/importaciones/fotos';
};

export type ImportacionesCrearFotosErrors = {
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

export type ImportacionesCrearFotosError = ImportacionesCrearFotosErrors[keyof ImportacionesCrearFotosErrors];

export type ImportacionesCrearFotosResponses = {
    /**
     * Done
     */
    201: Importacion;
};

export type ImportacionesCrearFotosResponse = ImportacionesCrearFotosResponses[keyof ImportacionesCrearFotosResponses];

export type ImportacionesFotosData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/importaciones/{id}/fotos';
};

export type ImportacionesFotosErrors = {
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

export type ImportacionesFotosError = ImportacionesFotosErrors[keyof ImportacionesFotosErrors];

export type ImportacionesFotosResponses = {
    /**
     * Done
     */
    200: FotosRecibidas;
};

export type ImportacionesFotosResponse = ImportacionesFotosResponses[keyof ImportacionesFotosResponses];

export type ImportacionesSubirFotoData = {
    body: FotoBody;
    path: {
        id: string;
    };
    query?: never;
    url: '/importaciones/{id}/fotos';
};

export type ImportacionesSubirFotoErrors = {
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
     * IMPORTACION_EN_OTRO_ESTADO
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
     * NO_DISPONIBLE, FOTOS_NO_DISPONIBLES
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
    /**
     * SIN_ESPACIO
     */
    507: ErrorBody;
};

export type ImportacionesSubirFotoError = ImportacionesSubirFotoErrors[keyof ImportacionesSubirFotoErrors];

export type ImportacionesSubirFotoResponses = {
    /**
     * Done
     */
    200: FotoRecibida;
};

export type ImportacionesSubirFotoResponse = ImportacionesSubirFotoResponses[keyof ImportacionesSubirFotoResponses];

export type ImportacionesRevisarData = {
    body: FotosEnviadasBody;
    path: {
        id: string;
    };
    query?: never;
    url: '/importaciones/{id}/revisar';
};

export type ImportacionesRevisarErrors = {
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
     * IMPORTACION_EN_OTRO_ESTADO
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

export type ImportacionesRevisarError = ImportacionesRevisarErrors[keyof ImportacionesRevisarErrors];

export type ImportacionesRevisarResponses = {
    /**
     * Done
     */
    200: Importacion;
};

export type ImportacionesRevisarResponse = ImportacionesRevisarResponses[keyof ImportacionesRevisarResponses];

export type ImportacionesLecturaData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/importaciones/{id}/lectura';
};

export type ImportacionesLecturaErrors = {
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
     * IMPORTACION_EN_OTRO_ESTADO
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

export type ImportacionesLecturaError = ImportacionesLecturaErrors[keyof ImportacionesLecturaErrors];

export type ImportacionesLecturaResponses = {
    /**
     * Done
     */
    200: LecturaPlanilla;
};

export type ImportacionesLecturaResponse = ImportacionesLecturaResponses[keyof ImportacionesLecturaResponses];

export type ImportacionesLeerDeNuevoData = {
    body: LecturaPlanillaBody;
    path: {
        id: string;
    };
    query?: never;
    url: '/importaciones/{id}/lectura';
};

export type ImportacionesLeerDeNuevoErrors = {
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
     * IMPORTACION_EN_OTRO_ESTADO
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

export type ImportacionesLeerDeNuevoError = ImportacionesLeerDeNuevoErrors[keyof ImportacionesLeerDeNuevoErrors];

export type ImportacionesLeerDeNuevoResponses = {
    /**
     * Done
     */
    200: Importacion;
};

export type ImportacionesLeerDeNuevoResponse = ImportacionesLeerDeNuevoResponses[keyof ImportacionesLeerDeNuevoResponses];

export type InformesResumenData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * First day, in the shop's time zone; default: the first day of the last day's month
         */
        desde?: string;
        /**
         * Last day; default: today
         */
        hasta?: string;
        /**
         * Compared days: the days before, or a year earlier. For a month from its first day on, the days before are the same days of the previous month
         */
        contra?: 'anterior' | 'anio_anterior';
        /**
         * First day of other compared days, together with `contra_hasta`
         */
        contra_desde?: string;
        contra_hasta?: string;
    };
    url: '/informes/resumen';
};

export type InformesResumenErrors = {
    /**
     * PERIODO_DEMASIADO_LARGO, DATOS_INVALIDOS
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

export type InformesResumenError = InformesResumenErrors[keyof InformesResumenErrors];

export type InformesResumenResponses = {
    /**
     * Done
     */
    200: ResumenDeVentas;
};

export type InformesResumenResponse = InformesResumenResponses[keyof InformesResumenResponses];

export type InformesVentasData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * First day, in the shop's time zone; default: the first day of the last day's month
         */
        desde?: string;
        /**
         * Last day; default: today
         */
        hasta?: string;
        /**
         * Compared days: the days before, or a year earlier. For a month from its first day on, the days before are the same days of the previous month
         */
        contra?: 'anterior' | 'anio_anterior';
        /**
         * First day of other compared days, together with `contra_hasta`
         */
        contra_desde?: string;
        contra_hasta?: string;
        por?: 'cliente' | 'producto' | 'marca' | 'categoria' | 'vendedor' | 'zona';
        orden?: 'importe' | 'sube' | 'baja' | 'nombre';
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
    };
    url: '/informes/ventas';
};

export type InformesVentasErrors = {
    /**
     * PERIODO_DEMASIADO_LARGO, DATOS_INVALIDOS
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

export type InformesVentasError = InformesVentasErrors[keyof InformesVentasErrors];

export type InformesVentasResponses = {
    /**
     * Done
     */
    200: VentasPage;
};

export type InformesVentasResponse = InformesVentasResponses[keyof InformesVentasResponses];

export type InformesPlanillaData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * First day, in the shop's time zone; default: the first day of the last day's month
         */
        desde?: string;
        /**
         * Last day; default: today
         */
        hasta?: string;
        /**
         * Compared days: the days before, or a year earlier. For a month from its first day on, the days before are the same days of the previous month
         */
        contra?: 'anterior' | 'anio_anterior';
        /**
         * First day of other compared days, together with `contra_hasta`
         */
        contra_desde?: string;
        contra_hasta?: string;
        por?: 'cliente' | 'producto' | 'marca' | 'categoria' | 'vendedor' | 'zona';
        orden?: 'importe' | 'sube' | 'baja' | 'nombre';
        /**
         * `csv` for a Spanish spreadsheet program; `xlsx` with real numbers and dates
         */
        formato?: 'xlsx' | 'csv';
    };
    url: '/informes/ventas/planilla';
};

export type InformesPlanillaErrors = {
    /**
     * PERIODO_DEMASIADO_LARGO, DATOS_INVALIDOS
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

export type InformesPlanillaError = InformesPlanillaErrors[keyof InformesPlanillaErrors];

export type InformesPlanillaResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type InformesPlanillaResponse = InformesPlanillaResponses[keyof InformesPlanillaResponses];

export type InformesInactivosData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Minimum number of days since the last order
         */
        dias?: '30' | '60' | '90' | '180';
    };
    url: '/informes/inactivos';
};

export type InformesInactivosErrors = {
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

export type InformesInactivosError = InformesInactivosErrors[keyof InformesInactivosErrors];

export type InformesInactivosResponses = {
    /**
     * Done
     */
    200: ClientesInactivosPage;
};

export type InformesInactivosResponse = InformesInactivosResponses[keyof InformesInactivosResponses];

export type MargenResumenData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * First day, in the shop's time zone; default: the first day of the last day's month
         */
        desde?: string;
        /**
         * Last day; default: today
         */
        hasta?: string;
        /**
         * Compared days: the days before, or a year earlier. For a month from its first day on, the days before are the same days of the previous month
         */
        contra?: 'anterior' | 'anio_anterior';
        /**
         * First day of other compared days, together with `contra_hasta`
         */
        contra_desde?: string;
        contra_hasta?: string;
    };
    url: '/informes/margen/resumen';
};

export type MargenResumenErrors = {
    /**
     * PERIODO_DEMASIADO_LARGO, DATOS_INVALIDOS
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

export type MargenResumenError = MargenResumenErrors[keyof MargenResumenErrors];

export type MargenResumenResponses = {
    /**
     * Done
     */
    200: ResumenDeMargen;
};

export type MargenResumenResponse = MargenResumenResponses[keyof MargenResumenResponses];

export type MargenListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * First day, in the shop's time zone; default: the first day of the last day's month
         */
        desde?: string;
        /**
         * Last day; default: today
         */
        hasta?: string;
        /**
         * Compared days: the days before, or a year earlier. For a month from its first day on, the days before are the same days of the previous month
         */
        contra?: 'anterior' | 'anio_anterior';
        /**
         * First day of other compared days, together with `contra_hasta`
         */
        contra_desde?: string;
        contra_hasta?: string;
        por?: 'cliente' | 'producto' | 'marca' | 'categoria' | 'vendedor' | 'zona';
        orden?: 'margen' | 'porcentaje' | 'sube' | 'baja' | 'nombre';
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
    };
    url: '/informes/margen';
};

export type MargenListErrors = {
    /**
     * PERIODO_DEMASIADO_LARGO, DATOS_INVALIDOS
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

export type MargenListError = MargenListErrors[keyof MargenListErrors];

export type MargenListResponses = {
    /**
     * Done
     */
    200: MargenesPage;
};

export type MargenListResponse = MargenListResponses[keyof MargenListResponses];

export type MargenPlanillaData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * First day, in the shop's time zone; default: the first day of the last day's month
         */
        desde?: string;
        /**
         * Last day; default: today
         */
        hasta?: string;
        /**
         * Compared days: the days before, or a year earlier. For a month from its first day on, the days before are the same days of the previous month
         */
        contra?: 'anterior' | 'anio_anterior';
        /**
         * First day of other compared days, together with `contra_hasta`
         */
        contra_desde?: string;
        contra_hasta?: string;
        por?: 'cliente' | 'producto' | 'marca' | 'categoria' | 'vendedor' | 'zona';
        orden?: 'margen' | 'porcentaje' | 'sube' | 'baja' | 'nombre';
        /**
         * `csv` for a Spanish spreadsheet program; `xlsx` with real numbers and dates
         */
        formato?: 'xlsx' | 'csv';
    };
    url: '/informes/margen/planilla';
};

export type MargenPlanillaErrors = {
    /**
     * PERIODO_DEMASIADO_LARGO, DATOS_INVALIDOS
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

export type MargenPlanillaError = MargenPlanillaErrors[keyof MargenPlanillaErrors];

export type MargenPlanillaResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type MargenPlanillaResponse = MargenPlanillaResponses[keyof MargenPlanillaResponses];

export type CostosGetData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/productos/{id}/costo';
};

export type CostosGetErrors = {
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

export type CostosGetError = CostosGetErrors[keyof CostosGetErrors];

export type CostosGetResponses = {
    /**
     * Done
     */
    200: Costo;
};

export type CostosGetResponse = CostosGetResponses[keyof CostosGetResponses];

export type CostosUpdateData = {
    body: CostoBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/productos/{id}/costo';
};

export type CostosUpdateErrors = {
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
     * VERSION_DESACTUALIZADA
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

export type CostosUpdateError = CostosUpdateErrors[keyof CostosUpdateErrors];

export type CostosUpdateResponses = {
    /**
     * Done
     */
    200: Costo;
};

export type CostosUpdateResponse = CostosUpdateResponses[keyof CostosUpdateResponses];

export type TiendaGetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/tienda';
};

export type TiendaGetErrors = {
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

export type TiendaGetError = TiendaGetErrors[keyof TiendaGetErrors];

export type TiendaGetResponses = {
    /**
     * Done
     */
    200: Tienda;
};

export type TiendaGetResponse = TiendaGetResponses[keyof TiendaGetResponses];

export type PedidoRapidoFindData = {
    body: RenglonesBody;
    path?: never;
    query?: never;
    url: '/pedido-rapido/renglones';
};

export type PedidoRapidoFindErrors = {
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

export type PedidoRapidoFindError = PedidoRapidoFindErrors[keyof PedidoRapidoFindErrors];

export type PedidoRapidoFindResponses = {
    /**
     * Done
     */
    200: RenglonesHallados;
};

export type PedidoRapidoFindResponse = PedidoRapidoFindResponses[keyof PedidoRapidoFindResponses];

export type ListaDePreciosPlanillaDeCondicionData = {
    body?: never;
    path: {
        id: string;
    };
    query?: {
        /**
         * `csv` for a Spanish spreadsheet program; `xlsx` with real numbers and dates
         */
        formato?: 'xlsx' | 'csv';
    };
    url: '/condiciones/{id}/lista-de-precios/planilla';
};

export type ListaDePreciosPlanillaDeCondicionErrors = {
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

export type ListaDePreciosPlanillaDeCondicionError = ListaDePreciosPlanillaDeCondicionErrors[keyof ListaDePreciosPlanillaDeCondicionErrors];

export type ListaDePreciosPlanillaDeCondicionResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type ListaDePreciosPlanillaDeCondicionResponse = ListaDePreciosPlanillaDeCondicionResponses[keyof ListaDePreciosPlanillaDeCondicionResponses];

export type ListaDePreciosPdfDeCondicionData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/condiciones/{id}/lista-de-precios/pdf';
};

export type ListaDePreciosPdfDeCondicionErrors = {
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
     * LISTA_DEMASIADO_LARGA
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

export type ListaDePreciosPdfDeCondicionError = ListaDePreciosPdfDeCondicionErrors[keyof ListaDePreciosPdfDeCondicionErrors];

export type ListaDePreciosPdfDeCondicionResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type ListaDePreciosPdfDeCondicionResponse = ListaDePreciosPdfDeCondicionResponses[keyof ListaDePreciosPdfDeCondicionResponses];

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

export type NotificacionesPedidoData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/notificaciones/pedido';
};

export type NotificacionesPedidoErrors = {
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

export type NotificacionesPedidoError = NotificacionesPedidoErrors[keyof NotificacionesPedidoErrors];

export type NotificacionesPedidoResponses = {
    /**
     * Done
     */
    200: Array<Notificacion>;
};

export type NotificacionesPedidoResponse = NotificacionesPedidoResponses[keyof NotificacionesPedidoResponses];

export type NotificacionesUsuarioData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/notificaciones/usuario';
};

export type NotificacionesUsuarioErrors = {
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

export type NotificacionesUsuarioError = NotificacionesUsuarioErrors[keyof NotificacionesUsuarioErrors];

export type NotificacionesUsuarioResponses = {
    /**
     * Done
     */
    200: Array<Notificacion>;
};

export type NotificacionesUsuarioResponse = NotificacionesUsuarioResponses[keyof NotificacionesUsuarioResponses];

export type NotificacionesLeerData = {
    body?: never;
    path: {
        tipo: 'pedido' | 'usuario';
    };
    query?: never;
    url: '/notificaciones/{tipo}';
};

export type NotificacionesLeerErrors = {
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

export type NotificacionesLeerError = NotificacionesLeerErrors[keyof NotificacionesLeerErrors];

export type NotificacionesLeerResponses = {
    /**
     * Done
     */
    200: Array<Notificacion>;
};

export type NotificacionesLeerResponse = NotificacionesLeerResponses[keyof NotificacionesLeerResponses];

export type CorreosListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
        estado?: 'en_espera' | 'abandonado';
    };
    url: '/correos';
};

export type CorreosListErrors = {
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

export type CorreosListError = CorreosListErrors[keyof CorreosListErrors];

export type CorreosListResponses = {
    /**
     * Done
     */
    200: CorreosPage;
};

export type CorreosListResponse = CorreosListResponses[keyof CorreosListResponses];

export type CorreosGetData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/correos/{id}';
};

export type CorreosGetErrors = {
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

export type CorreosGetError = CorreosGetErrors[keyof CorreosGetErrors];

export type CorreosGetResponses = {
    /**
     * Done
     */
    200: Correo;
};

export type CorreosGetResponse = CorreosGetResponses[keyof CorreosGetResponses];

export type CorreosReenviarData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/correos/reenviar/{id}';
};

export type CorreosReenviarErrors = {
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
     * CORREO_NO_PENDIENTE
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

export type CorreosReenviarError = CorreosReenviarErrors[keyof CorreosReenviarErrors];

export type CorreosReenviarResponses = {
    /**
     * Done
     */
    200: Correo;
};

export type CorreosReenviarResponse = CorreosReenviarResponses[keyof CorreosReenviarResponses];

export type CorreosPruebaData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/correos/prueba';
};

export type CorreosPruebaErrors = {
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

export type CorreosPruebaError = CorreosPruebaErrors[keyof CorreosPruebaErrors];

export type CorreosPruebaResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type CorreosPruebaResponse = CorreosPruebaResponses[keyof CorreosPruebaResponses];

export type BitacoraListData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
        /**
         * Parts of the name, e-mail, DNI, telephone or shop of who did it
         */
        quien?: string;
        /**
         * Any part of the name of what it was done to, or the number of an order
         */
        sobre?: string;
        accion?: 'sesion.abierta' | 'sesion.abierta_con_codigo' | 'sesion.clave_incorrecta' | 'sesion.cuenta_cerrada' | 'sesion.demasiados_intentos' | 'sesion.cerrada' | 'sesion.otras_cerradas' | 'sesion.todas_cerradas' | 'acceso.rechazado' | 'clave.enlace_enviado' | 'clave.restablecida' | 'segundo_factor.comienzo' | 'segundo_factor.alta' | 'segundo_factor.baja' | 'segundo_factor.codigo_incorrecto' | 'segundo_factor.recuperacion' | 'segundo_factor.codigos_nuevos' | 'segundo_factor.restablecido' | 'clave.cambiada' | 'usuario.solicitud' | 'usuario.enlace_de_correo' | 'usuario.correo_confirmado' | 'usuario.cambio_de_correo' | 'usuario.enlace_de_cambio' | 'usuario.cambio_cancelado' | 'usuario.cambio_frenado' | 'usuario.correo_cambiado' | 'usuario.datos_pedidos' | 'usuario.alta' | 'usuario.reactivacion' | 'usuario.rechazo' | 'usuario.baja' | 'usuario.rol' | 'usuario.permisos' | 'usuario.condicion' | 'usuario.edicion' | 'usuario.nota' | 'usuario.nota_borrada' | 'usuario.domicilio' | 'usuario.domicilio_quitado' | 'usuario.persona' | 'usuario.acceso' | 'usuario.borrado_pedido' | 'usuario.borrado_retirado' | 'usuario.exportacion' | 'usuario.borrado' | 'producto.alta' | 'producto.edicion' | 'producto.activacion' | 'producto.baja' | 'producto.tamanos' | 'producto.costo' | 'precios.cambio' | 'precios.deshechos' | 'precios.programados' | 'precios.cancelados' | 'precios.fin_de_oferta' | 'precios.reintento' | 'precios.lista' | 'importacion.subida' | 'importacion.aplicacion' | 'importacion.detencion' | 'importacion.deshecha' | 'importacion.descarte' | 'importacion.reintento' | 'importacion.lectura' | 'importacion.errores' | 'filtro.alta' | 'filtro.edicion' | 'filtro.activacion' | 'filtro.baja' | 'sinonimo.alta' | 'sinonimo.edicion' | 'sinonimo.baja' | 'busqueda.descarte' | 'busqueda.regreso' | 'pedido.alta' | 'pedido.estado' | 'pedido.edicion' | 'pedido.entrega' | 'pedido.recepcion' | 'pedido.propuesta' | 'pedido.propuesta_retirada' | 'pedido.propuesta_aceptada' | 'pedido.propuesta_rechazada' | 'pedido.empaque' | 'pedido.remito' | 'pedido.pdf' | 'pedido.hoja_de_ruta' | 'pedido.planilla' | 'informe.planilla' | 'producto.planilla' | 'usuario.planilla' | 'informe.margen' | 'pedido.seguimiento' | 'pedido.nota' | 'pedido.nota_borrada' | 'cuenta.pago' | 'cuenta.nota_de_credito' | 'cuenta.ajuste' | 'cuenta.reverso' | 'cuenta.condiciones' | 'cuenta.resumen' | 'rol.alta' | 'rol.edicion' | 'rol.baja' | 'condicion.alta' | 'condicion.edicion' | 'condicion.baja' | 'condicion.precios' | 'condicion.cantidades' | 'condicion.planilla' | 'producto.cantidades' | 'vista.alta' | 'vista.edicion' | 'vista.baja' | 'zona.alta' | 'zona.edicion' | 'zona.baja' | 'feriados.edicion' | 'banner.alta' | 'banner.edicion' | 'banner.baja' | 'estantes.orden' | 'destacados.orden' | 'notificaciones.leidas' | 'correo.reenvio' | 'correo.prueba' | 'trabajo.reintento' | 'trabajo.descarte' | 'ajustes.edicion';
        objeto?: 'usuario' | 'producto' | 'precios' | 'importacion' | 'marca' | 'categoria' | 'etiqueta' | 'sinonimo' | 'busqueda' | 'pedido' | 'condicion' | 'vista' | 'zona' | 'banner' | 'rol' | 'correo' | 'trabajo';
        /**
         * First day, in the shop's time zone
         */
        desde?: string;
        /**
         * Last day, in the shop's time zone
         */
        hasta?: string;
    };
    url: '/bitacora';
};

export type BitacoraListErrors = {
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

export type BitacoraListError = BitacoraListErrors[keyof BitacoraListErrors];

export type BitacoraListResponses = {
    /**
     * Done
     */
    200: EntradasPage;
};

export type BitacoraListResponse = BitacoraListResponses[keyof BitacoraListResponses];

export type AjustesGetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/ajustes';
};

export type AjustesGetErrors = {
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

export type AjustesGetError = AjustesGetErrors[keyof AjustesGetErrors];

export type AjustesGetResponses = {
    /**
     * Done
     */
    200: Ajustes;
};

export type AjustesGetResponse = AjustesGetResponses[keyof AjustesGetResponses];

export type AjustesUpdateData = {
    body: AjustesBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/ajustes';
};

export type AjustesUpdateErrors = {
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
     * FALTA_TU_SEGUNDO_FACTOR, VERSION_DESACTUALIZADA
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

export type AjustesUpdateError = AjustesUpdateErrors[keyof AjustesUpdateErrors];

export type AjustesUpdateResponses = {
    /**
     * Done
     */
    200: Ajustes;
};

export type AjustesUpdateResponse = AjustesUpdateResponses[keyof AjustesUpdateResponses];

export type AjustesDeleteLogoData = {
    body?: never;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/ajustes/logo';
};

export type AjustesDeleteLogoErrors = {
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
     * VERSION_DESACTUALIZADA
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

export type AjustesDeleteLogoError = AjustesDeleteLogoErrors[keyof AjustesDeleteLogoErrors];

export type AjustesDeleteLogoResponses = {
    /**
     * Done
     */
    200: Ajustes;
};

export type AjustesDeleteLogoResponse = AjustesDeleteLogoResponses[keyof AjustesDeleteLogoResponses];

export type AjustesSaveLogoData = {
    body: LogoBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path?: never;
    query?: never;
    url: '/ajustes/logo';
};

export type AjustesSaveLogoErrors = {
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
     * VERSION_DESACTUALIZADA
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
     * NO_DISPONIBLE, FOTOS_NO_DISPONIBLES
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
    /**
     * SIN_ESPACIO
     */
    507: ErrorBody;
};

export type AjustesSaveLogoError = AjustesSaveLogoErrors[keyof AjustesSaveLogoErrors];

export type AjustesSaveLogoResponses = {
    /**
     * Done
     */
    200: Ajustes;
};

export type AjustesSaveLogoResponse = AjustesSaveLogoResponses[keyof AjustesSaveLogoResponses];

export type BannersListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/banners/todos';
};

export type BannersListErrors = {
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

export type BannersListError = BannersListErrors[keyof BannersListErrors];

export type BannersListResponses = {
    /**
     * Done
     */
    200: Banners;
};

export type BannersListResponse = BannersListResponses[keyof BannersListResponses];

export type BannersCreateData = {
    body: BannerBody;
    path?: never;
    query?: never;
    url: '/banners';
};

export type BannersCreateErrors = {
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
     * DEMASIADOS_BANNERS
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
     * NO_DISPONIBLE, FOTOS_NO_DISPONIBLES
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
    /**
     * SIN_ESPACIO
     */
    507: ErrorBody;
};

export type BannersCreateError = BannersCreateErrors[keyof BannersCreateErrors];

export type BannersCreateResponses = {
    /**
     * Done
     */
    201: BannerGuardado;
};

export type BannersCreateResponse = BannersCreateResponses[keyof BannersCreateResponses];

export type BannersDeleteData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/banners/{id}';
};

export type BannersDeleteErrors = {
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

export type BannersDeleteError = BannersDeleteErrors[keyof BannersDeleteErrors];

export type BannersDeleteResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type BannersDeleteResponse = BannersDeleteResponses[keyof BannersDeleteResponses];

export type BannersUpdateData = {
    body: BannerEdicionBody;
    headers?: {
        /**
         * The version that the caller saw, quoted
         */
        'If-Match'?: string;
    };
    path: {
        id: string;
    };
    query?: never;
    url: '/banners/{id}';
};

export type BannersUpdateErrors = {
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
     * VERSION_DESACTUALIZADA
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
     * NO_DISPONIBLE, FOTOS_NO_DISPONIBLES
     */
    503: ErrorBody;
    /**
     * API_SIN_RESPUESTA
     */
    504: ErrorBody;
    /**
     * SIN_ESPACIO
     */
    507: ErrorBody;
};

export type BannersUpdateError = BannersUpdateErrors[keyof BannersUpdateErrors];

export type BannersUpdateResponses = {
    /**
     * Done
     */
    200: BannerGuardado;
};

export type BannersUpdateResponse = BannersUpdateResponses[keyof BannersUpdateResponses];

export type EstadoGetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/estado';
};

export type EstadoGetErrors = {
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

export type EstadoGetError = EstadoGetErrors[keyof EstadoGetErrors];

export type EstadoGetResponses = {
    /**
     * Done
     */
    200: EstadoDeLaTienda;
};

export type EstadoGetResponse = EstadoGetResponses[keyof EstadoGetResponses];

export type EstadoPrimerosPasosData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/estado/primeros-pasos';
};

export type EstadoPrimerosPasosErrors = {
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

export type EstadoPrimerosPasosError = EstadoPrimerosPasosErrors[keyof EstadoPrimerosPasosErrors];

export type EstadoPrimerosPasosResponses = {
    /**
     * Done
     */
    200: PrimerosPasos;
};

export type EstadoPrimerosPasosResponse = EstadoPrimerosPasosResponses[keyof EstadoPrimerosPasosResponses];

export type EstadoFallidosData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Maximum number of rows
         */
        limit?: number;
        /**
         * Number of rows to skip
         */
        offset?: number;
    };
    url: '/estado/fallidos';
};

export type EstadoFallidosErrors = {
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

export type EstadoFallidosError = EstadoFallidosErrors[keyof EstadoFallidosErrors];

export type EstadoFallidosResponses = {
    /**
     * Done
     */
    200: TrabajosFallidosPage;
};

export type EstadoFallidosResponse = EstadoFallidosResponses[keyof EstadoFallidosResponses];

export type EstadoReintentarData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/estado/fallidos/{id}/reintentar';
};

export type EstadoReintentarErrors = {
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
     * REINTENTO_IMPOSIBLE
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

export type EstadoReintentarError = EstadoReintentarErrors[keyof EstadoReintentarErrors];

export type EstadoReintentarResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type EstadoReintentarResponse = EstadoReintentarResponses[keyof EstadoReintentarResponses];

export type EstadoDescartarData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/estado/fallidos/{id}';
};

export type EstadoDescartarErrors = {
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
     * TRABAJO_NO_FALLIDO
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

export type EstadoDescartarError = EstadoDescartarErrors[keyof EstadoDescartarErrors];

export type EstadoDescartarResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type EstadoDescartarResponse = EstadoDescartarResponses[keyof EstadoDescartarResponses];
