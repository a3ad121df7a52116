/** All errors of all calls: code, HTTP status and Spanish sentence for users. */
import { z } from 'zod';
import { cantidades } from './cantidades.ts';
import { defineError } from './define-error.ts';
import { PEDIDO_ERRORS } from './errors-pedido.ts';
import { LIMITS } from './limits.ts';
import { montoMinimoText } from './montos-text.ts';

const NO_DISPONIBLE = 'El servicio no está disponible en este momento. Intenta de nuevo en unos minutos.';

export const ERRORS = {
  DATOS_INVALIDOS: defineError(400, 'Hay datos que no son válidos. Revísalos e intenta de nuevo.'),
  MONTO_MINIMO: defineError(400, montoMinimoText(LIMITS.montoMin)),
  MONTO_MAXIMO: defineError(400, 'El total del pedido es demasiado grande. Divídelo en varios pedidos.'),
  PERIODO_DEMASIADO_LARGO: defineError(
    400,
    `Un informe abarca hasta ${LIMITS.informeYears} años: elige menos días.`,
  ),
  PRODUCTO_REPETIDO: defineError(400, 'Un producto figura más de una vez en el pedido.'),
  SINONIMO_REPETIDO: defineError(
    400,
    'Una palabra figura más de una vez: los acentos, las mayúsculas y el plural no cuentan.',
  ),
  CLAVE_INCORRECTA: defineError(400, 'Esa no es tu contraseña actual.'),
  CODIGO_INCORRECTO: defineError(
    400,
    'El código no es correcto o ya se usó. Espera el siguiente e intenta de nuevo.',
  ),
  ENLACE_INVALIDO: defineError(400, 'El enlace no es válido o ya venció. Solicita uno nuevo.'),
  CODIGO_INVALIDO: defineError(400, 'El acceso directo ya venció. Inicia sesión para continuar.'),
  NO_AUTENTICADO: defineError(401, 'Tu sesión no es válida o ha vencido. Inicia sesión de nuevo.'),
  CREDENCIALES_INCORRECTAS: defineError(401, 'Credenciales incorrectas. Por favor, intente nuevamente.'),
  SIN_PERMISO: defineError(403, 'No tienes permiso para hacer esto.'),
  FALTA_SEGUNDO_FACTOR: defineError(403, 'Tu cuenta tiene verificación en dos pasos: escribe el código.'),
  SEGUNDO_FACTOR_EXIGIDO: defineError(
    403,
    'Activa en el panel la verificación en dos pasos para seguir: la tienda la pide a todo el personal.',
  ),
  CUENTA_PENDIENTE: defineError(
    403,
    'Tu cuenta todavía no fue aprobada. Te avisaremos por correo electrónico cuando esté activa.',
  ),
  CUENTA_DESACTIVADA: defineError(
    403,
    'Tu cuenta está desactivada. Comunícate con nosotros para reactivarla.',
  ),
  COMERCIO_DESACTIVADO: defineError(
    403,
    'La cuenta del comercio por el que pides está desactivada. Habla con su titular.',
  ),
  ACCESO_QUITADO: defineError(403, 'Ya no tienes acceso a la cuenta de este comercio. Habla con su titular.'),
  SOLO_TITULAR: defineError(403, 'Solo el titular del comercio puede hacer esto.'),
  NO_ENCONTRADO: defineError(404, 'No encontramos lo que buscas.'),
  EMAIL_EN_USO: defineError(409, 'Ya existe una cuenta con este correo electrónico.'),
  DNI_EN_USO: defineError(409, 'Ya existe una cuenta con este CUIT/CUIL.'),
  SINONIMO_EN_USO: defineError(409, 'Una de las palabras ya está en otro grupo.'),
  DEMASIADOS_SINONIMOS: defineError(
    409,
    `Puede haber hasta ${LIMITS.sinonimos} grupos de sinónimos. Elimina alguno.`,
  ),
  DEMASIADAS_NOTAS: defineError(409, `Puede haber hasta ${LIMITS.notas} notas. Borra alguna.`),
  DEMASIADAS_ETIQUETAS: defineError(
    409,
    `Un pedido puede tener hasta ${LIMITS.etiquetasPerPedido} etiquetas. Quita alguna.`,
  ),
  CARRITO_LLENO: defineError(409, `Un carrito puede tener hasta ${LIMITS.detallesPerPedido} productos.`),
  DEMASIADOS_AVISOS: defineError(
    409,
    `Puedes esperar hasta ${LIMITS.avisosPerUsuario} productos. Deja de esperar alguno e intenta de nuevo.`,
  ),
  DEMASIADOS_DOMICILIOS: defineError(
    409,
    `Puedes tener hasta ${LIMITS.domicilios} domicilios de entrega. Quita alguno.`,
  ),
  DEMASIADAS_PERSONAS: defineError(
    409,
    `Pueden tener acceso hasta ${LIMITS.personas} personas. Quítaselo a alguna.`,
  ),
  PERSONA_DESACTIVADA: defineError(409, 'Nosotros desactivamos esta cuenta. Comunícate para reactivarla.'),
  CUENTA_DE_PERSONA: defineError(
    409,
    'Esta cuenta pide por un comercio. Eso se hace en la cuenta de su titular.',
  ),
  DEMASIADAS_LISTAS: defineError(409, `Puedes tener hasta ${LIMITS.listas} listas. Borra alguna.`),
  LISTA_LLENA: defineError(
    409,
    `Una lista puede tener hasta ${LIMITS.lineasPerLista} productos. Usa otra, o quita alguno.`,
  ),
  DEMASIADAS_VISTAS: defineError(409, `Puede haber hasta ${LIMITS.vistas} vistas. Elimina alguna.`),
  ZONA_EN_USO: defineError(409, 'Otra zona ya tiene ese lugar.'),
  DEMASIADAS_ZONAS: defineError(409, `Puede haber hasta ${LIMITS.zonas} zonas. Elimina alguna.`),
  DEMASIADOS_FERIADOS: defineError(
    409,
    `Puede haber hasta ${LIMITS.feriados} feriados. Quita los que ya pasaron.`,
  ),
  ZONA_SIN_REPARTO: defineError(
    409,
    'Por ahora no tomamos pedidos para la zona de ese domicilio. Elige otro o escríbenos.',
  ),
  DEMASIADOS_BANNERS: defineError(409, `Puede haber hasta ${LIMITS.banners} banners. Elimina alguno.`),
  DEMASIADOS_ROLES: defineError(409, `Puede haber hasta ${LIMITS.roles} roles. Elimina alguno.`),
  ROL_EN_USO: defineError(409, 'Hay personal con este rol. Dale otro antes de eliminarlo.'),
  DEMASIADAS_CONDICIONES: defineError(
    409,
    `Puede haber hasta ${LIMITS.condiciones} condiciones comerciales. Elimina alguna.`,
  ),
  CONDICION_EN_USO: defineError(409, 'Hay clientes con estas condiciones. Dales otras antes de eliminarlas.'),
  CUENTA_NO_EMPLEADO: defineError(409, 'Solo un empleado puede tener uno de estos roles.'),
  NOMBRE_EN_USO: defineError(409, 'Ya existe otro con este nombre.'),
  CODIGO_EN_USO: defineError(409, 'Otro producto tiene este código.'),
  VERSION_DESACTUALIZADA: defineError(409, 'Otra persona guardó cambios antes. Revisa los datos actuales.'),
  PEDIDO_DESACTUALIZADO: defineError(409, 'Algunos productos cambiaron de precio o ya no están disponibles.'),
  ...PEDIDO_ERRORS,
  LISTA_DEMASIADO_LARGA: defineError(
    409,
    `La lista en papel llega a ${LIMITS.productosPerLista} productos. Descarga la planilla.`,
  ),
  CUENTA_DEMASIADO_LARGA: defineError(
    409,
    `El resumen en papel llega a ${LIMITS.movimientosPerPdf} movimientos. Elige menos días o descarga la planilla.`,
  ),
  PAGO_REPETIDO: defineError(
    409,
    'El pedido ya está pagado por completo. Confirma que no es el mismo pago otra vez.',
  ),
  MOVIMIENTO_REVERTIDO: defineError(409, 'Este movimiento ya fue revertido.'),
  MOVIMIENTO_NO_REVERSIBLE: defineError(
    409,
    'Solo se revierten los pagos, las notas de crédito y los ajustes: lo demás sigue al pedido.',
  ),
  EMPAQUE_HECHO: defineError(409, 'Otra persona ya empacó este pedido. Revisa lo que anotó.'),
  REMITO_NO_DISPONIBLE: defineError(
    409,
    'El remito no está disponible mientras el pedido espera aprobación o si fue cancelado.',
  ),
  CLIENTE_DESACTIVADO: defineError(409, 'La cuenta del cliente está desactivada.'),
  ULTIMO_ADMIN: defineError(409, 'No se puede desactivar al último administrador activo.'),
  CUENTA_PROPIA: defineError(409, 'No puedes desactivar tu propia cuenta.'),
  SEGUNDO_FACTOR_ACTIVO: defineError(409, 'La verificación en dos pasos ya está activada.'),
  SEGUNDO_FACTOR_INACTIVO: defineError(409, 'Esta cuenta no tiene activada la verificación en dos pasos.'),
  SEGUNDO_FACTOR_PROPIO: defineError(409, 'La tuya se desactiva con tu contraseña y un código.'),
  SEGUNDO_FACTOR_OBLIGATORIO: defineError(
    409,
    'No puedes desactivarla: la tienda pide la verificación en dos pasos a todo el personal.',
  ),
  FALTA_TU_SEGUNDO_FACTOR: defineError(
    409,
    'Activa primero tu propia verificación en dos pasos: sin ella te quedarías fuera.',
  ),
  PRECIOS_DESACTUALIZADOS: defineError(
    409,
    'Algunos precios cambiaron después de la vista previa. Revísala de nuevo.',
  ),
  PRECIOS_SIN_CAMBIO: defineError(409, 'Ningún precio cambiaría.'),
  CAMBIO_DESHECHO: defineError(409, 'Este cambio de precios ya se deshizo.'),
  VISTA_PREVIA_VENCIDA: defineError(
    409,
    'La vista previa cambió desde que la viste. Mírala de nuevo y vuelve a aplicar.',
  ),
  IMPORTACION_CON_PREGUNTAS: defineError(409, 'Primero responde lo que se pregunta sobre la planilla.'),
  IMPORTACION_EN_OTRO_ESTADO: defineError(409, 'Esta importación ya está en otro paso. Mira cómo quedó.'),
  CUENTA_NO_ACTIVA: defineError(409, 'La cuenta tiene que estar activa para hacer esto.'),
  ARCHIVO_DEMASIADO_GRANDE: defineError(413, 'Lo que enviaste es demasiado grande.'),
  CUENTA_NO_PENDIENTE: defineError(409, 'La cuenta ya fue aprobada: no se puede rechazar.'),
  SOLICITUD_RESUELTA: defineError(409, 'Alguien ya resolvió esta solicitud.'),
  CUENTA_CON_PEDIDOS: defineError(409, 'La cuenta ya tiene pedidos: no se puede rechazar.'),
  CORREO_YA_CONFIRMADO: defineError(409, 'El correo de tu cuenta ya está confirmado.'),
  CAMBIO_NO_PENDIENTE: defineError(409, 'No hay ningún cambio de correo pendiente.'),
  CORREO_NO_PENDIENTE: defineError(409, 'El correo ya salió o está saliendo.'),
  REINTENTO_IMPOSIBLE: defineError(409, 'No se puede reintentar: ya no existe lo que había que hacer.'),
  TRABAJO_NO_FALLIDO: defineError(409, 'Este trabajo ya se está haciendo de nuevo o ya se hizo.'),
  INTENTO_CERRADO: defineError(409, 'Este envío quedó sin efecto. Revisa tu carrito y confirma de nuevo.'),
  CLAVE_REUTILIZADA: defineError(
    422,
    'Este envío ya se hizo con otros datos. Actualiza la página e intenta de nuevo.',
  ),
  DEMASIADAS_SOLICITUDES: defineError(429, 'Demasiados intentos. Espera un momento e intenta de nuevo.'),
  RESET_YA_SOLICITADO: defineError(429, 'Ya has solicitado restablecer tu contraseña. Inténtalo más tarde.'),
  ERROR_INTERNO: defineError(500, 'Ocurrió un error inesperado. Intenta de nuevo en unos minutos.'),
  API_NO_DISPONIBLE: defineError(502, NO_DISPONIBLE),
  NO_DISPONIBLE: defineError(503, NO_DISPONIBLE),
  FOTOS_NO_DISPONIBLES: defineError(
    503,
    'Las fotos no se pueden guardar ni mostrar en este momento. Intenta de nuevo en unos minutos.',
  ),
  SIN_ESPACIO: defineError(
    507,
    'No queda espacio en el servidor para guardar las imágenes. Avisa a quien lo administra e intenta de nuevo.',
  ),
  API_SIN_RESPUESTA: defineError(504, NO_DISPONIBLE),
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** Current state of an order's line, in the details of PEDIDO_DESACTUALIZADO. */
export const currentLinea = z.object({
  producto_id: z.uuid(),
  nombre: z.string().nullable().describe('null when the product no longer exists'),
  disponible: z.boolean(),
  precio: z
    .number()
    .nullable()
    .describe('ARS at the requested quantity; null when the product can no longer be had'),
  precio_de_uno: z.number().exactOptional().describe('ARS for a single unit; absent if it is the same'),
  cantidades: cantidades.exactOptional(),
});

export const errorDetail = z.object({
  field: z.string().describe('Path of the field in the request, e.g. `detalles.0.cantidad`'),
  message: z.string(),
  actual: currentLinea.optional(),
});

/** Body of every error answer. */
export const errorBody = z
  .object({
    statusCode: z.int(),
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    details: z.array(errorDetail).max(LIMITS.detallesPerPedido).optional(),
  })
  .meta({ id: 'ErrorBody' });

export type ErrorBody = z.infer<typeof errorBody>;
export type ErrorDetail = z.infer<typeof errorDetail>;

/** Returns the body of an error without details. */
export const refusalOf = (code: ErrorCode): ErrorBody => {
  const { status: statusCode, message } = ERRORS[code];
  return { statusCode, code, message };
};

/** Returns the error code for a framework error, which has only an HTTP status. */
export function codeOfStatus(status: number): ErrorCode {
  if (status >= 500) return 'ERROR_INTERNO';
  if (status === 404) return 'NO_ENCONTRADO';
  return status === 413 || status === 431 ? 'ARCHIVO_DEMASIADO_GRANDE' : 'DATOS_INVALIDOS';
}
