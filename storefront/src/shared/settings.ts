import { useRouteContext } from '@tanstack/react-router';
import type { Tones } from 'ui-kit/brand';
import type { LogoPicture } from 'ui-kit/logo';

/** What operator and admins decide and the page may know; the same on the server and in the browser. */
export interface ShopSettings {
  name: string;
  phone: string;
  /** The address of a link that calls it, worked out by the server; empty where it is no telephone. */
  phoneHref: string;
  email: string;
  city: string;
  /** When somebody is there; empty where nothing is said. */
  hours: string;
  /** On which of the next days nobody is there; empty where nothing is said. */
  closed: string;
  /** A line for everybody, over each page; empty for none. */
  announcement: string;
  /** Where its pages are found: of any that has none of its own, and of the company's. */
  description: string;
  aboutDescription: string;
  /** Of this page, by the shop's calendar: a browser's clock may already be in another one. */
  year: string;
  instagram: string;
  whatsapp: string;
  /** Origins, without a slash at the end. */
  storefrontUrl: string;
  backofficeUrl: string;
  /** Of the shop's own colour, worked out by the server for the page's scheme; null for the house's. */
  tones: (Tones & { chosen: string }) | null;
  logo: LogoPicture | null;
}

export const useSettings = (): ShopSettings =>
  useRouteContext({ from: '__root__', select: ({ settings }) => settings });
