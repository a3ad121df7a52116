import type { LecturaPlanilla } from 'api-client/backoffice';

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
