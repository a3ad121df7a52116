import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { darkTheme } from 'ui-kit/dark-theme';
import { shopDay } from 'ui-kit/dates';
import type { SentForm } from '../features/registration/sent-form.ts';
import { DARK_PAGE, prefersDark } from '../shared/scheme/dark-cookie.ts';
import { createLook, type Look } from '../shared/scheme/look.ts';
import type { ShopSettings } from '../shared/settings.ts';
import { serverEnvironment } from './server-environment.ts';
import { shopNow } from './shop-now.ts';

/** Base URL of the API. Undefined in the browser, which uses the page's own origin. */
export const apiUrl = createIsomorphicFn()
  .server((): string | undefined => serverEnvironment().apiUrl)
  .client((): string | undefined => undefined);

/** Header with the script nonce. Our own server sets the header on each request and overwrites the caller's value. */
export const MARK_HEADER = 'x-script-mark';

/** Nonce of this page's inline scripts. The server removes the header before sending the page. */
export const scriptMark = createIsomorphicFn()
  .server((): string | undefined => getRequestHeader(MARK_HEADER))
  .client((): string | undefined => undefined);

/** Header with a refused registration, as encoded JSON. `server.tsx` sets the header; no caller can. */
export const SENT_HEADER = 'x-sent-form';

/** The registration that the server refused for this page. In the browser the page's data has it. */
export const sentForm = createIsomorphicFn()
  .server((): SentForm | undefined => {
    const sent = getRequestHeader(SENT_HEADER);
    return sent === undefined ? undefined : (JSON.parse(decodeURIComponent(sent)) as SentForm);
  })
  .client((): SentForm | undefined => undefined);

const asksForDark = () => prefersDark(getRequestHeader('cookie') ?? '');

/** The page's colour scheme. In the browser the page's attribute decides, and `client.tsx` loads the dark theme. */
export const lookForRouter = createIsomorphicFn()
  .server((): Look => (asksForDark() ? createLook(true, darkTheme) : createLook(false)))
  .client((): Look => createLook(document.documentElement.hasAttribute(DARK_PAGE)));

/** Returns a copy of the settings for one router. In the browser the page's data fills the copy before anything renders. */
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
