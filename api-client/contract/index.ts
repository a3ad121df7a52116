/** The description of all calls. The server and the generator import it; apps never do. */
import { ajustesStaffOperations } from './ajustes-staff.ts';
import { authOperations } from './auth.ts';
import { bannersOperations } from './banners.ts';
import { bannersStaffOperations } from './banners-staff.ts';
import { bitacoraStaffOperations } from './bitacora-staff.ts';
import { busquedasOperations } from './busquedas.ts';
import { busquedasStaffOperations } from './busquedas-staff.ts';
import { cambioDeCorreoOperations } from './cambio-de-correo.ts';
import { cantidadesStaffOperations } from './cantidades-staff.ts';
import { clientesStaffOperations } from './clientes-staff.ts';
import { condicionesStaffOperations } from './condiciones-staff.ts';
import { correosStaffOperations } from './correos-staff.ts';
import { costosStaffOperations } from './costos-staff.ts';
import { cuentaOperations } from './cuenta.ts';
import { cuentaCorrienteStaffOperations } from './cuenta-corriente-staff.ts';
import { datosBancariosOperations } from './datos-bancarios.ts';
import { destacadosStaffOperations } from './destacados-staff.ts';
import { empaquesStaffOperations } from './empaques-staff.ts';
import { entregaStaffOperations } from './entrega-staff.ts';
import { estadoStaffOperations } from './estado-staff.ts';
import { estantesStaffOperations } from './estantes-staff.ts';
import { feriadosStaffOperations } from './feriados-staff.ts';
import { filtrosOperations } from './filtros.ts';
import { filtrosStaffOperations } from './filtros-staff.ts';
import { importacionesFotosOperations } from './importaciones-fotos.ts';
import { importacionesLecturaOperations } from './importaciones-lectura.ts';
import { importacionesStaffOperations } from './importaciones-staff.ts';
import { informesStaffOperations } from './informes-staff.ts';
import { listaDePreciosOperations } from './lista-de-precios.ts';
import { listaDePreciosStaffOperations } from './lista-de-precios-staff.ts';
import { margenStaffOperations } from './margen-staff.ts';
import { miCarritoOperations } from './mi-carrito.ts';
import { miCondicionOperations } from './mi-condicion.ts';
import { miCuentaCorrienteOperations } from './mi-cuenta-corriente.ts';
import { miInicioOperations } from './mi-inicio.ts';
import { miRepartoOperations } from './mi-reparto.ts';
import { misAvisosOperations } from './mis-avisos.ts';
import { misDomiciliosOperations } from './mis-domicilios.ts';
import { misHabitualesOperations } from './mis-habituales.ts';
import { misListasOperations } from './mis-listas.ts';
import { misPedidosOperations } from './mis-pedidos.ts';
import { misPersonasOperations } from './mis-personas.ts';
import { bellOperations } from './notificaciones.ts';
import { notificacionesStaffOperations } from './notificaciones-staff.ts';
import { pedidoRapidoOperations } from './pedido-rapido.ts';
import { pedidosOperations } from './pedidos.ts';
import { pedidosSeguimientoOperations } from './pedidos-seguimiento-staff.ts';
import { pedidosStaffOperations } from './pedidos-staff.ts';
import { planillasStaffOperations } from './planillas-staff.ts';
import { planillaStaffOperations } from './precios-planilla-staff.ts';
import { preciosStaffOperations } from './precios-staff.ts';
import { presenciasStaffOperations } from './presencias-staff.ts';
import { productosOperations } from './productos.ts';
import { productosFiltradosOperations } from './productos-filtrados.ts';
import { productosStaffOperations } from './productos-staff.ts';
import { propuestasOperations } from './propuestas.ts';
import { propuestasStaffOperations } from './propuestas-staff.ts';
import { reclamosOperations } from './reclamos.ts';
import { remitosStaffOperations } from './remitos-staff.ts';
import { repartoStaffOperations } from './reparto-staff.ts';
import { rolesStaffOperations } from './roles-staff.ts';
import { segundoFactorStaffOperations } from './segundo-factor-staff.ts';
import { sesionesOperations } from './sesiones.ts';
import { sesionesStaffOperations } from './sesiones-staff.ts';
import { sinonimosStaffOperations } from './sinonimos-staff.ts';
import { solicitudesStaffOperations } from './solicitudes-staff.ts';
import { tableroOperations } from './tablero.ts';
import { tamanosStaffOperations } from './tamanos-staff.ts';
import { tiendaOperations } from './tienda.ts';
import { usuariosOperations } from './usuarios.ts';
import { usuariosStaffOperations } from './usuarios-staff.ts';
import { vistasStaffOperations } from './vistas-staff.ts';
import { zonasStaffOperations } from './zonas-staff.ts';

export const operations = [
  ...authOperations,
  ...cuentaOperations,
  ...cambioDeCorreoOperations,
  ...sesionesOperations,
  ...sesionesStaffOperations,
  ...segundoFactorStaffOperations,
  ...usuariosOperations,
  ...usuariosStaffOperations,
  ...cantidadesStaffOperations,
  ...condicionesStaffOperations,
  ...rolesStaffOperations,
  ...solicitudesStaffOperations,
  ...clientesStaffOperations,
  ...cuentaCorrienteStaffOperations,
  ...productosOperations,
  ...productosFiltradosOperations,
  ...productosStaffOperations,
  ...preciosStaffOperations,
  ...planillaStaffOperations,
  ...filtrosOperations,
  ...filtrosStaffOperations,
  ...sinonimosStaffOperations,
  ...busquedasOperations,
  ...busquedasStaffOperations,
  ...pedidosOperations,
  ...pedidosSeguimientoOperations,
  ...pedidosStaffOperations,
  ...propuestasStaffOperations,
  ...entregaStaffOperations,
  ...empaquesStaffOperations,
  ...destacadosStaffOperations,
  ...tamanosStaffOperations,
  ...estantesStaffOperations,
  ...remitosStaffOperations,
  ...repartoStaffOperations,
  ...zonasStaffOperations,
  ...feriadosStaffOperations,
  ...planillasStaffOperations,
  ...vistasStaffOperations,
  ...presenciasStaffOperations,
  ...tableroOperations,
  ...importacionesStaffOperations,
  ...importacionesFotosOperations,
  ...importacionesLecturaOperations,
  ...informesStaffOperations,
  ...margenStaffOperations,
  ...costosStaffOperations,
  ...tiendaOperations,
  ...misPedidosOperations,
  ...reclamosOperations,
  ...propuestasOperations,
  ...pedidoRapidoOperations,
  ...misHabitualesOperations,
  ...miCondicionOperations,
  ...miInicioOperations,
  ...miCarritoOperations,
  ...misAvisosOperations,
  ...misDomiciliosOperations,
  ...miRepartoOperations,
  ...misPersonasOperations,
  ...misListasOperations,
  ...miCuentaCorrienteOperations,
  ...datosBancariosOperations,
  ...listaDePreciosOperations,
  ...listaDePreciosStaffOperations,
  ...bellOperations,
  ...notificacionesStaffOperations,
  ...correosStaffOperations,
  ...bitacoraStaffOperations,
  ...ajustesStaffOperations,
  ...bannersOperations,
  ...bannersStaffOperations,
  ...estadoStaffOperations,
] as const;

export type Operation = (typeof operations)[number];
export type OperationId = Operation['id'];
export type OperationOf<Id extends OperationId> = Extract<Operation, { id: Id }>;

export * from './areas.ts';
export * from './define.ts';
export * from './errors.ts';
export { errorsOf } from './errors-of.ts';
export * from './events.ts';
export { LIMITS } from './limits.ts';
export * from './words.ts';
