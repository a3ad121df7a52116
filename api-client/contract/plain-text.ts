/** Allowed characters of texts: the same rule for bodies, queries, paths and spreadsheet cells. */
import { z } from 'zod';

/** An emoji with its joiners and variation selectors. */
const EMOJI_PART = '\\p{Extended_Pictographic}[\\u{1F3FB}-\\u{1F3FF}]?\\uFE0F?';
const EMOJI = `(${EMOJI_PART}(?:\\u200D${EMOJI_PART})*|[#*0-9]\\uFE0F\\u20E3)`;

/**
 * Invisible characters: direction marks, zero-width characters, soft hyphens, fillers, tags. Users who paste
 * a text do not know of them, so they are removed.
 * Emojis match first, so that their joiners stay.
 */
const INVISIBLE = new RegExp(`${EMOJI}|[\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB]`, 'gu');

/** Control characters, lone surrogates and noncharacters: the database, XML and printers refuse them. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;
const FORBIDDEN_IN_LINES = /(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;
const BREAK = /[\r\n\t\v\f\u0085\p{Zl}\p{Zp}]/u;

/** Returns the text in composed form (NFC), without invisible characters and with plain spaces only. */
const visibleText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, (_, emoji?: string) => emoji ?? '')
    .replace(/\p{Zs}/gu, ' ');

/** Returns a text of one line as stored: no invisible characters, single spaces between words, none at the ends. */
export const tidyLine = (text: string): string => visibleText(text).trim().replace(/ {2,}/g, ' ');

/** Returns a text of several lines as stored: only line feeds separate lines. */
export const tidyLines = (text: string): string =>
  visibleText(text.replace(/\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu, '\n').replaceAll('\t', ' ')).trim();

/** Returns any text as one line: forbidden characters become spaces. */
export const readableLine = (text: string): string =>
  tidyLine(text.replace(new RegExp(`${FORBIDDEN.source}|${BREAK.source}`, 'gu'), ' '));

/** Whether a text contains a character that even fields of several lines forbid. */
export const hasForbidden = (text: string): boolean => FORBIDDEN_IN_LINES.test(text);

export const FORBIDDEN_TEXT = 'Hay un carácter que no se admite.';

const refusal = (text: string, what: string): string =>
  BREAK.test(text) ? `${what} va en un solo renglón, sin saltos de línea ni tabulaciones.` : FORBIDDEN_TEXT;

/**
 * A text of one line. Line breaks and tabs inside are refused, because a spreadsheet would start a new row.
 * @param what the field's name with its article, as in 'El nombre'
 */
export const line = (error: string | undefined, what = 'Este texto') =>
  z
    .string(error)
    .overwrite(tidyLine)
    .refine((text) => !FORBIDDEN.test(text) && !BREAK.test(text), {
      error: ({ input }) => refusal(String(input), what),
      abort: true,
    });

export const lines = (error: string | undefined) =>
  z
    .string(error)
    .overwrite(tidyLines)
    .refine((text) => !hasForbidden(text), { error: FORBIDDEN_TEXT, abort: true });

/** A text for searching or comparing: line breaks and tabs become spaces. */
export const searchText = (error?: string) =>
  z
    .string(error)
    .overwrite((text) => tidyLine(text.replace(new RegExp(BREAK.source, 'gu'), ' ')))
    .refine((text) => !hasForbidden(text), { error: FORBIDDEN_TEXT, abort: true });

/** A file's name. Nothing is refused, because the sender of a file cannot correct its name. */
export const fileName = (error: string) => z.string(error).overwrite(readableLine);
