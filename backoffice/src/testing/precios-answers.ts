import type {
  CambioConProductos,
  CambioDePrecios,
  CambiosDePreciosPage,
  PreciosDeProductoPage,
  VistaPrevia,
} from 'api-client/backoffice';

export interface PreciosAnswers {
  'GET /precios/vista-previa': VistaPrevia;
  'POST /precios/cambios': CambioDePrecios;
  'POST /precios/planilla': CambioDePrecios;
  'GET /precios/cambios': CambiosDePreciosPage;
  'GET /precios/cambios/:id': CambioConProductos;
  'POST /precios/cambios/:id/deshacer': CambioDePrecios;
  'POST /precios/cambios/:id/reintentar': CambioDePrecios;
  'GET /productos/:id/precios': PreciosDeProductoPage;
}
