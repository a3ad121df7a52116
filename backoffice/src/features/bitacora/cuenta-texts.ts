/** Names the object of an audit entry inside a sentence. */
import type { Entrada } from 'api-client/backoffice';

const PLACES = { marca: 'la marca', categoria: 'la categoría', etiqueta: 'la etiqueta' } as const;

/** Returns a brand, category or tag with its name: 'la marca Sol'. */
export function filtroOf({ objeto, objeto_nombre }: Entrada): string {
  const kind =
    objeto === 'marca' || objeto === 'categoria' || objeto === 'etiqueta' ? PLACES[objeto] : 'el filtro';
  return `${kind} ${objeto_nombre ?? ''}`.trim();
}

const cuentaOf = ({ objeto_nombre }: Entrada): string =>
  objeto_nombre ? `la cuenta de ${objeto_nombre}` : 'una cuenta borrada';
export const pedidoOf = ({ objeto_nombre }: Entrada): string => `el pedido ${objeto_nombre ?? ''}`.trim();
export const productoOf = ({ objeto_nombre }: Entrada): string => `el producto ${objeto_nombre ?? ''}`.trim();

/** Returns the file name of an import. */
export const importacionOf = ({ objeto_nombre }: Entrada): string => `«${objeto_nombre ?? ''}»`;

/** Returns the selection of a price change: 'Marca Sol'. */
export const preciosOf = ({ objeto_nombre }: Entrada): string => objeto_nombre ?? '';

export const sinonimosOf = ({ objeto_nombre }: Entrada): string =>
  `los sinónimos ${objeto_nombre ?? ''}`.trim();

export const busquedaOf = ({ objeto_nombre }: Entrada): string => `la búsqueda «${objeto_nombre ?? ''}»`;

export const zonaOf = ({ objeto_nombre }: Entrada): string => `la zona ${objeto_nombre ?? ''}`.trim();

export const bannerOf = ({ objeto_nombre }: Entrada): string => `el banner «${objeto_nombre ?? ''}»`;

export const vistaOf = ({ objeto_nombre }: Entrada): string => `la vista «${objeto_nombre ?? ''}»`;

/** Returns a job's kind and subject: 'Avisos de pedidos: Pedido N.º 7'. */
export const trabajoOf = ({ objeto_nombre }: Entrada): string => objeto_nombre ?? '';

export const rolOf = ({ objeto_nombre }: Entrada): string => `el rol «${objeto_nombre ?? ''}»`;

export type Accion = Entrada['accion'];
export interface AccionText {
  label: string;
  tell: (entrada: Entrada) => string;
}

/** Texts of the actions on accounts: login, passwords, second factors, requests, personal data. */
export const CUENTA_TEXTS: Record<
  Extract<Accion, `${'sesion' | 'acceso' | 'clave' | 'segundo_factor' | 'usuario' | 'cuenta'}.${string}`>,
  AccionText
> = {
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
  'usuario.datos_pedidos': {
    label: 'Más datos pedidos',
    tell: (entrada) => `pidió más datos antes de aprobar ${cuentaOf(entrada)}`,
  },
  'usuario.alta': { label: 'Cuenta aprobada', tell: (entrada) => `aprobó ${cuentaOf(entrada)}` },
  'usuario.reactivacion': { label: 'Cuenta reactivada', tell: (entrada) => `reactivó ${cuentaOf(entrada)}` },
  'usuario.rechazo': {
    label: 'Solicitud rechazada',
    tell: ({ objeto_nombre }) => `rechazó la solicitud${objeto_nombre ? ` de ${objeto_nombre}` : ''}`,
  },
  'usuario.baja': { label: 'Cuenta desactivada', tell: (entrada) => `desactivó ${cuentaOf(entrada)}` },
  'usuario.rol': { label: 'Cambio de rol', tell: (entrada) => `cambió el rol de ${cuentaOf(entrada)}` },
  'usuario.permisos': {
    label: 'Rol en el panel',
    tell: (entrada) => `cambió el rol en el panel de ${cuentaOf(entrada)}`,
  },
  'usuario.edicion': { label: 'Cuenta editada', tell: (entrada) => `editó ${cuentaOf(entrada)}` },
  'usuario.nota': { label: 'Nota sobre una cuenta', tell: (entrada) => `anotó algo en ${cuentaOf(entrada)}` },
  'usuario.nota_borrada': {
    label: 'Nota borrada',
    tell: (entrada) => `borró una nota de ${cuentaOf(entrada)}`,
  },
  'usuario.domicilio': {
    label: 'Domicilio de entrega guardado',
    tell: (entrada) => `guardó un domicilio de entrega de ${cuentaOf(entrada)}`,
  },
  'usuario.domicilio_quitado': {
    label: 'Domicilio de entrega quitado',
    tell: (entrada) => `quitó un domicilio de entrega de ${cuentaOf(entrada)}`,
  },
  'usuario.persona': {
    label: 'Persona invitada a pedir por un comercio',
    tell: (entrada) => `invitó a pedir por su comercio a ${cuentaOf(entrada)}`,
  },
  'usuario.acceso': {
    label: 'Acceso de quien pide por un comercio',
    tell: (entrada) => `cambió el acceso de ${cuentaOf(entrada)}`,
  },
  'usuario.borrado_pedido': {
    label: 'Borrado de datos pedido',
    tell: (entrada) => `pidió que se borren los datos de ${cuentaOf(entrada)}`,
  },
  'usuario.borrado_retirado': {
    label: 'Borrado de datos retirado',
    tell: (entrada) => `retiró el pedido de borrar los datos de ${cuentaOf(entrada)}`,
  },
  'usuario.planilla': { label: 'Planilla de clientes', tell: () => 'exportó clientes a una planilla' },
  'usuario.exportacion': {
    label: 'Datos personales descargados',
    tell: (entrada) => `descargó los datos personales de ${cuentaOf(entrada)}`,
  },
  'cuenta.pago': { label: 'Pago registrado', tell: (entrada) => `registró un pago de ${cuentaOf(entrada)}` },
  'cuenta.nota_de_credito': {
    label: 'Nota de crédito registrada',
    tell: (entrada) => `registró una nota de crédito a ${cuentaOf(entrada)}`,
  },
  'cuenta.ajuste': {
    label: 'Ajuste de cuenta corriente',
    tell: (entrada) => `ajustó la cuenta corriente de ${cuentaOf(entrada)}`,
  },
  'cuenta.reverso': {
    label: 'Movimiento revertido',
    tell: (entrada) => `revirtió un movimiento de ${cuentaOf(entrada)}`,
  },
  'cuenta.condiciones': {
    label: 'Condiciones de pago',
    tell: (entrada) => `cambió las condiciones de pago de ${cuentaOf(entrada)}`,
  },
  'cuenta.resumen': {
    label: 'Resumen de cuenta corriente',
    tell: (entrada) => `descargó la cuenta corriente de ${cuentaOf(entrada)}`,
  },
  'usuario.borrado': {
    label: 'Datos personales borrados',
    tell: () => 'borró los datos personales de una cuenta',
  },
};
