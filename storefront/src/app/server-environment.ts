/** Returns the process's parsed environment. Server only: the browser gets the shop's settings with the page. */
import { readStorefrontPage } from 'settings/page';
import type { ShopSettings } from '../shared/settings.ts';

type ServerEnvironment = {
  apiUrl: string;
  settings: Omit<
    ShopSettings,
    | 'year'
    | 'phoneHref'
    | 'hours'
    | 'closed'
    | 'announcement'
    | 'description'
    | 'aboutDescription'
    | 'tones'
    | 'logo'
  >;
};

let read: ServerEnvironment | undefined;

export function serverEnvironment(): ServerEnvironment {
  read ??= readStorefrontPage(process.env);
  return read;
}
