/** Pieces that several resources share: identifiers, paging, money. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** A UUID may be written in capitals; the database gives it back without, and so does this. */
export const id = (message: string) => z.uuid(message).toLowerCase();
export const uuid = id('El identificador no es válido.');

/** Up to `maximo` identifiers of a query, separated by commas. */
export const idList = (max: number) => {
  const one = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
  const message = `Debe haber entre 1 y ${max} identificadores, separados por comas.`;
  return z
    .string(message)
    .regex(new RegExp(`^${one}(?:,${one}){0,${max - 1}}$`), message)
    .toLowerCase()
    .describe(`Up to ${max} identifiers, separated by commas`);
};

/** A text that must be there. `what` is its name with its article, masculine: 'El nombre'. */
export const text = (what: string, max: number) => {
  const missing = `${what} es obligatorio.`;
  return z.string(missing).trim().min(1, missing).max(max, `${what} no puede exceder los ${max} caracteres.`);
};

/** A text that may be left empty. `what` as above. */
export const free = (what: string, max: number) =>
  z.string(`${what} debe ser un texto.`).trim().max(max, `${what} no puede exceder los ${max} caracteres.`);

const page = (max: number) => ({
  limit: z
    .int('El límite debe ser un número entero.')
    .min(1, 'El límite debe ser al menos 1.')
    .max(max, `El límite no puede ser mayor a ${max}.`)
    .default(LIMITS.page)
    .describe('How many, at most'),
  offset: z
    .int('El desplazamiento debe ser un número entero.')
    .min(0, 'El desplazamiento no puede ser negativo.')
    .max(LIMITS.offsetMax, 'El desplazamiento es demasiado grande.')
    .default(0)
    .describe('How many to skip'),
});

export const pageQuery = z.object(page(LIMITS.pageMax));
export const featuredBrandsQuery = z.object(page(LIMITS.marcasDestacadasPage));

/** What is looked for, as somebody types it. */
export const searched = z
  .string()
  .max(LIMITS.termMax, `La búsqueda no puede exceder los ${LIMITS.termMax} caracteres.`);

const INVALID_DIA = 'La fecha no es válida.';
export const dia = z.iso.date(INVALID_DIA).refine((day) => day >= '1900', INVALID_DIA);

/** A day, or empty for none. */
export const dayOrNone = z
  .string(INVALID_DIA)
  .trim()
  .regex(/^(?:\d{4}-\d{2}-\d{2})?$/, { error: INVALID_DIA, abort: true })
  .refine((day) => day === '' || dia.safeParse(day).success, INVALID_DIA);

/** Of a first day and a last one, of which either may be empty. */
export const inOrder = (first: string, last: string): boolean => last === '' || first <= last;
export const DISORDER = 'El último día no puede ser anterior al primero.';

/** Days from one to another, both included; either may be missing. */
export const diasQuery = z.object({
  desde: dia.exactOptional().describe("The first day, in the shop's time zone"),
  hasta: dia.exactOptional().describe('The last day'),
});

export const searchQuery = pageQuery.extend({
  term: searched
    .default('')
    .describe(
      'Words of name, brand, category, tag, code and synonyms, in any order, whatever their accents and case; empty finds all',
    ),
});

const NO_PRECIO = 'El precio debe ser un número válido con hasta 2 decimales.';

/** ARS, as somebody saw it. */
export const seenPrecio = z
  .number(NO_PRECIO)
  .min(0, 'El precio no puede ser negativo.')
  .max(LIMITS.precioMax, 'El precio no puede superar 999999.99.');

/** ARS, as staff set it. */
export const precio = seenPrecio.multipleOf(0.01, NO_PRECIO);

/** ARS with two decimals as a JSON number; exact, because the server computes in integer cents. */
export const amount = z.number();

export const total = z.int().describe('How many there are on all pages');

export const mensaje = z.object({ mensaje: z.string() }).meta({ id: 'Mensaje' });
export const message = z.object({ message: z.string() }).meta({ id: 'Message' });

export const imagen = z
  .object({
    url: z.string().describe('Path below the origin; the widest one, as WebP'),
    anchos: z
      .array(z.int())
      .describe('Widths in px that exist as `{width}.avif` and `{width}.webp` beside `url`'),
  })
  .meta({ id: 'Imagen' });
