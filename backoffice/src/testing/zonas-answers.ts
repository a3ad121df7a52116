import type { Feriados, Mensaje, Zona, Zonas } from 'api-client/backoffice';

/** Response types of zones and holidays. */
export interface ZonasAnswers {
  'GET /zonas': Zonas;
  'POST /zonas': Zona;
  'PATCH /zonas/:id': Zona;
  'DELETE /zonas/:id': Mensaje;
  'GET /feriados': Feriados;
  'PATCH /feriados': Feriados;
}
