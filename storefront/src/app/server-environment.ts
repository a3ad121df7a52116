/** The process's environment, parsed. Server only: the browser gets the shop's settings with the page. */
import { z } from 'zod';
import type { ShopSettings } from '../shared/settings.ts';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback);
const origin = z
  .url()
  .transform((value) => new URL(value).origin)
  .optional();
const text = (fallback: string) =>
  z
    .string()
    .optional()
    .transform((value) => value?.trim() || fallback);

const schema = z
  .object({
    STOREFRONT_PORT: port(4000),
    BACKOFFICE_PORT: port(4001),
    API_PORT: port(4002),
    API_URL: origin,
    STOREFRONT_URL: origin,
    BACKOFFICE_URL: origin,
    SHOP_NAME: text('Tierra Llana'),
    SHOP_CITY: text('Pergamino, Buenos Aires'),
    SHOP_PHONE: text('+54 9 2477 41-5820'),
    SHOP_EMAIL: text('ventas@tierrallana.test'),
    SHOP_INSTAGRAM: text('https://www.instagram.com/tierrallana.mayorista'),
    SHOP_WHATSAPP: text('https://wa.me/5492477415820'),
  })
  .transform((env) => ({
    apiUrl: env.API_URL ?? `http://localhost:${env.API_PORT}`,
    settings: {
      name: env.SHOP_NAME,
      phone: env.SHOP_PHONE,
      email: env.SHOP_EMAIL,
      city: env.SHOP_CITY,
      instagram: env.SHOP_INSTAGRAM,
      whatsapp: env.SHOP_WHATSAPP,
      storefrontUrl: env.STOREFRONT_URL ?? `http://localhost:${env.STOREFRONT_PORT}`,
      backofficeUrl: env.BACKOFFICE_URL ?? `http://localhost:${env.BACKOFFICE_PORT}`,
    } satisfies Omit<ShopSettings, 'year'>,
  }));

export type ServerEnvironment = z.output<typeof schema>;

let parsed: ServerEnvironment | undefined;

export function serverEnvironment(): ServerEnvironment {
  parsed ??= schema.parse(process.env);
  return parsed;
}
