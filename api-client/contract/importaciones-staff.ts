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
import { looked } from './plain-text.ts';

const tipo = z.enum(TIPOS_PLANILLA, 'Elige qué trae la planilla.');
const campo = z.enum(COLUMNAS_IMPORTACION);

export const importacionBody = z
  .object({
    tipo,
    archivo: z
      .file('Elige la planilla.')
      .min(1, 'El archivo está vacío.')
      .max(LIMITS.planillaBytes, 'La planilla debe ser menor de 6 MB.')
      .describe('xlsx, xls, ods or csv; its name is kept'),
  })
  .meta({ id: 'ImportacionBody' });

export const applyBody = z
  .object({
    invitacion: z
      .boolean('Di si se invita a los clientes nuevos.')
      .describe('Whether new customers are mailed a link by which they choose a password'),
    vista_previa: looked('Falta la vista previa.')
      .max(64, 'La vista previa no es válida.')
      .nullable()
      .describe('Of what its rows would do, as it was seen; another one answers VISTA_PREVIA_VENCIDA'),
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
    motivo: z.string().nullable().describe('Why it failed, as people read it'),
    hoja: z.string().nullable().describe('The sheet that was read; null for a text'),
    hojas_sin_leer: z.array(z.string()).describe('Other sheets with something in them, which were not'),
    hojas_leidas: z.array(z.string()).nullish().describe('Where several sheets are read as one: all of them'),
    preguntas: z
      .array(z.enum(PREGUNTAS_PLANILLA))
      .nullish()
      .describe('What can mean two things in the file: it is not applied before somebody says which'),
    faltan: z.array(z.string()).describe('Headings that no column was taken for and that new things need'),
    vista_previa: z
      .string()
      .nullable()
      .describe('Of what its rows would do: goes back when it is applied; null until it is known'),
    filas: filas('Rows of the sheet that are not empty; of pictures, products and wrong ones'),
    avance: z
      .object({ hechas: z.int(), total: z.int() })
      .describe('How far what is under way is: rows, or pictures while it is `recibiendo`'),
    resumen: z
      .object({ nuevo: z.int(), cambia: z.int(), igual: z.int(), error: z.int() })
      .describe('How many rows would do what'),
    hechas: filas('Rows that were done and stand'),
    salteadas: filas('Rows that were left alone, for what they meet was changed meanwhile'),
    columnas: z
      .array(z.object({ titulo: z.string(), campo: campo.nullable() }))
      .describe('The columns of the sheet, and what each was taken for; null: for nothing'),
    crea: z
      .object({
        marcas: z.array(z.string()),
        categorias: z.array(z.string()),
        etiquetas: z.array(z.string()),
      })
      .describe('What it would make besides, by name'),
    sin_foto: z.int().nullable().describe('Of pictures: active products that would have none still'),
    terminada_en: z.iso.datetime().nullable(),
    deshecha: z.object({ fecha: z.iso.datetime(), usuario: persona }).nullable(),
    interrumpida: z
      .enum(ESTADOS_EN_CURSO)
      .nullish()
      .describe('What was under way when its job failed after all retries: it can be tried again'),
    se_deshace: z.boolean().describe('Whether it can be undone: its rows are kept for a time'),
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
      'Takes a spreadsheet in and begins to read it; nothing is changed. The same file that nobody has applied yet is the same import, looked at anew.',
    ...bringing,
    body: { type: 'multipart', schema: importacionBody },
    answers: { 201: importacion },
  }),
  defineOperation({
    id: 'importaciones.list',
    route: 'GET /importaciones',
    summary: 'What was brought in, newest first.',
    ...bringing,
    query: pageQuery,
    answers: { 200: importacionesPage },
  }),
  defineOperation({
    id: 'importaciones.modelo',
    route: 'GET /importaciones/modelo',
    summary: 'An empty spreadsheet with the columns of a kind, and what each of them takes.',
    ...bringing,
    query: z.object({ tipo }),
    answers: { 200: { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } },
  }),
  defineOperation({
    id: 'importaciones.get',
    route: 'GET /importaciones/{id}',
    summary: 'One of them, and how far it is.',
    ...bringing,
    answers: { 200: importacion },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'importaciones.filas',
    route: 'GET /importaciones/{id}/filas',
    summary: 'Its rows, in the order of the sheet: what each would do, or did.',
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
    summary:
      'The rows of the sheet that are wrong, as they were sent, or the names of the pictures that are, and what to mend in each.',
    ...bringing,
    answers: { 200: { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } },
    errors: ['NO_ENCONTRADO', 'IMPORTACION_EN_OTRO_ESTADO'],
  }),
  defineOperation({
    id: 'importaciones.aplicar',
    route: 'POST /importaciones/{id}/aplicar',
    summary: 'Begins to do what its rows would do, or goes on; the wrong ones are left out.',
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
  act('detener', 'detener', 'Stops it: what was done so far stands, until it goes on or is undone.'),
  act('reintentar', 'reintentar', 'Tries again what was under way when it failed after all retries.'),
  act('deshacer', 'deshacer', 'Begins to take it back as a whole; what was changed since stays as it is.'),
  defineOperation({
    id: 'importaciones.descartar',
    route: 'DELETE /importaciones/{id}',
    summary: 'Forgets one of which nothing was done.',
    ...bringing,
    answers: { 200: mensaje },
    errors: ['NO_ENCONTRADO', 'IMPORTACION_EN_OTRO_ESTADO'],
  }),
] as const;
