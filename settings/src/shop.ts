import { type Env, readEnv } from './read.ts';

/** The shop's identity: printed on the remito, in the signature of e-mails, shown in the footer. */
export type Shop = {
  nombre: string;
  /** The legal name and the tax condition in one line, as a remito prints them. */
  lineaLegal: string;
  /** Eleven digits with hyphens. */
  cuit: string;
  address: string;
  city: string;
  telefono: string;
  email: string;
  social: { instagram: string; whatsapp: string };
};

export const SHOP = [
  'SHOP_NAME',
  'SHOP_LEGAL_LINE',
  'SHOP_CUIT',
  'SHOP_ADDRESS',
  'SHOP_CITY',
  'SHOP_PHONE',
  'SHOP_EMAIL',
  'SHOP_INSTAGRAM',
  'SHOP_WHATSAPP',
] as const;

/** Returns the shop's identity from the `SHOP_*` settings; the defaults are those of the demo shop. */
export function loadShop(env: Env): Shop {
  const values = readEnv(env, SHOP);
  return {
    nombre: values.SHOP_NAME,
    lineaLegal: values.SHOP_LEGAL_LINE,
    cuit: values.SHOP_CUIT,
    address: values.SHOP_ADDRESS,
    city: values.SHOP_CITY,
    telefono: values.SHOP_PHONE,
    email: values.SHOP_EMAIL,
    social: { instagram: values.SHOP_INSTAGRAM, whatsapp: values.SHOP_WHATSAPP },
  };
}
