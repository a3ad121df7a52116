import type { EstadoDeLaTienda, Mensaje, PrimerosPasos, TrabajosFallidosPage } from 'api-client/backoffice';

/** Response types of the shop's state. */
export interface EstadoAnswers {
  'GET /estado': EstadoDeLaTienda;
  'GET /estado/primeros-pasos': PrimerosPasos;
  'GET /estado/fallidos': TrabajosFallidosPage;
  'POST /estado/fallidos/:id/reintentar': Mensaje;
  'DELETE /estado/fallidos/:id': Mensaje;
}
