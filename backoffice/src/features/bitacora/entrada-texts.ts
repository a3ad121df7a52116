import type { Entrada } from 'api-client/backoffice';
import {
  type Accion,
  type AccionText,
  bannerOf,
  busquedaOf,
  CUENTA_TEXTS,
  filtroOf,
  importacionOf,
  pedidoOf,
  preciosOf,
  productoOf,
  rolOf,
  sinonimosOf,
  trabajoOf,
  vistaOf,
  zonaOf,
} from './cuenta-texts.ts';

/** Each action's label in the filter, and its sentence after the author's name. */
export const ACCION_TEXTS: Record<Accion, AccionText> = {
  ...CUENTA_TEXTS,
  'producto.alta': { label: 'Producto creado', tell: (entrada) => `creó ${productoOf(entrada)}` },
  'producto.edicion': { label: 'Producto editado', tell: (entrada) => `editó ${productoOf(entrada)}` },
  'producto.activacion': { label: 'Producto activado', tell: (entrada) => `activó ${productoOf(entrada)}` },
  'producto.baja': { label: 'Producto desactivado', tell: (entrada) => `desactivó ${productoOf(entrada)}` },
  'producto.costo': {
    label: 'Costo de un producto',
    tell: (entrada) => `cambió el costo de ${productoOf(entrada)}`.replace(' de el ', ' del '),
  },
  'precios.cambio': {
    label: 'Cambio de precios',
    tell: (entrada) => `cambió los precios de ${preciosOf(entrada)}`,
  },
  'precios.deshechos': {
    label: 'Cambio de precios deshecho',
    tell: (entrada) => `deshizo un cambio de precios de ${preciosOf(entrada)}`,
  },
  'precios.programados': {
    label: 'Cambio de precios programado',
    tell: (entrada) => `programó un cambio de precios de ${preciosOf(entrada)}`,
  },
  'precios.cancelados': {
    label: 'Cambio de precios quitado',
    tell: (entrada) => `quitó un cambio de precios programado de ${preciosOf(entrada)}`,
  },
  'precios.fin_de_oferta': {
    label: 'Fin de una promoción',
    tell: (entrada) => `terminó la promoción de ${preciosOf(entrada)}`,
  },
  'precios.reintento': {
    label: 'Cambio de precios reintentado',
    tell: (entrada) => `reintentó un cambio de precios programado de ${preciosOf(entrada)}`,
  },
  'precios.lista': {
    label: 'Lista de precios descargada',
    tell: () => 'descargó la lista de precios',
  },
  'importacion.subida': {
    label: 'Importación subida',
    tell: (entrada) => `subió ${importacionOf(entrada)}`,
  },
  'importacion.aplicacion': {
    label: 'Importación aplicada',
    tell: (entrada) => `aplicó la importación ${importacionOf(entrada)}`,
  },
  'importacion.detencion': {
    label: 'Importación detenida',
    tell: (entrada) => `detuvo la importación ${importacionOf(entrada)}`,
  },
  'importacion.deshecha': {
    label: 'Importación deshecha',
    tell: (entrada) => `deshizo la importación ${importacionOf(entrada)}`,
  },
  'importacion.descarte': {
    label: 'Importación descartada',
    tell: (entrada) => `descartó la importación ${importacionOf(entrada)}`,
  },
  'importacion.reintento': {
    label: 'Importación reintentada',
    tell: (entrada) => `reintentó la importación ${importacionOf(entrada)}`,
  },
  'importacion.lectura': {
    label: 'Importación leída de otra forma',
    tell: (entrada) => `cambió cómo se lee la importación ${importacionOf(entrada)}`,
  },
  'importacion.errores': {
    label: 'Errores de una importación',
    tell: (entrada) => `descargó lo que hay que corregir de la importación ${importacionOf(entrada)}`,
  },
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
  'pedido.entrega': {
    label: 'Entrega de un pedido',
    tell: (entrada) => `anotó qué se entrega de ${pedidoOf(entrada)}`.replace(' de el ', ' del '),
  },
  'pedido.recepcion': {
    label: 'Recepción de un pedido',
    tell: (entrada) => `confirmó que recibió ${pedidoOf(entrada)}`,
  },
  'pedido.propuesta': {
    label: 'Cambio de pedido propuesto',
    tell: (entrada) => `pidió un cambio en ${pedidoOf(entrada)}`,
  },
  'pedido.propuesta_retirada': {
    label: 'Cambio de pedido retirado',
    tell: (entrada) => `retiró el cambio que pidió en ${pedidoOf(entrada)}`,
  },
  'pedido.propuesta_aceptada': {
    label: 'Cambio de pedido aceptado',
    tell: (entrada) => `aceptó el cambio que pidió el cliente en ${pedidoOf(entrada)}`,
  },
  'pedido.propuesta_rechazada': {
    label: 'Cambio de pedido rechazado',
    tell: (entrada) => `rechazó el cambio que pidió el cliente en ${pedidoOf(entrada)}`,
  },
  'pedido.empaque': {
    label: 'Pedido empacado',
    tell: (entrada) => `empacó ${pedidoOf(entrada)}`,
  },
  'producto.tamanos': {
    label: 'Tamaños de un producto',
    tell: (entrada) => `decidió de qué es un tamaño ${productoOf(entrada)}`,
  },
  'destacados.orden': { label: 'Destacados ordenados', tell: () => 'cambió el orden de los destacados' },
  'rol.alta': { label: 'Rol creado', tell: (entrada) => `creó ${rolOf(entrada)}` },
  'rol.edicion': { label: 'Rol cambiado', tell: (entrada) => `cambió ${rolOf(entrada)}` },
  'rol.baja': { label: 'Rol eliminado', tell: (entrada) => `eliminó ${rolOf(entrada)}` },
  'vista.alta': { label: 'Vista guardada', tell: (entrada) => `guardó ${vistaOf(entrada)}` },
  'vista.edicion': { label: 'Vista cambiada', tell: (entrada) => `cambió ${vistaOf(entrada)}` },
  'vista.baja': { label: 'Vista eliminada', tell: (entrada) => `eliminó ${vistaOf(entrada)}` },
  'zona.alta': { label: 'Zona creada', tell: (entrada) => `creó ${zonaOf(entrada)}` },
  'zona.edicion': { label: 'Zona editada', tell: (entrada) => `editó ${zonaOf(entrada)}` },
  'zona.baja': { label: 'Zona eliminada', tell: (entrada) => `eliminó ${zonaOf(entrada)}` },
  'feriados.edicion': { label: 'Feriados cambiados', tell: () => 'cambió los feriados' },
  'banner.alta': { label: 'Banner creado', tell: (entrada) => `creó ${bannerOf(entrada)}` },
  'banner.edicion': { label: 'Banner cambiado', tell: (entrada) => `cambió ${bannerOf(entrada)}` },
  'banner.baja': { label: 'Banner eliminado', tell: (entrada) => `eliminó ${bannerOf(entrada)}` },
  'estantes.orden': { label: 'Estantes ordenados', tell: () => 'cambió el orden de los estantes' },
  'pedido.remito': {
    label: 'Remito impreso',
    tell: (entrada) => `imprimió el remito de ${pedidoOf(entrada)}`.replace(' de el ', ' del '),
  },
  'pedido.pdf': {
    label: 'Pedido en PDF',
    tell: (entrada) => `descargó en PDF ${pedidoOf(entrada)}`,
  },
  'pedido.hoja_de_ruta': {
    label: 'Hoja de ruta impresa',
    tell: (entrada) => `imprimió una hoja de ruta con ${pedidoOf(entrada)}`,
  },
  'informe.planilla': {
    label: 'Planilla de ventas',
    tell: () => 'exportó un informe de ventas a una planilla',
  },
  'producto.planilla': { label: 'Planilla de productos', tell: () => 'exportó productos a una planilla' },
  'informe.margen': {
    label: 'Planilla de márgenes',
    tell: () => 'exportó un informe de márgenes a una planilla',
  },
  'pedido.planilla': { label: 'Planilla de pedidos', tell: () => 'exportó pedidos a una planilla' },
  'pedido.seguimiento': {
    label: 'Pedido organizado',
    tell: (entrada) =>
      `cambió a cargo de quién está, o las etiquetas de ${pedidoOf(entrada)}`.replace(' de el ', ' del '),
  },
  'pedido.nota': { label: 'Nota sobre un pedido', tell: (entrada) => `anotó algo en ${pedidoOf(entrada)}` },
  'pedido.nota_borrada': {
    label: 'Nota sobre un pedido borrada',
    tell: (entrada) => `borró una nota de ${pedidoOf(entrada)}`.replace(' de el ', ' del '),
  },
  'notificaciones.leidas': {
    label: 'Notificaciones leídas',
    tell: () => 'marcó las notificaciones como leídas',
  },
  'correo.prueba': { label: 'Correo de prueba', tell: () => 'se envió un correo de prueba' },
  'correo.reenvio': {
    label: 'Correo reenviado',
    tell: ({ objeto_nombre }) => `reenvió el correo${objeto_nombre ? ` «${objeto_nombre}»` : ''}`,
  },
  'trabajo.reintento': {
    label: 'Trabajo reintentado',
    tell: (entrada) => `reintentó un trabajo que había fallado (${trabajoOf(entrada)})`,
  },
  'trabajo.descarte': {
    label: 'Trabajo descartado',
    tell: (entrada) => `descartó un trabajo que había fallado (${trabajoOf(entrada)})`,
  },
  'ajustes.edicion': { label: 'Ajustes cambiados', tell: () => 'cambió los ajustes de la tienda' },
};

/** Returns the author: 'Juan Paz', an unknown visitor, or a command on the server. */
function whoOf({ usuario, ip }: Entrada): string {
  if (usuario) return `${usuario.nombre} ${usuario.apellido}`.trim();
  return ip ? 'Alguien' : 'Desde el servidor, alguien';
}

/** Returns a sentence: 'Juan Paz aprobó la cuenta de Dietética Sol'. */
export const sentenceOf = (entrada: Entrada): string =>
  `${whoOf(entrada)} ${ACCION_TEXTS[entrada.accion].tell(entrada)}`;
