import type { Feriados, Mensaje, Zona, Zonas } from 'api-client/backoffice';

/** Of the fake API's answers, those of where and when it is delivered. */
export interface ZonasAnswers {
  'GET /zonas': Zonas;
  'POST /zonas': Zona;
  'PATCH /zonas/:id': Zona;
  'DELETE /zonas/:id': Mensaje;
  'GET /feriados': Feriados;
  'PATCH /feriados': Feriados;
}
