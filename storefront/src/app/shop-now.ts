/** Shop settings that this process knows. Server only: the browser gets them with the page. */
import { type Logo, type TextosPublicos, type Tienda, telOf, tiendaGet } from 'api-client/storefront';
import { type Brand, brandOf } from 'ui-kit/brand';
import type { LogoPicture } from 'ui-kit/logo';
import type { ShopSettings } from '../shared/settings.ts';
import { serverEnvironment } from './server-environment.ts';

type Known = Omit<ShopSettings, 'year'>;

let known: Tienda | undefined;

/**
 * Fetches the shop's settings; await this before rendering a page. Returns false if the API fails. Then the last known
 * values stay in use, or at first the operator's settings.
 */
export async function loadShop(): Promise<boolean> {
  const { data } = await tiendaGet({ throwOnError: false });
  known = data ?? known;
  return data !== undefined;
}

/** Returns the operator's settings, overridden by the admins' values. @param dark for a page in the dark scheme */
export function shopNow(dark = false): Known {
  const { settings } = serverEnvironment();
  const { comercio, textos, color, logo, cerrado } = known ?? {};
  const who = { ...settings, hours: '', announcement: '', ...(comercio && whoIs(comercio)) };
  return {
    ...who,
    phoneHref: telOf(who.phone) ?? '',
    ...descriptionsOf(who.name, who.city, textos),
    closed: closedText(cerrado ?? []),
    tones: color ? tonesOf(color, dark) : null,
    logo: logo ? pictureOf(logo) : null,
  };
}

const whoIs = ({
  nombre,
  telefono,
  ciudad,
  horarios,
  anuncio,
  ...same
}: NonNullable<Tienda['comercio']>) => ({
  ...{ name: nombre, phone: telefono, city: ciudad, hours: horarios, announcement: anuncio },
  ...{ email: same.email, instagram: same.instagram, whatsapp: same.whatsapp },
});

/** The tones of the last colour, so that not every page calculates them again. */
let worked: { color: string; brand: Brand } | undefined;
function tonesOf(color: string, dark: boolean): NonNullable<ShopSettings['tones']> {
  if (worked?.color !== color) worked = { color, brand: brandOf(color) };
  return { ...worked.brand[dark ? 'dark' : 'light'], chosen: color };
}

const pictureOf = ({ url, ancho, alto, tono }: Logo): LogoPicture => ({
  ...{ src: url, width: ancho, height: alto, tone: tono },
});

const weekday = new Intl.DateTimeFormat('es-AR', { weekday: 'short', timeZone: 'UTC' });
const short = (day: string) =>
  `${weekday.format(new Date(day))} ${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

/** For example 'Cerrado: lun 8/12, jue 25/12'. */
const closedText = (days: readonly string[]): string =>
  days.length === 0 ? '' : `Cerrado: ${days.map(short).join(', ')}`;

/** Returns the general description and the description of the company page. */
const descriptionsOf = (name: string, city: string, textos: TextosPublicos | null | undefined) => ({
  description:
    textos?.texto_inicio ??
    'Distribuidora mayorista de alimentos naturales: frutos secos, semillas, legumbres, harinas, superalimentos y productos orgánicos para comercios de todo el país.',
  aboutDescription:
    textos?.texto_nosotros ??
    `${name}: desde 2021 llevamos alimentos naturales por mayor desde ${city} a comercios de todo el país.`,
});
