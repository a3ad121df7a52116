/** The effect of each row of an import. */
import { z } from 'zod';
import { imagen, total, uuid } from './common.ts';
import { COLUMNAS_IMPORTACION, EFECTOS_RENGLON, ESTADOS_RENGLON } from './importaciones-words.ts';

const campo = z.enum(COLUMNAS_IMPORTACION);
const efecto = z.enum(EFECTOS_RENGLON);

/** A picture of a row. */
const foto = z.object({
  archivo: z.string().describe('File name with its folders'),
  orden: z.int().nullable().describe("Position among the product's pictures, from 1"),
  efecto: efecto.describe('`nuevo` if the position is empty, `cambia` if the picture replaces another one'),
  imagen: imagen.nullable().describe('Null if the file could not be read'),
});

const shown = z.string().nullable().describe('Value as text for people');

export const filasPage = z
  .object({
    filas: z.array(
      z.object({
        fila: z.int().describe('Row number of the spreadsheet'),
        hoja: z.string().nullish().describe("Name of the row's sheet, if several sheets are read together"),
        nombre: z.string().describe('Name of the product or account'),
        efecto,
        estado: z.enum(ESTADOS_RENGLON),
        cambios: z.array(z.object({ campo, antes: shown, despues: shown })),
        errores: z.array(z.object({ campo: campo.nullable(), mensaje: z.string() })),
        objeto_id: uuid.nullable().describe('Id of the product or account'),
        fotos: z.array(foto),
      }),
    ),
    total,
  })
  .meta({ id: 'FilasImportacionPage' });
