import type { logo } from 'api-client/contract/aspecto';
import type { z } from 'zod';
import { LOGO_ANCHO, pictureAddress } from './picture-address.ts';

interface Row {
  imagen_id: string | null;
  logo_ancho: number | null;
  logo_alto: number | null;
  logo_tono: 'claro' | 'oscuro' | null;
}

/** Returns the logo that admins uploaded, with its URL; null for the default logo. */
export const logoOf = ({ imagen_id, logo_ancho, logo_alto, logo_tono }: Row): z.output<typeof logo> | null =>
  imagen_id === null
    ? null
    : {
        url: pictureAddress(imagen_id, `${LOGO_ANCHO}.png`),
        ...{ ancho: logo_ancho ?? 1, alto: logo_alto ?? 1, tono: logo_tono },
      };
