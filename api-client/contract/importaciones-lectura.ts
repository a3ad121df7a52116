/** How a spreadsheet is read: the meaning of its columns, and questions about ambiguous values. */
import { z } from 'zod';
import { defineOperation } from './define.ts';
import { bringing, importacion } from './importaciones-staff.ts';
import { DESTINOS_COLUMNA, IVA_RATES, PREGUNTAS_PLANILLA, WARNINGS_PLANILLA } from './importaciones-words.ts';
import { LIMITS } from './limits.ts';
import { line, searchText } from './plain-text.ts';
import { TIPOS_PRECIO } from './words.ts';

const destino = z.enum(DESTINOS_COLUMNA, 'Elige qué trae la columna.');
const clave = searchText('Falta la columna.').max(LIMITS.columnaKeyMax, 'La columna no es válida.');
const fijo = (what: string) =>
  line(`Escribe ${what}.`).min(1, `Escribe ${what}.`).max(LIMITS.nombreMax, 'Es demasiado largo.');

export const lecturaBody = z
  .object({
    hojas: z
      .array(searchText('Falta la hoja.').max(LIMITS.nombreHoja, 'La hoja no es válida.'))
      .min(1, 'Elige al menos una hoja.')
      .max(LIMITS.sheetsPerPlanilla, 'Son demasiadas hojas.')
      .nullable()
      .describe(
        'Names of sheets that are read together, or `*` for all with the same headings; null for the best known sheet',
      ),
    encabezado: z
      .int('La fila de los títulos no es válida.')
      .min(1, 'La fila de los títulos no es válida.')
      .max(LIMITS.headsRowMax, 'La fila de los títulos está demasiado abajo.')
      .nullable()
      .describe('Row number of the headings in the spreadsheet; null to detect it'),
    columnas: z
      .array(z.object({ clave, destino: destino.nullable() }))
      .max(LIMITS.planillaColumnas + 20, 'Son demasiadas columnas.')
      .nullable()
      .describe('Field of each column, null to ignore the column; null instead of the list to guess all'),
    fijos: z
      .object({
        marca: fijo('una marca').exactOptional(),
        categorias: fijo('una categoría').exactOptional(),
        condicion: fijo('una condición').exactOptional(),
        tipo_de_precio: z.enum(TIPOS_PRECIO, 'Elige cómo se vende.').exactOptional(),
      })
      .describe('Default values of new products; the agreement of rows that name none'),
    decimales: z
      .enum([',', '.'], 'Elige qué separa los decimales.')
      .nullable()
      .describe('Decimal separator in prices that are text; null to detect it per column'),
    iva: z
      .literal(IVA_RATES, 'Elige cuánto IVA se suma.')
      .nullable()
      .describe('VAT in per cent added to each price; null to use prices unchanged'),
  })
  .meta({ id: 'LecturaPlanillaBody' });

/** The reading that the user chose. */
export type EleccionPlanilla = z.output<typeof lecturaBody>;

const cuenta = z.int();

export const lectura = z
  .object({
    eleccion: z.object(lecturaBody.shape).describe('Current choices; send them back with the changes'),
    recordada: z.boolean().describe('True if the choices come from an earlier file with the same columns'),
    hojas: z.array(
      z.object({
        nombre: z.string(),
        filas: cuenta.describe('Number of rows that are not empty'),
        leida: z.boolean(),
        iguales: z.boolean().describe('True if the headings equal those of the best known sheet'),
      }),
    ),
    encabezado: cuenta.nullable().describe('Row number of the headings in the spreadsheet'),
    columnas: z.array(
      z.object({
        clave: z.string(),
        titulo: z.string(),
        letra: z.string().describe('Letter of the column in the spreadsheet'),
        destino: destino.nullable(),
        ejemplos: z.array(z.string()).describe('First cells that are not empty'),
      }),
    ),
    muestra: z
      .array(z.object({ fila: cuenta, celdas: z.array(z.string()) }))
      .describe('First rows of the sheet, including rows above the headings'),
    grupos: z
      .object({ total: cuenta, primeros: z.array(z.object({ fila: cuenta, texto: z.string() })) })
      .describe('Number of rows that name the category of the rows below'),
    repetidos: cuenta.describe('Number of ignored rows that repeat the headings'),
    preguntas: z.array(z.enum(PREGUNTAS_PLANILLA)).describe('Open questions to the user'),
    avisos: z.array(z.enum(WARNINGS_PLANILLA)).describe('Warnings about the prices'),
    precios: z.array(z.string()).describe('Columns that may be the price'),
    dudoso: z.string().nullable().describe('Price that can be read in two ways'),
  })
  .meta({ id: 'LecturaPlanilla' });

export const importacionesLecturaOperations = [
  defineOperation({
    id: 'importaciones.lectura',
    route: 'GET /importaciones/{id}/lectura',
    summary: 'How the file was read: its sheets, first rows, and the field of each column.',
    ...bringing,
    answers: { 200: lectura },
    errors: ['NO_ENCONTRADO', 'IMPORTACION_EN_OTRO_ESTADO'],
  }),
  defineOperation({
    id: 'importaciones.leerDeNuevo',
    listWork: 'statements',
    route: 'PUT /importaciones/{id}/lectura',
    summary: 'Reads the file again with other choices. Earlier previews can no longer be applied.',
    ...bringing,
    body: { type: 'json', schema: lecturaBody },
    answers: { 200: importacion },
    errors: ['NO_ENCONTRADO', 'IMPORTACION_EN_OTRO_ESTADO'],
  }),
] as const;
