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
  .describe('File name with its folders in the zip');

export const fotosBody = z
  .object({
    archivo: archivo.describe('Name of the zip, or of the first of several pictures'),
    fotos: z
      .int('Di cuántas fotos son.')
      .min(1, 'No hay ninguna foto.')
      .max(
        LIMITS.fotosPerImportacion,
        `Son más de ${LIMITS.fotosPerImportacion} fotos. Divídelas en varias.`,
      ),
    bytes: z.int('Di cuánto pesan.').min(0, 'Di cuánto pesan.').describe('Total size of all files'),
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
      .describe('Files that could not be sent, each with the reason'),
  })
  .meta({ id: 'FotosEnviadasBody' });

export const fotoRecibida = z
  .object({
    archivo,
    huella: z.string().nullable().describe('SHA-256 of the file, in hexadecimal'),
    error: z.string().nullable().describe('Why the file is not a picture, as text for people'),
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
      'Starts an import of product pictures; nothing is changed. The same files as in an import that is not applied yet return that import, checked again.',
    ...sending,
    body: { type: 'json', schema: fotosBody },
    answers: { 201: importacion },
  }),
  defineOperation({
    id: 'importaciones.fotos',
    route: 'GET /importaciones/{id}/fotos',
    summary: 'Pictures of an import that have arrived; do not send them again.',
    ...sending,
    answers: { 200: fotosRecibidas },
    errors: ['NO_ENCONTRADO'],
  }),
  defineOperation({
    id: 'importaciones.subirFoto',
    route: 'POST /importaciones/{id}/fotos',
    summary:
      'Uploads one picture. A file that is not a picture counts as an error of the import. The same file again changes nothing; another file with that name replaces the first.',
    ...sending,
    body: { type: 'multipart', schema: fotoBody },
    answers: { 200: fotoRecibida },
    errors: ['NO_ENCONTRADO', 'IMPORTACION_EN_OTRO_ESTADO'],
  }),
  defineOperation({
    id: 'importaciones.revisar',
    listWork: 'statements',
    route: 'POST /importaciones/{id}/revisar',
    summary: 'Ends the upload and starts the check of what each picture would do.',
    ...sending,
    body: { type: 'json', schema: fotosEnviadasBody },
    answers: { 200: importacion },
    errors: ['NO_ENCONTRADO', 'IMPORTACION_EN_OTRO_ESTADO'],
  }),
] as const;
