import type {
  ClientesInactivosPage,
  Costo,
  MargenesPage,
  ResumenDeMargen,
  ResumenDeVentas,
  VentasPage,
} from 'api-client/backoffice';

/** Response types of reports and product costs. */
export interface InformesAnswers {
  'GET /informes/resumen': ResumenDeVentas;
  'GET /informes/ventas': VentasPage;
  'GET /informes/ventas/planilla': Blob;
  'GET /informes/margen/resumen': ResumenDeMargen;
  'GET /informes/margen': MargenesPage;
  'GET /informes/margen/planilla': Blob;
  'GET /productos/:id/costo': Costo;
  'PUT /productos/:id/costo': Costo;
  'GET /informes/inactivos': ClientesInactivosPage;
}
