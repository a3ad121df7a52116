import type { logo } from 'api-client/contract/aspecto';
import type { comercioBody } from 'api-client/contract/comercio';
import { filledIn } from 'api-client/contract/filled-in';
import type { textos, textosPublicos } from 'api-client/contract/textos';
import { TEXTOS_INICIO } from 'api-client/contract/textos-inicio';
import { TEXTOS_NOSOTROS } from 'api-client/contract/textos-nosotros';
import type { Shop } from 'settings/shop';
import type { z } from 'zod';
import { LOGO_ANCHO, pictureAddress } from './picture-address.ts';

/** The admins' values; null for a value that no admin has set. */
type Row = Record<keyof z.output<typeof comercioBody>, string | null>;

/** Returns the shop's data: the admins' values, else the operator's settings. */
export const comercioOf = (row: Row, { social, ...shop }: Shop) => ({
  nombre: row.nombre ?? shop.nombre,
  telefono: row.telefono ?? shop.telefono,
  email: row.email ?? shop.email,
  ciudad: row.ciudad ?? shop.city,
  instagram: row.instagram ?? social.instagram,
  whatsapp: row.whatsapp ?? social.whatsapp,
  horarios: row.horarios ?? '',
  anuncio: row.anuncio ?? '',
  anuncio_desde: row.anuncio_desde ?? '',
  anuncio_hasta: row.anuncio_hasta ?? '',
  linea_legal: row.linea_legal ?? shop.lineaLegal,
  cuit: row.cuit ?? shop.cuit,
  direccion: row.direccion ?? shop.address,
});

interface LogoRow {
  imagen_id: string | null;
  logo_ancho: number | null;
  logo_alto: number | null;
  logo_tono: 'claro' | 'oscuro' | null;
}

/** Returns the logo that admins uploaded, with its URL; null for the default logo. */
export const logoOf = ({
  imagen_id,
  logo_ancho,
  logo_alto,
  logo_tono,
}: LogoRow): z.output<typeof logo> | null =>
  imagen_id === null
    ? null
    : {
        url: pictureAddress(imagen_id, `${LOGO_ANCHO}.png`),
        ...{ ancho: logo_ancho ?? 1, alto: logo_alto ?? 1, tono: logo_tono },
      };

type Textos = z.output<typeof textos>;
/** The admins' texts; null for a text that no admin has set. */
type TextosRow = { [Field in keyof Textos]: string | null };

const OWN: Textos = { ...TEXTOS_INICIO, ...TEXTOS_NOSOTROS };

/** Returns the shop's texts: the admins' texts, else the defaults. */
export const textosOf = (row: TextosRow): Textos => ({
  titulo_inicio: row.titulo_inicio ?? OWN.titulo_inicio,
  texto_inicio: row.texto_inicio ?? OWN.texto_inicio,
  texto_nosotros: row.texto_nosotros ?? OWN.texto_nosotros,
});

/** Returns the admins' texts with their placeholders filled in. */
export function filledTextos(
  row: TextosRow,
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
export const textosToStore = (written: Textos): TextosRow => ({
  titulo_inicio: written.titulo_inicio === OWN.titulo_inicio ? null : written.titulo_inicio,
  texto_inicio: written.texto_inicio === OWN.texto_inicio ? null : written.texto_inicio,
  texto_nosotros: written.texto_nosotros === OWN.texto_nosotros ? null : written.texto_nosotros,
});
