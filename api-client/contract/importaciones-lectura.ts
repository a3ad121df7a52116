/** How a spreadsheet is read: the meaning of its columns, and questions about ambiguous values. */
import { z } from 'zod';
import { defineOperation } from './define.ts';
import { bringing, importacion } from './importaciones-staff.ts';
import { DESTINOS_COLUMNA, IVA_RATES, PREGUNTAS_PLANILLA, WARNINGS_PLANILLA } from './importaciones-words.ts';
import { LIMITS } from './limits.ts';
import { line, looked } from './plain-text.ts';
import { TIPOS_PRECIO } from './words.ts';

const destino = z.enum(DESTINOS_COLUMNA, 'Elige qué trae la columna.');
const clave = looked('Falta la columna.').max(LIMITS.columnaKeyMax, 'La columna no es válida.');
const fijo = (what: string) =>
  line(`Escribe ${what}.`).min(1, `Escribe ${what}.`).max(LIMITS.nombreMax, 'Es demasiado largo.');

export const lecturaBody = z
  .object({
    hojas: z
      .array(looked('Falta la hoja.').max(LIMITS.nombreHoja, 'La hoja no es válida.'))
      .min(1, 'Elige al menos una hoja.')
      .max(LIMITS.sheetsPerPlanilla, 'Son demasiadas hojas.')
      .nullable()
      .describe(
        'Sheets that are read as one, by name, or `*`: all with the same headings; null: the one that is known best',
      ),
    encabezado: z
      .int('La fila de los títulos no es válida.')
      .min(1, 'La fila de los títulos no es válida.')
      .max(LIMITS.headsRowMax, 'La fila de los títulos está demasiado abajo.')
      .nullable()
      .describe('The row of the headings, as the spreadsheet numbers it; null: as it is found'),
    columnas: z
      .array(z.object({ clave, destino: destino.nullable() }))
      .max(LIMITS.planillaColumnas + 20, 'Son demasiadas columnas.')
      .nullable()
      .describe('What each column is taken for, null: for nothing; null for all: as they are guessed'),
    fijos: z
      .object({
        marca: fijo('una marca').exactOptional(),
        categorias: fijo('una categoría').exactOptional(),
        tipo_de_precio: z.enum(TIPOS_PRECIO, 'Elige cómo se vende.').exactOptional(),
      })
      .describe('What new products have, where the row does not say'),
    decimales: z
      .enum([',', '.'], 'Elige qué separa los decimales.')
      .nullable()
      .describe('What parts decimals in prices that are texts; null: as the column shows'),
    iva: z
      .literal(IVA_RATES, 'Elige cuánto IVA se suma.')
      .nullable()
      .describe('Per cent that are added to each price; null: prices are taken as they are'),
  })
  .meta({ id: 'LecturaPlanillaBody' });

/** The reading that the user chose. */
export type EleccionPlanilla = z.output<typeof lecturaBody>;

const cuenta = z.int();

export const lectura = z
  .object({
    eleccion: z
      .object(lecturaBody.shape)
      .describe('What is chosen; goes back with what somebody changes in it'),
    recordada: z.boolean().describe('Whether the choices are those of an earlier file of the same shape'),
    hojas: z.array(
      z.object({
        nombre: z.string(),
        filas: cuenta.describe('Rows with something in them'),
        leida: z.boolean(),
        iguales: z.boolean().describe('Whether its headings are those of the sheet that is known best'),
      }),
    ),
    encabezado: cuenta.nullable().describe('The row of the headings, as the spreadsheet numbers it'),
    columnas: z.array(
      z.object({
        clave: z.string(),
        titulo: z.string(),
        letra: z.string().describe('As a spreadsheet calls the column'),
        destino: destino.nullable(),
        ejemplos: z.array(z.string()).describe('Its first cells that have something'),
      }),
    ),
    muestra: z
      .array(z.object({ fila: cuenta, celdas: z.array(z.string()) }))
      .describe('The first rows of the sheet as they stand there, those above the headings too'),
    grupos: z
      .object({ total: cuenta, primeros: z.array(z.object({ fila: cuenta, texto: z.string() })) })
      .describe('Rows that name the category of the rows below'),
    repetidos: cuenta.describe('Rows that repeat the headings, which are left out'),
    preguntas: z.array(z.enum(PREGUNTAS_PLANILLA)).describe('What nobody has answered yet'),
    avisos: z.array(z.enum(WARNINGS_PLANILLA)).describe('What a person should know about the prices'),
    precios: z.array(z.string()).describe('Columns that may all be the price'),
    dudoso: z.string().nullable().describe('A price that may be read in two ways'),
  })
  .meta({ id: 'LecturaPlanilla' });

export const importacionesLecturaOperations = [
  defineOperation({
    id: 'importaciones.lectura',
    route: 'GET /importaciones/{id}/lectura',
    summary: 'The file as it is: its sheets, its first rows, and what each column is taken for.',
    ...bringing,
    answers: { 200: lectura },
    errors: ['NO_ENCONTRADO', 'IMPORTACION_EN_OTRO_ESTADO'],
  }),
  defineOperation({
    id: 'importaciones.leerDeNuevo',
    listWork: 'statements',
    route: 'PUT /importaciones/{id}/lectura',
    summary: 'Reads the file anew with other choices; what was seen before can no longer be applied.',
    ...bringing,
    body: { type: 'json', schema: lecturaBody },
    answers: { 200: importacion },
    errors: ['NO_ENCONTRADO', 'IMPORTACION_EN_OTRO_ESTADO'],
  }),
] as const;
