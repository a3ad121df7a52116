import { useRouteContext } from '@tanstack/react-router';
import type { Tones } from 'ui-kit/brand';
import type { LogoPicture } from 'ui-kit/logo';

/** Settings of operator and admins that pages may use; the same on the server and in the browser. */
export interface ShopSettings {
  name: string;
  phone: string;
  /** Link that calls the phone number, built by the server; empty if the text is no phone number. */
  phoneHref: string;
  email: string;
  city: string;
  /** Opening hours; may be empty. */
  hours: string;
  /** Closed days in the near future; may be empty. */
  closed: string;
  /** Announcement on every page; may be empty. */
  announcement: string;
  /** Default description for search engines, and that of the company page. */
  description: string;
  aboutDescription: string;
  /** Current year in the shop's time zone; the browser's clock may differ. */
  year: string;
  instagram: string;
  whatsapp: string;
  /** Origins without a trailing slash. */
  storefrontUrl: string;
  backofficeUrl: string;
  /** Tones of the shop's colour for the page's scheme, calculated by the server; null for the default colour. */
  tones: (Tones & { chosen: string }) | null;
  logo: LogoPicture | null;
}

export const useSettings = (): ShopSettings =>
  useRouteContext({ from: '__root__', select: ({ settings }) => settings });
