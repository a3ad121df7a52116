/** What this process knows of the shop. Server only: the browser gets it with the page. */
import { type Tienda, tiendaGet } from 'api-client/storefront';
import type { ShopSettings } from '../shared/settings.ts';
import { descriptionsOf } from './descriptions.ts';
import { serverEnvironment } from './server-environment.ts';

type Known = Omit<ShopSettings, 'year'>;

let known: Pick<Tienda, 'comercio' | 'textos'> | undefined;

/**
 * Asks what admins have written of the shop; to be waited for before a page is made. Where the API can't say, which is
 * answered by false, it is as it was when it last could, and at first what the operator's settings say.
 */
export async function askForShop(): Promise<boolean> {
  const { data } = await tiendaGet({ throwOnError: false });
  known = data ?? known;
  return data !== undefined;
}

/** The operator's settings, and over them what admins have written. */
export function shopNow(): Known {
  const { settings } = serverEnvironment();
  const { comercio, textos } = known ?? {};
  if (!comercio) {
    const { name, city } = settings;
    return { ...settings, ...descriptionsOf(name, city, textos), hours: '', announcement: '' };
  }
  const { nombre, telefono, email, ciudad, instagram, whatsapp, horarios, anuncio } = comercio;
  return {
    ...settings,
    name: nombre,
    phone: telefono,
    email,
    city: ciudad,
    instagram,
    whatsapp,
    hours: horarios,
    announcement: anuncio,
    ...descriptionsOf(nombre, ciudad, textos),
  };
}
