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
    code: 'DATOS_INVALIDOS' | 'MONTO_MINIMO' | 'MONTO_MAXIMO' | 'PERIODO_DEMASIADO_LARGO' | 'PRODUCTO_REPETIDO' | 'SINONIMO_REPETIDO' | 'CLAVE_INCORRECTA' | 'CODIGO_INCORRECTO' | 'ENLACE_INVALIDO' | 'CODIGO_INVALIDO' | 'NO_AUTENTICADO' | 'CREDENCIALES_INCORRECTAS' | 'SIN_PERMISO' | 'FALTA_SEGUNDO_FACTOR' | 'SEGUNDO_FACTOR_EXIGIDO' | 'CUENTA_PENDIENTE' | 'CUENTA_DESACTIVADA' | 'COMERCIO_DESACTIVADO' | 'ACCESO_QUITADO' | 'SOLO_TITULAR' | 'NO_ENCONTRADO' | 'EMAIL_EN_USO' | 'DNI_EN_USO' | 'SINONIMO_EN_USO' | 'DEMASIADOS_SINONIMOS' | 'DEMASIADAS_NOTAS' | 'DEMASIADAS_ETIQUETAS' | 'CARRITO_LLENO' | 'DEMASIADOS_AVISOS' | 'DEMASIADOS_DOMICILIOS' | 'DEMASIADAS_PERSONAS' | 'PERSONA_DESACTIVADA' | 'CUENTA_DE_PERSONA' | 'DEMASIADAS_LISTAS' | 'LISTA_LLENA' | 'DEMASIADAS_VISTAS' | 'ZONA_EN_USO' | 'DEMASIADAS_ZONAS' | 'DEMASIADOS_FERIADOS' | 'ZONA_SIN_REPARTO' | 'DEMASIADOS_BANNERS' | 'DEMASIADOS_ROLES' | 'ROL_EN_USO' | 'CUENTA_NO_EMPLEADO' | 'NOMBRE_EN_USO' | 'CODIGO_EN_USO' | 'VERSION_DESACTUALIZADA' | 'PEDIDO_DESACTUALIZADO' | 'PEDIDO_NO_EDITABLE' | 'PEDIDO_NO_CANCELABLE' | 'PROPUESTA_NO_DISPONIBLE' | 'PROPUESTA_CERRADA' | 'ENTREGA_NO_DISPONIBLE' | 'RECEPCION_NO_DISPONIBLE' | 'FOTOS_DE_MAS' | 'LISTA_DEMASIADO_LARGA' | 'CUENTA_DEMASIADO_LARGA' | 'PAGO_REPETIDO' | 'MOVIMIENTO_REVERTIDO' | 'MOVIMIENTO_NO_REVERSIBLE' | 'EMPAQUE_HECHO' | 'REMITO_NO_DISPONIBLE' | 'CLIENTE_DESACTIVADO' | 'ULTIMO_ADMIN' | 'CUENTA_PROPIA' | 'SEGUNDO_FACTOR_ACTIVO' | 'SEGUNDO_FACTOR_INACTIVO' | 'SEGUNDO_FACTOR_PROPIO' | 'SEGUNDO_FACTOR_OBLIGATORIO' | 'FALTA_TU_SEGUNDO_FACTOR' | 'PRECIOS_DESACTUALIZADOS' | 'PRECIOS_SIN_CAMBIO' | 'CAMBIO_DESHECHO' | 'VISTA_PREVIA_VENCIDA' | 'IMPORTACION_CON_PREGUNTAS' | 'IMPORTACION_EN_OTRO_ESTADO' | 'CUENTA_NO_ACTIVA' | 'ARCHIVO_DEMASIADO_GRANDE' | 'CUENTA_NO_PENDIENTE' | 'SOLICITUD_RESUELTA' | 'CUENTA_CON_PEDIDOS' | 'CORREO_YA_CONFIRMADO' | 'CAMBIO_NO_PENDIENTE' | 'CORREO_NO_PENDIENTE' | 'REINTENTO_IMPOSIBLE' | 'TRABAJO_NO_FALLIDO' | 'INTENTO_CERRADO' | 'CLAVE_REUTILIZADA' | 'DEMASIADAS_SOLICITUDES' | 'RESET_YA_SOLICITADO' | 'ERROR_INTERNO' | 'API_NO_DISPONIBLE' | 'NO_DISPONIBLE' | 'FOTOS_NO_DISPONIBLES' | 'SIN_ESPACIO' | 'API_SIN_RESPUESTA';
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

export type AltaBody = {
    nombre: string;
    apellido: string;
    dni: string | number;
    nombre_comercio: string;
    telefono: string;
    dom_fiscal: string;
    email: string;
    password?: string;
    /**
     * In place of `password`, for staff alone: the customer is mailed a link by which they choose one
     */
    clave_por_correo?: true;
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
    /**
     * Whether nobody has chosen its password yet, which its owner does by a mailed link
     */
    sin_clave?: boolean | null;
    dado_de_alta: boolean;
    esta_activo: boolean;
    /**
     * When it was asked for
     */
    creado_en?: string | null;
    /**
     * When its owner asked for its data to be erased
     */
    borrado_pedido_en?: string | null;
    roles: Array<Rol>;
    /**
     * What of the work an employee does: a role of the house; null for all of it
     */
    rol_id?: string | null;
    /**
     * Of a person who orders for a shop: its owner's account, whose CUIT, shop, telephone and address theirs has
     */
    titular_id?: string | null;
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
    /**
     * Present only where no product has all words of the term: the words that none of these has
     */
    sin_resultados?: Array<string>;
};

export type Producto = {
    producto_id: string;
    nombre: string;
    /**
     * The shop's own code (SKU), where it has one
     */
    codigo?: string | null;
    descripcion: string;
    precio?: number;
    precio_antes_oferta?: number | null;
    tipo_de_precio?: TipoDePrecio;
    /**
     * What a kilo or a litre comes to, where its name says for sure how much is in it
     */
    precio_por_medida?: {
        precio: number;
        medida: 'kilo' | 'litro';
    };
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

export type CuentasDeProductos = {
    /**
     * What all of the filters leave
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
     * What all of the filters leave
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
    /**
     * What the customer wrote to the house with it
     */
    nota?: string;
    /**
     * Where it goes: one of the customer's addresses; null for the account's own; without it their usual one
     */
    domicilio_id?: string | null;
};

export type DetalleNuevo = {
    producto_id: string;
    cantidad: number;
    precio_unitario: number;
    /**
     * What the customer wrote to the house beside this line
     */
    nota?: string;
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
     * Who placed it, of those who order for the customer's shop
     */
    pedido_por?: {
        usuario_id: string;
        nombre: string;
        apellido: string;
    } | null;
    /**
     * What the customer wrote to the house with it
     */
    nota?: string | null;
    /**
     * Nothing where it goes to the account's own address
     */
    entrega?: {
        nombre: string;
        domicilio: string;
        horario: string;
    } | null;
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
        /**
         * As it was when it was ordered
         */
        nombre: string;
        /**
         * Of today
         */
        precio: number;
        /**
         * Its own code as it is today: what the label on the shelf says
         */
        codigo?: string | null;
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
     * What the customer wrote to the house beside this line
     */
    nota?: string | null;
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

export type IntentoDePedido = {
    /**
     * The order that the key placed; null when it placed none, and from now on it never will
     */
    pedido: PedidoConDetalles | null;
};

export type Tienda = {
    /**
     * ARS: what an order has to come to; 0 for any
     */
    monto_minimo: number;
    /**
     * ARS: from here on shipping is free
     */
    envio_gratis: number;
    comercio?: ComercioPublico | null;
    textos?: TextosPublicos | null;
    /**
     * As an admin chose it, `#rrggbb`; null for the house's own
     */
    color?: string | null;
    logo?: Logo | null;
    /**
     * Holidays of the next 30 days, today's included, the earliest first
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
     * A PNG; another one has another address
     */
    url: string;
    ancho: number;
    alto: number;
    /**
     * What it is drawn in; null where it is seen on any ground
     */
    tono: 'claro' | 'oscuro' | null;
};

export type MisPedidosPage = {
    pedidos: Array<PedidoConDetalles>;
    /**
     * How many there are on all pages
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
     * Of an edit, or of what is delivered: what it changed
     */
    lineas: Array<{
        producto_id: string;
        nombre: string;
        /**
         * null for a line that was added
         */
        antes: {
            cantidad: number;
            precio_unitario: number;
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
        } | null;
        /**
         * null for a line that was taken away
         */
        despues: {
            cantidad: number;
            precio_unitario: number;
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
        } | null;
    }>;
    /**
     * Of a cancellation by the customer: why, where they said so
     */
    motivo?: string | null;
    /**
     * Of a status: whether the customer set it
     */
    por_cliente?: boolean | null;
    /**
     * Of a reception: what its customer says is missing; null when all of it came
     */
    falta?: string | null;
    /**
     * Of a reception: the same line by line, where it was told so
     */
    reclamo?: Reclamo | null;
};

export type Reclamo = {
    /**
     * What the customer wrote besides
     */
    nota: string | null;
    lineas: Array<{
        detalles_pedidos_id: string;
        /**
         * No more than were delivered
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
     * What is missing, or came wrong; null when all of it came, or when the lines say it
     */
    falta: string | null;
    /**
     * The lines of which something is missing or came wrong
     */
    lineas?: Array<{
        detalles_pedidos_id: string;
        /**
         * No more than were delivered
         */
        cantidad: number;
        motivo: 'no_llego' | 'roto' | 'vencido' | 'otro_producto' | 'otro';
        foto_id?: string | null;
    }>;
};

export type CancelacionBody = {
    /**
     * Why the customer cancels; null when they do not say
     */
    motivo: string | null;
};

export type FotoDeReclamoBody = {
    foto: Blob | File;
};

export type PropuestaDePedido = {
    /**
     * The newest one, whatever became of it
     */
    propuesta: Propuesta | null;
};

export type Propuesta = {
    propuesta_id: string;
    estado: 'abierta' | 'aceptada' | 'rechazada' | 'retirada' | 'reemplazada' | 'cerrada';
    fecha: string;
    resuelta_en: string | null;
    /**
     * Why staff rejected it
     */
    motivo: string | null;
    /**
     * Whether the order is still as it was when this was proposed
     */
    al_dia: boolean;
    /**
     * What the order costs with it
     */
    total_precio: number;
    lineas: Array<{
        producto_id: string;
        nombre: string;
        /**
         * null for a product that is added
         */
        antes: number | null;
        /**
         * 0 for a line that goes
         */
        despues: number;
        precio_unitario: number;
    }>;
};

export type PropuestaBody = {
    lineas: Array<{
        producto_id: string;
        /**
         * What is wanted now; 0 for a line that goes
         */
        cantidad: number;
        /**
         * Of a product that the order does not have yet: the price that the caller saw
         */
        precio_unitario?: number;
    }>;
};

export type RenglonesBody = {
    renglones: Array<string>;
    /**
     * For staff alone: the customer who wrote it, whose usual products decide. Else the caller's own
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
     * Whether it says how many, sure or not; else what the customer usually buys, or one
     */
    cantidad_dicha: boolean;
    /**
     * Whether what the customer buys decided which of several it is
     */
    habitual: boolean;
    /**
     * The product, which is in stock, or up to 3 to choose from, the likest first
     */
    opciones: Array<Opcion>;
};

export type EstadoRenglon = 'hallado' | 'a_elegir' | 'no_hallado';

export type Opcion = {
    producto: Producto;
    /**
     * How many of it are meant; null where the line does not tell it for sure: ask
     */
    cantidad: number | null;
};

export type MisHabituales = {
    habituales: Array<MiHabitual>;
    populares?: Populares | null;
};

export type MiHabitual = {
    /**
     * As it is now: it may be out of stock, or inactive
     */
    producto: Producto;
    /**
     * In how many of their orders it was
     */
    pedidos: number;
    /**
     * The median of its quantities in them
     */
    cantidad_habitual: number;
    /**
     * When the newest of them was placed
     */
    ultima_compra: string;
    /**
     * What one of it cost in the newest of them, its discount taken off
     */
    ultimo_precio: number;
    /**
     * Days from one purchase to the next, the median; null for what was bought on one day alone
     */
    cada_dias: number | null;
    /**
     * Days since the last purchase, by the shop's calendar
     */
    hace_dias: number;
    /**
     * It is in an order that is under way
     */
    en_curso: boolean;
    /**
     * It is due: its rhythm is over or nearly so, and it is not under way nor given up
     */
    toca: boolean;
};

export type Populares = {
    /**
     * Customers of the caller's delivery zone, or all of them
     */
    de: 'zona' | 'todos';
    /**
     * The most ordered first, all in stock
     */
    productos: Array<Producto>;
};

export type MiInicio = {
    /**
     * The newest order that is not cancelled
     */
    ultimo: PedidoConDetalles | null;
    /**
     * Orders under way, newest first
     */
    en_curso: Array<PedidoEnCurso>;
    /**
     * How many orders are under way
     */
    en_curso_total: number;
    tiene_habituales: boolean;
    /**
     * Usual products that are due and can be had
     */
    toca: Array<MiHabitual>;
    /**
     * To who has no usual products: what at least 3 different customers ordered in 90 days; null for who has usual products, and where nothing was ordered so often
     */
    populares: Populares | null;
    /**
     * What is owed; what the shop owes, below zero
     */
    saldo: number;
    /**
     * What of it fell due before today
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
     * The next day on which it is delivered to where it goes; null once it is sent, or unknown
     */
    proximo: string | null;
};

export type MiCarrito = {
    lineas: Array<LineaDeCarrito>;
    /**
     * What was written to the house, of all of it
     */
    nota?: {
        texto: string;
        version: string;
    } | null;
};

export type LineaDeCarrito = {
    producto_id: string;
    /**
     * As the product is called now, also where it can not be had any more
     */
    nombre: string;
    cantidad: number;
    /**
     * What one of it cost when it was put there, as the caller saw it
     */
    precio?: number | null;
    /**
     * When it was put there
     */
    puesta_en: string;
    /**
     * Another one after each change; goes back with the next
     */
    version: string;
    /**
     * What was written to the house beside it
     */
    nota?: string | null;
};

export type CambiosDeCarrito = {
    /**
     * By chance, the same for all that one browser sends
     */
    dispositivo: string;
    cambios: Array<CambioDeCarrito>;
    /**
     * The note of all of it from now on, as a line changes; left out where it stays as it is
     */
    nota?: {
        texto: string | null;
        version: string | null;
    };
};

export type CambioDeCarrito = {
    producto_id: string;
    /**
     * So many from now on; 0 takes it out
     */
    cantidad: number | 0;
    /**
     * The one that this changes; null for what the caller knew nothing of
     */
    version: string | null;
    /**
     * What one of it cost when it was put there, as the caller saw it
     */
    precio: number | null;
    puesta_en: string | null;
    /**
     * From now on; null for none, left out where it stays as it is
     */
    nota?: string | null;
};

export type MisAvisos = {
    /**
     * A mail when a product of `productos` is there again
     */
    stock: boolean;
    /**
     * A mail when a usual product changes its price
     */
    precios: boolean;
    /**
     * By more than so many percent, up or down
     */
    porcentaje: number;
    /**
     * What is waited for, what was asked for last first
     */
    productos: Array<{
        producto_id: string;
        nombre: string;
    }>;
};

export type MisAvisosBody = {
    /**
     * A mail when a product of `productos` is there again
     */
    stock: boolean;
    /**
     * A mail when a usual product changes its price
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
     * When somebody is there, as the customer says it; empty where they say nothing
     */
    horario?: string;
    /**
     * Orders go there unless they say otherwise
     */
    predeterminado?: boolean;
};

export type MiReparto = {
    /**
     * The delivery zone of the address; null where it is in none
     */
    zona: string | null;
    /**
     * False where the shop takes no orders to there
     */
    recibe_pedidos: boolean;
    /**
     * The next day on which it is delivered there, as far as is known
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
     * Invited until they choose a password; without access while the caller has taken it away; deactivated where staff did
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
         * Goes back as `If-Match`
         */
        version: number;
        /**
         * How many
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
     * Goes back as `If-Match`
     */
    version: number;
    lineas: Array<{
        /**
         * As it is now: it may be out of stock; one that is not sold has no price
         */
        producto: Producto;
        cantidad: number;
    }>;
};

export type ListaCambios = {
    nombre?: string;
    /**
     * All of it, in its order, from now on
     */
    productos?: Array<ProductoDeLista>;
};

export type ListaAgregados = {
    productos: Array<ProductoDeLista>;
};

export type ListaAgregada = {
    lista: Lista;
    /**
     * How many it had not
     */
    agregados: number;
};

export type MiCuentaCorriente = {
    /**
     * What is owed; what the shop owes, below zero
     */
    saldo: number;
    /**
     * What of it fell due before today
     */
    vencido: number;
    /**
     * Days from when an order is sold until it falls due
     */
    plazo: number;
    /**
     * Orders of which something is left to be paid, the last ones first
     */
    pendientes: Array<CuentaDePedido>;
    /**
     * The newest first
     */
    movimientos: Array<Movimiento>;
    /**
     * How many there are on all pages
     */
    total: number;
};

export type CuentaDePedido = {
    pedido_id: string;
    numero: number;
    /**
     * What it costs, as long as it is sold
     */
    debe: number;
    /**
     * What of it no payment covers: what names no order covers what falls due first
     */
    resta: number;
    /**
     * Null while nothing is owed for it
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
     * What is owed more because of it; less, below zero
     */
    importe: number;
    /**
     * What is owed with it, and all before it
     */
    saldo: number;
    pedido: {
        pedido_id: string;
        numero: number;
    } | null;
    /**
     * Until when an order is to be paid
     */
    vence: string | null;
    cheque: {
        /**
         * Null once the data of its person were erased, as is its number
         */
        banco: string | null;
        numero: string | null;
        /**
         * From when on the bank pays it
         */
        fecha: string;
    } | null;
    nota: string | null;
    /**
     * The line that it takes back
     */
    revierte: string | null;
    /**
     * Of a `diferencia` that takes back all of an order: what became of the order
     */
    cierre?: 'cancelado' | 'esperando_aprobacion' | null;
    /**
     * Whether another one takes it back
     */
    revertido: boolean;
};

/**
 * Each is empty where the shop takes no transfers; the alias, where there is none
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
     * The order or the account that it is about
     */
    referencia_id: string;
    fecha: string;
    /**
     * Not yet read
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
     * An address, or a path of the shop's that begins with `/`; empty for none
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
         * Words of name, brand, category, tag, code and synonyms, in any order, whatever their accents and case; empty finds all
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
         * Words of name, brand, category, tag, code and synonyms, in any order, whatever their accents and case; empty finds all
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
         * Words of name, brand, category, tag, code and synonyms, in any order, whatever their accents and case; empty finds all
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
         * Words of name, brand, category, tag, code and synonyms, in any order, whatever their accents and case; empty finds all
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
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms, in any order, whatever their accents and case; empty finds all
         */
        term?: string;
        /**
         * Name of a category, whatever its accents and case
         */
        categoria?: string;
        /**
         * Name of a brand, whatever its accents and case
         */
        marca?: string;
        /**
         * Name of a tag, whatever its accents and case
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
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
        /**
         * Words of name, brand, category, tag, code and synonyms, in any order, whatever their accents and case; empty finds all
         */
        term?: string;
        /**
         * Name of a category, whatever its accents and case
         */
        categoria?: string;
        /**
         * Name of a brand, whatever its accents and case
         */
        marca?: string;
        /**
         * Name of a tag, whatever its accents and case
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
         * What its price is for
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
         * Words of name, brand, category, tag, code and synonyms, in any order, whatever their accents and case; empty finds all
         */
        term?: string;
        /**
         * Name of a category, whatever its accents and case
         */
        categoria?: string;
        /**
         * Name of a brand, whatever its accents and case
         */
        marca?: string;
        /**
         * Name of a tag, whatever its accents and case
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
         * Words of name, brand, category, tag, code and synonyms, in any order, whatever their accents and case; empty finds all
         */
        term?: string;
        /**
         * Name of a category, whatever its accents and case
         */
        categoria?: string;
        /**
         * Name of a brand, whatever its accents and case
         */
        marca?: string;
        /**
         * Name of a tag, whatever its accents and case
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
         * What its price is for
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
         * Words of name, brand, category, tag, code and synonyms, in any order, whatever their accents and case; empty finds all
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
         * Words of name, brand, category, tag, code and synonyms, in any order, whatever their accents and case; empty finds all
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
         * Words of name, brand, category, tag, code and synonyms, in any order, whatever their accents and case; empty finds all
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
         * Of the mail
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
         * Of the mail
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
         * One of their orders: where that goes
         */
        pedido_id?: string;
        /**
         * One of their addresses; without either the account's own
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
         * How many, at most
         */
        limit?: number;
        /**
         * How many to skip
         */
        offset?: number;
        /**
         * The first day, in the shop's time zone
         */
        desde?: string;
        /**
         * The last day
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
         * The first day, in the shop's time zone
         */
        desde?: string;
        /**
         * The last day
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
         * The first day, in the shop's time zone
         */
        desde?: string;
        /**
         * The last day
         */
        hasta?: string;
        /**
         * `csv` as a Spanish spreadsheet opens it; `xlsx` with figures and dates that can be reckoned with
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
         * `csv` as a Spanish spreadsheet opens it; `xlsx` with figures and dates that can be reckoned with
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
