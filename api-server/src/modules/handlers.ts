import type { Handlers } from '../http/register-operations.ts';
import { ajustesHandlers } from './ajustes/handlers.ts';
import { authHandlers, sesionesHandlers } from './auth/handlers.ts';
import { avisosHandlers } from './avisos/handlers.ts';
import { bannersHandlers } from './banners/handlers.ts';
import { bitacoraHandlers } from './bitacora/handlers.ts';
import { busquedasHandlers } from './busquedas/handlers.ts';
import { cantidadesHandlers } from './cantidades/handlers.ts';
import { clientesHandlers, misHabitualesHandlers } from './clientes/handlers.ts';
import { condicionesHandlers } from './condiciones/handlers.ts';
import { correosHandlers } from './correos/handlers.ts';
import { costosHandlers } from './costos/handlers.ts';
import { cambioDeCorreoHandlers, cuentaHandlers } from './cuenta/handlers.ts';
import { cuentaCorrienteHandlers } from './cuenta-corriente/handlers.ts';
import type { ModuleDeps } from './deps.ts';
import { domiciliosHandlers } from './domicilios/handlers.ts';
import { empaquesHandlers } from './empaques/handlers.ts';
import { entregaHandlers } from './entrega/handlers.ts';
import { estadoHandlers } from './estado/handlers.ts';
import { filtrosHandlers } from './filtros/handlers.ts';
import { importacionesHandlers } from './importaciones/handlers.ts';
import { informesHandlers, margenHandlers } from './informes/handlers.ts';
import { listaDePreciosHandlers } from './lista-de-precios/handlers.ts';
import { listasHandlers } from './listas/handlers.ts';
import { miCarritoHandlers } from './mi-carrito/handlers.ts';
import { miRepartoHandlers } from './mi-reparto/handlers.ts';
import { notificacionesHandlers } from './notificaciones/handlers.ts';
import { pedidoRapidoHandlers } from './pedido-rapido/handlers.ts';
import { pedidosHandlers, pedidosSeguimientoHandlers, propuestasHandlers } from './pedidos/handlers.ts';
import { personalDataHandlers } from './personal-data/handlers.ts';
import { personasHandlers } from './personas/handlers.ts';
import { planillasHandlers } from './planillas/handlers.ts';
import { preciosHandlers } from './precios/handlers.ts';
import { presenciasHandlers } from './presencias/handlers.ts';
import { productosHandlers } from './productos/handlers.ts';
import { remitosHandlers } from './remitos/handlers.ts';
import { rolesHandlers } from './roles/handlers.ts';
import { segundoFactorHandlers } from './segundo-factor/handlers.ts';
import { sinonimosHandlers } from './sinonimos/handlers.ts';
import { solicitudesHandlers } from './solicitudes/handlers.ts';
import { tableroHandlers } from './tablero/handlers.ts';
import { usuariosHandlers } from './usuarios/handlers.ts';
import { vistasHandlers } from './vistas/handlers.ts';
import { zonasHandlers } from './zonas/handlers.ts';

/** Returns the handlers of all modules, by operation id. */
export function createHandlers(deps: ModuleDeps): Handlers {
  return {
    ...authHandlers(deps),
    ...cuentaHandlers(deps),
    ...cambioDeCorreoHandlers(deps),
    ...sesionesHandlers(deps),
    ...segundoFactorHandlers(deps),
    ...usuariosHandlers(deps),
    ...cantidadesHandlers(deps),
    ...condicionesHandlers(deps),
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
