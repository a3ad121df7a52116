import { originOfBackoffice, originOfStorefront } from './origins.ts';
import { type Env, readEnv } from './read.ts';
import { OF_WEB, readWebSettings } from './web.ts';

/** What the storefront's pages say of the shop, and where its server finds the API. */
export function readStorefrontPage(env: Env) {
  const values = readEnv(env, OF_WEB.storefront);
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

/** What the back office's page is told about this installation. */
export function readBackofficePage(env: Env) {
  const values = readEnv(env, OF_WEB.backoffice);
  return { storefrontUrl: originOfStorefront(values), shopName: values.SHOP_NAME };
}
