import type {
  FilasImportacionPage,
  FotoRecibida,
  FotosRecibidas,
  Importacion,
  ImportacionesPage,
  LecturaPlanilla,
  Mensaje,
} from 'api-client/backoffice';

/** Response types of imports. */
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
  'GET /importaciones/:id/lectura': LecturaPlanilla;
  'PUT /importaciones/:id/lectura': Importacion;
  'GET /importaciones/:id/errores': Blob;
  'POST /importaciones/:id/aplicar': Importacion;
  'POST /importaciones/:id/reintentar': Importacion;
  'POST /importaciones/:id/detener': Importacion;
  'POST /importaciones/:id/deshacer': Importacion;
}

/** A file that is read without questions. */
export const lecturaPlanilla: LecturaPlanilla = {
  eleccion: { hojas: null, encabezado: null, columnas: null, fijos: {}, decimales: null, iva: null },
  recordada: false,
  hojas: [{ nombre: '', filas: 3, leida: true, iguales: true }],
  encabezado: 1,
  columnas: [
    { clave: 'codigo', titulo: 'Cód.', letra: 'A', destino: 'codigo', ejemplos: ['A-1'] },
    { clave: 'descripcion', titulo: 'Artículo', letra: 'B', destino: 'nombre', ejemplos: ['Avena fina'] },
  ],
  muestra: [
    { fila: 1, celdas: ['Cód.', 'Artículo'] },
    { fila: 2, celdas: ['A-1', 'Avena fina'] },
  ],
  grupos: { total: 0, primeros: [] },
  repetidos: 0,
  preguntas: [],
  avisos: [],
  precios: [],
  dudoso: null,
};
