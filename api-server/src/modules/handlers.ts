import type { Handlers } from '../http/register-operations.ts';
import { ajustesHandlers } from './ajustes/ajustes-handlers.ts';
import { authHandlers } from './auth/auth-handlers.ts';
import { sesionesHandlers } from './auth/sesiones-handlers.ts';
import { avisosHandlers } from './avisos/avisos-handlers.ts';
import { bannersHandlers } from './banners/banners-handlers.ts';
import { bitacoraHandlers } from './bitacora/bitacora-handlers.ts';
import { busquedasHandlers } from './busquedas/busquedas-handlers.ts';
import { clientesHandlers } from './clientes/clientes-handlers.ts';
import { misHabitualesHandlers } from './clientes/mis-habituales-handlers.ts';
import { correosHandlers } from './correos/correos-handlers.ts';
import { costosHandlers } from './costos/costos-handlers.ts';
import { cambioDeCorreoHandlers } from './cuenta/cambio-handlers.ts';
import { cuentaHandlers } from './cuenta/cuenta-handlers.ts';
import { cuentaCorrienteHandlers } from './cuenta-corriente/cuenta-corriente-handlers.ts';
import type { ModuleDeps } from './deps.ts';
import { domiciliosHandlers } from './domicilios/domicilios-handlers.ts';
import { empaquesHandlers } from './empaques/empaques-handlers.ts';
import { entregaHandlers } from './entrega/entrega-handlers.ts';
import { estadoHandlers } from './estado/estado-handlers.ts';
import { filtrosHandlers } from './filtros/filtros-handlers.ts';
import { importacionesHandlers } from './importaciones/importaciones-handlers.ts';
import { informesHandlers } from './informes/informes-handlers.ts';
import { margenHandlers } from './informes/margen-handlers.ts';
import { listaDePreciosHandlers } from './lista-de-precios/lista-handlers.ts';
import { listasHandlers } from './listas/listas-handlers.ts';
import { miCarritoHandlers } from './mi-carrito/carrito-handlers.ts';
import { miRepartoHandlers } from './mi-reparto/mi-reparto-handlers.ts';
import { notificacionesHandlers } from './notificaciones/notificaciones-handlers.ts';
import { pedidoRapidoHandlers } from './pedido-rapido/pedido-rapido-handlers.ts';
import { pedidosHandlers } from './pedidos/pedidos-handlers.ts';
import { propuestasHandlers } from './pedidos/propuestas-handlers.ts';
import { pedidosSeguimientoHandlers } from './pedidos/seguimiento-handlers.ts';
import { personalDataHandlers } from './personal-data/personal-data-handlers.ts';
import { personasHandlers } from './personas/personas-handlers.ts';
import { planillasHandlers } from './planillas/planillas-handlers.ts';
import { preciosHandlers } from './precios/precios-handlers.ts';
import { presenciasHandlers } from './presencias/presencias-handlers.ts';
import { productosHandlers } from './productos/productos-handlers.ts';
import { remitosHandlers } from './remitos/remitos-handlers.ts';
import { rolesHandlers } from './roles/roles-handlers.ts';
import { segundoFactorHandlers } from './segundo-factor/segundo-factor-handlers.ts';
import { sinonimosHandlers } from './sinonimos/sinonimos-handlers.ts';
import { solicitudesHandlers } from './solicitudes/solicitudes-handlers.ts';
import { tableroHandlers } from './tablero/tablero-handlers.ts';
import { usuariosHandlers } from './usuarios/usuarios-handlers.ts';
import { vistasHandlers } from './vistas/vistas-handlers.ts';
import { zonasHandlers } from './zonas/zonas-handlers.ts';

/** Returns the handlers of all modules, by operation id. */
export function createHandlers(deps: ModuleDeps): Handlers {
  return {
    ...authHandlers(deps),
    ...cuentaHandlers(deps),
    ...cambioDeCorreoHandlers(deps),
    ...sesionesHandlers(deps),
    ...segundoFactorHandlers(deps),
    ...usuariosHandlers(deps),
    ...rolesHandlers(deps),
    ...clientesHandlers(deps),
    ...solicitudesHandlers(deps),
    ...personalDataHandlers(deps),
    ...cuentaCorrienteHandlers(deps),
    ...productosHandlers(deps),
    ...preciosHandlers(deps),
    ...filtrosHandlers(deps),
    ...sinonimosHandlers(deps),
    ...busquedasHandlers(deps),
    ...pedidosSeguimientoHandlers(deps),
    ...pedidosHandlers(deps),
    ...propuestasHandlers(deps),
    ...pedidoRapidoHandlers(deps),
    ...misHabitualesHandlers(deps),
    ...miCarritoHandlers(deps),
    ...avisosHandlers(deps),
    ...domiciliosHandlers(deps),
    ...personasHandlers(deps),
    ...listasHandlers(deps),
    ...entregaHandlers(deps),
    ...empaquesHandlers(deps),
    ...planillasHandlers(deps),
    ...vistasHandlers(deps),
    ...zonasHandlers(deps),
    ...bannersHandlers(deps),
    ...miRepartoHandlers(deps),
    ...listaDePreciosHandlers(deps),
    ...remitosHandlers(deps),
    ...presenciasHandlers(deps),
    ...notificacionesHandlers(deps),
    ...tableroHandlers(deps),
    ...importacionesHandlers(deps),
    ...informesHandlers(deps),
    ...margenHandlers(deps),
    ...costosHandlers(deps),
    ...correosHandlers(deps),
    ...bitacoraHandlers(deps),
    ...ajustesHandlers(deps),
    ...estadoHandlers(deps),
  };
}
