/** Schemas that several resources share: identifiers, paging, money. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { line, lines, searchText } from './plain-text.ts';
import { PRECIO_TEXTS } from './precio-text.ts';
import { WRONG_ORDER, WRONG_ORDER_OF_AMOUNTS } from './range-text.ts';

/** A UUID in lower case, as the database returns it. */
export const id = (message: string) => z.uuid(message).toLowerCase();
export const uuid = id('El identificador no es válido.');

/** Returns a schema for up to `max` identifiers in a query, separated by commas. */
export const idList = (max: number) => {
  const one = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
  const message = `Debe haber entre 1 y ${max} identificadores, separados por comas.`;
  return z
    .string(message)
    .regex(new RegExp(`^${one}(?:,${one}){0,${max - 1}}$`), message)
    .toLowerCase()
    .describe(`Up to ${max} identifiers, separated by commas`);
};

const tooLong = (what: string, max: number) => `${what} no puede exceder los ${max} caracteres.`;

/** A required text of one line. `what` is the field's name with its article, masculine: 'El nombre'. */
export const text = (what: string, max: number) => {
  const missing = `${what} es obligatorio.`;
  return line(missing, what).min(1, missing).max(max, tooLong(what, max));
};

/** A required text of several lines. `what` as above. */
export const texts = (what: string, max: number) => {
  const missing = `${what} es obligatorio.`;
  return lines(missing).min(1, missing).max(max, tooLong(what, max));
};

/** An optional text of one line. `what` as above. */
export const optionalText = (what: string, max: number) =>
  line(`${what} debe ser un texto.`, what).max(max, tooLong(what, max));

const page = (max: number) => ({
  limit: z
    .int('El límite debe ser un número entero.')
    .min(1, 'El límite debe ser al menos 1.')
    .max(max, `El límite no puede ser mayor a ${max}.`)
    .default(LIMITS.page)
    .describe('Maximum number of rows'),
  offset: z
    .int('El desplazamiento debe ser un número entero.')
    .min(0, 'El desplazamiento no puede ser negativo.')
    .max(LIMITS.offsetMax, 'El desplazamiento es demasiado grande.')
    .default(0)
    .describe('Number of rows to skip'),
});

export const pageQuery = z.object(page(LIMITS.pageMax));
export const featuredBrandsQuery = z.object(page(LIMITS.marcasDestacadasPage));

export const searched = searchText().max(
  LIMITS.termMax,
  `La búsqueda no puede exceder los ${LIMITS.termMax} caracteres.`,
);

const INVALID_DIA = 'La fecha no es válida.';
export const dia = z.iso.date(INVALID_DIA).refine((day) => day >= '1900', INVALID_DIA);

/** The error of a day outside the accepted range, which is usually a typing error. */
const NOT_MEANT = 'La fecha debe estar entre el 01/01/2000 y el 31/12/2099.';
/** A day to store, such as a payment's or a holiday's. */
export const storedDia = dia.refine((day) => day >= '2000-01-01' && day <= '2099-12-31', NOT_MEANT);

/** A day, or an empty text for none. */
export const dayOrNone = z
  .string(INVALID_DIA)
  .trim()
  .regex(/^(?:\d{4}-\d{2}-\d{2})?$/, { error: INVALID_DIA, abort: true })
  .refine((day) => day === '' || storedDia.safeParse(day).success, NOT_MEANT);

/**
 * Adds a check that each range of a query is in order: `desde` with `hasta`, `importe_desde` with
 * `importe_hasta`. `defineOperation` applies it to every query.
 */
export function withRangesInOrder(query: z.ZodObject): z.ZodObject {
  const firsts = Object.keys(query.shape).filter((name) => /(^|_)desde$/.test(name));
  const pairs = firsts.map((first) => [first, first.replace(/desde$/, 'hasta')] as const);
  return pairs
    .filter(([, last]) => last in query.shape)
    .reduce(
      (ordered, [first, last]) =>
        ordered.refine(
          ({ [first]: from, [last]: to }) =>
            from === undefined || to === undefined || (from as string) <= (to as string),
          {
            error: first.startsWith('importe') ? WRONG_ORDER_OF_AMOUNTS : WRONG_ORDER,
            path: [last],
          },
        ),
      query,
    );
}

/** A range of days that includes both ends; either end may be absent. */
export const diasQuery = z.object({
  desde: dia.exactOptional().describe("First day, in the shop's time zone"),
  hasta: dia.exactOptional().describe("Last day, in the shop's time zone"),
});

export const searchQuery = pageQuery.extend({
  term: searched
    .default('')
    .describe(
      'Words of name, brand, category, tag, code and synonyms in any order; ignores accents and case; empty finds all',
    ),
});

/** A price in ARS that the caller saw. */
export const shownPrecio = z
  .number(PRECIO_TEXTS.invalid)
  .min(0, PRECIO_TEXTS.min)
  .max(LIMITS.precioMax, PRECIO_TEXTS.max);

/** A price in ARS that staff set. */
export const precio = shownPrecio.multipleOf(0.01, PRECIO_TEXTS.invalid);

/** An amount in ARS with two decimals, as a JSON number. Exact, because the server computes in integer cents. */
export const amount = z.number();

export const total = z.int().describe('Number of rows on all pages');

export const mensaje = z.object({ mensaje: z.string() }).meta({ id: 'Mensaje' });
export const message = z.object({ message: z.string() }).meta({ id: 'Message' });

export const imagen = z
  .object({
    url: z.string().describe('Path below the origin of the widest picture, as WebP'),
    anchos: z
      .array(z.int())
      .describe('Widths in px that exist as `{width}.avif` and `{width}.webp` beside `url`'),
  })
  .meta({ id: 'Imagen' });
