import type { FilasImportacionPage, Importacion, ImportacionesPage, Mensaje } from 'api-client/backoffice';

/** Of the fake API's answers, those of spreadsheets that are brought in. */
export interface ImportacionesAnswers {
  'GET /importaciones': ImportacionesPage;
  'POST /importaciones': Importacion;
  'GET /importaciones/modelo': Blob;
  'GET /importaciones/:id': Importacion;
  'DELETE /importaciones/:id': Mensaje;
  'GET /importaciones/:id/filas': FilasImportacionPage;
  'GET /importaciones/:id/errores': Blob;
  'POST /importaciones/:id/aplicar': Importacion;
  'POST /importaciones/:id/detener': Importacion;
  'POST /importaciones/:id/deshacer': Importacion;
}
