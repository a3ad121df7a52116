import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { darkTheme } from 'ui-kit/dark-theme';
import { shopDay } from 'ui-kit/dates';
import { DARK_PAGE, prefersDark } from '../shared/scheme/dark-cookie.ts';
import { createLook, type Look } from '../shared/scheme/look.ts';
import type { ShopSettings } from '../shared/settings.ts';
import { serverEnvironment } from './server-environment.ts';
import { shopNow } from './shop-now.ts';

/** Where the API is; in the browser, the page's own origin. */
export const apiUrl = createIsomorphicFn()
  .server((): string | undefined => serverEnvironment().apiUrl)
  .client((): string | undefined => undefined);

/** Set by our own server for each request, over whatever a caller sent under this name. */
export const MARK_HEADER = 'x-script-mark';

/** What this page's own inline scripts are written with; the server that sends the page takes it out again. */
export const scriptMark = createIsomorphicFn()
  .server((): string | undefined => getRequestHeader(MARK_HEADER))
  .client((): string | undefined => undefined);

const asksForDark = () => prefersDark(getRequestHeader('cookie') ?? '');

/** The page's scheme. A browser knows it by the page; the theme of a dark one is loaded before it renders (`client.tsx`). */
export const lookForRouter = createIsomorphicFn()
  .server((): Look => (asksForDark() ? createLook(true, darkTheme) : createLook(false)))
  .client((): Look => createLook(document.documentElement.hasAttribute(DARK_PAGE)));

/** A copy for one router. The browser's is empty until the page's own data fills it, before anything renders. */
export const settingsForRouter = createIsomorphicFn()
  .server((): ShopSettings => ({ ...shopNow(asksForDark()), year: shopDay(new Date()).slice(0, 4) }))
  .client(
    (): ShopSettings => ({
      name: '',
      phone: '',
      phoneHref: '',
      email: '',
      city: '',
      hours: '',
      closed: '',
      announcement: '',
      description: '',
      aboutDescription: '',
      year: '',
      instagram: '',
      whatsapp: '',
      storefrontUrl: '',
      backofficeUrl: '',
      tones: null,
      logo: null,
    }),
  );
