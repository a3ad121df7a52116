import type { ClientesInactivosPage, ResumenDeVentas, VentasPage } from 'api-client/backoffice';

/** Of the fake API's answers, those of reports. */
export interface InformesAnswers {
  'GET /informes/resumen': ResumenDeVentas;
  'GET /informes/ventas': VentasPage;
  'GET /informes/ventas/planilla': Blob;
  'GET /informes/inactivos': ClientesInactivosPage;
}
