import type { Entrada } from 'api-client/backoffice';
import { busquedaOf, cuentaOf, filtroOf, pedidoOf, productoOf, sinonimosOf } from './entrada-objects.ts';

type Accion = Entrada['accion'];

/** What each action is called in a filter, and how it is told after who did it. */
export const ACCION_TEXTS: Record<Accion, { label: string; tell: (entrada: Entrada) => string }> = {
  'sesion.abierta': { label: 'Inicio de sesión', tell: () => 'inició sesión' },
  'sesion.abierta_con_codigo': {
    label: 'Inicio de sesión desde la tienda',
    tell: () => 'inició sesión desde la tienda',
  },
  'sesion.clave_incorrecta': {
    label: 'Contraseña incorrecta',
    tell: (entrada) =>
      entrada.objeto
        ? `no acertó la contraseña de ${cuentaOf(entrada)}`
        : 'quiso entrar con un correo que no tiene cuenta',
  },
  'sesion.cuenta_cerrada': {
    label: 'Cuenta cerrada',
    tell: (entrada) => `quiso entrar a ${cuentaOf(entrada)}, que no está activa`,
  },
  'sesion.demasiados_intentos': {
    label: 'Demasiados intentos',
    tell: () => 'quiso entrar demasiadas veces',
  },
  'sesion.cerrada': {
    label: 'Sesión cerrada',
    tell: (entrada) => `cerró una sesión de ${cuentaOf(entrada)}`,
  },
  'sesion.otras_cerradas': {
    label: 'Otras sesiones cerradas',
    tell: (entrada) => `cerró las otras sesiones de ${cuentaOf(entrada)}`,
  },
  'sesion.todas_cerradas': {
    label: 'Todas las sesiones cerradas',
    tell: (entrada) => `cerró todas las sesiones de ${cuentaOf(entrada)}`,
  },
  'acceso.rechazado': {
    label: 'Acceso rechazado',
    tell: () => 'quiso hacer algo para lo que no tiene permiso',
  },
  'clave.enlace_enviado': {
    label: 'Enlace para la contraseña',
    tell: (entrada) => `pidió un enlace para cambiar la contraseña de ${cuentaOf(entrada)}`,
  },
  'clave.cambiada': {
    label: 'Contraseña cambiada',
    tell: (entrada) => `cambió la contraseña de ${cuentaOf(entrada)}`,
  },
  'clave.restablecida': {
    label: 'Contraseña restablecida',
    tell: (entrada) => `cambió con un enlace la contraseña de ${cuentaOf(entrada)}`,
  },
  'segundo_factor.comienzo': {
    label: 'Verificación en dos pasos pedida',
    tell: () => 'empezó a activar su verificación en dos pasos',
  },
  'segundo_factor.alta': {
    label: 'Verificación en dos pasos activada',
    tell: () => 'activó su verificación en dos pasos',
  },
  'segundo_factor.baja': {
    label: 'Verificación en dos pasos desactivada',
    tell: () => 'desactivó su verificación en dos pasos',
  },
  'segundo_factor.codigo_incorrecto': {
    label: 'Código de verificación incorrecto',
    tell: (entrada) => `no acertó el código de verificación de ${cuentaOf(entrada)}`,
  },
  'segundo_factor.recuperacion': {
    label: 'Código de recuperación usado',
    tell: (entrada) => `usó un código de recuperación de ${cuentaOf(entrada)}`,
  },
  'segundo_factor.codigos_nuevos': {
    label: 'Códigos de recuperación nuevos',
    tell: () => 'pidió códigos de recuperación nuevos',
  },
  'segundo_factor.restablecido': {
    label: 'Verificación en dos pasos quitada',
    tell: (entrada) => `quitó la verificación en dos pasos de ${cuentaOf(entrada)}`,
  },
  'usuario.solicitud': {
    label: 'Solicitud de cuenta',
    tell: ({ objeto_nombre }) => `pidió una cuenta${objeto_nombre ? ` para ${objeto_nombre}` : ''}`,
  },
  'usuario.enlace_de_correo': {
    label: 'Enlace para confirmar el correo',
    tell: (entrada) => `pidió un enlace para confirmar el correo de ${cuentaOf(entrada)}`,
  },
  'usuario.correo_confirmado': {
    label: 'Correo confirmado',
    tell: (entrada) => `confirmó el correo de ${cuentaOf(entrada)}`,
  },
  'usuario.cambio_de_correo': {
    label: 'Cambio de correo pedido',
    tell: (entrada) => `pidió cambiar el correo de ${cuentaOf(entrada)}`,
  },
  'usuario.enlace_de_cambio': {
    label: 'Enlace para un correo nuevo',
    tell: (entrada) => `pidió otro enlace para cambiar el correo de ${cuentaOf(entrada)}`,
  },
  'usuario.cambio_cancelado': {
    label: 'Cambio de correo cancelado',
    tell: (entrada) => `canceló el cambio de correo de ${cuentaOf(entrada)}`,
  },
  'usuario.cambio_frenado': {
    label: 'Cambio de correo frenado',
    tell: (entrada) => `frenó con un enlace el cambio de correo de ${cuentaOf(entrada)}`,
  },
  'usuario.correo_cambiado': {
    label: 'Correo cambiado',
    tell: (entrada) => `cambió el correo de ${cuentaOf(entrada)}`,
  },
  'usuario.alta': { label: 'Cuenta aprobada', tell: (entrada) => `aprobó ${cuentaOf(entrada)}` },
  'usuario.reactivacion': { label: 'Cuenta reactivada', tell: (entrada) => `reactivó ${cuentaOf(entrada)}` },
  'usuario.rechazo': {
    label: 'Solicitud rechazada',
    tell: ({ objeto_nombre }) => `rechazó la solicitud${objeto_nombre ? ` de ${objeto_nombre}` : ''}`,
  },
  'usuario.baja': { label: 'Cuenta desactivada', tell: (entrada) => `desactivó ${cuentaOf(entrada)}` },
  'usuario.rol': { label: 'Cambio de rol', tell: (entrada) => `cambió el rol de ${cuentaOf(entrada)}` },
  'usuario.exportacion': {
    label: 'Datos personales descargados',
    tell: (entrada) => `descargó los datos personales de ${cuentaOf(entrada)}`,
  },
  'usuario.borrado': {
    label: 'Datos personales borrados',
    tell: () => 'borró los datos personales de una cuenta',
  },
  'producto.alta': { label: 'Producto creado', tell: (entrada) => `creó ${productoOf(entrada)}` },
  'producto.edicion': { label: 'Producto editado', tell: (entrada) => `editó ${productoOf(entrada)}` },
  'producto.activacion': { label: 'Producto activado', tell: (entrada) => `activó ${productoOf(entrada)}` },
  'producto.baja': { label: 'Producto desactivado', tell: (entrada) => `desactivó ${productoOf(entrada)}` },
  'filtro.alta': { label: 'Filtro creado', tell: (entrada) => `creó ${filtroOf(entrada)}` },
  'filtro.edicion': { label: 'Filtro editado', tell: (entrada) => `editó ${filtroOf(entrada)}` },
  'filtro.activacion': { label: 'Filtro activado', tell: (entrada) => `activó ${filtroOf(entrada)}` },
  'filtro.baja': { label: 'Filtro desactivado', tell: (entrada) => `desactivó ${filtroOf(entrada)}` },
  'sinonimo.alta': { label: 'Sinónimos creados', tell: (entrada) => `creó ${sinonimosOf(entrada)}` },
  'sinonimo.edicion': { label: 'Sinónimos editados', tell: (entrada) => `editó ${sinonimosOf(entrada)}` },
  'sinonimo.baja': { label: 'Sinónimos eliminados', tell: (entrada) => `eliminó ${sinonimosOf(entrada)}` },
  'busqueda.descarte': { label: 'Búsqueda descartada', tell: (entrada) => `descartó ${busquedaOf(entrada)}` },
  'busqueda.regreso': { label: 'Búsqueda repuesta', tell: (entrada) => `repuso ${busquedaOf(entrada)}` },
  'pedido.alta': { label: 'Pedido del personal', tell: (entrada) => `hizo ${pedidoOf(entrada)}` },
  'pedido.estado': {
    label: 'Cambio de estado',
    tell: (entrada) => `cambió el estado de ${pedidoOf(entrada)}`.replace(' de el ', ' del '),
  },
  'pedido.edicion': { label: 'Pedido editado', tell: (entrada) => `editó ${pedidoOf(entrada)}` },
  'pedido.remito': {
    label: 'Remito impreso',
    tell: (entrada) => `imprimió el remito de ${pedidoOf(entrada)}`.replace(' de el ', ' del '),
  },
  'notificaciones.leidas': {
    label: 'Notificaciones leídas',
    tell: () => 'marcó las notificaciones como leídas',
  },
  'correo.reenvio': {
    label: 'Correo reenviado',
    tell: ({ objeto_nombre }) => `reenvió el correo${objeto_nombre ? ` «${objeto_nombre}»` : ''}`,
  },
  'ajustes.edicion': { label: 'Ajustes cambiados', tell: () => 'cambió los ajustes de la tienda' },
};

/** 'Juan Paz'; somebody whom the shop doesn't know, or a command of the machine that it runs on. */
function whoOf({ usuario, ip }: Entrada): string {
  if (usuario) return `${usuario.nombre} ${usuario.apellido}`.trim();
  return ip ? 'Alguien' : 'Desde el servidor, alguien';
}

/** 'Juan Paz aprobó la cuenta de Dietética Sol' */
export const sentenceOf = (entrada: Entrada): string =>
  `${whoOf(entrada)} ${ACCION_TEXTS[entrada.accion].tell(entrada)}`;

const CAMPOS: Record<string, string> = {
  dado_de_alta: 'Aprobada',
  esta_activo: 'Activa',
  roles: 'Roles',
  email: 'Correo',
  motivo: 'Motivo',
  exige_segundo_factor: 'Verificación en dos pasos para todo el personal',
  nombre: 'Nombre',
  descripcion: 'Descripción',
  precio: 'Precio',
  precio_antes_oferta: 'Precio antes de la oferta',
  tipo_de_precio: 'Tipo de precio',
  disponible: 'Con stock',
  producto_destacado: 'Destacado',
  en_promocion: 'En promoción',
  nuevo_ingreso: 'Nuevo ingreso',
  marca: 'Marca',
  categorias: 'Categorías',
  etiquetas: 'Etiquetas',
  imagenes: 'Imágenes',
  imagen: 'Imagen',
  palabras: 'Palabras',
  marca_destacada: 'Destacada',
  estado_pedido: 'Estado',
  total_precio: 'Total',
  lineas: 'Productos',
  llamada: 'Qué quiso hacer',
  tipo: 'Tipo',
};

/** 'Precio'; a field that is newer than this screen by its own name. */
export const labelOf = (campo: string): string => CAMPOS[campo] ?? campo;
