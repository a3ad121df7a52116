import type {
  FilasImportacionPage,
  FotoRecibida,
  FotosRecibidas,
  Importacion,
  ImportacionesPage,
  Mensaje,
} from 'api-client/backoffice';

/** Of the fake API's answers, those of spreadsheets and pictures that are brought in. */
export interface ImportacionesAnswers {
  'GET /importaciones': ImportacionesPage;
  'POST /importaciones': Importacion;
  'POST /importaciones/fotos': Importacion;
  'GET /importaciones/:id/fotos': FotosRecibidas;
  'POST /importaciones/:id/fotos': FotoRecibida;
  'POST /importaciones/:id/revisar': Importacion;
  'GET /importaciones/modelo': Blob;
  'GET /importaciones/:id': Importacion;
  'DELETE /importaciones/:id': Mensaje;
  'GET /importaciones/:id/filas': FilasImportacionPage;
  'GET /importaciones/:id/errores': Blob;
  'POST /importaciones/:id/aplicar': Importacion;
  'POST /importaciones/:id/reintentar': Importacion;
  'POST /importaciones/:id/detener': Importacion;
  'POST /importaciones/:id/deshacer': Importacion;
}
