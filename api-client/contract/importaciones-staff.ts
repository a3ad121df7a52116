/** Imports of catalogue, prices, customers and pictures: reviewed first, then applied, and undone as a whole. */
import { z } from 'zod';
import { mensaje, pageQuery, total, uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { filasPage } from './importaciones-filas.ts';
import {
  AREAS_IMPORTACION,
  COLUMNAS_IMPORTACION,
  EFECTOS_RENGLON,
  ESTADOS_EN_CURSO,
  ESTADOS_IMPORTACION,
  ESTADOS_RENGLON,
  PREGUNTAS_PLANILLA,
  TIPOS_IMPORTACION,
  TIPOS_PLANILLA,
} from './importaciones-words.ts';
import { LIMITS } from './limits.ts';
import { searchText } from './plain-text.ts';

const tipo = z.enum(TIPOS_PLANILLA, 'Elige qué trae la planilla.');
const campo = z.enum(COLUMNAS_IMPORTACION);

export const importacionBody = z
  .object({
    tipo,
    archivo: z
      .file('Elige la planilla.')
      .min(1, 'El archivo está vacío.')
      .max(LIMITS.planillaBytes, 'La planilla debe ser menor de 6 MB.')
      .describe('A file of type xlsx, xls, ods or csv; its name is stored'),
  })
  .meta({ id: 'ImportacionBody' });

export const applyBody = z
  .object({
    invitacion: z
      .boolean('Di si se invita a los clientes nuevos.')
      .describe('True to mail new customers a link to choose a password'),
    vista_previa: searchText('Falta la vista previa.')
      .max(64, 'La vista previa no es válida.')
      .nullable()
      .describe('Digest of the preview that the caller saw; another digest gets VISTA_PREVIA_VENCIDA'),
  })
  .meta({ id: 'AplicarImportacionBody' });

const persona = z.object({ nombre: z.string(), apellido: z.string() });

const filas = (what: string) => z.int().describe(what);

export const importacion = z
  .object({
    importacion_id: uuid,
    tipo: z.enum(TIPOS_IMPORTACION),
    archivo: z.string(),
    fecha: z.iso.datetime(),
    usuario: persona,
    estado: z.enum(ESTADOS_IMPORTACION),
    motivo: z.string().nullable().describe('Why the import failed, as text for people'),
    hoja: z.string().nullable().describe('Name of the read sheet; null for a text file'),
    hojas_sin_leer: z.array(z.string()).describe('Other sheets with content that were not read'),
    hojas_leidas: z.array(z.string()).nullish().describe('All sheets that were read together'),
    preguntas: z
      .array(z.enum(PREGUNTAS_PLANILLA))
      .nullish()
      .describe('Ambiguous parts of the file; the import can be applied only after the user answers'),
    faltan: z.array(z.string()).describe('Missing headings that new entries need'),
    vista_previa: z
      .string()
      .nullable()
      .describe('Digest of the preview; send it back to apply the import. Null until the preview is ready'),
    filas: filas('Rows of the sheet that are not empty; of pictures, products and wrong ones'),
    avance: z
      .object({ hechas: z.int(), total: z.int() })
      .describe('Progress: rows, or pictures while the state is `recibiendo`'),
    resumen: z
      .object({ nuevo: z.int(), cambia: z.int(), igual: z.int(), error: z.int() })
      .describe('Number of rows per effect'),
    hechas: filas('Rows that were done and stand'),
    salteadas: filas('Rows that were left alone, for what they meet was changed meanwhile'),
    columnas: z
      .array(z.object({ titulo: z.string(), campo: campo.nullable() }))
      .describe('Columns of the sheet, each with its field; null for an ignored column'),
    crea: z
      .object({
        marcas: z.array(z.string()),
        categorias: z.array(z.string()),
        etiquetas: z.array(z.string()),
      })
      .describe('Names of categories, brands and tags that the import would also create'),
    sin_foto: z.int().nullable().describe('For pictures: active products that would still have none'),
    terminada_en: z.iso.datetime().nullable(),
    deshecha: z.object({ fecha: z.iso.datetime(), usuario: persona }).nullable(),
    interrumpida: z
      .enum(ESTADOS_EN_CURSO)
      .nullish()
      .describe('Step whose job failed after all retries; a retry is possible'),
    se_deshace: z
      .boolean()
      .describe('True if the import can be undone; its rows are stored for a limited time'),
  })
  .meta({ id: 'Importacion' });

export const importacionesPage = z
  .object({ importaciones: z.array(importacion), total })
  .meta({ id: 'ImportacionesPage' });

/** Each kind of import needs its own areas; a list contains the kinds that the caller may see. */
export const bringing = { audience: 'staff', areas: { kinds: AREAS_IMPORTACION } } as const;

const act = <const V extends string, const P extends string>(verb: V, path: P, summary: string) =>
  defineOperation({
    id: `importaciones.${verb}`,
    route: `POST /importaciones/{id}/${path}`,
    summary,
    ...bringing,
    answers: { 200: importacion },
    errors: ['NO_ENCONTRADO', 'IMPORTACION_EN_OTRO_ESTADO'],
  });

export const importacionesStaffOperations = [
  defineOperation({
    id: 'importaciones.create',
    route: 'POST /importaciones',
    summary:
      'Uploads a spreadsheet and starts to read it; nothing is changed. The same file as in an import that is not applied yet returns that import, read again.',
    ...bringing,
    body: { type: 'multipart', schema: importacionBody },
    answers: { 201: importacion },
  }),
  defineOperation({
    id: 'importaciones.list',
    route: 'GET /importaciones',
    summary: 'Imports, newest first.',
    ...bringing,
    query: pageQuery,
    answers: { 200: importacionesPage },
  }),
  defineOperation({
    id: 'importaciones.modelo',
    route: 'GET /importaciones/modelo',
    summary: 'An empty spreadsheet with the columns of a kind and their formats.',
    ...bringing,
    query: z.object({ tipo }),
    answers: { 200: { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } },
  }),
  defineOperation({
    id: 'importaciones.get',
    route: 'GET /importaciones/{id}',
    summary: 'Returns an import and its progress.',
    ...bringing,
    answers: { 200: importacion },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'importaciones.filas',
    route: 'GET /importaciones/{id}/filas',
    summary: 'Rows of an import in sheet order, with what each would do or did.',
    ...bringing,
    query: pageQuery.extend({
      efecto: z.enum(EFECTOS_RENGLON, 'El filtro no es válido.').exactOptional(),
      estado: z.enum(ESTADOS_RENGLON, 'El filtro no es válido.').exactOptional(),
    }),
    answers: { 200: filasPage },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'importaciones.errores',
    route: 'GET /importaciones/{id}/errores',
    summary: 'A spreadsheet of the wrong rows or picture names, each with what to correct.',
    ...bringing,
    answers: { 200: { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } },
    errors: ['NO_ENCONTRADO', 'IMPORTACION_EN_OTRO_ESTADO'],
  }),
  defineOperation({
    id: 'importaciones.aplicar',
    route: 'POST /importaciones/{id}/aplicar',
    summary: 'Applies an import or resumes it; wrong rows are skipped.',
    ...bringing,
    body: { type: 'json', schema: applyBody },
    answers: { 200: importacion },
    errors: [
      'NO_ENCONTRADO',
      'IMPORTACION_EN_OTRO_ESTADO',
      'VISTA_PREVIA_VENCIDA',
      'IMPORTACION_CON_PREGUNTAS',
    ],
  }),
  act('detener', 'detener', 'Stops an import; applied rows stay until the import is resumed or undone.'),
  act('reintentar', 'reintentar', 'Retries the step that failed after all retries.'),
  act('deshacer', 'deshacer', 'Starts to undo the whole import; later changes stay.'),
  defineOperation({
    id: 'importaciones.descartar',
    route: 'DELETE /importaciones/{id}',
    summary: 'Deletes an import that changed nothing.',
    ...bringing,
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'IMPORTACION_EN_OTRO_ESTADO'],
  }),
] as const;
