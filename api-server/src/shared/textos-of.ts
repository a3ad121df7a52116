import { filledIn } from 'api-client/contract/filled-in';
import type { textos, textosPublicos } from 'api-client/contract/textos';
import { TEXTOS_INICIO } from 'api-client/contract/textos-inicio';
import { TEXTOS_NOSOTROS } from 'api-client/contract/textos-nosotros';
import type { z } from 'zod';

type Textos = z.output<typeof textos>;
/** The admins' texts; null for a text that no admin has set. */
type Row = { [Field in keyof Textos]: string | null };

const OWN: Textos = { ...TEXTOS_INICIO, ...TEXTOS_NOSOTROS };

/** Returns the shop's texts: the admins' texts, else the defaults. */
export const textosOf = (row: Row): Textos => ({
  titulo_inicio: row.titulo_inicio ?? OWN.titulo_inicio,
  texto_inicio: row.texto_inicio ?? OWN.texto_inicio,
  texto_nosotros: row.texto_nosotros ?? OWN.texto_nosotros,
});

/** Returns the admins' texts with their placeholders filled in. */
export function writtenTextos(
  row: Row,
  shop: Parameters<typeof filledIn>[1],
): z.output<typeof textosPublicos> {
  const read = (text: string | null) => text && filledIn(text, shop);
  return {
    titulo_inicio: read(row.titulo_inicio),
    texto_inicio: read(row.texto_inicio),
    texto_nosotros: read(row.texto_nosotros),
  };
}

/** Returns the texts to store: null for a text equal to the default. */
export const keptTextos = (written: Textos): Row => ({
  titulo_inicio: written.titulo_inicio === OWN.titulo_inicio ? null : written.titulo_inicio,
  texto_inicio: written.texto_inicio === OWN.texto_inicio ? null : written.texto_inicio,
  texto_nosotros: written.texto_nosotros === OWN.texto_nosotros ? null : written.texto_nosotros,
});
