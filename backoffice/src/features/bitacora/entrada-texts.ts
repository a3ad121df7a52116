import type { Entrada } from 'api-client/backoffice';
import { type Accion, type AccionText, CUENTA_TEXTS } from './cuenta-texts.ts';
import {
  busquedaOf,
  filtroOf,
  pedidoOf,
  preciosOf,
  productoOf,
  rolOf,
  sinonimosOf,
  vistaOf,
} from './entrada-objects.ts';

/** What each action is called in a filter, and how it is told after who did it. */
export const ACCION_TEXTS: Record<Accion, AccionText> = {
  ...CUENTA_TEXTS,
  'producto.alta': { label: 'Producto creado', tell: (entrada) => `creó ${productoOf(entrada)}` },
  'producto.edicion': { label: 'Producto editado', tell: (entrada) => `editó ${productoOf(entrada)}` },
  'producto.activacion': { label: 'Producto activado', tell: (entrada) => `activó ${productoOf(entrada)}` },
  'producto.baja': { label: 'Producto desactivado', tell: (entrada) => `desactivó ${productoOf(entrada)}` },
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
  'precios.lista': {
    label: 'Lista de precios descargada',
    tell: () => 'descargó la lista de precios',
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
  rol: 'Rol',
  areas: 'Áreas',
  tiene_acceso: 'Con acceso',
  email: 'Correo',
  motivo: 'Motivo',
  mensaje: 'Mensaje',
  exige_segundo_factor: 'Verificación en dos pasos para todo el personal',
  monto_minimo: 'Monto mínimo de un pedido',
  envio_gratis: 'Envío gratis desde',
  anuncio: 'Anuncio',
  anuncio_desde: 'Anuncio desde',
  anuncio_hasta: 'Anuncio hasta',
  titulo_inicio: 'Título del inicio',
  texto_inicio: 'Texto del inicio',
  texto_nosotros: 'Texto de la empresa',
  ciudad: 'Ciudad',
  horarios: 'Horario de atención',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  linea_legal: 'Razón social y condición',
  cuit: 'CUIT',
  direccion: 'Domicilio',
  banco: 'Banco para transferencias',
  titular: 'Titular de la cuenta',
  cbu: 'CBU o CVU',
  alias: 'Alias',
  nombre: 'Nombre',
  apellido: 'Apellido',
  dni: 'CUIT/CUIL',
  nombre_comercio: 'Comercio',
  telefono: 'Teléfono',
  dom_fiscal: 'Domicilio fiscal',
  nota: 'Nota',
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
  seleccion: 'Productos',
  ajuste: 'Ajuste',
  suben: 'Suben',
  bajan: 'Bajan',
  repuestos: 'Con su precio anterior',
  salteados: 'Cambiaron antes y quedaron como estaban',
  desde: 'Se aplica',
  hasta: 'Termina',
  marca_destacada: 'Destacada',
  estado_pedido: 'Estado',
  total_precio: 'Total',
  lineas: 'Productos',
  bultos: 'Bultos',
  estantes: 'Estantes',
  destacados: 'Destacados',
  de_equipo: 'Del equipo',
  filtros: 'Filtros',
  columnas: 'Columnas',
  llamada: 'Qué quiso hacer',
  tipo: 'Tipo',
};

/** 'Precio'; a field that is newer than this screen by its own name. */
export const labelOf = (campo: string): string => CAMPOS[campo] ?? campo;
