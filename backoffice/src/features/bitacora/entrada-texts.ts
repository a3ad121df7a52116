import type { Entrada } from 'api-client/backoffice';

type Accion = Entrada['accion'];

/**
 * The action's label in the filter, and its sentence after the author's name. `{}` is the object's name, `{cuenta}` the
 * account and `{filtro}` the brand, category or tag.
 */
type AccionText = readonly [label: string, tell: string | ((entrada: Entrada) => string)];

const FILTROS: Partial<Record<string, string>> = {
  ...{ marca: 'la marca', categoria: 'la categoría', etiqueta: 'la etiqueta' },
};

const nombreOf = ({ objeto_nombre }: Entrada): string => objeto_nombre ?? '';

const cuentaOf = ({ objeto_nombre }: Entrada): string =>
  objeto_nombre ? `la cuenta de ${objeto_nombre}` : 'una cuenta borrada';

/** Returns a brand, category or tag with its name: 'la marca Sol'. */
const filtroOf = ({ objeto, objeto_nombre }: Entrada): string =>
  `${FILTROS[objeto ?? ''] ?? 'el filtro'} ${objeto_nombre ?? ''}`;

export const ACCION_TEXTS: Record<Accion, AccionText> = {
  'sesion.abierta': ['Inicio de sesión', 'inició sesión'],
  'sesion.abierta_con_codigo': ['Inicio de sesión desde la tienda', 'inició sesión desde la tienda'],
  'sesion.clave_incorrecta': [
    'Contraseña incorrecta',
    (entrada) =>
      entrada.objeto
        ? `no acertó la contraseña de ${cuentaOf(entrada)}`
        : 'quiso entrar con un correo que no tiene cuenta',
  ],
  'sesion.cuenta_cerrada': ['Cuenta cerrada', 'quiso entrar a {cuenta}, que no está activa'],
  'sesion.demasiados_intentos': ['Demasiados intentos', 'quiso entrar demasiadas veces'],
  'sesion.cerrada': ['Sesión cerrada', 'cerró una sesión de {cuenta}'],
  'sesion.otras_cerradas': ['Otras sesiones cerradas', 'cerró las otras sesiones de {cuenta}'],
  'sesion.todas_cerradas': ['Todas las sesiones cerradas', 'cerró todas las sesiones de {cuenta}'],
  'acceso.rechazado': ['Acceso rechazado', 'quiso hacer algo para lo que no tiene permiso'],
  'clave.enlace_enviado': [
    'Enlace para la contraseña',
    'pidió un enlace para cambiar la contraseña de {cuenta}',
  ],
  'clave.cambiada': ['Contraseña cambiada', 'cambió la contraseña de {cuenta}'],
  'clave.restablecida': ['Contraseña restablecida', 'cambió con un enlace la contraseña de {cuenta}'],
  'segundo_factor.comienzo': [
    'Verificación en dos pasos pedida',
    'empezó a activar su verificación en dos pasos',
  ],
  'segundo_factor.alta': ['Verificación en dos pasos activada', 'activó su verificación en dos pasos'],
  'segundo_factor.baja': ['Verificación en dos pasos desactivada', 'desactivó su verificación en dos pasos'],
  'segundo_factor.codigo_incorrecto': [
    'Código de verificación incorrecto',
    'no acertó el código de verificación de {cuenta}',
  ],
  'segundo_factor.recuperacion': [
    'Código de recuperación usado',
    'usó un código de recuperación de {cuenta}',
  ],
  'segundo_factor.codigos_nuevos': ['Códigos de recuperación nuevos', 'pidió códigos de recuperación nuevos'],
  'segundo_factor.restablecido': [
    'Verificación en dos pasos quitada',
    'quitó la verificación en dos pasos de {cuenta}',
  ],
  'usuario.solicitud': [
    'Solicitud de cuenta',
    ({ objeto_nombre }) => `pidió una cuenta${objeto_nombre ? ` para ${objeto_nombre}` : ''}`,
  ],
  'usuario.enlace_de_correo': [
    'Enlace para confirmar el correo',
    'pidió un enlace para confirmar el correo de {cuenta}',
  ],
  'usuario.correo_confirmado': ['Correo confirmado', 'confirmó el correo de {cuenta}'],
  'usuario.cambio_de_correo': ['Cambio de correo pedido', 'pidió cambiar el correo de {cuenta}'],
  'usuario.enlace_de_cambio': [
    'Enlace para un correo nuevo',
    'pidió otro enlace para cambiar el correo de {cuenta}',
  ],
  'usuario.cambio_cancelado': ['Cambio de correo cancelado', 'canceló el cambio de correo de {cuenta}'],
  'usuario.cambio_frenado': [
    'Cambio de correo frenado',
    'frenó con un enlace el cambio de correo de {cuenta}',
  ],
  'usuario.correo_cambiado': ['Correo cambiado', 'cambió el correo de {cuenta}'],
  'usuario.datos_pedidos': ['Más datos pedidos', 'pidió más datos antes de aprobar {cuenta}'],
  'usuario.alta': ['Cuenta aprobada', 'aprobó {cuenta}'],
  'usuario.reactivacion': ['Cuenta reactivada', 'reactivó {cuenta}'],
  'usuario.rechazo': [
    'Solicitud rechazada',
    ({ objeto_nombre }) => `rechazó la solicitud${objeto_nombre ? ` de ${objeto_nombre}` : ''}`,
  ],
  'usuario.baja': ['Cuenta desactivada', 'desactivó {cuenta}'],
  'usuario.rol': ['Cambio de rol', 'cambió el rol de {cuenta}'],
  'usuario.permisos': ['Rol en el panel', 'cambió el rol en el panel de {cuenta}'],
  'usuario.condicion': ['Condiciones de un cliente', 'cambió las condiciones comerciales de {cuenta}'],
  'usuario.edicion': ['Cuenta editada', 'editó {cuenta}'],
  'usuario.nota': ['Nota sobre una cuenta', 'anotó algo en {cuenta}'],
  'usuario.nota_borrada': ['Nota borrada', 'borró una nota de {cuenta}'],
  'usuario.domicilio': ['Domicilio de entrega guardado', 'guardó un domicilio de entrega de {cuenta}'],
  'usuario.domicilio_quitado': ['Domicilio de entrega quitado', 'quitó un domicilio de entrega de {cuenta}'],
  'usuario.persona': [
    'Persona invitada a pedir por un comercio',
    'invitó a pedir por su comercio a {cuenta}',
  ],
  'usuario.acceso': ['Acceso de quien pide por un comercio', 'cambió el acceso de {cuenta}'],
  'usuario.borrado_pedido': ['Borrado de datos pedido', 'pidió que se borren los datos de {cuenta}'],
  'usuario.borrado_retirado': [
    'Borrado de datos retirado',
    'retiró el pedido de borrar los datos de {cuenta}',
  ],
  'usuario.planilla': ['Planilla de clientes', 'exportó clientes a una planilla'],
  'usuario.exportacion': ['Datos personales descargados', 'descargó los datos personales de {cuenta}'],
  'cuenta.pago': ['Pago registrado', 'registró un pago de {cuenta}'],
  'cuenta.nota_de_credito': ['Nota de crédito registrada', 'registró una nota de crédito a {cuenta}'],
  'cuenta.ajuste': ['Ajuste de cuenta corriente', 'ajustó la cuenta corriente de {cuenta}'],
  'cuenta.reverso': ['Movimiento revertido', 'revirtió un movimiento de {cuenta}'],
  'cuenta.condiciones': ['Condiciones de pago', 'cambió las condiciones de pago de {cuenta}'],
  'cuenta.resumen': ['Resumen de cuenta corriente', 'descargó la cuenta corriente de {cuenta}'],
  'usuario.borrado': ['Datos personales borrados', 'borró los datos personales de una cuenta'],
  'producto.alta': ['Producto creado', 'creó el producto {}'],
  'producto.edicion': ['Producto editado', 'editó el producto {}'],
  'producto.activacion': ['Producto activado', 'activó el producto {}'],
  'producto.baja': ['Producto desactivado', 'desactivó el producto {}'],
  'producto.costo': ['Costo de un producto', 'cambió el costo del producto {}'],
  'producto.cantidades': ['Venta por cantidad', 'cambió la venta por cantidad del producto {}'],
  'precios.cambio': ['Cambio de precios', 'cambió los precios de {}'],
  'precios.deshechos': ['Cambio de precios deshecho', 'deshizo un cambio de precios de {}'],
  'precios.programados': ['Cambio de precios programado', 'programó un cambio de precios de {}'],
  'precios.cancelados': ['Cambio de precios quitado', 'quitó un cambio de precios programado de {}'],
  'precios.fin_de_oferta': ['Fin de una promoción', 'terminó la promoción de {}'],
  'precios.reintento': ['Cambio de precios reintentado', 'reintentó un cambio de precios programado de {}'],
  'precios.lista': ['Lista de precios descargada', 'descargó la lista de precios'],
  'importacion.subida': ['Importación subida', 'subió «{}»'],
  'importacion.aplicacion': ['Importación aplicada', 'aplicó la importación «{}»'],
  'importacion.detencion': ['Importación detenida', 'detuvo la importación «{}»'],
  'importacion.deshecha': ['Importación deshecha', 'deshizo la importación «{}»'],
  'importacion.descarte': ['Importación descartada', 'descartó la importación «{}»'],
  'importacion.reintento': ['Importación reintentada', 'reintentó la importación «{}»'],
  'importacion.lectura': ['Importación leída de otra forma', 'cambió cómo se lee la importación «{}»'],
  'importacion.errores': [
    'Errores de una importación',
    'descargó lo que hay que corregir de la importación «{}»',
  ],
  'filtro.alta': ['Filtro creado', 'creó {filtro}'],
  'filtro.edicion': ['Filtro editado', 'editó {filtro}'],
  'filtro.activacion': ['Filtro activado', 'activó {filtro}'],
  'filtro.baja': ['Filtro desactivado', 'desactivó {filtro}'],
  'sinonimo.alta': ['Sinónimos creados', 'creó los sinónimos {}'],
  'sinonimo.edicion': ['Sinónimos editados', 'editó los sinónimos {}'],
  'sinonimo.baja': ['Sinónimos eliminados', 'eliminó los sinónimos {}'],
  'busqueda.descarte': ['Búsqueda descartada', 'descartó la búsqueda «{}»'],
  'busqueda.regreso': ['Búsqueda repuesta', 'repuso la búsqueda «{}»'],
  'pedido.alta': ['Pedido del personal', 'hizo el pedido {}'],
  'pedido.estado': ['Cambio de estado', 'cambió el estado del pedido {}'],
  'pedido.edicion': ['Pedido editado', 'editó el pedido {}'],
  'pedido.entrega': ['Entrega de un pedido', 'anotó qué se entrega del pedido {}'],
  'pedido.recepcion': ['Recepción de un pedido', 'confirmó que recibió el pedido {}'],
  'pedido.propuesta': ['Cambio de pedido propuesto', 'pidió un cambio en el pedido {}'],
  'pedido.propuesta_retirada': ['Cambio de pedido retirado', 'retiró el cambio que pidió en el pedido {}'],
  'pedido.propuesta_aceptada': [
    'Cambio de pedido aceptado',
    'aceptó el cambio que pidió el cliente en el pedido {}',
  ],
  'pedido.propuesta_rechazada': [
    'Cambio de pedido rechazado',
    'rechazó el cambio que pidió el cliente en el pedido {}',
  ],
  'pedido.empaque': ['Pedido empacado', 'empacó el pedido {}'],
  'producto.tamanos': ['Tamaños de un producto', 'decidió de qué es un tamaño el producto {}'],
  'destacados.orden': ['Destacados ordenados', 'cambió el orden de los destacados'],
  'rol.alta': ['Rol creado', 'creó el rol «{}»'],
  'rol.edicion': ['Rol cambiado', 'cambió el rol «{}»'],
  'rol.baja': ['Rol eliminado', 'eliminó el rol «{}»'],
  'condicion.alta': ['Condiciones creadas', 'creó las condiciones «{}»'],
  'condicion.edicion': ['Condiciones cambiadas', 'cambió las condiciones «{}»'],
  'condicion.baja': ['Condiciones eliminadas', 'eliminó las condiciones «{}»'],
  'condicion.precios': ['Precios de unas condiciones', 'cambió precios de las condiciones «{}»'],
  'condicion.planilla': [
    'Planilla de condiciones',
    'exportó precios y cantidades de condiciones a una planilla',
  ],
  'condicion.cantidades': [
    'Venta por cantidad de unas condiciones',
    'cambió la venta por cantidad de las condiciones «{}»',
  ],
  'vista.alta': ['Vista guardada', 'guardó la vista «{}»'],
  'vista.edicion': ['Vista cambiada', 'cambió la vista «{}»'],
  'vista.baja': ['Vista eliminada', 'eliminó la vista «{}»'],
  'zona.alta': ['Zona creada', 'creó la zona {}'],
  'zona.edicion': ['Zona editada', 'editó la zona {}'],
  'zona.baja': ['Zona eliminada', 'eliminó la zona {}'],
  'feriados.edicion': ['Feriados cambiados', 'cambió los feriados'],
  'banner.alta': ['Banner creado', 'creó el banner «{}»'],
  'banner.edicion': ['Banner cambiado', 'cambió el banner «{}»'],
  'banner.baja': ['Banner eliminado', 'eliminó el banner «{}»'],
  'estantes.orden': ['Estantes ordenados', 'cambió el orden de los estantes'],
  'pedido.remito': ['Remito impreso', 'imprimió el remito del pedido {}'],
  'pedido.pdf': ['Pedido en PDF', 'descargó en PDF el pedido {}'],
  'pedido.hoja_de_ruta': ['Hoja de ruta impresa', 'imprimió una hoja de ruta con el pedido {}'],
  'informe.planilla': ['Planilla de ventas', 'exportó un informe de ventas a una planilla'],
  'producto.planilla': ['Planilla de productos', 'exportó productos a una planilla'],
  'informe.margen': ['Planilla de márgenes', 'exportó un informe de márgenes a una planilla'],
  'pedido.planilla': ['Planilla de pedidos', 'exportó pedidos a una planilla'],
  'pedido.seguimiento': ['Pedido organizado', 'cambió a cargo de quién está, o las etiquetas del pedido {}'],
  'pedido.nota': ['Nota sobre un pedido', 'anotó algo en el pedido {}'],
  'pedido.nota_borrada': ['Nota sobre un pedido borrada', 'borró una nota del pedido {}'],
  'notificaciones.leidas': ['Notificaciones leídas', 'marcó las notificaciones como leídas'],
  'correo.prueba': ['Correo de prueba', 'se envió un correo de prueba'],
  'correo.reenvio': [
    'Correo reenviado',
    ({ objeto_nombre }) => `reenvió el correo${objeto_nombre ? ` «${objeto_nombre}»` : ''}`,
  ],
  'trabajo.reintento': ['Trabajo reintentado', 'reintentó un trabajo que había fallado ({})'],
  'trabajo.descarte': ['Trabajo descartado', 'descartó un trabajo que había fallado ({})'],
  'ajustes.edicion': ['Ajustes cambiados', 'cambió los ajustes de la tienda'],
};

/** Returns the author: 'Juan Paz', an unknown visitor, or a command on the server. */
function describeAuthor({ usuario, ip }: Entrada): string {
  if (usuario) return `${usuario.nombre} ${usuario.apellido}`.trim();
  return ip ? 'Alguien' : 'Desde el servidor, alguien';
}

/** Returns a sentence: 'Juan Paz aprobó la cuenta de Dietética Sol'. */
export function describeEntrada(entrada: Entrada): string {
  const [, tell] = ACCION_TEXTS[entrada.accion];
  const names = { '{cuenta}': cuentaOf, '{filtro}': filtroOf, '{}': nombreOf };
  const details =
    typeof tell === 'function'
      ? tell(entrada)
      : tell.replace(/\{\w*\}/, (mark) => names[mark as keyof typeof names](entrada));
  return `${describeAuthor(entrada)} ${details}`.trim();
}
