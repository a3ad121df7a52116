/** The effect of each row of an import. */
import { z } from 'zod';
import { imagen, total, uuid } from './common.ts';
import { COLUMNAS_IMPORTACION, EFECTOS_RENGLON, ESTADOS_RENGLON } from './importaciones-words.ts';

const campo = z.enum(COLUMNAS_IMPORTACION);
const efecto = z.enum(EFECTOS_RENGLON);

/** A picture of a row. */
const foto = z.object({
  archivo: z.string().describe('Its name, with its folders'),
  orden: z.int().nullable().describe("Where it would stand among its product's, from 1"),
  efecto: efecto.describe(
    '`nuevo` where there is none in that place, `cambia` where it takes the place of another',
  ),
  imagen: imagen.nullable().describe('None where it could not be read'),
});

const shown = z.string().nullable().describe('As people read it');

export const filasPage = z
  .object({
    filas: z.array(
      z.object({
        fila: z.int().describe('As the spreadsheet numbers it'),
        hoja: z
          .string()
          .nullish()
          .describe('Where several sheets are read as one: the one that it stands in'),
        nombre: z.string().describe('Whatever it is about'),
        efecto,
        estado: z.enum(ESTADOS_RENGLON),
        cambios: z.array(z.object({ campo, antes: shown, despues: shown })),
        errores: z.array(z.object({ campo: campo.nullable(), mensaje: z.string() })),
        objeto_id: uuid.nullable().describe('The product or the account'),
        fotos: z.array(foto),
      }),
    ),
    total,
  })
  .meta({ id: 'FilasImportacionPage' });
