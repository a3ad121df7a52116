/** Imports of product pictures, uploaded one by one; the file name identifies the product. */
import { z } from 'zod';
import { uuid } from './common.ts';
import { defineOperation } from './define.ts';
import { imagenFile } from './imagen-file.ts';
import { importacion } from './importaciones-staff.ts';
import { AREAS_IMPORTACION, FALLAS_FOTO } from './importaciones-words.ts';
import { LIMITS } from './limits.ts';
import { fileName } from './plain-text.ts';

const archivo = fileName('Falta el nombre del archivo.')
  .min(1, 'Falta el nombre del archivo.')
  .max(LIMITS.nombreMax, 'El nombre del archivo es demasiado largo.')
  .describe('Its name, with its folders in the zip');

export const fotosBody = z
  .object({
    archivo: archivo.describe('The name of the zip, or of the first of several pictures'),
    fotos: z
      .int('Di cuántas fotos son.')
      .min(1, 'No hay ninguna foto.')
      .max(
        LIMITS.fotosPerImportacion,
        `Son más de ${LIMITS.fotosPerImportacion} fotos. Divídelas en varias.`,
      ),
    bytes: z.int('Di cuánto pesan.').min(0, 'Di cuánto pesan.').describe('Of all of them together'),
  })
  .meta({ id: 'FotosBody' });

/** The same rules as in a product's form. A file that violates them becomes a row with an error; the upload is not refused. */
export const fotoFile = imagenFile('Cada archivo debe ser menor de 6MB.');

export const fotoBody = z
  .object({
    nombre: archivo,
    archivo: z.file('Falta la foto.').describe('PNG, JPEG, WebP, AVIF or SVG of up to 6 MB'),
  })
  .meta({ id: 'FotoBody' });

export const fotosEnviadasBody = z
  .object({
    fallas: z
      .array(z.object({ archivo, falla: z.enum(FALLAS_FOTO) }))
      .max(LIMITS.fotosPerImportacion, 'Son demasiadas fotos.')
      .describe('Those that could not be sent, and why'),
  })
  .meta({ id: 'FotosEnviadasBody' });

export const fotoRecibida = z
  .object({
    archivo,
    huella: z.string().nullable().describe('SHA-256 of the file, in hexadecimal'),
    error: z.string().nullable().describe('Why it is none, as people read it'),
  })
  .meta({ id: 'FotoRecibida' });

export const fotosRecibidas = z
  .object({ importacion_id: uuid, fotos: z.array(fotoRecibida) })
  .meta({ id: 'FotosRecibidas' });

const sending = { audience: 'staff', areas: AREAS_IMPORTACION.fotos } as const;

export const importacionesFotosOperations = [
  defineOperation({
    id: 'importaciones.crearFotos',
    route: 'POST /importaciones/fotos',
    summary:
      'Begins to take pictures of products in; nothing is changed. The same ones that nobody has applied yet are the same import, looked at anew.',
    ...sending,
    body: { type: 'json', schema: fotosBody },
    answers: { 201: importacion },
  }),
  defineOperation({
    id: 'importaciones.fotos',
    route: 'GET /importaciones/{id}/fotos',
    summary: 'The pictures of an import that have come, none of which is sent again.',
    ...sending,
    answers: { 200: fotosRecibidas },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'importaciones.subirFoto',
    route: 'POST /importaciones/{id}/fotos',
    summary:
      'Takes one picture in. What is none is taken for one that is wrong; the same again is the same; another by that name takes its place.',
    ...sending,
    body: { type: 'multipart', schema: fotoBody },
    answers: { 200: fotoRecibida },
    errors: ['NO_ENCONTRADO', 'IMPORTACION_EN_OTRO_ESTADO'],
  }),
  defineOperation({
    id: 'importaciones.revisar',
    listWork: 'statements',
    route: 'POST /importaciones/{id}/revisar',
    summary: 'All pictures have come: begins to look at what each would do.',
    ...sending,
    body: { type: 'json', schema: fotosEnviadasBody },
    answers: { 200: importacion },
    errors: ['NO_ENCONTRADO', 'IMPORTACION_EN_OTRO_ESTADO'],
  }),
] as const;
