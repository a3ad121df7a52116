/** The shop's texts on the home page and the company page. */
import { z } from 'zod';
import { text, texts } from './common.ts';
import { LIMITS } from './limits.ts';

export const textosBody = z
  .object({
    titulo_inicio: text('El título', LIMITS.tituloInicio),
    texto_inicio: texts('El texto del inicio', LIMITS.textoInicio),
    texto_nosotros: texts('El texto de la empresa', LIMITS.textoNosotros).describe(
      'Paragraphs separated by empty lines',
    ),
  })
  .describe("`{nombre}` and `{ciudad}` are replaced by the shop's name and city")
  .meta({ id: 'TextosBody' });

export const textos = z
  .object({ titulo_inicio: z.string(), texto_inicio: z.string(), texto_nosotros: z.string() })
  .meta({ id: 'Textos' });

/** Texts with name and city filled in. Null when no admin has written one: each page contains its default. */
export const textosPublicos = z
  .object({
    titulo_inicio: z.string().nullable(),
    texto_inicio: z.string().nullable(),
    texto_nosotros: z.string().nullable(),
  })
  .meta({ id: 'TextosPublicos' });
