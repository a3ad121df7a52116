import { type Env, readEnv } from './read.ts';

/** Who the shop is: printed on the remito, signed under e-mails, shown in the footer. */
export type Shop = {
  nombre: string;
  /** One line with the legal name and the tax condition, as a remito carries it. */
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

/** Tierra Llana, each of its settings replaceable by a `SHOP_*` variable. */
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
