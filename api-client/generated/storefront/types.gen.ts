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

export type Codigo = {
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

export type ConfirmarCorreoBody = {
    codigo: string;
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

export type CuentasDeProductos = {
    /**
     * Number of products that match all filters
     */
    total: number;
    categorias: Array<{
        nombre: string;
        cantidad: number;
    }>;
    marcas: Array<{
        nombre: string;
        cantidad: number;
    }>;
    etiquetas: Array<{
        nombre: string;
        cantidad: number;
    }>;
    promocion: number;
    nuevo: number;
    stock: number;
};

export type CuentasConPrecios = {
    /**
     * Number of products that match all filters
     */
    total: number;
    categorias: Array<{
        nombre: string;
        cantidad: number;
    }>;
    marcas: Array<{
        nombre: string;
        cantidad: number;
    }>;
    etiquetas: Array<{
        nombre: string;
        cantidad: number;
    }>;
    promocion: number;
    nuevo: number;
    stock: number;
    tipos: Array<{
        tipo: TipoDePrecio;
        cantidad: number;
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

export type BusquedaBody = {
    term: string;
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

export type EstadoPedido = 'esperando_aprobacion' | 'aprobado' | 'enviado' | 'recibido' | 'cancelado';

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

export type MisPedidosPage = {
    pedidos: Array<PedidoConDetalles>;
    /**
     * Number of rows on all pages
     */
    total: number;
};

export type MiPedidoCambio = {
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

export type RecepcionBody = {
    /**
     * What is missing or wrong; null if everything arrived, or if the lines tell it
     */
    falta: string | null;
    /**
     * Lines with missing or wrong products
     */
    lineas?: Array<{
        detalles_pedidos_id: string;
        /**
         * At most the delivered quantity; decimals only for a product por kilo
         */
        cantidad: number;
        motivo: 'no_llego' | 'roto' | 'vencido' | 'otro_producto' | 'otro';
        foto_id?: string | null;
    }>;
};

export type CancelacionBody = {
    /**
     * The customer's reason; null if not given
     */
    motivo: string | null;
};

export type FotoDeReclamoBody = {
    foto: Blob | File;
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

export type PropuestaBody = {
    lineas: Array<{
        producto_id: string;
        /**
         * New quantity; 0 removes the line
         */
        cantidad: number;
        /**
         * The price that the caller saw, for a product that the order does not contain yet
         */
        precio_unitario?: number;
    }>;
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

export type MisHabituales = {
    habituales: Array<MiHabitual>;
    populares?: Populares | null;
};

export type MiHabitual = {
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
    /**
     * Price per unit in the newest order, after the discount
     */
    ultimo_precio: number;
    /**
     * Median number of days between purchases; null if all were on one day
     */
    cada_dias: number | null;
    /**
     * Days since the last purchase, in the shop's time zone
     */
    hace_dias: number;
    /**
     * True if an order in progress contains the product
     */
    en_curso: boolean;
    /**
     * True if the product is due: its usual interval has almost passed, no order in progress contains it, and the customer still buys it
     */
    toca: boolean;
};

export type Populares = {
    /**
     * Customers of the caller's delivery zone, or all customers
     */
    de: 'zona' | 'todos';
    /**
     * Products in stock, the most ordered first
     */
    productos: Array<Producto>;
};

export type MiCondicion = {
    /**
     * The customer's own minimum order in ARS; null for the shop's
     */
    monto_minimo: number | null;
    /**
     * Order total in ARS from which the customer's shipping is free; null for the shop's
     */
    envio_gratis?: number | null;
    /**
     * Percent of a discount that the customer's prices include
     */
    descuento?: number | null;
    /**
     * Days from approval of an order until payment
     */
    plazo?: number | null;
    /**
     * How the customer's prices show IVA
     */
    iva?: ModoIva | null;
    /**
     * Last day of these terms
     */
    vigente_hasta?: string | null;
};

export type ModoIva = 'incluido' | 'discriminado' | 'sumado';

export type MiInicio = {
    /**
     * Newest order that is not cancelled
     */
    ultimo: PedidoConDetalles | null;
    /**
     * Orders in progress, newest first
     */
    en_curso: Array<PedidoEnCurso>;
    /**
     * Number of orders in progress
     */
    en_curso_total: number;
    tiene_habituales: boolean;
    /**
     * Usual products that are due and available
     */
    toca: Array<MiHabitual>;
    /**
     * For customers without usual products: products that at least 3 customers ordered in 90 days; null for customers with usual products, and when there are no such products
     */
    populares: Populares | null;
    /**
     * Balance in ARS; negative if the shop owes the customer
     */
    saldo: number;
    /**
     * Part of the balance that fell due before today
     */
    vencido: number;
};

export type PedidoEnCurso = {
    pedido_id: string;
    numero: number;
    fecha_pedido: string;
    estado_pedido: EstadoPedido;
    total_precio: number;
    /**
     * Next delivery day at the order's address; null if unknown or after the order was sent
     */
    proximo: string | null;
};

export type MiCarrito = {
    lineas: Array<LineaDeCarrito>;
    /**
     * The customer's note about the whole order
     */
    nota?: {
        texto: string;
        version: string;
    } | null;
};

export type LineaDeCarrito = {
    producto_id: string;
    /**
     * The product's current name, also if the product is not available
     */
    nombre: string;
    cantidad: number;
    /**
     * What one of it cost when it was put there, as the caller saw it
     */
    precio?: number | null;
    /**
     * When the product was added
     */
    puesta_en: string;
    /**
     * Changes with every change; send the value back with the next change
     */
    version: string;
    /**
     * The customer's note about this line
     */
    nota?: string | null;
};

export type CambiosDeCarrito = {
    /**
     * Random id, the same in all calls of one browser
     */
    dispositivo: string;
    cambios: Array<CambioDeCarrito>;
    /**
     * New note about the whole order, merged like a line; absent to keep it
     */
    nota?: {
        texto: string | null;
        version: string | null;
    };
};

export type CambioDeCarrito = {
    producto_id: string;
    /**
     * New quantity; 0 removes the line
     */
    cantidad: number | 0;
    /**
     * Version that this change is based on; null if the caller has none
     */
    version: string | null;
    /**
     * What one of it cost when it was put there, as the caller saw it
     */
    precio: number | null;
    puesta_en: string | null;
    /**
     * New note; null for none, absent to keep it
     */
    nota?: string | null;
};

export type MisAvisos = {
    /**
     * True to get a mail when a product of `productos` is available again
     */
    stock: boolean;
    /**
     * True to get a mail when the price of a usual product changes
     */
    precios: boolean;
    /**
     * Minimum change in per cent, up or down
     */
    porcentaje: number;
    /**
     * Products that the caller waits for, newest request first
     */
    productos: Array<{
        producto_id: string;
        nombre: string;
    }>;
};

export type MisAvisosBody = {
    /**
     * True to get a mail when a product of `productos` is available again
     */
    stock: boolean;
    /**
     * True to get a mail when the price of a usual product changes
     */
    precios: boolean;
    porcentaje: number;
};

export type MisDomicilios = {
    domicilios: Array<Domicilio>;
};

export type Domicilio = {
    domicilio_id: string;
    nombre: string;
    domicilio: string;
    horario: string;
    predeterminado: boolean;
};

export type DomicilioBody = {
    nombre: string;
    domicilio: string;
    /**
     * Opening hours as the customer describes them; empty if not given
     */
    horario?: string;
    /**
     * True for the default address of orders
     */
    predeterminado?: boolean;
};

export type MiReparto = {
    /**
     * Delivery zone of the address; null for none
     */
    zona: string | null;
    /**
     * False if the shop accepts no orders for this zone
     */
    recibe_pedidos: boolean;
    /**
     * Next delivery day, if known
     */
    proximo: string | null;
};

export type MisPersonas = {
    personas: Array<Persona>;
};

export type Persona = {
    usuario_id: string;
    nombre: string;
    apellido: string;
    email: string;
    /**
     * Invited until the person chooses a password; without access if the caller removed it; deactivated if staff did
     */
    estado: 'invitada' | 'activa' | 'sin_acceso' | 'desactivada';
};

export type PersonaBody = {
    nombre: string;
    apellido: string;
    email: string;
};

export type AccesoBody = {
    tiene_acceso: boolean;
};

export type MisListas = {
    listas: Array<{
        lista_id: string;
        nombre: string;
        /**
         * Send this value back as `If-Match`
         */
        version: number;
        /**
         * Number of products
         */
        productos: number;
    }>;
};

export type ListaBody = {
    nombre: string;
    productos?: Array<ProductoDeLista>;
};

export type ProductoDeLista = {
    producto_id: string;
    cantidad: number;
};

export type Lista = {
    lista_id: string;
    nombre: string;
    /**
     * Send this value back as `If-Match`
     */
    version: number;
    lineas: Array<{
        /**
         * Current data of the product. It may be out of stock; a product that is not sold has no price
         */
        producto: Producto;
        cantidad: number;
    }>;
};

export type ListaCambios = {
    nombre?: string;
    /**
     * The whole new list in its order
     */
    productos?: Array<ProductoDeLista>;
};

export type ListaAgregados = {
    productos: Array<ProductoDeLista>;
};

export type ListaAgregada = {
    lista: Lista;
    /**
     * Number of products that were not in the list
     */
    agregados: number;
};

export type MiCuentaCorriente = {
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
    movimientos: Array<Movimiento>;
    /**
     * Number of rows on all pages
     */
    total: number;
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

export type Movimiento = {
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
};

export type CargoIva = {
    neto: number;
    partes: Array<{
        alicuota: number;
        neto: number;
        iva: number;
    }>;
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

export type BannersVigentes = {
    banners: Array<Banner>;
};

export type Banner = {
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

export type CuentaExportarDatosData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/cuenta/datos';
};

export type CuentaExportarDatosErrors = {
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

export type CuentaExportarDatosError = CuentaExportarDatosErrors[keyof CuentaExportarDatosErrors];

export type CuentaExportarDatosResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type CuentaExportarDatosResponse = CuentaExportarDatosResponses[keyof CuentaExportarDatosResponses];

export type CuentaRetirarBorradoData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/cuenta/borrado';
};

export type CuentaRetirarBorradoErrors = {
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

export type CuentaRetirarBorradoError = CuentaRetirarBorradoErrors[keyof CuentaRetirarBorradoErrors];

export type CuentaRetirarBorradoResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type CuentaRetirarBorradoResponse = CuentaRetirarBorradoResponses[keyof CuentaRetirarBorradoResponses];

export type CuentaPedirBorradoData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/cuenta/borrado';
};

export type CuentaPedirBorradoErrors = {
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

export type CuentaPedirBorradoError = CuentaPedirBorradoErrors[keyof CuentaPedirBorradoErrors];

export type CuentaPedirBorradoResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type CuentaPedirBorradoResponse = CuentaPedirBorradoResponses[keyof CuentaPedirBorradoResponses];

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

export type ProductosFiltradosData = {
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
         * Name of a category, ignoring accents and case
         */
        categoria?: string;
        /**
         * Name of a brand, ignoring accents and case
         */
        marca?: string;
        /**
         * Name of a tag, ignoring accents and case
         */
        etiqueta?: string;
        /**
         * Only products with `en_promocion`
         */
        promocion?: 'si';
        /**
         * Only products with `nuevo_ingreso`
         */
        nuevo?: 'si';
        /**
         * Only products in stock
         */
        stock?: 'si';
        orden?: 'nombre' | 'mas_nuevos';
    };
    url: '/productos/filtrados';
};

export type ProductosFiltradosErrors = {
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

export type ProductosFiltradosError = ProductosFiltradosErrors[keyof ProductosFiltradosErrors];

export type ProductosFiltradosResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosFiltradosResponse = ProductosFiltradosResponses[keyof ProductosFiltradosResponses];

export type ProductosFiltradosConPreciosData = {
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
         * Name of a category, ignoring accents and case
         */
        categoria?: string;
        /**
         * Name of a brand, ignoring accents and case
         */
        marca?: string;
        /**
         * Name of a tag, ignoring accents and case
         */
        etiqueta?: string;
        /**
         * Only products with `en_promocion`
         */
        promocion?: 'si';
        /**
         * Only products with `nuevo_ingreso`
         */
        nuevo?: 'si';
        /**
         * Only products in stock
         */
        stock?: 'si';
        /**
         * Unit of the price
         */
        tipo?: TipoDePrecio;
        orden?: 'nombre' | 'mas_nuevos' | 'menor_precio' | 'mayor_precio';
    };
    url: '/productos/filtrados/con-precios';
};

export type ProductosFiltradosConPreciosErrors = {
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

export type ProductosFiltradosConPreciosError = ProductosFiltradosConPreciosErrors[keyof ProductosFiltradosConPreciosErrors];

export type ProductosFiltradosConPreciosResponses = {
    /**
     * Done
     */
    200: ProductosPage;
};

export type ProductosFiltradosConPreciosResponse = ProductosFiltradosConPreciosResponses[keyof ProductosFiltradosConPreciosResponses];

export type ProductosCuentasData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
        /**
         * Name of a category, ignoring accents and case
         */
        categoria?: string;
        /**
         * Name of a brand, ignoring accents and case
         */
        marca?: string;
        /**
         * Name of a tag, ignoring accents and case
         */
        etiqueta?: string;
        /**
         * Only products with `en_promocion`
         */
        promocion?: 'si';
        /**
         * Only products with `nuevo_ingreso`
         */
        nuevo?: 'si';
        /**
         * Only products in stock
         */
        stock?: 'si';
    };
    url: '/productos/cuentas';
};

export type ProductosCuentasErrors = {
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

export type ProductosCuentasError = ProductosCuentasErrors[keyof ProductosCuentasErrors];

export type ProductosCuentasResponses = {
    /**
     * Done
     */
    200: CuentasDeProductos;
};

export type ProductosCuentasResponse = ProductosCuentasResponses[keyof ProductosCuentasResponses];

export type ProductosCuentasConPreciosData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all
         */
        term?: string;
        /**
         * Name of a category, ignoring accents and case
         */
        categoria?: string;
        /**
         * Name of a brand, ignoring accents and case
         */
        marca?: string;
        /**
         * Name of a tag, ignoring accents and case
         */
        etiqueta?: string;
        /**
         * Only products with `en_promocion`
         */
        promocion?: 'si';
        /**
         * Only products with `nuevo_ingreso`
         */
        nuevo?: 'si';
        /**
         * Only products in stock
         */
        stock?: 'si';
        /**
         * Unit of the price
         */
        tipo?: TipoDePrecio;
    };
    url: '/productos/cuentas/con-precios';
};

export type ProductosCuentasConPreciosErrors = {
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

export type ProductosCuentasConPreciosError = ProductosCuentasConPreciosErrors[keyof ProductosCuentasConPreciosErrors];

export type ProductosCuentasConPreciosResponses = {
    /**
     * Done
     */
    200: CuentasConPrecios;
};

export type ProductosCuentasConPreciosResponse = ProductosCuentasConPreciosResponses[keyof ProductosCuentasConPreciosResponses];

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

export type MisPedidosListData = {
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

export type MisPedidosHistorialData = {
    body?: never;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/mis-pedidos/{pedido_id}/historial';
};

export type MisPedidosHistorialErrors = {
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

export type MisPedidosHistorialError = MisPedidosHistorialErrors[keyof MisPedidosHistorialErrors];

export type MisPedidosHistorialResponses = {
    /**
     * Done
     */
    200: Array<MiPedidoCambio>;
};

export type MisPedidosHistorialResponse = MisPedidosHistorialResponses[keyof MisPedidosHistorialResponses];

export type MisPedidosPdfData = {
    body?: never;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/mis-pedidos/{pedido_id}/pdf';
};

export type MisPedidosPdfErrors = {
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

export type MisPedidosPdfError = MisPedidosPdfErrors[keyof MisPedidosPdfErrors];

export type MisPedidosPdfResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type MisPedidosPdfResponse = MisPedidosPdfResponses[keyof MisPedidosPdfResponses];

export type MisPedidosConfirmarRecepcionData = {
    body: RecepcionBody;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/mis-pedidos/{pedido_id}/recepcion';
};

export type MisPedidosConfirmarRecepcionErrors = {
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
     * RECEPCION_NO_DISPONIBLE
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

export type MisPedidosConfirmarRecepcionError = MisPedidosConfirmarRecepcionErrors[keyof MisPedidosConfirmarRecepcionErrors];

export type MisPedidosConfirmarRecepcionResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type MisPedidosConfirmarRecepcionResponse = MisPedidosConfirmarRecepcionResponses[keyof MisPedidosConfirmarRecepcionResponses];

export type MisPedidosCancelarData = {
    body: CancelacionBody;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/mis-pedidos/{pedido_id}/cancelacion';
};

export type MisPedidosCancelarErrors = {
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
     * PEDIDO_NO_CANCELABLE
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

export type MisPedidosCancelarError = MisPedidosCancelarErrors[keyof MisPedidosCancelarErrors];

export type MisPedidosCancelarResponses = {
    /**
     * Done
     */
    200: PedidoConDetalles;
};

export type MisPedidosCancelarResponse = MisPedidosCancelarResponses[keyof MisPedidosCancelarResponses];

export type MisPedidosSubirFotoData = {
    body: FotoDeReclamoBody;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/mis-pedidos/{pedido_id}/fotos';
};

export type MisPedidosSubirFotoErrors = {
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
     * RECEPCION_NO_DISPONIBLE, FOTOS_DE_MAS
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

export type MisPedidosSubirFotoError = MisPedidosSubirFotoErrors[keyof MisPedidosSubirFotoErrors];

export type MisPedidosSubirFotoResponses = {
    /**
     * Done
     */
    201: {
        foto_id: string;
    };
};

export type MisPedidosSubirFotoResponse = MisPedidosSubirFotoResponses[keyof MisPedidosSubirFotoResponses];

export type MisPedidosFotoData = {
    body?: never;
    path: {
        pedido_id: string;
        foto_id: string;
    };
    query?: never;
    url: '/mis-pedidos/{pedido_id}/fotos/{foto_id}';
};

export type MisPedidosFotoErrors = {
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

export type MisPedidosFotoError = MisPedidosFotoErrors[keyof MisPedidosFotoErrors];

export type MisPedidosFotoResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type MisPedidosFotoResponse = MisPedidosFotoResponses[keyof MisPedidosFotoResponses];

export type MisPedidosRetirarPropuestaData = {
    body?: never;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/mis-pedidos/{pedido_id}/propuesta';
};

export type MisPedidosRetirarPropuestaErrors = {
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

export type MisPedidosRetirarPropuestaError = MisPedidosRetirarPropuestaErrors[keyof MisPedidosRetirarPropuestaErrors];

export type MisPedidosRetirarPropuestaResponses = {
    /**
     * Done
     */
    200: PropuestaDePedido;
};

export type MisPedidosRetirarPropuestaResponse = MisPedidosRetirarPropuestaResponses[keyof MisPedidosRetirarPropuestaResponses];

export type MisPedidosPropuestaData = {
    body?: never;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/mis-pedidos/{pedido_id}/propuesta';
};

export type MisPedidosPropuestaErrors = {
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

export type MisPedidosPropuestaError = MisPedidosPropuestaErrors[keyof MisPedidosPropuestaErrors];

export type MisPedidosPropuestaResponses = {
    /**
     * Done
     */
    200: PropuestaDePedido;
};

export type MisPedidosPropuestaResponse = MisPedidosPropuestaResponses[keyof MisPedidosPropuestaResponses];

export type MisPedidosProponerData = {
    body: PropuestaBody;
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
    url: '/mis-pedidos/{pedido_id}/propuesta';
};

export type MisPedidosProponerErrors = {
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
     * PROPUESTA_NO_DISPONIBLE, PEDIDO_DESACTUALIZADO, VERSION_DESACTUALIZADA
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

export type MisPedidosProponerError = MisPedidosProponerErrors[keyof MisPedidosProponerErrors];

export type MisPedidosProponerResponses = {
    /**
     * Done
     */
    200: PropuestaDePedido;
};

export type MisPedidosProponerResponse = MisPedidosProponerResponses[keyof MisPedidosProponerResponses];

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

export type MisHabitualesListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mis-habituales';
};

export type MisHabitualesListErrors = {
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

export type MisHabitualesListError = MisHabitualesListErrors[keyof MisHabitualesListErrors];

export type MisHabitualesListResponses = {
    /**
     * Done
     */
    200: MisHabituales;
};

export type MisHabitualesListResponse = MisHabitualesListResponses[keyof MisHabitualesListResponses];

export type MiCondicionGetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mi-condicion';
};

export type MiCondicionGetErrors = {
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

export type MiCondicionGetError = MiCondicionGetErrors[keyof MiCondicionGetErrors];

export type MiCondicionGetResponses = {
    /**
     * Done
     */
    200: MiCondicion;
};

export type MiCondicionGetResponse = MiCondicionGetResponses[keyof MiCondicionGetResponses];

export type MiInicioGetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mi-inicio';
};

export type MiInicioGetErrors = {
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

export type MiInicioGetError = MiInicioGetErrors[keyof MiInicioGetErrors];

export type MiInicioGetResponses = {
    /**
     * Done
     */
    200: MiInicio;
};

export type MiInicioGetResponse = MiInicioGetResponses[keyof MiInicioGetResponses];

export type MiCarritoGetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mi-carrito';
};

export type MiCarritoGetErrors = {
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

export type MiCarritoGetError = MiCarritoGetErrors[keyof MiCarritoGetErrors];

export type MiCarritoGetResponses = {
    /**
     * Done
     */
    200: MiCarrito;
};

export type MiCarritoGetResponse = MiCarritoGetResponses[keyof MiCarritoGetResponses];

export type MiCarritoChangeData = {
    body: CambiosDeCarrito;
    path?: never;
    query?: never;
    url: '/mi-carrito';
};

export type MiCarritoChangeErrors = {
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
     * CARRITO_LLENO
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

export type MiCarritoChangeError = MiCarritoChangeErrors[keyof MiCarritoChangeErrors];

export type MiCarritoChangeResponses = {
    /**
     * Done
     */
    200: MiCarrito;
};

export type MiCarritoChangeResponse = MiCarritoChangeResponses[keyof MiCarritoChangeResponses];

export type MisAvisosGetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mis-avisos';
};

export type MisAvisosGetErrors = {
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

export type MisAvisosGetError = MisAvisosGetErrors[keyof MisAvisosGetErrors];

export type MisAvisosGetResponses = {
    /**
     * Done
     */
    200: MisAvisos;
};

export type MisAvisosGetResponse = MisAvisosGetResponses[keyof MisAvisosGetResponses];

export type MisAvisosUpdateData = {
    body: MisAvisosBody;
    path?: never;
    query?: never;
    url: '/mis-avisos';
};

export type MisAvisosUpdateErrors = {
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

export type MisAvisosUpdateError = MisAvisosUpdateErrors[keyof MisAvisosUpdateErrors];

export type MisAvisosUpdateResponses = {
    /**
     * Done
     */
    200: MisAvisos;
};

export type MisAvisosUpdateResponse = MisAvisosUpdateResponses[keyof MisAvisosUpdateResponses];

export type MisAvisosDejarData = {
    body?: never;
    path: {
        producto_id: string;
    };
    query?: never;
    url: '/mis-avisos/productos/{producto_id}';
};

export type MisAvisosDejarErrors = {
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

export type MisAvisosDejarError = MisAvisosDejarErrors[keyof MisAvisosDejarErrors];

export type MisAvisosDejarResponses = {
    /**
     * Done
     */
    200: MisAvisos;
};

export type MisAvisosDejarResponse = MisAvisosDejarResponses[keyof MisAvisosDejarResponses];

export type MisAvisosPedirData = {
    body?: never;
    path: {
        producto_id: string;
    };
    query?: never;
    url: '/mis-avisos/productos/{producto_id}';
};

export type MisAvisosPedirErrors = {
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
     * DEMASIADOS_AVISOS
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

export type MisAvisosPedirError = MisAvisosPedirErrors[keyof MisAvisosPedirErrors];

export type MisAvisosPedirResponses = {
    /**
     * Done
     */
    200: MisAvisos;
};

export type MisAvisosPedirResponse = MisAvisosPedirResponses[keyof MisAvisosPedirResponses];

export type AvisosBajaData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Code of the mail
         */
        codigo: string;
        tipo: 'stock' | 'precios';
    };
    url: '/avisos/baja';
};

export type AvisosBajaErrors = {
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

export type AvisosBajaError = AvisosBajaErrors[keyof AvisosBajaErrors];

export type AvisosBajaResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type AvisosBajaResponse = AvisosBajaResponses[keyof AvisosBajaResponses];

export type AvisosVueltaData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Code of the mail
         */
        codigo: string;
        tipo: 'stock' | 'precios';
    };
    url: '/avisos/vuelta';
};

export type AvisosVueltaErrors = {
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

export type AvisosVueltaError = AvisosVueltaErrors[keyof AvisosVueltaErrors];

export type AvisosVueltaResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type AvisosVueltaResponse = AvisosVueltaResponses[keyof AvisosVueltaResponses];

export type MisDomiciliosListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mis-domicilios';
};

export type MisDomiciliosListErrors = {
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

export type MisDomiciliosListError = MisDomiciliosListErrors[keyof MisDomiciliosListErrors];

export type MisDomiciliosListResponses = {
    /**
     * Done
     */
    200: MisDomicilios;
};

export type MisDomiciliosListResponse = MisDomiciliosListResponses[keyof MisDomiciliosListResponses];

export type MisDomiciliosDeleteData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/mis-domicilios/{id}';
};

export type MisDomiciliosDeleteErrors = {
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

export type MisDomiciliosDeleteError = MisDomiciliosDeleteErrors[keyof MisDomiciliosDeleteErrors];

export type MisDomiciliosDeleteResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type MisDomiciliosDeleteResponse = MisDomiciliosDeleteResponses[keyof MisDomiciliosDeleteResponses];

export type MisDomiciliosPutData = {
    body: DomicilioBody;
    path: {
        id: string;
    };
    query?: never;
    url: '/mis-domicilios/{id}';
};

export type MisDomiciliosPutErrors = {
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
     * DEMASIADOS_DOMICILIOS
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

export type MisDomiciliosPutError = MisDomiciliosPutErrors[keyof MisDomiciliosPutErrors];

export type MisDomiciliosPutResponses = {
    /**
     * Done
     */
    200: MisDomicilios;
};

export type MisDomiciliosPutResponse = MisDomiciliosPutResponses[keyof MisDomiciliosPutResponses];

export type MiRepartoGetData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * An order of the caller; uses its address
         */
        pedido_id?: string;
        /**
         * An address of the caller; default: the account's address
         */
        domicilio_id?: string;
    };
    url: '/mi-reparto';
};

export type MiRepartoGetErrors = {
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

export type MiRepartoGetError = MiRepartoGetErrors[keyof MiRepartoGetErrors];

export type MiRepartoGetResponses = {
    /**
     * Done
     */
    200: MiReparto;
};

export type MiRepartoGetResponse = MiRepartoGetResponses[keyof MiRepartoGetResponses];

export type MisPersonasListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mis-personas';
};

export type MisPersonasListErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SOLO_TITULAR, SIN_PERMISO, SEGUNDO_FACTOR_EXIGIDO
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

export type MisPersonasListError = MisPersonasListErrors[keyof MisPersonasListErrors];

export type MisPersonasListResponses = {
    /**
     * Done
     */
    200: MisPersonas;
};

export type MisPersonasListResponse = MisPersonasListResponses[keyof MisPersonasListResponses];

export type MisPersonasInviteData = {
    body: PersonaBody;
    path?: never;
    query?: never;
    url: '/mis-personas';
};

export type MisPersonasInviteErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SOLO_TITULAR, SIN_PERMISO, SEGUNDO_FACTOR_EXIGIDO
     */
    403: ErrorBody;
    /**
     * EMAIL_EN_USO, DEMASIADAS_PERSONAS
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

export type MisPersonasInviteError = MisPersonasInviteErrors[keyof MisPersonasInviteErrors];

export type MisPersonasInviteResponses = {
    /**
     * Done
     */
    201: MisPersonas;
};

export type MisPersonasInviteResponse = MisPersonasInviteResponses[keyof MisPersonasInviteResponses];

export type MisPersonasUpdateData = {
    body: AccesoBody;
    path: {
        id: string;
    };
    query?: never;
    url: '/mis-personas/{id}';
};

export type MisPersonasUpdateErrors = {
    /**
     * DATOS_INVALIDOS
     */
    400: ErrorBody;
    /**
     * NO_AUTENTICADO
     */
    401: ErrorBody;
    /**
     * SOLO_TITULAR, SIN_PERMISO, SEGUNDO_FACTOR_EXIGIDO
     */
    403: ErrorBody;
    /**
     * NO_ENCONTRADO
     */
    404: ErrorBody;
    /**
     * DEMASIADAS_PERSONAS, PERSONA_DESACTIVADA
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

export type MisPersonasUpdateError = MisPersonasUpdateErrors[keyof MisPersonasUpdateErrors];

export type MisPersonasUpdateResponses = {
    /**
     * Done
     */
    200: MisPersonas;
};

export type MisPersonasUpdateResponse = MisPersonasUpdateResponses[keyof MisPersonasUpdateResponses];

export type MisListasListData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/mis-listas';
};

export type MisListasListErrors = {
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

export type MisListasListError = MisListasListErrors[keyof MisListasListErrors];

export type MisListasListResponses = {
    /**
     * Done
     */
    200: MisListas;
};

export type MisListasListResponse = MisListasListResponses[keyof MisListasListResponses];

export type MisListasCreateData = {
    body: ListaBody;
    path?: never;
    query?: never;
    url: '/mis-listas';
};

export type MisListasCreateErrors = {
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
     * NOMBRE_EN_USO, DEMASIADAS_LISTAS
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

export type MisListasCreateError = MisListasCreateErrors[keyof MisListasCreateErrors];

export type MisListasCreateResponses = {
    /**
     * Done
     */
    201: Lista;
};

export type MisListasCreateResponse = MisListasCreateResponses[keyof MisListasCreateResponses];

export type MisListasDeleteData = {
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
    url: '/mis-listas/{id}';
};

export type MisListasDeleteErrors = {
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

export type MisListasDeleteError = MisListasDeleteErrors[keyof MisListasDeleteErrors];

export type MisListasDeleteResponses = {
    /**
     * Done
     */
    200: Mensaje;
};

export type MisListasDeleteResponse = MisListasDeleteResponses[keyof MisListasDeleteResponses];

export type MisListasGetData = {
    body?: never;
    path: {
        id: string;
    };
    query?: never;
    url: '/mis-listas/{id}';
};

export type MisListasGetErrors = {
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

export type MisListasGetError = MisListasGetErrors[keyof MisListasGetErrors];

export type MisListasGetResponses = {
    /**
     * Done
     */
    200: Lista;
};

export type MisListasGetResponse = MisListasGetResponses[keyof MisListasGetResponses];

export type MisListasUpdateData = {
    body: ListaCambios;
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
    url: '/mis-listas/{id}';
};

export type MisListasUpdateErrors = {
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

export type MisListasUpdateError = MisListasUpdateErrors[keyof MisListasUpdateErrors];

export type MisListasUpdateResponses = {
    /**
     * Done
     */
    200: Lista;
};

export type MisListasUpdateResponse = MisListasUpdateResponses[keyof MisListasUpdateResponses];

export type MisListasAgregarData = {
    body: ListaAgregados;
    path: {
        id: string;
    };
    query?: never;
    url: '/mis-listas/{id}/productos';
};

export type MisListasAgregarErrors = {
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
     * LISTA_LLENA
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

export type MisListasAgregarError = MisListasAgregarErrors[keyof MisListasAgregarErrors];

export type MisListasAgregarResponses = {
    /**
     * Done
     */
    200: ListaAgregada;
};

export type MisListasAgregarResponse = MisListasAgregarResponses[keyof MisListasAgregarResponses];

export type MiCuentaCorrienteGetData = {
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
         * First day, in the shop's time zone
         */
        desde?: string;
        /**
         * Last day, in the shop's time zone
         */
        hasta?: string;
    };
    url: '/mi-cuenta-corriente';
};

export type MiCuentaCorrienteGetErrors = {
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

export type MiCuentaCorrienteGetError = MiCuentaCorrienteGetErrors[keyof MiCuentaCorrienteGetErrors];

export type MiCuentaCorrienteGetResponses = {
    /**
     * Done
     */
    200: MiCuentaCorriente;
};

export type MiCuentaCorrienteGetResponse = MiCuentaCorrienteGetResponses[keyof MiCuentaCorrienteGetResponses];

export type MiCuentaCorrienteDePedidoData = {
    body?: never;
    path: {
        pedido_id: string;
    };
    query?: never;
    url: '/mis-pedidos/{pedido_id}/cuenta-corriente';
};

export type MiCuentaCorrienteDePedidoErrors = {
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

export type MiCuentaCorrienteDePedidoError = MiCuentaCorrienteDePedidoErrors[keyof MiCuentaCorrienteDePedidoErrors];

export type MiCuentaCorrienteDePedidoResponses = {
    /**
     * Done
     */
    200: CuentaDePedido;
};

export type MiCuentaCorrienteDePedidoResponse = MiCuentaCorrienteDePedidoResponses[keyof MiCuentaCorrienteDePedidoResponses];

export type MiCuentaCorrientePdfData = {
    body?: never;
    path?: never;
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
    url: '/mi-cuenta-corriente/pdf';
};

export type MiCuentaCorrientePdfErrors = {
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
     * CUENTA_DEMASIADO_LARGA
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

export type MiCuentaCorrientePdfError = MiCuentaCorrientePdfErrors[keyof MiCuentaCorrientePdfErrors];

export type MiCuentaCorrientePdfResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type MiCuentaCorrientePdfResponse = MiCuentaCorrientePdfResponses[keyof MiCuentaCorrientePdfResponses];

export type MiCuentaCorrientePlanillaData = {
    body?: never;
    path?: never;
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
    url: '/mi-cuenta-corriente/planilla';
};

export type MiCuentaCorrientePlanillaErrors = {
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

export type MiCuentaCorrientePlanillaError = MiCuentaCorrientePlanillaErrors[keyof MiCuentaCorrientePlanillaErrors];

export type MiCuentaCorrientePlanillaResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type MiCuentaCorrientePlanillaResponse = MiCuentaCorrientePlanillaResponses[keyof MiCuentaCorrientePlanillaResponses];

export type DatosBancariosGetData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/datos-bancarios';
};

export type DatosBancariosGetErrors = {
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

export type DatosBancariosGetError = DatosBancariosGetErrors[keyof DatosBancariosGetErrors];

export type DatosBancariosGetResponses = {
    /**
     * Done
     */
    200: DatosBancarios;
};

export type DatosBancariosGetResponse = DatosBancariosGetResponses[keyof DatosBancariosGetResponses];

export type ListaDePreciosPlanillaData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * `csv` for a Spanish spreadsheet program; `xlsx` with real numbers and dates
         */
        formato?: 'xlsx' | 'csv';
    };
    url: '/lista-de-precios/planilla';
};

export type ListaDePreciosPlanillaErrors = {
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

export type ListaDePreciosPlanillaError = ListaDePreciosPlanillaErrors[keyof ListaDePreciosPlanillaErrors];

export type ListaDePreciosPlanillaResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type ListaDePreciosPlanillaResponse = ListaDePreciosPlanillaResponses[keyof ListaDePreciosPlanillaResponses];

export type ListaDePreciosPdfData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/lista-de-precios/pdf';
};

export type ListaDePreciosPdfErrors = {
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

export type ListaDePreciosPdfError = ListaDePreciosPdfErrors[keyof ListaDePreciosPdfErrors];

export type ListaDePreciosPdfResponses = {
    /**
     * A file
     */
    200: Blob | File;
};

export type ListaDePreciosPdfResponse = ListaDePreciosPdfResponses[keyof ListaDePreciosPdfResponses];

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

export type BannersVigentesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/banners';
};

export type BannersVigentesErrors = {
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

export type BannersVigentesError = BannersVigentesErrors[keyof BannersVigentesErrors];

export type BannersVigentesResponses = {
    /**
     * Done
     */
    200: BannersVigentes;
};

export type BannersVigentesResponse = BannersVigentesResponses[keyof BannersVigentesResponses];
