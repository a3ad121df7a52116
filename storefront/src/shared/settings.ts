import { useRouteContext } from '@tanstack/react-router';

/** What the operator decides and the page may know; the same on the server and in the browser. */
export interface ShopSettings {
  name: string;
  phone: string;
  email: string;
  city: string;
  /** Of this page, by the shop's calendar: a browser's clock may already be in another one. */
  year: string;
  instagram: string;
  whatsapp: string;
  /** Origins, without a slash at the end. */
  storefrontUrl: string;
  backofficeUrl: string;
}

export const useSettings = (): ShopSettings =>
  useRouteContext({ from: '__root__', select: ({ settings }) => settings });
