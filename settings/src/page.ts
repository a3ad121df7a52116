import { originOfBackoffice, originOfStorefront } from './hosts.ts';
import { type Env, readEnv } from './read.ts';
import { readWebSettings, WEB_SETTINGS } from './web.ts';

/** Returns the shop's data that the storefront's pages show, and the API's URL for the storefront's server. */
export function readStorefrontPage(env: Env) {
  const values = readEnv(env, WEB_SETTINGS.storefront);
  return {
    apiUrl: readWebSettings('storefront', env).apiUrl,
    settings: {
      name: values.SHOP_NAME,
      phone: values.SHOP_PHONE,
      email: values.SHOP_EMAIL,
      city: values.SHOP_CITY,
      instagram: values.SHOP_INSTAGRAM,
      whatsapp: values.SHOP_WHATSAPP,
      storefrontUrl: originOfStorefront(values),
      backofficeUrl: originOfBackoffice(values),
    },
  };
}

/** Returns the settings that the back office's page gets. */
export function readBackofficePage(env: Env) {
  const values = readEnv(env, WEB_SETTINGS.backoffice);
  return { storefrontUrl: originOfStorefront(values), shopName: values.SHOP_NAME };
}
